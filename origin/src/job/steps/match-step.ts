import * as v from "valibot";
import type { AgreedInCampaign } from "@paygauge/api-types/entities/agreed-in-campaign";
import type { ConfidenceRuleset, MatchEvidence } from "@paygauge/api-types/entities/analysis";
import type { MatchServiceName } from "@paygauge/api-types/entities/directory";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { runPayload, type RunPayload } from "../commands.ts";
import type { MatchAnswer, MatchQuestion } from "../matcher-object.ts";
import { matcherOf } from "../matcher-stub.ts";
import { answerOf, matchServiceOf } from "../matching/network/match-service.ts";
import { merchantKey } from "../../statements/merchant.ts";
import { pinnedAgreements } from "../recompute/agreements.ts";
import { sharedYears } from "../../statements/shared-acceptance.ts";
import { joinAll } from "../matching/join-answers.ts";
import { matchReasonOf } from "../matching/match-reason.ts";
import { confidenceRuleset, directoryOf } from "../ruleset-source.ts";
import { confirmedCompanies, withCompany } from "../decisions/company-decisions.ts";
import { matchDecisions } from "../decisions/decision-store.ts";
import { narrowColumns } from "../supplier-score.ts";
import { countSuppliers, putRowsInTurns, suppliersInTurns, type StoredSupplier } from "../supplier-store.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { matchedRows } from "./matched-rows.ts";
import type { Progress, Step, StepContext } from "../../commands/step.ts";

/** Suppliers of a slice. */
const batch = 2000;
/** Suppliers compared at a time: few enough that a user who cancels need not wait. */
const compared = 500;
const noLabel = { name: "", country: "", taxId: "", companyNumber: "" };
const columns = ["run", "ordinal", "evidenceJson", "matchedJson", "runnerUpJson"];

/** The answer where nothing is looked up. */
export function unmatchedAnswer(supplierKey: string, ruleset: ConfidenceRuleset): MatchAnswer {
  const evidence: MatchEvidence = {
    supplierKey,
    entryId: null,
    band: "Unmatched",
    bits: ruleset.prior,
    confidence: 0,
    levels: null,
    rarityBits: 0,
    runnerUp: null,
    rulesetVersion: ruleset.version,
    decision: "none",
  };
  return { evidence, matched: null, runnerUp: null };
}

/** Between two looks at a network's search, ms: short at first. */
const lookMs = (attempt: number): number => Math.min(10_000, 500 * 2 ** Math.min(attempt, 5));

/** What matching needs of its step; a simulation has no progress to report. */
type MatchContext = Pick<StepContext, "env" | "sql" | "tick">;

async function networkAnswers(
  context: MatchContext,
  name: Exclude<MatchServiceName, "directory">,
  ruleset: ConfidenceRuleset,
  questions: readonly MatchQuestion[],
  progress: Progress,
): Promise<MatchAnswer[]> {
  // Redacted payees have no name to ask a network for.
  const askable = questions.filter(({ identity }) => identity.payeeClass !== "Redacted");
  const found = await matchServiceOf(context.env, name).lookUp(askable, async (attempt) => {
    await context.tick(progress);
    await new Promise((resolve) => setTimeout(resolve, lookMs(attempt)));
  });
  const byKey = new Map(found.map((match) => [match.supplierKey, match]));
  return questions.map((question) => {
    const match = byKey.get(question.supplierKey);
    return match ? answerOf(match, question, ruleset) : unmatchedAnswer(question.supplierKey, ruleset);
  });
}

/** What the directory or the network found of each question, and whether there was anything to look into. */
async function generalAnswers(
  context: MatchContext,
  payload: RunPayload,
  ruleset: ConfidenceRuleset,
  questions: readonly MatchQuestion[],
  progress: Progress,
): Promise<{ readonly answers: MatchAnswer[]; readonly isLookedUp: boolean }> {
  if (payload.matchService !== "directory") {
    const answers = await networkAnswers(context, payload.matchService, ruleset, questions, progress);
    return { answers, isLookedUp: true };
  }
  const directory = await directoryOf(context.env, payload.directoryVersion);
  if (!directory) {
    return { answers: questions.map(({ supplierKey }) => unmatchedAnswer(supplierKey, ruleset)), isLookedUp: false };
  }
  const matcher = matcherOf(context.env, directory.r2Key);
  const answers: MatchAnswer[] = [];
  for (let from = 0; from < questions.length; from += compared) {
    if (from > 0) await context.tick({ ...progress, done: progress.done + from });
    answers.push(...(await matcher.match(directory.r2Key, ruleset, questions.slice(from, from + compared))));
  }
  return { answers, isLookedUp: true };
}

/** The same with what the issuer's own statements say. */
async function answersFor(...asked: Parameters<typeof generalAnswers>): ReturnType<typeof generalAnswers> {
  const [context, { statements }, ruleset, questions, progress] = asked;
  const { answers, isLookedUp } = await generalAnswers(...asked);
  if (statements === null) return { answers, isLookedUp };
  await context.tick(progress);
  const own = await matcherOf(context.env, statements.r2Key).match(statements.r2Key, ruleset, questions);
  return { answers: joinAll(answers, own, ruleset), isLookedUp: true };
}

/** A name that identifies merchants of other issuers: one that the ruleset would match by itself. */
const isRare = ({ rarity }: MatchAnswer, { nameAlone }: ConfidenceRuleset): boolean =>
  rarity === undefined || nameAlone === undefined || rarity.bits >= nameAlone.leastRarity;

/** What suppliers agreed to in campaigns of the job's issuer. Of redacted payees nothing is known. */
async function agreementsOf(
  { env, sql }: Pick<MatchContext, "env" | "sql">,
  { outcomesOf }: RunPayload,
  suppliers: readonly StoredSupplier[],
): Promise<readonly (AgreedInCampaign | null)[]> {
  if (outcomesOf === null) return [];
  const pinned = pinnedAgreements(sql);
  if (pinned !== null) return suppliers.map(({ supplierKey }) => pinned.get(supplierKey) ?? null);
  const labels = suppliers.map(({ identity: { name, country, taxId, companyNumber, payeeClass } }) =>
    payeeClass === "Redacted" ? noLabel : { name, country, taxId, companyNumber },
  );
  return vendorsOf(env, outcomesOf).agreedWith(labels);
}

/** Matches some suppliers with the versions of a run, each with the reason of its band. Writes nothing. */
export async function matchSome(
  context: MatchContext,
  payload: RunPayload,
  suppliers: readonly StoredSupplier[],
  progress: Progress,
): Promise<MatchAnswer[]> {
  const ruleset = await confidenceRuleset(context.env, payload.confidenceRulesetVersion);
  const decisions = matchDecisions(context.sql);
  const companies = confirmedCompanies(context.sql);
  const questions = suppliers.map(({ supplierKey, identity }) => ({
    supplierKey,
    identity: withCompany(identity, companies.get(supplierKey)),
    decision: decisions.get(supplierKey),
  }));
  const { answers, isLookedUp } = await answersFor(context, payload, ruleset, questions, progress);
  const years = await sharedYears(context.env, payload.shared);
  const agreements = await agreementsOf(context, payload, suppliers);
  return answers.map((answer, at) => {
    const identity = suppliers[at]?.identity;
    const reason = matchReasonOf(answer.evidence, identity?.payeeClass ?? "Supplier", ruleset, isLookedUp);
    const year =
      identity && isRare(answer, ruleset) ? years.get(merchantKey(identity.name, identity.country)) : undefined;
    const shared = year === undefined ? {} : { sharedAcceptance: { year } };
    const agreed = agreements[at] ?? undefined;
    return { ...answer, evidence: { ...answer.evidence, reason, ...shared, ...(agreed && { agreed }) } };
  });
}

const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Finds each supplier in the directory (or asks the network that the run pinned), a batch a slice; what a user ruled
 * wins. The evidence stays with the supplier. Of a job without figures this is all: what its pages read is written here.
 */
export const matchStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const { run } = payload;
  const from = v.parse(v.nullable(v.number()), context.cursor) ?? 0;
  const total = countSuppliers(context.sql, run);
  const suppliers = await suppliersInTurns(context.sql, run, from, batch);
  if (suppliers.length === 0) return context.finish({ done: total, total });
  const answers = await matchSome(context, payload, suppliers, { done: from, total });
  const rows = answers.map(({ evidence, matched, runnerUp }, index) => [
    run,
    suppliers[index]?.ordinal ?? null,
    text(evidence),
    text(matched),
    text(runnerUp),
  ]);
  const own = hasFigures(payload.job.kind) ? [] : await matchedRows(context, run, suppliers, answers);
  await putRowsInTurns(context.sql, context.part, "supplier_match", columns, rows);
  await putRowsInTurns(context.sql, context.part, "supplier", narrowColumns, own);
  const next = from + suppliers.length;
  return context.more(next, { done: next, total });
};
