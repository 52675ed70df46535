import { useId } from "react";
import { FieldError } from "./field-error.tsx";

export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly labelHidden?: boolean;
  readonly hint?: string;
  /** What is wrong and what to do, under the words. */
  readonly error?: string | undefined;
}

/** On or off at once, without a save button; the knob's place shows the state, not its colour alone. */
export function Switch({ label, checked, onChange, disabled = false, labelHidden = false, hint, error }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex items-start gap-2">
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="reach my-px inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-sunken transition-colors duration-140 disabled:cursor-not-allowed disabled:opacity-55 aria-checked:border-accent aria-checked:bg-accent forced-colors:aria-checked:bg-[Highlight]"
      >
        <span
          aria-hidden
          className={`size-3.5 rounded-full transition-transform duration-140 ease-out ${checked ? "translate-x-4.5 rtl:-translate-x-4.5 bg-on-accent forced-colors:bg-[HighlightText]" : "translate-x-0.5 rtl:-translate-x-0.5 bg-control forced-colors:bg-[ButtonText]"}`}
        />
      </button>
      <span className="flex flex-col gap-1">
        <label id={`${id}-label`} htmlFor={id} className={labelHidden ? "sr-only" : "pt-px text-data text-text"}>
          {label}
          {hint !== undefined && <span className="block text-label text-text-3">{hint}</span>}
        </label>
        <FieldError id={`${id}-error`} error={error} />
      </span>
    </span>
  );
}
