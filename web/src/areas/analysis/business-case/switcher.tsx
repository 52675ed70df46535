interface SwitcherProps {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** A few choices next to each other, one of them taken. */
export function Switcher({ label, options, chosen, onChoose }: SwitcherProps) {
  return (
    <fieldset aria-label={label} className="flex overflow-hidden rounded-control border border-line-2 bg-surface">
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === chosen}
          onClick={() => onChoose(option.key)}
          className="h-8 border-e border-line px-3 text-data -outline-offset-2 last:border-e-0 hover:bg-hover aria-pressed:bg-selected aria-pressed:font-semibold pointer-coarse:min-h-11"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
