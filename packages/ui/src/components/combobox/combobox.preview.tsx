import { useState } from "react";
import type { Preview } from "../../preview-type.ts";
import { Combobox, MultiSelect } from "./combobox.tsx";

const countries = [
  { value: "GBR", label: "United Kingdom", note: "1,204" },
  { value: "FRA", label: "France", note: "311" },
  { value: "DEU", label: "Germany", note: "290" },
  { value: "ITA", label: "Italy", note: "96" },
];

function ComboboxPreview() {
  const [one, setOne] = useState<string | undefined>("GBR");
  const [many, setMany] = useState<readonly string[]>(["FRA", "DEU", "ITA"]);
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <Combobox label="Country" required options={countries} value={one} onChange={setOne} />
      <MultiSelect label="Countries" options={countries} value={many} onChange={setMany} />
    </div>
  );
}

export const previews: Preview[] = [
  { component: "Combobox", state: "one and several", render: () => <ComboboxPreview /> },
];
