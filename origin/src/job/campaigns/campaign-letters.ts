/** Letters of a campaign: composed for each supplier, drafted by a model, edited by users; and the script of its calls. */
import type { CallScript } from "@paygauge/api-types/entities/written-texts";
import type { Language } from "@paygauge/api-types/languages";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { callScript } from "@paygauge/analysis/pitch/call-script";
import { feeRangeOf } from "@paygauge/analysis/pitch/fee-range";
import { faultOfPitch, sentenceOfFault } from "@paygauge/analysis/pitch/judge-pitch";
import {
  composeLetter,
  letterTail,
  letterValues,
  type CampaignFacts,
  type LetterFacts,
  type SupplierFacts,
} from "@paygauge/analysis/pitch/letter-values";
import { referenceOf } from "@paygauge/analysis/pitch/reference";
import { defaultsOf } from "@paygauge/analysis/value/assumptions";
import { invalid, notFound } from "@paygauge/worker/refusal";
import type { VersionId } from "../../prompts/usage.ts";
import { keepDraft, placeOf, shownText, writeText, type NewDraft, type NewText } from "../texts/text-store.ts";
import { pitchFactsOf } from "../texts/pitch-acts.ts";
import { openRun } from "../use-cases/use-case-context.ts";
import { readUseCase } from "../use-cases/use-case-store.ts";
import { firstWritten } from "./campaign-history.ts";
import { lockEnded, requireCampaign, rowsOf, type CampaignContext } from "./campaign-context.ts";
import type { OfMember } from "./campaign-members.ts";
import type { SourceFacts } from "./campaign-source.ts";
import type { CampaignRecord } from "./campaign-store.ts";
import { contactOf } from "./contact-store.ts";
import type { MemberRow } from "./member-rows.ts";

interface OfLetter extends OfMember, SourceFacts {
  readonly language: Language;
  readonly buyer: string;
  readonly issuerName: string;
}
interface OfKind extends OfLetter {
  readonly kind: LetterKind;
}

/** What a campaign offers all its suppliers: terms of its use case, or else those of the method. */
export async function offerOf(
  context: CampaignContext,
  record: CampaignRecord,
  ask: SourceFacts,
): Promise<Omit<CampaignFacts, "buyer" | "issuer">> {
  const { method, measured, useCase, tone, accountsContact, accountsMail } = record;
  const own = { tone, accountsContact, accountsMail };
  const found = useCase === null ? null : readUseCase(context.storage.sql, useCase.useCaseId);
  if (found !== null && found.method === method) return { ...own, ...pitchFactsOf(found, ask.currency) };
  const { rules } = await openRun(context, ask.sight.run);
  const defaults = defaultsOf(method, measured, rules.statedOf(method), ask.issuer);
  return { ...own, ...pitchFactsOf({ method, defaults, typed: {} }, ask.currency) };
}

/** One supplier's own row, as texts state it. */
export function ownFactsOf(
  { campaignId }: CampaignRecord,
  { supplierKey, name, payments, yearMinor, daysToPay, termsBucket }: MemberRow,
): Omit<SupplierFacts, "contact" | "firstOn"> {
  const reference = referenceOf(campaignId, supplierKey);
  return { supplier: name, reference, payments, yearMinor, daysToPay, termsBucket };
}

async function factsOf(context: CampaignContext, ask: OfLetter): Promise<LetterFacts> {
  const record = requireCampaign(context, ask);
  const row = rowsOf(context, record).of(ask.supplierKey);
  if (row === undefined) throw notFound("supplier");
  const { sql } = context.storage;
  return {
    ...(await offerOf(context, record, ask)),
    ...ownFactsOf(record, row),
    buyer: ask.buyer,
    issuer: ask.issuerName,
    contact: contactOf(sql, record.campaignId, ask.supplierKey)?.name ?? "",
    firstOn: firstWritten(sql, record.campaignId).get(ask.supplierKey) ?? null,
  };
}

const placeIn = ({ campaignWorkflowId, supplierKey }: OfLetter, kind: LetterKind): string =>
  placeOf.letter(campaignWorkflowId, supplierKey, kind);

export const campaignLetterActs = {
  async letter(context: CampaignContext, ask: OfKind) {
    const letter = await factsOf(context, ask);
    const names = [letter.buyer, letter.issuer, letter.supplier, letter.contact, letter.accountsContact];
    return {
      ...shownText(
        context.storage.sql,
        placeIn(ask, ask.kind),
        ask.language,
        composeLetter(ask.language, ask.kind, letter),
      ),
      names: names.filter((name) => name !== ""),
      // A follow-up refers to the letter, which states the fee.
      fee: ask.kind === "first" ? feeRangeOf(letter.method, letter.terms.supplierFee) : null,
      hasAccounts: letter.accountsContact !== "" && letter.accountsMail !== "",
    };
  },

  async callScript(context: CampaignContext, ask: OfLetter): Promise<CallScript> {
    const parts = callScript(ask.language, await factsOf(context, ask), ask.asking.name);
    return { language: ask.language, parts: parts.map(({ title, lines }) => ({ title, lines: [...lines] })) };
  },

  /** Figures of the prompt's variables, null if not stated; and what every letter ends with, which no model writes. */
  async letterFigures(context: CampaignContext, ask: OfLetter) {
    const letter = await factsOf(context, ask);
    const values = letterValues(ask.language, letter, letter.accountsContact);
    return {
      tail: letterTail(ask.language, letter),
      figures: {
        "supplier.name": letter.supplier,
        "supplier.payments": values.payments === "" ? null : values.payments,
        method: values.method,
        "terms.fee": values.fee,
        "terms.newDay": values.daysSooner === null ? null : values.newDay,
        "terms.currentDay": values.currentDay,
        "terms.daysSooner": values.daysSooner,
      },
    };
  },

  async keepLetterDraft(context: CampaignContext, ask: OfLetter & { readonly draft: NewDraft }): Promise<void> {
    await factsOf(context, ask);
    keepDraft(context.storage.sql, placeIn(ask, "first"), ask.draft);
  },

  /** @returns the prompt version whose draft was edited @throws Refusal 409, 422 for what a text may not say */
  async writeLetter(
    context: CampaignContext,
    ask: OfKind & { readonly fence: number | null; readonly text: NewText },
  ): Promise<VersionId | null> {
    const { names, fee } = await campaignLetterActs.letter(context, ask);
    if (context.isStale(ask.fence)) throw lockEnded();
    const fault = ask.text.text === null ? null : faultOfPitch(ask.text.text, fee, names);
    if (fault !== null) throw invalid("text", sentenceOfFault(fault));
    return writeText(context.storage.sql, placeIn(ask, ask.kind), ask.text);
  },
} as const;
