import { capabilities, type Capability, type ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import type { RunPayload } from "./commands.ts";
import { industryColumnOf } from "@paygauge/api-types/entities/insights";
import { readMonths, readVariantsOf } from "./ingest/read.ts";
import { readMeta } from "./job-schema.ts";
import { minorDigitsOf } from "./reading/currencies.ts";
import { rowOf } from "./grid/supplier-grid.ts";
import { factsOf, runScoring } from "./supplier-score.ts";
import { readSupplier, supplierByKey } from "./supplier-store.ts";

type Sql = SqlStorage;

function months(sql: Sql, variantIds: readonly number[]): SupplierDetail["months"] {
  const sums = new Map<string, SupplierDetail["months"][number]>();
  for (const { month, documentType, count, valueMinor } of readMonths(sql, variantIds)) {
    const sum = sums.get(`${month}${documentType}`) ?? { month, documentType, count: 0, valueMinor: 0 };
    sums.set(`${month}${documentType}`, { ...sum, count: sum.count + count, valueMinor: sum.valueMinor + valueMinor });
  }
  return [...sums.values()].toSorted((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0));
}

/** The spellings that were grouped into the supplier, the most frequent first; at most a hundred. */
function variants(sql: Sql, variantIds: readonly number[]): SupplierDetail["variants"] {
  return [...readVariantsOf(sql, variantIds)]
    .toSorted((a, b) => b.totals.lines - a.totals.lines)
    .slice(0, 100)
    .map(({ variantId, identity: { supplierId, name }, totals }) => {
      const { PurchaseOrder, Invoice, Payment } = totals.documents;
      const settled = Payment.count > 0 ? Payment : Invoice.count > 0 ? Invoice : PurchaseOrder;
      const valueMinor = totals.statedSpendMinor === 0 ? settled.valueMinor : totals.statedSpendMinor;
      return { variantId, supplierId, name, lines: totals.lines, valueMinor };
    });
}

function neighbours(
  sql: Sql,
  run: string,
  spendMinor: number,
  ordinal: number,
): Pick<SupplierDetail, "previousKey" | "nextKey"> {
  const key = (text: string, ...values: number[]): string | null =>
    sql
      .exec<{ supplierKey: string }>(
        `SELECT supplierKey FROM supplier WHERE run = ? AND ${text} LIMIT 1`,
        run,
        ...values,
      )
      .toArray()[0]?.supplierKey ?? null;
  return {
    previousKey: key(
      "(spendMinor > ? OR (spendMinor = ? AND ordinal < ?)) ORDER BY spendMinor ASC, ordinal DESC",
      spendMinor,
      spendMinor,
      ordinal,
    ),
    nextKey: key(
      "(spendMinor < ? OR (spendMinor = ? AND ordinal > ?)) ORDER BY spendMinor DESC, ordinal ASC",
      spendMinor,
      spendMinor,
      ordinal,
    ),
  };
}

function perCapability<T>(pick: (capability: Capability) => T): Record<Capability, T> {
  return Object.fromEntries(capabilities.map((capability) => [capability, pick(capability)])) as Record<Capability, T>;
}

/**
 * Everything of one supplier; null when the run has none of this key. Scores and reasons are computed again from the
 * stored facts with the pinned ruleset: the same rules on the same facts, now with the facts for the sentences.
 */
export function supplierDetailOf(
  sql: Sql,
  payload: RunPayload,
  ruleset: ScoringRuleset,
  supplierKey: string,
): SupplierDetail | null {
  const record = supplierByKey(sql, payload.run, supplierKey);
  const stored = record && readSupplier(sql, payload.run, Number(record.ordinal));
  if (!record || !stored) return null;
  const scoring = runScoring(sql, payload, ruleset);
  const facts = factsOf(stored, scoring);
  const scores = scoring.score(facts);
  const row = rowOf(record);
  return {
    row,
    measures: facts.measures,
    identity: { ...stored.identity },
    industries: (["SicIndustryCode", "UnspscCategoryLabel", "NaicsNationalIndustryLabel"] as const).flatMap(
      (dimension) => {
        const label = record[industryColumnOf[dimension]];
        return typeof label !== "string" || label === "" ? [] : [{ dimension, label }];
      },
    ),
    points: perCapability((capability) => scores[`${capability}Points`]),
    reasons: perCapability((capability) => scores.reasons[capability] ?? []),
    months: months(sql, stored.variantIds),
    methods: Object.entries(stored.totals.methods).map(([method, total]) => ({ method, ...total })),
    variants: variants(sql, stored.variantIds),
    evidence: stored.evidence,
    matched: stored.matched,
    runnerUp: stored.runnerUp,
    directoryNote: readMeta(sql, "directoryNote") ?? "No directory was used.",
    currency: payload.job.currency,
    minorDigits: minorDigitsOf(payload.job.currency),
    annualisation: scoring.statement || null,
    scoringRulesetVersion: ruleset.version,
    confidenceRulesetVersion: payload.confidenceRulesetVersion,
    ...neighbours(sql, payload.run, row.spendMinor, stored.ordinal),
  };
}
