import * as v from "valibot";
import { runPayload, type RunPayload } from "../commands.ts";
import { groupBreakdowns } from "../breakdowns/group-breakdowns.ts";
import { groupVariants } from "../grouping/group-variants.ts";
import { statedSpend } from "../grouping/totals.ts";
import { readVariants } from "../ingest/read.ts";
import { spendOf } from "../measures/measures.ts";
import type { GroupedSupplier, PayeeTotals } from "../facts.ts";
import { groupDecisions, markApplied, newestDecision } from "../decisions/decision-store.ts";
import { classDecisions } from "../decisions/class-decisions.ts";
import { applyClasses, type ClassSources } from "../payees/apply-classes.ts";
import { payeeRules } from "../payees/payee-rules.ts";
import { putPayees, type PayeeRecord } from "../payees/payee-store.ts";
import { payeeProposer } from "../payees/propose-class.ts";
import { readRemembered, rememberedBy } from "../payees/remembered-payees.ts";
import { dropUnfinished } from "../runs/run-store.ts";
import { deleteRun, putBases } from "../supplier-store.ts";
import { scoringRuleset } from "../ruleset-source.ts";
import { proposedClassesOf } from "../scoring/scoring-facts.ts";
import type { Step, StepContext } from "./step.ts";

const spendMinorOf = (totals: PayeeTotals): number =>
  spendOf({ totals, statedSpendMinor: statedSpend(totals) }).spendMinor;

/** Suppliers classed between two ticks: a tenth of a second. */
const classedAtOnce = 5000;

/** Classes that stay in scope, with limited levels. */
const limitedByDefault: ReadonlySet<string> = new Set(["PublicBody", "Rent"]);

/** Returns the sources of a run's payee classes. */
async function classSources(
  { env, sql }: StepContext,
  { job, scoringRulesetVersion }: RunPayload,
  { rules, buyerName, remembered }: NonNullable<RunPayload["payees"]>,
): Promise<ClassSources> {
  const propose = payeeProposer(payeeRules(rules), { name: buyerName, country: job.buyerCountry });
  const inScope = proposedClassesOf(await scoringRuleset(env, scoringRulesetVersion));
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

/** Gives suppliers their classes, some at a time: a user who cancels need not wait. */
async function classified(
  context: StepContext,
  suppliers: readonly GroupedSupplier[],
  sources: ClassSources,
): Promise<PayeeRecord[]> {
  const records: PayeeRecord[] = [];
  for (let from = 0; from < suppliers.length; from += classedAtOnce) {
    if (from > 0) await context.tick({ done: from, total: suppliers.length });
    records.push(...applyClasses(suppliers.slice(from, from + classedAtOnce), sources, from));
  }
  return records;
}

/** Groups the run's payee spellings into suppliers, what people merged and split first: one slice and one transaction, begun again if it is killed. */
export const groupStep: Step = async (context) => {
  const payload = v.parse(runPayload, context.payload);
  await context.tick({ done: 0, total: 0 });
  const trustsIds = payload.files.some(({ mapping }) => mapping.answers?.supplierIds === "oneSupplier");
  const decisions = newestDecision(context.sql);
  const suppliers = groupVariants(readVariants(context.sql), groupDecisions(context.sql), trustsIds);
  const total = suppliers.length;
  const payees =
    payload.payees && (await classified(context, suppliers, await classSources(context, payload, payload.payees)));
  return context.finish({ done: total, total }, () => {
    dropUnfinished(context.sql, payload.run);
    deleteRun(context.sql, payload.run);
    putBases(context.sql, payload.run, suppliers, spendMinorOf);
    groupBreakdowns(context.sql, payload.run, suppliers);
    if (payees) putPayees(context.sql, payload.run, payees);
    markApplied(context.sql, payload.run, decisions);
  });
};
