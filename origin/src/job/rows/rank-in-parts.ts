/** Ranks of a column in parts, so that sorting many rows never holds the thread for long. */
import type { InParts } from "@paygauge/api-types/turns/turns";

/** Values that are ranked, or words that are sorted or merged, in a part. */
const ofPart = 8192;

/** Dense ranks, least first from 1; 0 where blank. */
export interface Ranks {
  readonly ranks: Uint32Array;
  readonly max: number;
}

/** Place of a value among distinct ones in ascending order. */
function placeOf(distinct: Float64Array, value: number): number {
  let [low, high] = [0, distinct.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((distinct[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ranks of numbers; NaN is blank. */
export function* ranksOfNumbers(values: Float64Array): InParts<Ranks> {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  yield values.length;
  const distinct = sorted.filter((value, at) => at === 0 || value !== sorted[at - 1]);
  yield values.length;
  const ranks = new Uint32Array(values.length);
  for (let from = 0; from < values.length; from += ofPart) {
    const to = Math.min(values.length, from + ofPart);
    for (let at = from; at < to; at++) {
      const value = values[at] ?? Number.NaN;
      if (!Number.isNaN(value)) ranks[at] = placeOf(distinct, value) + 1;
    }
    yield to - from;
  }
  return { ranks, max: distinct.length };
}

type Compare = (one: number, other: number) => number;

/** Merges two sorted runs that follow each other, from `from` over `middle` to `to`. */
function mergeRuns(
  order: Uint32Array,
  into: Uint32Array,
  [from, middle, to]: readonly number[],
  compare: Compare,
): void {
  let [one = 0, other = 0] = [from, middle];
  for (let at = from ?? 0; at < (to ?? 0); at++) {
    const [first, second] = [order[one] ?? 0, order[other] ?? 0];
    const takesFirst = one < (middle ?? 0) && (other >= (to ?? 0) || compare(first, second) <= 0);
    into[at] = takesFirst ? first : second;
    if (takesFirst) one++;
    else other++;
  }
}

/** The places of words in their order: runs are sorted apart, then merged. */
export function* orderOfWords(count: number, compare: Compare): InParts<Uint32Array> {
  let order = Uint32Array.from({ length: count }, (_, at) => at);
  for (let from = 0; from < count; from += ofPart) {
    const to = Math.min(count, from + ofPart);
    order.subarray(from, to).sort(compare);
    yield to - from;
  }
  let into = new Uint32Array(count);
  for (let run = ofPart; run < count; run *= 2) {
    for (let from = 0; from < count; from += 2 * run) {
      const middle = Math.min(count, from + run);
      const to = Math.min(count, from + 2 * run);
      mergeRuns(order, into, [from, middle, to], compare);
      yield to - from;
    }
    [order, into] = [into, order];
  }
  return order;
}
