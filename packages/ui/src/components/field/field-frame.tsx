import { useId } from "react";
import type { ReactNode } from "react";
import { useTexts } from "../../context/ui-context.tsx";
import { FieldError } from "./field-error.tsx";

/** Classes every one-line control shares; `aria-invalid` turns its border. */
export const controlClass =
  "h-8 w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-data text-text transition-colors duration-90 hover:border-text-3 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-text-3 aria-invalid:border-danger max-sm:h-11 max-sm:text-body";

export interface FieldWords {
  readonly label: string;
  /** One sentence under the label that helps to fill it in. */
  readonly hint?: string | undefined;
  /** What is wrong and what to do; its presence marks the control invalid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  readonly labelHidden?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-required": true | undefined;
}

export interface FieldFrameProps extends FieldWords {
  readonly id?: string | undefined;
  readonly children: (ids: ControlIds) => ReactNode;
}

/** Label above, message below, and the ids that join them to the control. */
export function FieldFrame({ label, hint, error, required, labelHidden, id, children }: FieldFrameProps) {
  const texts = useTexts();
  const made = useId();
  const own = id ?? made;
  const described = [hint === undefined ? "" : `${own}-hint`, error === undefined ? "" : `${own}-error`];
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={own} className={labelHidden === true ? "sr-only" : "text-label font-medium text-text"}>
        {label}
        {required === true && <span className="font-normal text-text-3"> ({texts.required})</span>}
      </label>
      {hint !== undefined && (
        <p id={`${own}-hint`} className="text-label text-text-3">
          {hint}
        </p>
      )}
      {children({
        id: own,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-required": required === true ? true : undefined,
      })}
      <FieldError id={`${own}-error`} error={error} />
    </div>
  );
}
