import { Download } from "lucide-react";
import type { Preview } from "../../preview-type.ts";
import { Button } from "../button/button.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";

export const previews: Preview[] = [
  {
    component: "DropdownMenu",
    state: "closed",
    render: () => (
      <DropdownMenu
        trigger={<Button icon={<Download aria-hidden size={16} strokeWidth={1.6} />}>Export</Button>}
        groups={[
          { key: "file", label: "File", items: [{ key: "csv", label: "Data (CSV)", shortcut: "E" }] },
          { key: "danger", items: [{ key: "drop", label: "Delete job", danger: true }] },
        ]}
      />
    ),
  },
];
