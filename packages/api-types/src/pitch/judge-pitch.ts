/** Whether a pitch may be kept: it promises nothing for nothing, and says what acceptance costs the supplier. */
import { message, type MessageRef } from "../catalogue/message.ts";
import type { CaseTerms } from "../value/use-case.ts";
import { refusedWord } from "./refused-words.ts";

/** What acceptance costs the supplier (null: nobody states it), and the yearly rate at which it borrows; fractions. */
export interface SupplierCost extends Pick<CaseTerms, "supplierCashRate"> {
  readonly supplierFee: number | null;
}

/** What is wrong with a pitch: a word, or the cost that it doesn't say (percentages, as many as are missing). */
export type PitchFault = { readonly word: string } | { readonly fee: number; readonly rate: number };

/** Says what is wrong, and what to do. */
export const sentenceOfFault = (fault: PitchFault): MessageRef =>
  "word" in fault ? message("pitchWord", fault) : message("pitchCost", fault);

/** In per cent, as exactly as pitches say it. */
export const percentOf = (share: number): number => Math.round(share * 10_000) / 100;

const percentages = /(\d+(?:[.,]\d+)?)\s*(?:%|per\s?cent|prozent|v\.\s?h\.|pour[\s-]cent)/giu;

/** Both percentages stand in the text; where they are equal, twice. */
function saysCost(text: string, shares: readonly number[]): boolean {
  const said = [...text.normalize("NFKC").matchAll(percentages)].map(([, number = ""]) =>
    Number(number.replace(",", ".")),
  );
  return shares.every((share) => {
    const at = said.indexOf(percentOf(share));
    if (at >= 0) said.splice(at, 1);
    return at >= 0;
  });
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
 * What is wrong with a pitch; null where nothing is.
 * A cost that nobody states cannot be said.
 * @param names of the buyer and the issuer, which may say what a pitch may not: "Free Range Foods"
 */
export function faultOfPitch(text: string, cost: SupplierCost, names: readonly string[]): PitchFault | null {
  const masked = withoutNames(text, names);
  const word = refusedWord(masked);
  if (word !== null) return { word };
  const { supplierFee: fee, supplierCashRate: rate } = cost;
  if (fee === null || saysCost(masked, [fee, rate])) return null;
  return { fee: percentOf(fee), rate: percentOf(rate) };
}
