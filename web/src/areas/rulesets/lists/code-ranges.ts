/** Inclusive ranges of merchant category codes: joined, subtracted and read. */

export type CodeRange = readonly [number, number];
type Range = [number, number];

/** "5811": four digits of a code. */
export const mccText = (code: number): string => (Number.isFinite(code) ? String(code).padStart(4, "0") : "");

/** "5811–5814", or "5811" for one code. */
export const rangeText = ([from, to]: CodeRange): string =>
  from === to ? mccText(from) : `${mccText(from)}–${mccText(to)}`;

/** In order, with those that overlap made one. Ranges that touch stay apart: they may have been meant so. */
export function joined(ranges: readonly CodeRange[]): Range[] {
  const result: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** Codes of the first list that are not in the second, as ranges. */
export function without(ranges: readonly CodeRange[], others: readonly CodeRange[]): Range[] {
  const cuts = joined(others);
  return joined(ranges).flatMap(([from, to]) => {
    const left: Range[] = [];
    let next = from;
    for (const [start, end] of cuts) {
      if (end < next || start > to) continue;
      if (start > next) left.push([next, start - 1]);
      next = end + 1;
    }
    if (next <= to) left.push([next, to]);
    return left;
  });
}

/** True where some range of the list holds the code. */
export const holds = (ranges: readonly CodeRange[], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);
