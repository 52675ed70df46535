/** Bars and slicers of a chunk's suppliers as columns in one buffer: 29 bytes a supplier. */
import { axes } from "../job/cubes/axes.ts";

/** What insights show a supplier by. */
export interface SupplierTraits {
  /** Its text along each axis. */
  readonly texts: readonly string[];
  /** The number of its combination of slicer values. */
  readonly combo: number;
}

export interface TraitColumns {
  /** Code of each supplier's text, an axis at a time; 0 if it is unknown. */
  readonly codes: readonly Uint32Array[];
  readonly combos: Uint8Array;
}

const bytesOfRow = axes.length * 4 + 1;

/** The columns of a buffer. @throws RangeError if its size doesn't fit the rows */
export function traitColumnsOf(buffer: ArrayBuffer, rows: number): TraitColumns {
  if (buffer.byteLength !== rows * bytesOfRow) throw new RangeError("The traits don't fit the number of rows.");
  return {
    codes: axes.map((_, axis) => new Uint32Array(buffer, axis * rows * 4, rows)),
    combos: new Uint8Array(buffer, axes.length * rows * 4, rows),
  };
}

/** Writes traits into a new buffer. @param codeOf the code of a text along an axis */
export function packTraits(
  traits: readonly SupplierTraits[],
  codeOf: (axis: number, text: string) => number,
): ArrayBuffer {
  const buffer = new ArrayBuffer(traits.length * bytesOfRow);
  const { codes, combos } = traitColumnsOf(buffer, traits.length);
  traits.forEach(({ texts, combo }, at) => {
    codes.forEach((column, axis) => {
      column[at] = codeOf(axis, texts[axis] ?? "");
    });
    combos[at] = combo;
  });
  return buffer;
}
