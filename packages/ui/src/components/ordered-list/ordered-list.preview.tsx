import type { Preview } from "../../preview-type.ts";
import { OrderedList, type OrderWords } from "./ordered-list.tsx";

const words: OrderWords = {
  hint: "Drag, or use the arrow keys, to move",
  move: (name, place, total) => `${name}, ${place} of ${total}. Use the arrow keys to move it.`,
  moved: (name, place, total) => `${name} is ${place} of ${total} now.`,
  first: "Move to the top",
  up: "Move up",
  down: "Move down",
  last: "Move to the end",
};

const sample = (readOnly: boolean) => (
  <OrderedList
    label="Sections"
    items={["Summary", "Method", "Suppliers"]}
    keyOf={(name) => name}
    nameOf={(name) => name}
    words={words}
    readOnly={readOnly}
    onMove={() => undefined}
    renderRow={(name, { handle }) => (
      <div className="flex items-center gap-2 px-2 py-1.5 text-data">
        {handle}
        {name}
      </div>
    )}
  />
);

export const previews: Preview[] = [
  { component: "OrderedList", state: "movable", render: () => sample(false) },
  { component: "OrderedList", state: "read only", render: () => sample(true) },
];
