import { Download, Plus, Share2, Sun } from "lucide-react";
import type { Preview } from "../../preview-type.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

const plus = <Plus aria-hidden size={16} strokeWidth={1.6} />;

export const previews: Preview[] = [
  {
    component: "Button",
    state: "variants",
    render: () => (
      <div className="flex flex-wrap gap-2">
        <Button variant="primary">Add to campaign</Button>
        <Button icon={<Share2 aria-hidden size={16} strokeWidth={1.6} />}>Share</Button>
        <Button variant="add" icon={plus}>
          Filter
        </Button>
        <Button variant="quiet">Discard</Button>
        <Button variant="danger">Stop queue service</Button>
      </div>
    ),
  },
  {
    component: "Button",
    state: "pending and disabled",
    render: () => (
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" pending>
          Saving
        </Button>
        <Button disabled>Publish</Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
      </div>
    ),
  },
  {
    component: "IconButton",
    state: "variants",
    render: () => (
      <div className="flex gap-2">
        <IconButton label="Change the mode" icon={<Sun aria-hidden size={16} strokeWidth={1.6} />} />
        <IconButton variant="bordered" label="Download" icon={<Download aria-hidden size={16} strokeWidth={1.6} />} />
      </div>
    ),
  },
];
