import { TextField } from "@paygauge/ui";
import { useState } from "react";
import { mccText } from "./code-ranges.ts";

interface CodeFieldProps {
  readonly label: string;
  /** NaN where no code was typed. */
  readonly value: number;
  readonly onChange: (code: number) => void;
  readonly isWrong: boolean;
}

/** Four digits of a merchant category; while it is typed it stays as typed. */
export function CodeField({ label, value, onChange, isWrong }: CodeFieldProps) {
  const [draft, setDraft] = useState<string>();
  return (
    <TextField
      label={label}
      labelHidden
      inputMode="numeric"
      maxLength={4}
      aria-invalid={isWrong || undefined}
      value={draft ?? mccText(value)}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(/^\d{1,4}$/.test(target.value.trim()) ? Number(target.value) : Number.NaN);
      }}
      onBlur={() => {
        // What isn't a code stays in sight, to be fixed.
        if (Number.isFinite(value)) setDraft(undefined);
      }}
    />
  );
}
