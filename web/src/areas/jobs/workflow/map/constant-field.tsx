import { Combobox, SelectField } from "@paygauge/ui";
import { useMemo } from "react";
import { documentTypes } from "@paygauge/api-types/entities/ledger-words";
import type { CanonicalColumn } from "@paygauge/api-types/entities/ledger";
import { countryOptions, currencyOptions } from "../../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

interface ConstantFieldProps {
  readonly field: CanonicalColumn;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** The one value of a field that is the same on every row: a document type, a country or a currency. */
export function ConstantField({ field, value, disabled, onChange }: ConstantFieldProps) {
  const words = useTranslations("upload.map");
  const fields = useTranslations("upload.fields");
  const types = useTranslations("upload.documentTypes");
  const { locale } = useFormats();
  const codes = useMemo(
    () => (field === "country" ? countryOptions(locale) : currencyOptions(locale)),
    [field, locale],
  );
  const label = words("constantValue", { field: fields(field) });
  if (field === "documentType") {
    return (
      <SelectField
        label={label}
        labelHidden
        disabled={disabled}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        options={documentTypes.map((each) => ({ value: each, label: types(each) }))}
      />
    );
  }
  return <Combobox label={label} labelHidden disabled={disabled} value={value} options={codes} onChange={onChange} />;
}
