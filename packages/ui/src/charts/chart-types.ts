import type { NumberStyle } from "../context/number-format.ts";

/** The charts there are; any other name is an error (docs/specification.md section 8). */
export const chartTypes = ["bars", "horizontal-bars", "band-mix", "months"] as const;
export type ChartType = (typeof chartTypes)[number];

/** The chart type of a name; throws on an unknown one and lists the known ones. */
export function chartTypeOf(name: string): ChartType {
  const found = chartTypes.find((type) => type === name);
  if (found === undefined) {
    throw new Error(`Unknown chart type "${name}". Use one of ${chartTypes.join(", ")}.`);
  }
  return found;
}

/** One bar. */
export interface ChartDatum {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  /** Place among the chart's colours, from 0, that the bar keeps while others are left out; its order by default. */
  readonly place?: number;
  /** More lines of the tooltip, and columns of the table behind the measure. */
  readonly notes?: readonly DatumNote[];
}

/** A bar with what is next to it. */
export interface ListedDatum extends ChartDatum {
  /** Behind the figure, quieter: its share of the whole. */
  readonly share?: string;
  /** One text for each of the chart's columns. */
  readonly cells: readonly string[];
}

/** Figures of a bar besides its measure, already formatted: "Suppliers", "214 (1.7%)". */
interface DatumNote {
  readonly label: string;
  readonly text: string;
  /** The bare number that it tells: the table is ordered by it, and files have it. */
  readonly figure?: { readonly value: number; readonly style: NumberStyle };
}

/** From this many bars on they are drawn as one path (docs/specification.md section 9). */
export const largeFrom = 1300;
/** More bars than this are not drawn. */
export const mostBars = 4283;

/** Grid ticks by the plot's size in pixels: 2, 3 or 4 (docs/specification.md section 9). */
export function tickCount(size: number): 2 | 3 | 4 {
  if (size < 140) return 2;
  return size < 220 ? 3 : 4;
}
