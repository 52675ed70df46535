import type { WrittenPitches } from "@paygauge/api-types/entities/use-cases";
import { languages } from "@paygauge/api-types/languages";
import { faultOfPitch, sentenceOfFault, type SupplierCost } from "@paygauge/api-types/pitch/judge-pitch";
import { invalid } from "../../refusal.ts";

/**
 * Pitches that were changed say what acceptance costs, and no refused word; one that stays is not judged again, so that
 * a changed assumption can be saved beside it.
 * @param names of the buyer and the issuer @throws Refusal 422 at the language
 */
export function judgePitches(
  pitches: WrittenPitches,
  before: WrittenPitches,
  cost: SupplierCost,
  names: readonly string[],
): void {
  for (const language of languages) {
    const text = pitches[language];
    const fault = text === undefined || text === before[language] ? null : faultOfPitch(text, cost, names);
    if (fault !== null) throw invalid(`pitches.${language}`, sentenceOfFault(fault));
  }
}
