import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { FieldFrame, controlClass } from "./field-frame.tsx";
import type { FieldWords } from "./field-frame.tsx";

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Options of one group follow each other, below its name. */
  readonly group?: string;
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
            {groupsOf(options).map(([group, some]) =>
              group === undefined ? (
                some.map(drawn)
              ) : (
                <optgroup key={group} label={group}>
                  {some.map(drawn)}
                </optgroup>
              ),
            )}
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

const drawn = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** Neighbours of one group together, in their order. */
function groupsOf(options: readonly Option[]): readonly (readonly [string | undefined, readonly Option[]])[] {
  const groups: [string | undefined, Option[]][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last[0] === option.group) last[1].push(option);
    else groups.push([option.group, [option]]);
  }
  return groups;
}
