/** Places of a list that a user orders, counted from 0. */

/** The place nearest to the wanted one: a row pushed beyond an end stays at it. */
export const placeWithin = (wanted: number, count: number): number => Math.max(0, Math.min(count - 1, wanted));

/** How many places an arrow key moves the row; 0 for every other key. */
export function stepOfKey(key: string): number {
  if (key === "ArrowUp") return -1;
  return key === "ArrowDown" ? 1 : 0;
}
