import { Lock } from "lucide-react";
import type { Preview } from "../../preview-type.ts";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Panel } from "../panel/panel.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { PageHeader } from "./page-header.tsx";

export const previews: Preview[] = [
  {
    component: "Breadcrumb",
    state: "three levels",
    render: () => (
      <Breadcrumb
        crumbs={[
          { label: "Analysis jobs", href: "/jobs" },
          { label: "Northgate Retail FY26", href: "/jobs/1" },
          { label: "Suppliers" },
        ]}
      />
    ),
  },
  {
    component: "PageHeader",
    state: "facts, mark, actions",
    render: () => (
      <PageHeader
        title="Northgate Retail FY26"
        marks={<Badge tone="success">Published</Badge>}
        facts="Northgate Retail plc, 12,486 suppliers, GBP 418.2m spend"
        actions={<Button icon={<Lock aria-hidden size={16} strokeWidth={1.6} />}>You are editing, 14:20 left</Button>}
      />
    ),
  },
  {
    component: "Panel",
    state: "title and facts",
    render: () => (
      <Panel title="Next" facts="three steps">
        <p>Open Insights, then the suppliers that accept cards.</p>
      </Panel>
    ),
  },
];
