import { useTexts } from "@paygauge/ui";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { capabilities } from "@paygauge/api-types/entities/capabilities";

interface KnownValue {
  readonly value: string;
  readonly label: string;
}

const levelBands = { High: "high", Medium: "medium", Low: "low", None: "none" } as const;

/** Values of a field that the product has names for; undefined: its values are the data's own. */
export function useKnownValues(): (field: string) => readonly KnownValue[] | undefined {
  const { bands, capabilityNames } = useTexts();
  return (field) => {
    if (field === "method") return capabilities.map((value) => ({ value, label: capabilityNames[value] ?? value }));
    if (!field.endsWith("Score")) return undefined;
    return scoreLevels.map((value) => ({ value, label: bands[levelBands[value]] }));
  };
}
