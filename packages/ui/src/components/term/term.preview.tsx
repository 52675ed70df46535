import type { Preview } from "../../preview-type.ts";
import { Term } from "./term.tsx";

export const previews: Preview[] = [
  {
    component: "Term",
    state: "in a sentence",
    render: () => (
      <p>
        Scored by{" "}
        <Term term="STP" definition="Straight-through processing: the supplier keys nothing.">
          STP
        </Term>
        .
      </p>
    ),
  },
];
