/** One dimension's sums: a cell for each bar and combination of slicer values that any supplier is in. */
import type { InsightTotals } from "@paygauge/api-types/entities/insights";

/** Figures of a cell, in the order in which they lie. Money: integer minor units, exact below 2^53. */
export const measureNames = [
  "suppliers",
  "spendMinor",
  "pos",
  "posMinor",
  "invoices",
  "invoicesMinor",
  "payments",
  "paymentsMinor",
] as const satisfies readonly (keyof InsightTotals)[];

export function totalsOf(figures: ArrayLike<number>, from = 0): InsightTotals {
  const at = (place: number): number => figures[from + place] ?? 0;
  return {
    suppliers: at(0),
    spendMinor: at(1),
    pos: at(2),
    posMinor: at(3),
    invoices: at(4),
    invoicesMinor: at(5),
    payments: at(6),
    paymentsMinor: at(7),
  };
}

/** The cells of a dimension, ascending by bar. */
export interface Cube {
  /** Key of each bar. */
  readonly keys: readonly string[];
  /** Figures of a cell. */
  readonly width: number;
  /** Bar and combination of each cell, and its figures one cell after the other. */
  readonly bars: Uint32Array;
  readonly combos: Uint8Array;
  readonly figures: Float64Array;
}

/** Figures of each bar over the combinations that are 1 in `chosen`, one bar after the other. */
export function rollUp({ keys, width, bars, combos, figures }: Cube, chosen: Uint8Array): Float64Array {
  const sums = new Float64Array(keys.length * width);
  for (let cell = 0; cell < bars.length; cell += 1) {
    if (chosen[combos[cell] ?? 0] !== 1) continue;
    const to = (bars[cell] ?? 0) * width;
    const from = cell * width;
    for (let at = 0; at < width; at += 1) sums[to + at] = (sums[to + at] ?? 0) + (figures[from + at] ?? 0);
  }
  return sums;
}
