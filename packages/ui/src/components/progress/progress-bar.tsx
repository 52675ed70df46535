/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native bar cannot take the theme's colours in every browser */
import { useId } from "react";

export interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The amount in its unit: "12,114 of 12,486 rows". */
  readonly amount: string;
  readonly tone?: "accent" | "success" | "danger";
}

const tones = { accent: "bg-accent", success: "bg-success-solid", danger: "bg-danger-solid" } as const;

/** How far a piece of work is, with the amount in words next to it. */
export function ProgressBar({ label, value, max, amount, tone = "accent" }: ProgressBarProps) {
  const id = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex justify-between gap-4 text-label">
        <span id={id} className="font-medium text-text">
          {label}
        </span>
        <span className="text-text-2">{amount}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={amount}
        className="h-1.5 overflow-hidden rounded-full border border-control/0 bg-line forced-colors:border-control"
      >
        <div
          className={`h-full rounded-full transition-[width] duration-200 forced-color-adjust-none ${tones[tone]}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
