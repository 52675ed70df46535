/** Sorts ordinals by a column of numbers, in parts that leave others their turn. */
import { type InParts, rangesOf } from "@paygauge/api-types/turns/turns";

/** Fewer are sorted by comparing. */
const few = 4096;
const digits = 1 << 16;

/** Moves the ordinals into the order of 16 bits of their keys; equal ones stay in the order that they have. */
function* pass(from: Uint32Array, to: Uint32Array, key: Uint32Array, shift: number): InParts<void> {
  const places = new Uint32Array(digits + 1);
  for (const range of rangesOf("indexNumbers", from.length)) {
    for (let at = range.from; at < range.to; at += 1) {
      const digit = ((key[from[at] ?? 0] ?? 0) >>> shift) & (digits - 1);
      places[digit + 1] = (places[digit + 1] ?? 0) + 1;
    }
    yield range.to - range.from;
  }
  for (let digit = 0; digit < digits; digit += 1) places[digit + 1] = (places[digit + 1] ?? 0) + (places[digit] ?? 0);
  for (const range of rangesOf("indexNumbers", from.length)) {
    for (let at = range.from; at < range.to; at += 1) {
      const ordinal = from[at] ?? 0;
      const digit = ((key[ordinal] ?? 0) >>> shift) & (digits - 1);
      const place = places[digit] ?? 0;
      to[place] = ordinal;
      places[digit] = place + 1;
    }
    yield range.to - range.from;
  }
}

/** Sorts `order` in place by the key of each ordinal, ascending; equal ones stay in the order that they have. */
export function* sortBy(order: Uint32Array, key: Uint32Array): InParts<void> {
  if (order.length < few) {
    const keyed = Array.from(order, (ordinal, at) => ({ ordinal, at, key: key[ordinal] ?? 0 }));
    order.set(keyed.sort((a, b) => a.key - b.key || a.at - b.at).map(({ ordinal }) => ordinal));
    return;
  }
  const other = new Uint32Array(order.length);
  yield* pass(order, other, key, 0);
  yield* pass(other, order, key, 16);
}
