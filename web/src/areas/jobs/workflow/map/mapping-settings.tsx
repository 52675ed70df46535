import { Checkbox, Combobox, Panel, SelectField } from "@paygauge/ui";
import { useMemo } from "react";
import { columnOf, mainAmount } from "@paygauge/api-types/entities/ledger-settle";
import { decimalMarks } from "@paygauge/api-types/entities/ledger-evidence";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { ColumnMapping, LedgerInspection, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { currencyOptions } from "../../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { profileOf, withMark } from "./mapping-rules.ts";
import { UnitSwitch } from "./unit-switch.tsx";

interface MappingSettingsProps {
  readonly kind: LedgerKind;
  readonly mapping: ColumnMapping;
  readonly inspection: LedgerInspection;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

const markNames = { ".": "point", ",": "comma" } as const;

/** How amounts are read: their decimal mark, their currency, and what the payment method column means. */
export function MappingSettings({ kind, mapping, inspection, disabled, onChange }: MappingSettingsProps) {
  const words = useTranslations("upload.map");
  const figures = hasFigures(kind);
  const fields = useTranslations("upload.fields");
  const formats = useFormats();
  const names = profileOf(inspection.profiles, columnOf(mapping, "supplierName") ?? -1);
  const nameless = names === undefined ? 0 : inspection.rows - names.filled;
  const hasMethod = mapping.sources.paymentMethod !== undefined || mapping.sources.paymentMethods !== undefined;
  return (
    <Panel title={figures ? fields("amount") : words("rows")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {figures && <AmountSettings {...{ mapping, inspection, disabled, onChange }} />}
        {hasMethod && (
          <Checkbox
            label={words("cardFlag")}
            disabled={disabled}
            checked={mapping.cardFlag}
            onChange={(event) => onChange({ ...mapping, cardFlag: event.target.checked })}
          />
        )}
        {mapping.blockNames !== undefined && (
          <Checkbox
            label={words("blockNames")}
            hint={words("blockNamesHint")}
            disabled={disabled}
            checked={mapping.blockNames}
            onChange={(event) => onChange({ ...mapping, blockNames: event.target.checked })}
          />
        )}
        {nameless > 0 && mapping.blockNames !== true && (
          <Checkbox
            label={words("fillDown")}
            hint={words("fillDownHint", { count: formats.count(nameless) })}
            disabled={disabled}
            checked={mapping.fillDown ?? false}
            onChange={(event) => onChange({ ...mapping, fillDown: event.target.checked })}
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

function AmountSettings({ mapping, inspection, disabled, onChange }: Omit<MappingSettingsProps, "kind">) {
  const words = useTranslations("upload.map");
  const { locale } = useFormats();
  const currencies = useMemo(() => currencyOptions(locale), [locale]);
  const column = columnOf(mapping, mainAmount(mapping));
  return (
    <>
      <SelectField
        label={words("decimalMark")}
        disabled={disabled}
        value={mapping.decimalMark}
        onChange={(event) => {
          const decimalMark = decimalMarks.find((each) => each === event.target.value);
          if (decimalMark !== undefined) onChange(withMark(mapping, column, decimalMark));
        }}
        options={decimalMarks.map((value) => ({ value, label: words(`decimalMarks.${markNames[value]}`) }))}
      />
      <Combobox
        label={words("currency")}
        disabled={disabled}
        value={mapping.currency}
        options={currencies}
        onChange={(currency) => onChange({ ...mapping, currency })}
      />
      <UnitSwitch mapping={mapping} inspection={inspection} disabled={disabled} onChange={onChange} />
    </>
  );
}
