import { useState } from "react";
import type { Preview } from "../../preview-type.ts";
import { Board } from "./board.tsx";
import type { BoardColumn, BoardWords } from "./board-type.ts";

const words: BoardWords = {
  keys: "Use the arrow keys to move between cards, Ctrl+arrow to move a card and M to open its menu.",
  menu: (name) => `Move ${name}`,
  moveTo: (column) => `Move to ${column}`,
  moved: (name, column) => `${name} is in ${column} now.`,
  refused: (name, column, why) => `${name} stays in ${column}. ${why}`,
  more: (count) => `${count} more`,
  empty: "No suppliers",
  dismiss: "Close",
};

interface Sample {
  readonly name: string;
  readonly column: string;
}

const names = ["Halden Chemicals Limited", "Thornbury Signage BV", "Tamarind Furniture Ltd", "Foxglove Electrical Ltd"];
const long = Array.from({ length: 400 }, (_each, at) => ({ name: `Supplier ${at + 1}`, column: "pending" }));
const few = names.map((name): Sample => ({ name, column: "active" }));

/** Cards can go to every column but Fail, which refuses them. */
function SampleBoard({ start, readOnly = false }: { readonly start: readonly Sample[]; readonly readOnly?: boolean }) {
  const [cards, setCards] = useState(start);
  const column = (key: string, label: string, inView: number): BoardColumn<Sample> => {
    const own = cards.filter((card) => card.column === key);
    return { key, label, inView, count: own.length, facts: `£${own.length * 1_000}`, cards: own };
  };
  return (
    <Board
      label="Suppliers by status"
      lanes={[
        [column("pending", "Pending", 3)],
        [column("active", "Active", 3)],
        [column("success", "Success", 3)],
        [column("fail", "Fail", 2), column("abandoned", "Abandoned", 1)],
      ]}
      words={words}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      hrefOf={() => "#"}
      factOf={() => "6 d"}
      renderBody={() => (
        <>
          <p className="text-label text-text-2">Call back today 14:30</p>
          <p className="text-end text-data font-medium">£5,156</p>
        </>
      )}
      targetsOf={(_card, from) =>
        readOnly ? [] : ["pending", "active", "success", "fail", "abandoned"].filter((key) => key !== from)
      }
      onMove={(card, to) => {
        if (to === "fail") return Promise.resolve({ end: "refused", why: "A failed supplier needs its reason." });
        setCards((before) => before.map((each) => (each.name === card.name ? { ...each, column: to } : each)));
        return Promise.resolve({ end: "moved" });
      }}
    />
  );
}

export const previews: Preview[] = [
  { component: "Board", state: "cards that move", render: () => <SampleBoard start={[...few, ...long]} /> },
  { component: "Board", state: "read only", render: () => <SampleBoard start={few} readOnly /> },
  { component: "Board", state: "empty", render: () => <SampleBoard start={[]} /> },
];
