import { SelectField, TextField } from "@paygauge/ui";
import { documentTypes, type CanonicalColumn } from "@paygauge/api-types";
import { useWords } from "../../../../state/formats.ts";

export interface ConstantFieldProps {
  readonly field: CanonicalColumn;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** The one value of a field that is the same on every row: a document type, or a code of three letters. */
export function ConstantField({ field, value, disabled, onChange }: ConstantFieldProps) {
  const words = useWords("upload.map");
  const fields = useWords("upload.fields");
  const types = useWords("upload.documentTypes");
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
  return (
    <TextField
      label={label}
      labelHidden
      disabled={disabled}
      value={value}
      maxLength={3}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
    />
  );
}
