import { useState } from "react";
import type { Preview } from "../../preview-type.ts";
import { PartBar } from "./part-bar.tsx";
import { TabBar } from "./tab-bar.tsx";
import type { TabGroup } from "./tab-bar.tsx";

const tab = (label: string) => ({ key: label, label, href: `#${label}` });
const groups: TabGroup[] = [
  { key: "creation", label: "Creation", tabs: [tab("Matched data only")] },
  { key: "analysis", label: "Analysis", tabs: [tab("Summary"), tab("Insights"), tab("Suppliers")] },
  { key: "enablement", label: "Enablement", tabs: [tab("Use cases")] },
  { key: "output", label: "Output", tabs: [tab("Report"), tab("Presentation")] },
  { key: "business-case", label: "Business case", tabs: [tab("Calculator")] },
  { key: "admin", label: "Admin", tabs: [tab("Details"), tab("Logs")] },
];

function TabBarPreview({ flat = false }: { readonly flat?: boolean }) {
  const [expanded, setExpanded] = useState<readonly string[]>(["creation", "analysis"]);
  return (
    <TabBar
      label="Job pages"
      groups={groups}
      currentKey="Suppliers"
      expanded={expanded}
      onExpandedChange={setExpanded}
      flat={flat}
      onNavigate={() => undefined}
    />
  );
}

const parts = [tab("Active"), tab("Pending"), tab("Deactivated")];

export const previews: Preview[] = [
  { component: "TabBar", state: "two groups open", render: () => <TabBarPreview /> },
  { component: "TabBar", state: "without groups", render: () => <TabBarPreview flat /> },
  {
    component: "PartBar",
    state: "of a page",
    render: () => <PartBar label="Lists of people" parts={parts} currentKey="Active" onNavigate={() => undefined} />,
  },
];
