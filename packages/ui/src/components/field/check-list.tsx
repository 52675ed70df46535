import { useId } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { Checkbox } from "./checkbox.tsx";
import { FieldError } from "./field-error.tsx";
import type { FieldWords } from "./field-frame.tsx";

export interface CheckListProps extends FieldWords {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: readonly string[];
  readonly disabled?: boolean;
  /** In the order of the options. */
  readonly onChange: (value: readonly string[]) => void;
}

/** Several of a few options, all of them in sight. */
export function CheckList({ label, hint, error, required, options, value, disabled, onChange }: CheckListProps) {
  const texts = useTexts();
  const id = useId();
  const toggle = (which: string, on: boolean) =>
    onChange(
      options.filter((each) => (each.value === which ? on : value.includes(each.value))).map((each) => each.value),
    );
  const described = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`];
  return (
    <fieldset aria-describedby={described.filter(Boolean).join(" ") || undefined} className="flex flex-col gap-1">
      <legend className="mb-1 text-label font-medium">
        {label}
        {required === true && <span className="font-normal text-text-3"> ({texts.required})</span>}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-label text-text-3">
          {hint}
        </p>
      )}
      <div className="grid gap-1.5 sm:grid-cols-2">
        {options.map((each) => (
          <Checkbox
            key={each.value}
            label={each.label}
            disabled={disabled}
            checked={value.includes(each.value)}
            onChange={(event) => toggle(each.value, event.target.checked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
