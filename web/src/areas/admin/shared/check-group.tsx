import { Checkbox } from "@paygauge/ui";

export interface CheckItem {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly disabled?: boolean;
}

interface CheckGroupProps {
  readonly legend: string;
  /** What is around it says the same already. */
  readonly legendHidden?: boolean;
  readonly items: readonly CheckItem[];
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Several of a few: a named group of boxes. */
export function CheckGroup({ legend, legendHidden = false, items, chosen, disabled, onChange }: CheckGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={legendHidden ? "sr-only" : "mb-1.5 text-label font-medium text-text-2"}>{legend}</legend>
      <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {items.map((item) => (
          <Checkbox
            key={item.value}
            label={item.label}
            hint={item.hint}
            disabled={disabled || item.disabled === true}
            checked={chosen.includes(item.value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, item.value] : chosen.filter((value) => value !== item.value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
