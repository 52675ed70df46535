import type { InParts } from "@paygauge/api-types/turns/turns";

/** Rows of one part: some milliseconds of work. */
const rowsOfPart = 2500;

/** Visits the rows from 0 to `size`, in parts. */
export function* eachRow(size: number, visit: (row: number) => void): InParts<void> {
  for (let from = 0; from < size; from += rowsOfPart) {
    const to = Math.min(size, from + rowsOfPart);
    for (let row = from; row < to; row += 1) visit(row);
    yield to - from;
  }
}

/** Values of the rows from 0 to `size`, in parts. */
export function* floatsOf(size: number, valueOf: (row: number) => number): InParts<Float64Array> {
  const values = new Float64Array(size);
  yield* eachRow(size, (row) => {
    values[row] = valueOf(row);
  });
  return values;
}
