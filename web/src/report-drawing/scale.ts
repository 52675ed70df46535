import type { FigureAxis } from "@paygauge/api-types/reports/figures";

/** Places of an axis' values between `from` and `to`, in the drawing's units. */
export function scaleOf({ ticks }: FigureAxis, from: number, to: number): (value: number) => number {
  const [first, last] = [ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 1];
  const span = last - first;
  return (value) => (span === 0 ? from : from + ((value - first) / span) * (to - from));
}

/** A coordinate, rounded to hundredths. */
export const at = (value: number): string => String(Math.round(value * 100) / 100);

/** About as wide as a text of that size is in the report's face; the table has what doesn't fit. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.6;

/** Sizes of a figure's own text, px: 8 pt on paper, 14 pt on a slide of 1280 px. */
export const textSizes = { paper: 11, slide: 19 } as const;

/** The marks of an axis whose texts don't overlap; the last one always has. */
export function ticksWithRoom(ticks: FigureAxis["ticks"], place: (value: number) => number, size: number) {
  const shown: (FigureAxis["ticks"][number] & { readonly anchor: "start" | "middle" | "end" })[] = [];
  let free = Infinity;
  for (const [index, tick] of [...ticks.entries()].toReversed()) {
    const anchor = index === 0 ? "start" : index === ticks.length - 1 ? "end" : "middle";
    const width = textWidth(tick.text, size);
    const start = place(tick.value) - { start: 0, middle: width / 2, end: width }[anchor];
    if (start + width > free) continue;
    shown.unshift({ ...tick, anchor });
    free = start - size / 3;
  }
  return shown;
}
