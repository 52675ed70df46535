import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { FieldFrame, controlClass } from "./field-frame.tsx";
import type { FieldWords } from "./field-frame.tsx";

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "required">, FieldWords {
  readonly options: readonly Option[];
  readonly ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list: right for up to some thirty options without search. */
export function SelectField({ label, hint, error, required, labelHidden, options, id, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, required, labelHidden, id }}>
      {(ids) => (
        <span className="relative flex items-center">
          <select {...rest} {...ids} className={`${controlClass} appearance-none pe-8`}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={14}
            strokeWidth={1.6}
            className="pointer-events-none absolute end-2.5 text-text-2"
          />
        </span>
      )}
    </FieldFrame>
  );
}
