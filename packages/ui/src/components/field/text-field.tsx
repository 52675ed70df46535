import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from "react";
import { FieldFrame, controlClass } from "./field-frame.tsx";
import type { FieldWords } from "./field-frame.tsx";

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "required">, FieldWords {
  /** Shown inside the control, at its end: "GBP", "%", "days". */
  readonly unit?: string | undefined;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text, number or date, with label, hint, unit and error. */
export function TextField({ label, hint, error, required, labelHidden, unit, icon, id, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, required, labelHidden, id }}>
      {(ids) => (
        <span className="relative flex items-center">
          {icon !== undefined && (
            <span aria-hidden className="pointer-events-none absolute start-2.5 text-text-3">
              {icon}
            </span>
          )}
          <input
            {...rest}
            {...ids}
            className={`${controlClass} ${icon === undefined ? "" : "ps-8"} ${unit === undefined ? "" : "pe-12"}`}
          />
          {unit !== undefined && (
            <span className="pointer-events-none absolute end-2.5 text-label text-text-3">{unit}</span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}

export interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "required">, FieldWords {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, with label, hint and error. */
export function TextAreaField({ label, hint, error, required, labelHidden, id, ...rest }: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, required, labelHidden, id }}>
      {(ids) => <textarea rows={4} {...rest} {...ids} className={`${controlClass} h-auto py-1.5`} />}
    </FieldFrame>
  );
}
