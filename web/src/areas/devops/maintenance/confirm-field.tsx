import { TextField } from "@paygauge/ui";
import type { MaintenanceAct } from "@paygauge/api-types/entities/job-maintenance";
import { useTranslations } from "../../../state/formats.ts";

/** A deletion is confirmed by typing how many jobs go. */
export const isConfirmed = (act: MaintenanceAct, typed: string, count: number): boolean =>
  act !== "delete" || typed.trim() === String(count);

interface ConfirmFieldProps {
  readonly count: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ConfirmField({ count, value, onChange }: ConfirmFieldProps) {
  const words = useTranslations("jobMaintenance.confirm");
  const shown = String(count);
  const isWrong = value.trim() !== "" && value.trim() !== shown;
  return (
    <TextField
      label={words("label", { count: shown })}
      error={isWrong ? words("wrong", { count: shown }) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
