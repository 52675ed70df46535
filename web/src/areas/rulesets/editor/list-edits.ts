/** Edits of a list that return a new one. */

export function replaced<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((each, index) => (index === at ? item : each));
}

export function removed<T>(list: readonly T[], at: number): T[] {
  return list.filter((_each, index) => index !== at);
}

/** `to` is the place that the item has afterwards; beyond the ends it stays at the end. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined) return [...list];
  const rest = removed(list, from);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

/** A code that none of the taken ones is: "Rule", "Rule2", "Rule3". */
export function freeCode(base: string, taken: readonly string[]): string {
  if (!taken.includes(base)) return base;
  const stem = base.replace(/\d+$/, "");
  for (let number = 2; ; number += 1) if (!taken.includes(`${stem}${number}`)) return `${stem}${number}`;
}
