import { useState } from "react";
import { useLocale } from "../context/ui-context.tsx";
import { Combobox, MultiSelect } from "../components/combobox/combobox.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import { SelectField } from "../components/field/select-field.tsx";
import type { Option } from "../components/field/select-field.tsx";
import { Switch } from "../components/field/switch.tsx";
import { TextAreaField, TextField } from "../components/field/text-field.tsx";
import { decimalText, parseDecimal } from "./decimal.ts";
import type { FieldValue } from "./form-values.ts";

export const fieldTypes = [
  "text",
  "textarea",
  "number",
  "date",
  "select",
  "combobox",
  "multiselect",
  "checkbox",
  "switch",
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** The type of this name. @throws Error for a type that forms do not support (specification, section 8). */
export function fieldTypeOf(word: string): FieldType {
  const found = fieldTypes.find((type) => type === word);
  if (found === undefined) {
    throw new Error(`There is no form field of the type "${word}". Use one of ${fieldTypes.join(", ")}.`);
  }
  return found;
}

/** One field as a form declares it. */
export interface FieldSpec {
  readonly name: string;
  /** One of `fieldTypes`; text, because forms may come from data. */
  readonly type: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly unit?: string;
  readonly options?: readonly Option[];
}

export interface FormFieldProps {
  readonly field: FieldSpec;
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: FieldValue) => void;
}

/** A field by its type, its message under it. */
export function FormField({ field, value, error, disabled, onChange }: FormFieldProps) {
  const type = fieldTypeOf(field.type);
  const { label, hint, required, options = [] } = field;
  const words = { label, hint, required: required === true, error };
  const text = typeof value === "string" ? value : "";
  const shared = { ...words, disabled };
  const typed = { ...shared, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  const ticked = { label, disabled, checked: value === true };
  switch (type) {
    case "text":
      return <TextField {...typed} value={text} unit={field.unit} />;
    case "textarea":
      return <TextAreaField {...typed} value={text} />;
    case "date":
      return <TextField {...typed} type="date" value={text} />;
    case "number":
      return <NumberField {...shared} unit={field.unit} value={text} onChange={onChange} />;
    case "select":
      return <SelectField {...typed} value={text} options={options} />;
    case "combobox":
      return <Combobox {...shared} options={options} value={text === "" ? undefined : text} onChange={onChange} />;
    case "multiselect":
      return (
        <MultiSelect {...shared} options={options} value={Array.isArray(value) ? value : []} onChange={onChange} />
      );
    case "checkbox":
      return <Checkbox {...ticked} hint={hint} onChange={(event) => onChange(event.target.checked)} />;
    case "switch":
      return <Switch {...ticked} {...(hint === undefined ? {} : { hint })} onChange={onChange} />;
  }
}

interface NumberFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly unit: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Shows and reads the reader's decimals; the form holds plain ones. What is no number stays for the schema to refuse. */
function NumberField({ value, onChange, ...shared }: NumberFieldProps) {
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
