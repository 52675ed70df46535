import { useId } from "react";
import { PatternDefs, patternFill } from "./patterns.tsx";

/** Which colour stands for what; `colour` is a CSS value such as `var(--chart-1)`. */
export interface LegendEntry {
  readonly key: string;
  readonly label: string;
  readonly colour: string;
  /** Place among the chart's patterns, from 0: parts are distinguished without their colours too. */
  readonly pattern?: number;
  /** Drawn as an outline: the part that is none. */
  readonly outline?: boolean;
}

/** Swatches with words under a chart. */
export function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-label text-text-2">
      {entries.map((entry) => (
        <li key={entry.key} className="inline-flex items-center gap-1.5">
          <Swatch {...entry} />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ colour, pattern = 0, outline = false }: LegendEntry) {
  const name = useId();
  const one = { colour, pattern };
  return (
    <svg aria-hidden width={13} height={13} className="shrink-0 forced-color-adjust-none">
      <PatternDefs name={name} colours={[one]} />
      <rect
        x={0.5}
        y={0.5}
        width={12}
        height={12}
        rx={1}
        stroke={colour}
        fill={outline ? "none" : patternFill(name, one)}
      />
    </svg>
  );
}

/** The categorical colour of a place, from 0; after eight they begin again. */
export function categoryColour(index: number): string {
  return `var(--chart-${(index % 8) + 1})`;
}
