import type { GridColumn } from "./grid-column.ts";

/** Keys shown, in order; unknown keys of an old address are dropped, the pinned first column stays. */
export function shownKeys<Row>(
  columns: readonly GridColumn<Row>[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  const [pinned] = columns;
  const known = new Set(columns.map((column) => column.key));
  const asked = (wanted ?? []).filter((key, index, all) => known.has(key) && all.indexOf(key) === index);
  if (pinned === undefined) return [];
  const own = columns.filter((column) => column.hidden !== true).map((column) => column.key);
  const rest = (asked.length > 0 ? asked : own).filter((key) => key !== pinned.key);
  return [pinned.key, ...rest];
}

/** The same keys with one shown or taken away; a new one comes last. */
export function toggleKey(shown: readonly string[], key: string): readonly string[] {
  return shown.includes(key) ? shown.filter((item) => item !== key) : [...shown, key];
}

/** The same keys with one moved by `step` places; the first place belongs to the pinned column. */
export function moveKey(shown: readonly string[], key: string, step: -1 | 1): readonly string[] {
  const from = shown.indexOf(key);
  const to = from + step;
  if (from < 1 || to < 1 || to >= shown.length) return shown;
  const next = shown.filter((item) => item !== key);
  return [...next.slice(0, to), key, ...next.slice(to)];
}
