import * as v from "valibot";
import {
  capabilities,
  leaveAsIs,
  type Capability,
  type Recommendation,
} from "@paygauge/api-types/entities/capabilities";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { SupplierMeasures } from "@paygauge/api-types/entities/supplier-measures";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import type { PayeeIdentity } from "./facts.ts";
import { industryColumnOf } from "@paygauge/api-types/entities/insights";
import type { Ledger } from "./ingest/kept-ledgers.ts";
import { readMonths, readVariantsOf } from "./ingest/read.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { rowOf } from "./grid/supplier-grid.ts";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { claimedOfMember } from "@paygauge/analysis/value/claim";
import { supplierYear, type YearFigures } from "@paygauge/analysis/value/supplier-year";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import { keptFactor, scoredFactor } from "./measures/measures.ts";
import { ledgerOf, type RunRecord } from "./runs/run-store.ts";
import { factsOf, runScoring, scoringContextOf, type RunScoring } from "./supplier-score.ts";
import type { SupplierFacts } from "./measures/supplier-facts.ts";
import { compileRuleset } from "./scoring/compile-ruleset.ts";
import { liftOf } from "./scoring/lifts.ts";
import { benefitOf } from "./scoring/recommend.ts";
import { lawfulDays, referenceRate, scoringFactsOf, type ScoringContext } from "./scoring/scoring-facts.ts";
import type { ScoringFacts } from "./scoring/scoring-fields.ts";
import { topOfWholeRun } from "./steps/top-spend.ts";
import { readSupplier, supplierByKey, type SupplierRecord } from "./supplier-store.ts";
import { storedRows } from "@paygauge/worker/stored-rows";
import { mainValuesOf } from "./breakdowns/breakdown-store.ts";

type Sql = SqlStorage;

function months(ledger: Ledger, variantIds: readonly number[]): SupplierDetail["months"] {
  const sums = new Map<string, SupplierDetail["months"][number]>();
  for (const { month, documentType, count, valueMinor } of readMonths(ledger, variantIds)) {
    const sum = sums.get(`${month}${documentType}`) ?? { month, documentType, count: 0, valueMinor: 0 };
    sums.set(`${month}${documentType}`, { ...sum, count: sum.count + count, valueMinor: sum.valueMinor + valueMinor });
  }
  return [...sums.values()].toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0));
}

/** The spellings that were grouped into the supplier, the most frequent first; at most a hundred. */
function variants(ledger: Ledger, variantIds: readonly number[]): SupplierDetail["variants"] {
  return [...readVariantsOf(ledger, variantIds)]
    .toSorted((a, b) => b.totals.lines - a.totals.lines)
    .slice(0, 100)
    .map(({ variantId, identity: { supplierId, name }, totals }) => {
      const { PurchaseOrder, Invoice, Payment } = totals.documents;
      const settled = Payment.count > 0 ? Payment : Invoice.count > 0 ? Invoice : PurchaseOrder;
      const valueMinor = totals.statedSpendMinor === 0 ? settled.valueMinor : totals.statedSpendMinor;
      return { variantId, supplierId, name, lines: totals.lines, valueMinor };
    });
}

const supplierKeyRow = v.object({ supplierKey: v.string() });

function neighbours(
  sql: Sql,
  run: string,
  spendMinor: number,
  ordinal: number,
): Pick<SupplierDetail, "previousKey" | "nextKey"> {
  const key = (text: string, ...values: number[]): string | undefined =>
    storedRows(
      sql,
      supplierKeyRow,
      `SELECT supplierKey FROM supplier WHERE run = ? AND ${text} LIMIT 1`,
      run,
      ...values,
    )[0]?.supplierKey;
  // Those of the same spend first, then the next spend: each a step in the index, where one OR reads half of it.
  const before = "ORDER BY spendMinor ASC, ordinal DESC";
  const after = "ORDER BY spendMinor DESC, ordinal ASC";
  return {
    previousKey:
      key(`spendMinor = ? AND ordinal < ? ${before}`, spendMinor, ordinal) ??
      key(`spendMinor > ? ${before}`, spendMinor) ??
      null,
    nextKey:
      key(`spendMinor = ? AND ordinal > ? ${after}`, spendMinor, ordinal) ??
      key(`spendMinor < ? ${after}`, spendMinor) ??
      null,
  };
}

function perCapability<T>(pick: (capability: Capability) => T): Record<Capability, T> {
  return Object.fromEntries(capabilities.map((capability) => [capability, pick(capability)])) as Record<Capability, T>;
}

/** The identity as the ledger has it: texts alone. */
function writtenIdentity(payee: PayeeIdentity): Record<string, string> {
  const { isCountryAssumed: _, ...identity } = payee;
  return identity;
}

/** How the supplier's figures became those of a year; null where nothing was multiplied. */
function scaledBy({ annualFactor, period }: RunScoring, measures: SupplierMeasures): SupplierDetail["scaled"] {
  const factor = scoredFactor(measures, { annualFactor });
  return factor === 1 || period === null ? null : { factor, ...period };
}

/** What would lift each capability, and what the recommended method is worth, by the pinned ruleset. */
function outlookOf(
  facts: SupplierFacts,
  ruleset: ScoringRuleset,
  context: ScoringContext,
  recommended: Recommendation | null,
  record: SupplierRecord,
): Pick<SupplierDetail, "lifts" | "worth"> {
  const compiled = compileRuleset(ruleset);
  const scoringFacts = scoringFactsOf(ruleset, context)(facts);
  const target = lawfulDays(ruleset, context, ruleset.scfTargetDays);
  const lifts = perCapability((capability) =>
    liftOf(ruleset, capability, scoringFacts, target, (changed) => compiled.quick(changed, capability)),
  );
  return { lifts, worth: worthOf(facts, scoringFacts, recommended, ruleset, { ...context, record }) };
}

/** Columns that use cases measure a year with. */
const yearColumns = v.object({
  addressableMinor: v.number(),
  transactions: v.number(),
  cardableMinor: v.number(),
  cardableTransactions: v.nullable(v.number()),
  yearFactor: v.nullable(v.number()),
});

/** Of a year what the method may claim, as a use case's row counts it; null where its acceptance is not proven. */
function claimedYear(method: Capability, record: SupplierRecord, annualFactor: number): YearFigures | null {
  const columns = v.parse(yearColumns, record);
  if (familyOf[method] === "card" && columns.cardableMinor <= 0) return null;
  const { all, card } = supplierYear(columns, annualFactor);
  return claimedOfMember(method, { ...all, cardableMinor: card.yearMinor, cardablePayments: card.payments });
}

/** What the recommended method is worth in a year; one-off spend is worth nothing, and bears no yearly fee. */
function worthOf(
  facts: SupplierFacts,
  scoringFacts: ScoringFacts,
  method: Recommendation | null,
  ruleset: ScoringRuleset,
  context: ScoringContext & { readonly record: SupplierRecord },
): SupplierDetail["worth"] {
  if (method === null || method === leaveAsIs) return null;
  const claimed = claimedYear(method, context.record, context.annualFactor);
  if (claimed === null) return null;
  const { yearMinor, payments } = claimed;
  if (yearMinor === 0) return { rebateMinor: 0, workingCapitalMinor: 0, processMinor: 0, feeMinor: 0 };
  const unit = 10 ** context.minorDigits * referenceRate(ruleset, context.currency);
  const year = benefitOf({ spend: yearMinor / unit, payments }, facts, scoringFacts, method, ruleset, context);
  const minor = (amount: number) => Math.round(amount * unit);
  return {
    rebateMinor: minor(year.rebate),
    workingCapitalMinor: minor(year.workingCapital),
    processMinor: minor(year.process),
    feeMinor: minor(year.fee),
  };
}

/**
 * Everything of one supplier; null when no supplier has this key. Scores and reasons are computed again from the
 * stored facts with the pinned ruleset: the same rules on the same facts, now with the facts for the sentences.
 */
export function supplierDetailOf(
  sql: Sql,
  known: RunRecord,
  ruleset: ScoringRuleset,
  supplierKey: string,
): SupplierDetail | null {
  const { payload, summary } = known;
  const ledger = ledgerOf(sql, known);
  const record = supplierByKey(sql, payload.run, supplierKey);
  const stored = record && readSupplier(sql, payload.run, Number(record.ordinal));
  if (!record || !stored) return null;
  const scoring = runScoring(sql, payload, ruleset, topOfWholeRun(sql, payload.run));
  const facts = factsOf(stored, scoring);
  const scores = scoring.score(facts);
  const row = { ...rowOf(record), ...mainValuesOf(sql, payload.run, stored.ordinal) };
  return {
    row,
    measures: facts.measures,
    identity: writtenIdentity(stored.identity),
    industries: (["SicIndustryCode", "UnspscCategoryLabel", "NaicsNationalIndustryLabel"] as const).flatMap(
      (dimension) => {
        const label = record[industryColumnOf[dimension]];
        return typeof label !== "string" || label === "" ? [] : [{ dimension, label }];
      },
    ),
    points: perCapability((capability) => scores[`${capability}Points`]),
    levelPoints: ruleset.bands,
    reasons: perCapability((capability) => scores.reasons[capability] ?? []),
    ...outlookOf(facts, ruleset, scoringContextOf(payload, scoring), row.recommendedMethod ?? null, record),
    months: months(ledger, stored.variantIds),
    methods: Object.entries(stored.totals.methods).map(([method, total]) => ({ method, ...total })),
    variants: variants(ledger, stored.variantIds),
    evidence: stored.evidence,
    matched: stored.matched,
    runnerUp: stored.runnerUp,
    directoryNote: summary.directoryNote,
    currency: payload.job.currency,
    minorDigits: minorDigitsOf(payload.job.currency),
    annualisation: scoring.statement,
    reference: { currency: ruleset.referenceCurrency, rate: referenceRate(ruleset, payload.job.currency) },
    scaled: scaledBy(scoring, facts.measures),
    addressableFactor: factorFor(facts.measures.transactions, scoring.annualFactor, keptFactor(facts.measures)),
    scoringRulesetVersion: ruleset.version,
    rowsCount: stored.totals.lines,
    confidenceRulesetVersion: payload.confidenceRulesetVersion,
    ...neighbours(sql, payload.run, row.spendMinor, stored.ordinal),
  };
}
