import type { WrittenPitches } from "@paygauge/api-types/entities/use-cases";
import { languages } from "@paygauge/api-types/languages";
import type { FeeRange } from "@paygauge/analysis/pitch/fee-range";
import { faultOfPitch, sentenceOfFault } from "@paygauge/analysis/pitch/judge-pitch";
import { invalid } from "@paygauge/worker/refusal";

/**
 * Pitches that were changed state the fee, say no refused word and ask for no details; one that stays is not judged again, so that
 * a changed assumption can be saved with it.
 * @param names of the buyer and the issuer @throws Refusal 422 at the language
 */
export function judgePitches(
  pitches: WrittenPitches,
  before: WrittenPitches,
  fee: FeeRange | null,
  names: readonly string[],
): void {
  for (const language of languages) {
    const text = pitches[language];
    const fault = text === undefined || text === before[language] ? null : faultOfPitch(text, fee, names);
    if (fault !== null) throw invalid(`pitches.${language}`, sentenceOfFault(fault));
  }
}
