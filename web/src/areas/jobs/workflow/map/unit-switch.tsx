import { Checkbox } from "@paygauge/ui";
import { amountFields } from "@paygauge/api-types/entities/ledger-evidence";
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import type { ColumnMapping, LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { profileOf, withUnits } from "./mapping-rules.ts";

interface UnitSwitchProps {
  readonly mapping: ColumnMapping;
  readonly inspection: LedgerInspection;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** The unit that header or title state, by which amounts are multiplied unless the user says otherwise. */
export function UnitSwitch({ mapping, inspection, disabled, onChange }: UnitSwitchProps) {
  const words = useTranslations("upload.map");
  const formats = useFormats();
  const [unit] = amountFields.flatMap((field) => {
    const column = columnOf(mapping, field);
    if (column === undefined) return [];
    return profileOf(inspection.profiles, column)?.unit ?? inspection.titleUnit ?? [];
  });
  if (unit === undefined) return null;
  const applied = Object.keys(mapping.units ?? {}).length > 0;
  return (
    <Checkbox
      label={words("unit", { factor: formats.count(unit.factor) })}
      hint={words("unitHint", { words: unit.words })}
      disabled={disabled}
      checked={applied}
      onChange={(event) => onChange(withUnits(mapping, event.target.checked, inspection))}
    />
  );
}
