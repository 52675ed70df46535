import { capabilities, type Capability, type ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import type { RunPayload } from "./commands.ts";
import { readMonths } from "./ingest/read.ts";
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
  return sql
    .exec<{ variantId: number; supplierId: string; name: string; lines: number; valueMinor: number }>(
      `SELECT variant_id AS variantId, identity->>'supplierId' AS supplierId, identity->>'name' AS name, lines,
         CASE WHEN spend <> 0 THEN spend WHEN payment_count > 0 THEN payment_value WHEN invoice_count > 0 THEN invoice_value ELSE order_value END AS valueMinor
       FROM ingest_variant WHERE variant_id IN (SELECT value FROM json_each(?)) ORDER BY lines DESC LIMIT 100`,
      JSON.stringify(variantIds),
    )
    .toArray();
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
