/** Letters of a campaign: composed for each supplier, drafted by a model, edited by users. */
import type { Language } from "@paygauge/api-types/languages";
import { composeLetter } from "@paygauge/api-types/pitch/compose-letter";
import { faultOfPitch, sentenceOfFault } from "@paygauge/api-types/pitch/judge-pitch";
import { defaultsOf } from "@paygauge/api-types/value/assumptions";
import { invalid, notFound } from "../../refusal.ts";
import type { VersionId } from "../../prompts/usage.ts";
import { keepDraft, placeOf, shownText, writeText, type NewDraft, type NewText } from "../texts/text-store.ts";
import { pitchFactsOf, termFigures, type PitchTerms } from "../texts/pitch-acts.ts";
import { openRun } from "../use-cases/use-case-desk.ts";
import { readUseCase } from "../use-cases/use-case-store.ts";
import { lockEnded, requireCampaign, rowsOf, type CampaignDesk } from "./campaign-desk.ts";
import type { OfMember } from "./campaign-members.ts";
import type { SourceFacts } from "./campaign-source.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import { contactOf } from "./contact-store.ts";

interface OfLetter extends OfMember, SourceFacts {
  readonly language: Language;
  readonly buyer: string;
  readonly issuerName: string;
}

/** Terms that the campaign's suppliers are offered: its use case's, or else those of the method. */
export async function termsOf(desk: CampaignDesk, record: CampaignRecord, ask: SourceFacts): Promise<PitchTerms> {
  const { method, measured, useCase } = record;
  const found = useCase === null ? null : readUseCase(desk.storage.sql, useCase.useCaseId);
  if (found !== null && found.method === method) return pitchFactsOf(found, ask.currency);
  const { rules } = await openRun(desk, ask.sight.run);
  const defaults = defaultsOf(method, measured, rules.statedOf(method), ask.issuer);
  return pitchFactsOf({ method, defaults, typed: {} }, ask.currency);
}

async function factsOf(desk: CampaignDesk, ask: OfLetter) {
  const record = requireCampaign(desk, ask);
  const row = rowsOf(desk, record).of(ask.supplierKey);
  if (row === undefined) throw notFound("supplier");
  const terms = await termsOf(desk, record, ask);
  const { buyer, issuerName: issuer } = ask;
  const contact = contactOf(desk.storage.sql, record.campaignId, ask.supplierKey)?.name ?? "";
  const letter = { ...terms, buyer, issuer, supplier: row.name, contact, tone: record.tone, payments: row.payments };
  return { letter, place: placeOf.letter(record.campaignId, ask.supplierKey) };
}

export const campaignLetterActs = {
  async letter(desk: CampaignDesk, ask: OfLetter) {
    const { letter, place } = await factsOf(desk, ask);
    const { supplierFee, supplierCashRate } = letter.terms;
    const names = [letter.buyer, letter.issuer, letter.supplier, letter.contact].filter((name) => name !== "");
    return {
      ...shownText(desk.storage.sql, place, ask.language, composeLetter(ask.language, letter)),
      names,
      cost: { supplierFee, supplierCashRate },
    };
  },

  /** Figures of the prompt's variables; null if it is not stated. */
  async letterFigures(desk: CampaignDesk, ask: OfLetter) {
    const { letter } = await factsOf(desk, ask);
    const payments = letter.payments.toString();
    return { "supplier.name": letter.supplier, "supplier.payments": payments, ...termFigures(ask.language, letter) };
  },

  async keepLetterDraft(desk: CampaignDesk, ask: OfLetter & { readonly draft: NewDraft }): Promise<void> {
    const { place } = await factsOf(desk, ask);
    keepDraft(desk.storage.sql, place, ask.draft);
  },

  /** @returns the prompt version whose draft was edited @throws Refusal 409, 422 for a refused word or an unstated cost */
  async writeLetter(
    desk: CampaignDesk,
    ask: OfLetter & { readonly fence: number | null; readonly text: NewText },
  ): Promise<VersionId | null> {
    const { names, cost } = await campaignLetterActs.letter(desk, ask);
    if (desk.isStale(ask.fence)) throw lockEnded();
    const fault = ask.text.text === null ? null : faultOfPitch(ask.text.text, cost, names);
    if (fault !== null) throw invalid("text", sentenceOfFault(fault));
    const { place } = await factsOf(desk, ask);
    return writeText(desk.storage.sql, place, ask.text);
  },
} as const;
