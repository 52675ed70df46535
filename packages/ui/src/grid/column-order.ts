import type { GridColumn } from "./grid-column.ts";
import { pinCounts } from "./grid-query.ts";
import type { PinCount } from "./grid-query.ts";

/** Keys shown, in order; unknown keys of an old address are dropped, the pinned first column stays. */
export function shownKeys<Row>(
  columns: readonly GridColumn<Row>[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  const able = columns.filter((column) => column.filterOnly !== true);
  const [pinned] = able;
  const known = new Set(able.map((column) => column.key));
  const asked = (wanted ?? []).filter((key, index, all) => known.has(key) && all.indexOf(key) === index);
  if (pinned === undefined) return [];
  const own = able.filter((column) => column.hidden !== true).map((column) => column.key);
  const rest = (asked.length > 0 ? asked : own).filter((key) => key !== pinned.key);
  return [pinned.key, ...rest];
}

/** The same keys with one shown or taken away; a new one comes last. */
export function toggleKey(shown: readonly string[], key: string): readonly string[] {
  return shown.includes(key) ? shown.filter((item) => item !== key) : [...shown, key];
}

/** The same keys with one moved before another; the first place belongs to the pinned column. */
export function moveBefore(shown: readonly string[], key: string, before: string | undefined): readonly string[] {
  if (key === before || shown.indexOf(key) < 1 || before === shown[0]) return shown;
  const rest = shown.filter((item) => item !== key);
  const at = before === undefined ? rest.length : rest.indexOf(before);
  return at < 1 ? shown : [...rest.slice(0, at), key, ...rest.slice(at)];
}

export interface Pinning {
  readonly shown: readonly string[];
  readonly pins: PinCount;
}

/** One column more that stays in view, behind those that do; the same where three do already. */
export function pinColumn({ shown, pins }: Pinning, key: string): Pinning {
  const more = pinCounts.find((count) => count === pins + 1);
  const at = shown.indexOf(key);
  if (more === undefined || at < pins) return { shown, pins };
  return { shown: moveBefore(shown, key, shown[pins]), pins: more };
}

/** One column less that stays in view; the first one always does. */
export function unpinColumn({ shown, pins }: Pinning, key: string): Pinning {
  const less = pinCounts.find((count) => count === pins - 1);
  const at = shown.indexOf(key);
  if (less === undefined || at < 1 || at >= pins) return { shown, pins };
  return { shown: moveBefore(shown, key, shown[pins]), pins: less };
}

/** One column shown or taken away; one that stayed in view takes its place there with it. */
export function toggleColumn(pinning: Pinning, key: string): Pinning {
  return { shown: toggleKey(pinning.shown, key), pins: unpinColumn(pinning, key).pins };
}

/** The same keys with one moved by `step` places; the first place belongs to the pinned column. */
export function moveKey(shown: readonly string[], key: string, step: -1 | 1): readonly string[] {
  const from = shown.indexOf(key);
  const to = from + step;
  if (from < 1 || to < 1 || to >= shown.length) return shown;
  const next = shown.filter((item) => item !== key);
  return [...next.slice(0, to), key, ...next.slice(to)];
}
