import { TextField } from "@paygauge/ui";
import { useTranslations } from "../../state/formats.ts";

interface ValidFromFieldProps {
  /** "YYYY-MM-DD"; "": always valid. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The day from which a document is valid. */
export function ValidFromField({ value, onChange }: ValidFromFieldProps) {
  const words = useTranslations("chatDocuments.valid");
  return (
    <TextField
      type="date"
      label={words("from")}
      hint={words("hint")}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
