/**
 * The text with which a buyer asks the suppliers of a use case. Many read the same words, so it gives neither days nor
 * amounts of one supplier, nor means of the set: only the offer, the fee as a range, and who knows the real fee.
 */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import type { CaseTerms } from "../value/use-case.ts";
import { feeRangeOf } from "./fee-range.ts";
import { offeredDay } from "./own-days.ts";
import { pitchWords } from "./pitch-words.ts";

/** What a campaign or a use case offers. */
export interface OfferFacts {
  readonly method: Capability;
  /** `supplierFee`: null where it isn't stated. */
  readonly terms: Pick<CaseTerms, "currentPayDay" | "newPayDay"> & { readonly supplierFee: number | null };
}
export interface PitchFacts extends OfferFacts {
  readonly buyer: string;
}

const percentsOf = (language: Language) =>
  new Intl.NumberFormat(localeOf(language, []), { style: "percent", maximumFractionDigits: 2 });

/** The fee's sentence: always a range and whom to ask, or whom to ask alone. */
export function feeSentence(language: Language, { method, terms }: OfferFacts): string {
  const { fee, feeUnknown } = pitchWords[language];
  const range = feeRangeOf(method, terms.supplierFee);
  if (range === null) return feeUnknown[familyOf[method]];
  const percents = percentsOf(language);
  return fee(percents.format(range.low), percents.format(range.high));
}

/** "1.85% to 2.45% (ask your acquirer)"; null where none is known. */
export function feeFigure(language: Language, { method, terms }: OfferFacts): string | null {
  const range = feeRangeOf(method, terms.supplierFee);
  if (range === null) return null;
  const percents = percentsOf(language);
  return pitchWords[language].feeShort(percents.format(range.low), percents.format(range.high));
}

/** What the method itself brings: who pays the supplier, and what comes with each payment. */
export function methodSentences(language: Language, { buyer, method, terms }: PitchFacts): readonly string[] {
  const words = pitchWords[language];
  if (familyOf[method] === "scf") return [words.funder(buyer, String(Math.round(terms.newPayDay)))];
  return familyOf[method] === "card" ? [words.remittance] : [];
}

/** The composed pitch in one language. */
export function composePitch(language: Language, facts: PitchFacts): string {
  const words = pitchWords[language];
  const { buyer, method, terms } = facts;
  const offered = offeredDay(method, terms);
  return [
    words.ask(buyer, words.methods[method]),
    ...methodSentences(language, facts),
    offered === null ? "" : words.day(String(offered)),
    feeSentence(language, facts),
    words.close(buyer),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
