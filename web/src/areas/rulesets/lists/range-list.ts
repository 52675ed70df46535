import { rangeText, type CodeRange } from "./code-ranges.ts";

/** "5200–5999, 7011": ranges in one line. */
export const rangesText = (ranges: readonly CodeRange[]): string =>
  ranges
    .filter((range) => range.every(Number.isFinite))
    .map(rangeText)
    .join(", ");

/** The other way round; text that is not a code or range becomes NaN, for the check to refuse. */
export function rangesOf(text: string): [number, number][] {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  return parts
    .filter((part) => part !== "")
    .map((part) => {
      const [, from, to] = /^(\d{3,4})(?:\s*[-–]\s*(\d{3,4}))?$/.exec(part) ?? [];
      return from === undefined ? [Number.NaN, Number.NaN] : [Number(from), Number(to ?? from)];
    });
}
