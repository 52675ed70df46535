import * as v from "valibot";
import { inTurns, rangesOf, Turns } from "@paygauge/api-types/turns/turns";
import { runPayload, type RunPayload } from "../commands.ts";
import { groupBreakdowns } from "../breakdowns/group-breakdowns.ts";
import { groupedVariants } from "../grouping/group-variants.ts";
import { unrelatedNamesLimits } from "@paygauge/analysis/names/unstable-ids";
import { statedSpend } from "../grouping/totals.ts";
import { readVariants } from "../ingest/read.ts";
import { spendOf } from "../measures/measures.ts";
import type { GroupedSupplier, PayeeTotals } from "../facts.ts";
import { groupDecisions, markApplied, newestDecision } from "../decisions/decision-store.ts";
import { classDecisions } from "../decisions/class-decisions.ts";
import { applyClasses, type ClassSources } from "../payees/apply-classes.ts";
import { payeeRules } from "../payees/payee-rules.ts";
import { notePayees, putPayees, type PayeeRecord } from "../payees/payee-store.ts";
import { payeeProposer } from "../payees/propose-class.ts";
import { readRemembered, rememberedBy } from "../payees/remembered-payees.ts";
import { unreadRuns } from "../runs/run-store.ts";
import { deleteRuns, putBases } from "../supplier-store.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { proposedClassesOf } from "../scoring/scoring-facts.ts";
import type { Step, StepContext } from "../../commands/step.ts";

const spendMinorOf = (totals: PayeeTotals): number =>
  spendOf({ totals, statedSpendMinor: statedSpend(totals) }).spendMinor;

/** Classes that stay in scope, with limited levels. */
const limitedByDefault: ReadonlySet<string> = new Set(["PublicBody", "Rent"]);

/** Returns the sources of a run's payee classes. */
async function classSources(
  { env, sql }: StepContext,
  { job, scoringRulesetVersion }: RunPayload,
  { rules, buyerName, remembered }: NonNullable<RunPayload["payees"]>,
): Promise<ClassSources> {
  const propose = payeeProposer(payeeRules(rules), { name: buyerName, country: job.buyerCountry });
  const inScope = proposedClassesOf(await scoringRuleset(env, scoringRulesetVersion, job));
  // A ruleset that does not know public bodies and landlords would exclude them, which no proposal is meant to do.
  const isKnown = (payeeClass: string): boolean => !limitedByDefault.has(payeeClass) || inScope.has(payeeClass);
  return {
    decided: classDecisions(sql),
    remembered: rememberedBy(await readRemembered(env, remembered)),
    propose: (signs) => {
      const proposal = propose(signs);
      return proposal && isKnown(proposal.payeeClass) ? proposal : null;
    },
    spendOf: ({ totals }) => spendMinorOf(totals),
  };
}

/** Suppliers classed between two heartbeats. */
const heartbeatSuppliers = 5000;

/** Gives suppliers their classes, some at a time: a user who cancels need not wait. */
async function classified(
  context: StepContext,
  suppliers: readonly GroupedSupplier[],
  sources: ClassSources,
): Promise<PayeeRecord[]> {
  const records: PayeeRecord[] = [];
  const turns = new Turns("groupedSpellings");
  let told = 0;
  for (const { from, to } of rangesOf("groupedSpellings", suppliers.length)) {
    records.push(...applyClasses(suppliers.slice(from, to), sources, from));
    await turns.next();
    if (to - told < heartbeatSuppliers) continue;
    told = to;
    await context.tick({ done: to, total: suppliers.length });
  }
  return records;
}

/** Writes the suppliers in parts: no reader sees a run before it is finished, and a slice that starts again empties it first. */
async function writeFound(
  context: StepContext,
  { run }: RunPayload,
  suppliers: readonly GroupedSupplier[],
  payees: readonly PayeeRecord[],
): Promise<void> {
  const { sql } = context;
  const turns = new Turns("writtenSuppliers");
  await deleteRuns(sql, [...new Set([...unreadRuns(sql), run])], context.part);
  for (const { from, to } of rangesOf("writtenSuppliers", suppliers.length)) {
    context.part(() => putBases(sql, run, from, suppliers.slice(from, to), spendMinorOf));
    await turns.next();
  }
  for (const { from, to } of rangesOf("writtenSuppliers", payees.length)) {
    context.part(() => putPayees(sql, run, payees.slice(from, to)));
    await turns.next();
  }
}

/** Groups the run's payee spellings into suppliers, what users merged and split first: one slice, started again if it is killed. */
export const groupStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  const { sql } = context;
  await context.tick({ done: 0, total: 0 });
  const said = payload.files.map(({ mapping }) => mapping.answers?.supplierIds);
  const isTrusted = said.some((answer) => answer === "oneSupplier" || answer === "byCompany");
  const limit = isTrusted ? "trusted" : said.includes("byName") ? "byName" : "unasked";
  const decisions = newestDecision(sql);
  const grouping = groupedVariants(readVariants(sql), groupDecisions(sql), unrelatedNamesLimits[limit]);
  const suppliers = await inTurns(grouping, new Turns("groupedSpellings"));
  const total = suppliers.length;
  const payees =
    payload.payees && (await classified(context, suppliers, await classSources(context, payload, payload.payees)));
  await writeFound(context, payload, suppliers, payees ?? []);
  await groupBreakdowns(sql, payload.run, suppliers, context.part);
  return context.finish({ done: total, total }, () => {
    if (payees) notePayees(sql, payload.run);
    markApplied(sql, payload.run, decisions);
  });
};
