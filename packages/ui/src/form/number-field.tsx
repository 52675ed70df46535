import { useState } from "react";
import { useLocale } from "../context/ui-context.tsx";
import type { FieldWords } from "../components/field/field-frame.tsx";
import { TextField } from "../components/field/text-field.tsx";
import { decimalText, parseDecimal } from "./decimal.ts";

interface NumberFieldProps extends FieldWords {
  readonly unit?: string | undefined;
  readonly disabled?: boolean;
  /** Plain decimal text, "1250.5"; what isn't a number stays as typed, for the schema to refuse. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Shows and reads the reader's decimals, "1.250,5"; its value is the plain one. */
export function NumberField({ value, onChange, ...shared }: NumberFieldProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return (
    <TextField
      {...shared}
      inputMode="decimal"
      value={draft ?? decimalText(value, locale)}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(parseDecimal(event.target.value, locale) ?? event.target.value);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
