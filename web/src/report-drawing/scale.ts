import type { FigureAxis } from "@paygauge/api-types/reports/figures";

/** Places of an axis' values between `from` and `to`, in the drawing's units. */
export function scaleOf({ ticks }: FigureAxis, from: number, to: number): (value: number) => number {
  const [first, last] = [ticks[0]?.value ?? 0, ticks.at(-1)?.value ?? 1];
  const span = last - first;
  return (value) => (span === 0 ? from : from + ((value - first) / span) * (to - from));
}

/** A coordinate without digits that nobody sees. */
export const at = (value: number): string => String(Math.round(value * 100) / 100);

/** About as wide as a text of that size is in the report's face; what does not fit is told of in the table instead. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.6;
