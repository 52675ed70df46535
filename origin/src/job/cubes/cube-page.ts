/** Suppliers side by side, as the cubes add them up: a page of a few thousand in typed arrays. */
import { type ScoreLevel, scoreLevels } from "@paygauge/api-types/entities/analysis";
import { paymentMethods } from "../facts.ts";
import { axes } from "./axes.ts";
import { comboOf, type SlicerRow } from "./slicer-combos.ts";

/** Figures of a supplier in the order of the measures after the count. */
export const figureColumns = [
  "spendMinor",
  "orders",
  "ordersMinor",
  "invoices",
  "invoicesMinor",
  "payments",
  "paymentsMinor",
] as const;
export interface MethodTotals {
  readonly [method: string]: { readonly count: number; readonly valueMinor: number } | undefined;
}

/** A supplier as a page takes it up; flags are 0 and 1. */
export interface CubeRow extends SlicerRow {
  /** In the order of `figureColumns`. */
  readonly figures: readonly number[];
  /** Its text along each axis. */
  readonly texts: readonly string[];
  /** In the order of the capabilities. */
  readonly levels: readonly ScoreLevel[];
  readonly methods: MethodTotals;
}

/** Texts of each axis in the order in which they came up; a page names a supplier's text by its place here. */
export class AxisTexts {
  readonly #known = axes.map(() => ({ codes: new Map<string, number>(), list: [] as string[] }));
  #told = axes.map(() => 0);

  /** Takes up texts as an earlier page told them. */
  take(texts: readonly (readonly string[])[]): void {
    texts.forEach((list, axis) => list.forEach((text) => this.codeOf(axis, text)));
    this.#told = this.#known.map(({ list }) => list.length);
  }

  codeOf(axis: number, text: string): number {
    const known = this.#known[axis];
    if (!known) throw new RangeError(`There is no axis ${axis}.`);
    let code = known.codes.get(text);
    if (code === undefined) known.codes.set(text, (code = known.list.push(text) - 1));
    return code;
  }

  /** Texts that came up since this was last asked. */
  fresh(): string[][] {
    const told = this.#told;
    this.#told = this.#known.map(({ list }) => list.length);
    return this.#known.map(({ list }, axis) => list.slice(told[axis] ?? 0));
  }

  of(axis: number): readonly string[] {
    return this.#known[axis]?.list ?? [];
  }
}

/** Suppliers as the cubes take them; their texts are in the `AxisTexts` that the page was made with. */
export interface CubePage {
  readonly size: number;
  /** Place of each supplier's text, an axis at a time. */
  readonly codes: readonly Uint32Array[];
  readonly combos: Uint8Array;
  /** The figures of each supplier in the order of their columns, one supplier after the other. */
  readonly figures: Float64Array;
  /** Two bits a capability, the first lowest: the place of its level. */
  readonly levels: Uint16Array;
  /** What was paid by which method: supplier, method, count and value, one entry after the other. */
  readonly paid: Float64Array;
}

/** Suppliers of a page, at most. */
export const maxPage = 5000;
export const paidWidth = 4;

/** The page of some suppliers. @throws RangeError for more than fit, or a word that no slicer has. */
export function cubePageOf(rows: readonly CubeRow[], texts: AxisTexts): CubePage {
  if (rows.length > maxPage) throw new RangeError(`A page holds at most ${maxPage} suppliers.`);
  const codes = axes.map((_, axis) => Uint32Array.from(rows, (row) => texts.codeOf(axis, row.texts[axis] ?? "")));
  const figures = new Float64Array(rows.length * figureColumns.length);
  const levels = new Uint16Array(rows.length);
  const paid: number[] = [];
  rows.forEach((row, at) => {
    figures.set(row.figures, at * figureColumns.length);
    levels[at] = row.levels.reduce((bits, level, place) => bits | (scoreLevels.indexOf(level) << (2 * place)), 0);
    for (const [method, total] of Object.entries(row.methods)) {
      const place = paymentMethods.findIndex((each) => each === method);
      if (total && place >= 0) paid.push(at, place, total.count, total.valueMinor);
    }
  });
  const combos = Uint8Array.from(rows, comboOf);
  return { size: rows.length, codes, combos, figures, levels, paid: Float64Array.from(paid) };
}

/** The page's arrays one behind the other, the widest first, so that each begins where it may. */
export function packPage({ figures, paid, codes, levels, combos }: CubePage): ArrayBuffer {
  const parts: readonly ArrayBufferView[] = [figures, paid, ...codes, levels, combos];
  const bytes = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes.buffer;
}

/** The page of `size` suppliers that `packPage` packed. */
export function unpackPage(size: number, bytes: ArrayBuffer): CubePage {
  const perSupplier = figureColumns.length * 8 + axes.length * 4 + 2 + 1;
  let from = 0;
  const next = (length: number, each: number): [ArrayBuffer, number, number] => {
    from += length * each;
    return [bytes, from - length * each, length];
  };
  const figures = new Float64Array(...next(size * figureColumns.length, 8));
  const paid = new Float64Array(...next((bytes.byteLength - size * perSupplier) / 8, 8));
  const codes = axes.map(() => new Uint32Array(...next(size, 4)));
  const levels = new Uint16Array(...next(size, 2));
  return { size, figures, paid, codes, levels, combos: new Uint8Array(...next(size, 1)) };
}
