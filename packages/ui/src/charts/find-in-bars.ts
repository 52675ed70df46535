import { clampWindow } from "./brush-window.ts";
import type { BrushWindow } from "./brush-window.ts";
import type { ChartDatum } from "./chart-types.ts";

/** A text as it is compared: without accents and capitals. */
const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** Places of the bars whose name holds the text, in their order; none for an empty text. */
export function barsNamed(bars: readonly ChartDatum[], text: string): readonly number[] {
  const wanted = plain(text);
  if (wanted === "") return [];
  return bars.flatMap(({ name }, index) => (plain(name).includes(wanted) ? [index] : []));
}

/** The part that shows a bar: as it is where the bar is in it, else as wide with the bar in its middle. */
export function windowWith(bar: number, window: BrushWindow, count: number): BrushWindow {
  if (bar >= window.from && bar < window.to) return window;
  const half = (window.to - window.from) / 2;
  return clampWindow({ from: bar - half, to: bar + half }, count);
}

/** The bars of the highest values, in the order they have. */
export function topBars(bars: readonly ChartDatum[], most: number): readonly ChartDatum[] {
  if (bars.length <= most) return bars;
  const kept = new Set(bars.toSorted((a, b) => b.value - a.value).slice(0, most));
  return bars.filter((bar) => kept.has(bar));
}

/** The next of `count` finds, or with `-1` the one before; the last is followed by the first. */
export function nextFind(at: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (at + step + count) % count;
}
