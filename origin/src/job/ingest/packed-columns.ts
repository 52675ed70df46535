/**
 * Columns of numbers in one BLOB, each as narrow as its values allow: the data between two slices is mostly small
 * counts and amounts. Layout: [rows u32], then for each column [code u8][bytes of a value u8][values], little-endian.
 */

/** Columns by their code (0 to 255), all of the same length. */
export type Columns = ReadonlyMap<number, Float64Array>;

/** Bytes of one value: 0 where all are nought, 8 where one isn't a whole number of 32 bits. */
type Width = 0 | 1 | 2 | 4 | 8;

function widthOf(values: Float64Array): Width {
  let least = 0;
  let most = 0;
  // By index: an iterator is made again for each of many short columns.
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if ((value | 0) !== value) return 8;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least >= 0 && most < 256) return most === 0 ? 0 : 1;
  return least >= -32_768 && most < 32_768 ? 2 : 4;
}

function narrowed(values: Float64Array, width: Width): Uint8Array {
  if (width === 0) return new Uint8Array(0);
  if (width === 1) return new Uint8Array(values);
  const typed = width === 2 ? new Int16Array(values) : width === 4 ? new Int32Array(values) : values;
  return new Uint8Array(typed.buffer, typed.byteOffset, typed.byteLength);
}

function widened(bytes: Uint8Array, width: number): Float64Array {
  if (width === 1) return new Float64Array(bytes);
  const { buffer } = bytes.slice();
  return width === 2
    ? new Float64Array(new Int16Array(buffer))
    : width === 4
      ? new Float64Array(new Int32Array(buffer))
      : new Float64Array(buffer);
}

/** Packs columns of `rows` values each; a column of noughts takes no room. */
export function packColumns(rows: number, columns: Columns): ArrayBuffer {
  const parts: { code: number; width: Width; bytes: Uint8Array }[] = [];
  let length = 4;
  for (const [code, values] of columns) {
    const width = widthOf(values);
    const bytes = narrowed(values, width);
    parts.push({ code, width, bytes });
    length += 2 + bytes.length;
  }
  const packed = new Uint8Array(length);
  new DataView(packed.buffer).setUint32(0, rows, true);
  let at = 4;
  for (const { code, width, bytes } of parts) {
    packed[at] = code;
    packed[at + 1] = width;
    packed.set(bytes, at + 2);
    at += 2 + bytes.length;
  }
  return packed.buffer;
}

/** The columns of a BLOB. */
export function unpackColumns(packed: Uint8Array): { rows: number; columns: Columns } {
  const rows = new DataView(packed.buffer, packed.byteOffset, packed.byteLength).getUint32(0, true);
  const columns = new Map<number, Float64Array>();
  let at = 4;
  while (at + 2 <= packed.length) {
    const width = packed[at + 1] ?? 0;
    const values =
      width === 0 ? new Float64Array(rows) : widened(packed.subarray(at + 2, at + 2 + rows * width), width);
    columns.set(packed[at] ?? 0, values);
    at += 2 + rows * width;
  }
  return { rows, columns };
}
