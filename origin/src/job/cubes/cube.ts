/** One dimension's sums: a cell for each bar and combination of slicer values that any supplier stands in. */
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
export type Measures = readonly number[];

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

/** Sums that grow: sparse cells by bar and combination, `width` figures each. */
export class GrowingCube {
  readonly width: number;
  readonly #bars = new Map<string, number>();
  /** Place of the cell of a bar and a combination. */
  readonly #places = new Map<number, number>();
  readonly #combos: number;
  #figures: Float64Array<ArrayBuffer>;

  constructor(width: number, combos: number) {
    this.width = width;
    this.#combos = combos;
    this.#figures = new Float64Array(width * 64);
  }

  /** Adds figures to a cell, from the given place of the cell on. */
  add(bar: string, combo: number, figures: Measures, from = 0): void {
    let index = this.#bars.get(bar);
    if (index === undefined) this.#bars.set(bar, (index = this.#bars.size));
    const cell = index * this.#combos + combo;
    let place = this.#places.get(cell);
    if (place === undefined) {
      place = this.#places.size;
      this.#places.set(cell, place);
      if ((place + 1) * this.width > this.#figures.length) {
        const larger = new Float64Array(this.#figures.length * 2);
        larger.set(this.#figures);
        this.#figures = larger;
      }
    }
    const start = place * this.width + from;
    for (let at = 0; at < figures.length; at += 1)
      this.#figures[start + at] = (this.#figures[start + at] ?? 0) + (figures[at] ?? 0);
  }

  finish(): Cube {
    const cells = [...this.#places].toSorted(([a], [b]) => a - b);
    const bars = new Uint32Array(cells.length);
    const combos = new Uint8Array(cells.length);
    const figures = new Float64Array(cells.length * this.width);
    cells.forEach(([cell, place], at) => {
      bars[at] = Math.floor(cell / this.#combos);
      combos[at] = cell % this.#combos;
      figures.set(this.#figures.subarray(place * this.width, (place + 1) * this.width), at * this.width);
    });
    return { keys: [...this.#bars.keys()], width: this.width, bars, combos, figures };
  }
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
