import { Combobox, MultiSelect } from "../components/combobox/combobox.tsx";
import { CheckList } from "../components/field/check-list.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import { RadioGroup } from "../components/field/radio-group.tsx";
import { SelectField } from "../components/field/select-field.tsx";
import { Switch } from "../components/field/switch.tsx";
import { TextAreaField, TextField } from "../components/field/text-field.tsx";
import { FileField } from "../components/file-drop/file-field.tsx";
import { fieldTypeOf } from "./field-spec.ts";
import type { FieldSpec } from "./field-spec.ts";
import { filesOf, listOf } from "./form-values.ts";
import type { FieldValue } from "./form-values.ts";
import { NumberField } from "./number-field.tsx";

export interface FormFieldProps {
  readonly field: FieldSpec;
  readonly value: FieldValue | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: FieldValue) => void;
}

const anyFile = { endings: [], maxBytes: 10_000_000, maxWords: "10 MB" };

/** A field by its type, its message under it. */
export function FormField({ field, value, error, disabled, onChange }: FormFieldProps) {
  const type = fieldTypeOf(field.type);
  const { label, hint, required, placeholder, maxLength, options = [] } = field;
  const words = { label, hint, required: required === true, error };
  const text = typeof value === "string" ? value : "";
  const shared = { ...words, disabled };
  const typed = { ...shared, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  const ticked = { label, disabled, checked: value === true };
  const found = {
    ...shared,
    options,
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(field.onSearch === undefined ? {} : { onSearch: field.onSearch }),
  };
  // What must be chosen has no entry for nothing once it is chosen.
  const first =
    placeholder === undefined || (required === true && text !== "") ? [] : [{ value: "", label: placeholder }];
  switch (type) {
    case "text":
      return <TextField {...typed} value={text} unit={field.unit} autoComplete="off" {...{ placeholder, maxLength }} />;
    case "textarea":
      return <TextAreaField {...typed} value={text} {...{ placeholder, maxLength }} />;
    case "date":
      return <TextField {...typed} type="date" value={text} />;
    case "number":
      return <NumberField {...shared} unit={field.unit} value={text} onChange={onChange} />;
    case "select":
      return <SelectField {...typed} value={text} options={[...first, ...options]} />;
    case "radio":
      return <RadioGroup {...shared} options={options} value={text} onChange={onChange} />;
    case "combobox":
      return <Combobox {...found} value={text === "" ? undefined : text} onChange={onChange} />;
    case "multiselect":
      return <MultiSelect {...found} value={listOf(value)} onChange={onChange} />;
    case "checklist":
      return <CheckList {...shared} options={options} value={listOf(value)} onChange={onChange} />;
    case "checkbox":
      return <Checkbox {...ticked} hint={hint} error={error} onChange={(event) => onChange(event.target.checked)} />;
    case "switch":
      return <Switch {...ticked} {...(hint === undefined ? {} : { hint })} error={error} onChange={onChange} />;
    case "file":
    case "files": {
      const rules = { ...(field.files ?? anyFile), multiple: type === "files" };
      return <FileField {...shared} {...rules} value={filesOf(value)} onChange={onChange} />;
    }
  }
}
