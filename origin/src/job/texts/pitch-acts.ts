/** Drafts of a use case's pitch. The pitch itself is part of the use case. */
import type { WrittenPitches, UseCase } from "@paygauge/api-types/entities/use-cases";
import type { ModelDrafts } from "@paygauge/api-types/entities/written-texts";
import { languages, type Language } from "@paygauge/api-types/languages";
import { feeFigure } from "@paygauge/analysis/pitch/compose-pitch";
import { offeredDay } from "@paygauge/analysis/pitch/own-days";
import { pitchWords } from "@paygauge/analysis/pitch/pitch-words";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { caseTerms, supplierFeeOf } from "@paygauge/analysis/value/assumptions";
import type { VersionId } from "../../prompts/usage.ts";
import { editedDraft, keepDraft, placeOf, readDrafts, readText, type NewDraft } from "./text-store.ts";

/** What a pitch is composed of, without its speaker. */
export function pitchFactsOf(
  { method, defaults, typed }: Pick<UseCase, "method" | "defaults" | "typed">,
  currency: string,
) {
  const terms = { ...caseTerms(defaults, typed), supplierFee: supplierFeeOf(method, defaults, typed) };
  return { method, currency, minorDigits: minorDigitsOf(currency), terms };
}

/** Figures of the prompt's variables, as the language writes them; null if it is not stated. */
export function termFigures(language: Language, facts: ReturnType<typeof pitchFactsOf>) {
  const offered = offeredDay(facts.method, facts.terms);
  return {
    method: pitchWords[language].methods[facts.method],
    "terms.fee": feeFigure(language, facts),
    "terms.newDay": offered === null ? null : String(offered),
  } as const;
}

interface PitchContext {
  readonly storage: Pick<DurableObjectStorage, "sql">;
}
interface OfPitch {
  readonly useCaseId: string;
}

export const pitchActs = {
  pitchDrafts: ({ storage: { sql } }: PitchContext, { useCaseId }: OfPitch): ModelDrafts =>
    readDrafts(sql, placeOf.pitch(useCaseId)),

  keepPitchDraft(
    { storage: { sql } }: PitchContext,
    { useCaseId, draft }: OfPitch & { readonly draft: NewDraft },
  ): void {
    keepDraft(sql, placeOf.pitch(useCaseId), draft);
  },
} as const;

/** Prompt versions whose drafts were edited in pitches that changed. */
export const editedDrafts = (
  sql: SqlStorage,
  useCaseId: string,
  before: WrittenPitches,
  pitches: WrittenPitches,
): readonly VersionId[] =>
  languages
    .filter((language) => pitches[language] !== before[language])
    .map((language) => editedDraft(readText(sql, placeOf.pitch(useCaseId), language), pitches[language] ?? null))
    .filter((version) => version !== null);
