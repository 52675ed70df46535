import { TextField } from "@paygauge/ui";

interface NumberCellProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly unit?: string | undefined;
  readonly step?: number;
}

/** One figure of a ruleset with its unit; what isn't a number is said next to it. */
export function NumberCell({ label, value, onChange, error, readOnly, unit, step = 0.1 }: NumberCellProps) {
  return (
    <TextField
      label={label}
      type="number"
      step={step}
      unit={unit}
      disabled={readOnly}
      value={Number.isFinite(value) ? value : ""}
      error={error}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
