import { useId } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { FieldError } from "./field-error.tsx";
import type { FieldWords } from "./field-frame.tsx";

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  /** Language of the label where it is not the page's: names of languages are in their own. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends FieldWords {
  readonly options: readonly RadioOption<Value>[];
  /** Undefined while nothing is chosen, or not known yet. */
  readonly value: Value | undefined;
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
  /** Enter on an option accepts it, where accepting is more than choosing. */
  readonly onEnter?: (value: Value) => void;
}

/** One of a few options, all of them in sight; the arrow keys go from one to the next. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, required, labelHidden, options, value, disabled = false, onChange, onEnter } = props;
  const texts = useTexts();
  const id = useId();
  const described = [hint === undefined ? "" : `${id}-hint`, error === undefined ? "" : `${id}-error`];
  return (
    <fieldset aria-describedby={described.filter(Boolean).join(" ") || undefined} className="flex min-w-0 flex-col">
      <legend className={labelHidden === true ? "sr-only" : "mb-1 text-label font-medium"}>
        {label}
        {required === true && <span className="font-normal text-text-3"> ({texts.required})</span>}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mb-1 text-label text-text-3">
          {hint}
        </p>
      )}
      {options.map((each) => (
        <label
          key={each.value}
          lang={each.lang}
          className="flex min-h-8 items-start gap-2 py-1.5 text-data text-text pointer-coarse:min-h-11 pointer-coarse:py-3"
        >
          <input
            type="radio"
            name={id}
            checked={each.value === value}
            disabled={disabled || each.disabled}
            onChange={() => onChange(each.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || onEnter === undefined) return;
              event.preventDefault();
              onEnter(each.value);
            }}
            className="mt-px size-4 shrink-0 accent-(--accent) disabled:opacity-55"
          />
          <span>
            {each.label}
            {each.hint !== undefined && <span className="block text-label text-text-3">{each.hint}</span>}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
