import { rangeOf, yearEstimate } from "@paygauge/analysis/value/year-estimate";
import type { Composing } from "./section.ts";

/** The sentence that gives the range of an annual figure of a short file; none otherwise. Minor units. */
export function estimateSentence(
  yearMinor: number,
  { words, formats, summary }: Pick<Composing, "words" | "formats" | "summary">,
): string[] {
  const estimate = yearEstimate(summary.year.factor);
  if (estimate === null) return [];
  const [low, high] = rangeOf(yearMinor, estimate).map((end) => formats.short(Math.round(end)));
  return [words.say("yearEstimate", { days: estimate.days, low: low ?? "", high: high ?? "" })];
}
