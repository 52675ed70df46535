import { Checkbox, Panel, SelectField, TextField } from "@paygauge/ui";
import { decimalMarks, type ColumnMapping, type ColumnProfile } from "@paygauge/api-types";
import { useWords } from "../../../../state/formats.ts";
import { markIsOpen } from "./mapping-rules.ts";

export interface MappingSettingsProps {
  readonly mapping: ColumnMapping;
  readonly profiles: readonly ColumnProfile[];
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

const markNames = { ".": "point", ",": "comma" } as const;

/** How amounts are read: their decimal mark, their currency, and what the payment method column means. */
export function MappingSettings({ mapping, profiles, disabled, onChange }: MappingSettingsProps) {
  const words = useWords("upload.map");
  const fields = useWords("upload.fields");
  const open = markIsOpen(mapping, profiles);
  const hasMethod = mapping.sources.paymentMethod !== undefined || mapping.sources.paymentMethods !== undefined;
  return (
    <Panel title={fields("amount")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words("decimalMark")}
          hint={open ? words("ambiguousMark") : undefined}
          disabled={disabled}
          value={mapping.decimalMark}
          onChange={(event) => {
            const decimalMark = decimalMarks.find((each) => each === event.target.value);
            if (decimalMark !== undefined) onChange({ ...mapping, decimalMark });
          }}
          options={decimalMarks.map((value) => ({ value, label: words(`decimalMarks.${markNames[value]}`) }))}
        />
        <TextField
          label={words("currency")}
          disabled={disabled}
          maxLength={3}
          value={mapping.currency}
          onChange={(event) => onChange({ ...mapping, currency: event.target.value.toUpperCase() })}
        />
        {hasMethod && (
          <Checkbox
            label={words("cardFlag")}
            disabled={disabled}
            checked={mapping.cardFlag}
            onChange={(event) => onChange({ ...mapping, cardFlag: event.target.checked })}
          />
        )}
        <Checkbox
          label={words("leaveOutRepeats")}
          hint={words("leaveOutRepeatsHint")}
          disabled={disabled}
          checked={mapping.leaveOutRepeats ?? false}
          onChange={(event) => onChange({ ...mapping, leaveOutRepeats: event.target.checked })}
        />
      </div>
    </Panel>
  );
}
