/** Whether a text to suppliers may be kept: it promises nothing for nothing, asks for no details, and says what acceptance costs. */
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { askedDetails } from "./asked-details.ts";
import { percentOf, type FeeRange } from "./fee-range.ts";
import { refusedWord } from "./refused-words.ts";

/** What is wrong with a text: a word, a sentence that asks for details, or the fee that it doesn't say (percentages). */
export type PitchFault =
  | { readonly word: string }
  | { readonly details: string }
  | { readonly low: number; readonly high: number };

/** Says what is wrong, and what to do. */
export function sentenceOfFault(fault: PitchFault): MessageRef {
  if ("word" in fault) return message("pitchWord", fault);
  return "details" in fault ? message("pitchDetails", fault) : message("pitchCost", fault);
}

const percentages =
  /(\d+(?:[.,]\d+)?)\s*(?:%|per\s?cent|prozent|v\.\s?h\.|pour[\s-]cent|(?:to|bis|à|and|und|et|[-–])\s)/giu;

/** Both bounds of the range are in the text, and who knows the real fee: an assumption is not a fact. */
function saysCost(text: string, { low, high }: FeeRange): boolean {
  const said = new Set(
    [...text.normalize("NFKC").matchAll(percentages)].map(([, number = ""]) => Number(number.replace(",", "."))),
  );
  return said.has(percentOf(low)) && said.has(percentOf(high)) && /acqu[ié]r/iu.test(text);
}

/** The text without the names in it; a name is one where it stands alone and has a letter. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .filter((name) => /\p{L}/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => {
      const escaped = name.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
      return rest.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "gu"), "\uFFFC");
    }, text);
}

/**
 * What is wrong with a text; null where nothing is.
 * @param fee null: no range is known, or the text needs none (a follow-up refers to the letter)
 * @param names of the buyer and the issuer, which may say what a pitch may not: "Free Range Foods"
 */
export function faultOfPitch(text: string, fee: FeeRange | null, names: readonly string[]): PitchFault | null {
  const masked = withoutNames(text, names);
  const word = refusedWord(masked);
  if (word !== null) return { word };
  const details = askedDetails(masked);
  if (details !== null) return { details };
  return fee === null || saysCost(masked, fee) ? null : { low: percentOf(fee.low), high: percentOf(fee.high) };
}
