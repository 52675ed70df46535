import type { Preview } from "../../preview-type.ts";
import { Button } from "../button/button.tsx";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { Popover } from "./popover.tsx";

export const previews: Preview[] = [
  {
    component: "Popover",
    state: "closed",
    render: () => (
      <Popover label="Saved views" trigger={<Button>High STP, unmatched</Button>}>
        <p>Two saved views.</p>
      </Popover>
    ),
  },
  {
    component: "Tooltip",
    state: "on a button",
    render: () => (
      <Tooltip content="Opens the supplier in a side panel">
        <Button>Preview</Button>
      </Tooltip>
    ),
  },
];
