import type { Preview } from "../../preview-type.ts";
import { FileField } from "./file-field.tsx";
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
  {
    component: "FileField",
    state: "several, one of them wrong",
    render: () => (
      <FileField
        label="Rate sheets"
        error="b.exe is no CSV. Choose another file."
        endings={[".csv"]}
        maxBytes={10_000_000}
        maxWords="10 MB"
        multiple
        value={[new File(["rate"], "a.csv"), new File(["rate"], "b.exe")]}
        onChange={() => undefined}
      />
    ),
  },
];
