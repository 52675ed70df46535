/** Which colour stands for what; `colour` is a CSS value such as `var(--chart-1)`. */
export interface LegendEntry {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  /** Drawn as an outline: the part that is none. */
  readonly outline?: boolean;
}

/** Swatches with words under a chart. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-label text-text-2">
      {entries.map((entry) => (
        <li key={entry.key} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-mark border forced-color-adjust-none"
            style={{ borderColor: entry.colour, background: entry.outline === true ? "transparent" : entry.colour }}
          />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}

/** The categorical colour of a place, from 0; after eight they begin again. */
export function categoryColour(index: number): string {
  return `var(--chart-${(index % 8) + 1})`;
}
