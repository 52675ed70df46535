import type { Preview } from "../../preview-type.ts";
import { FileDrop } from "./file-drop.tsx";

export const previews: Preview[] = [
  {
    component: "FileDrop",
    state: "one CSV",
    render: () => (
      <FileDrop
        label="Payments file"
        hint="CSV with a header row, up to 500 MB"
        endings={[".csv"]}
        maxBytes={500_000_000}
        maxWords="500 MB"
        multiple={false}
        onFiles={() => undefined}
      />
    ),
  },
];
