import { useEffect, useId, useRef } from "react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { FieldError } from "./field-error.tsx";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** Words next to the box; leave out only where `aria-label` names it. */
  readonly label?: ReactNode;
  readonly hint?: string | undefined;
  readonly indeterminate?: boolean;
  /** What is wrong and what to do, under the box. */
  readonly error?: string | undefined;
}

/** A box to tick, with its third state for "some of them". */
export function Checkbox({ label, hint, indeterminate = false, error, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const errorId = useId();
  const input = (
    <input
      {...rest}
      {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": errorId })}
      ref={box}
      type="checkbox"
      className="relative z-1 m-0 size-4 shrink-0 accent-(--accent) disabled:opacity-55"
    />
  );
  // Without words next to it the label is there for the pointer alone, around the box and behind it.
  if (label === undefined) return <label className="reach isolate inline-flex">{input}</label>;
  const named = (
    <label className="inline-flex min-h-6 items-start gap-2 text-data text-text pointer-coarse:min-h-11 pointer-coarse:py-3">
      <span className="flex h-4.5 items-center">{input}</span>
      <span>
        {label}
        {hint !== undefined && <span className="block text-label text-text-3">{hint}</span>}
      </span>
    </label>
  );
  if (error === undefined) return named;
  return (
    <span className="flex flex-col gap-1">
      {named}
      <FieldError id={errorId} error={error} />
    </span>
  );
}
