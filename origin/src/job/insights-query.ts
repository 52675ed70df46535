import { capabilities, scoreLevels, type Capability, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type {
  InsightBar,
  InsightDimension,
  Insights,
  InsightTotals,
  Slicer,
  SlicerChoice,
} from "@paygauge/api-types/entities/insights";

type Sql = SqlStorage;
interface Clause {
  readonly text: string;
  readonly values: SqlStorageValue[];
}

const sums = `count(*) AS suppliers, total(spendMinor) AS spendMinor, total(orders) AS pos, total(ordersMinor) AS posMinor,
  total(invoices) AS invoices, total(invoicesMinor) AS invoicesMinor, total(payments) AS payments, total(paymentsMinor) AS paymentsMinor`;

/** What a slicer's values are in SQL. Sums stay exact: minor units below 2^53. */
const slicerSql: Record<Exclude<Slicer, "SlicerOverall">, string> = {
  SlicerCardAccepting: "CASE cardAccepting WHEN 1 THEN 'matched' ELSE 'unmatched' END",
  SlicerVcAccepting: "vcAccepting",
  SlicerAvailableDetailLevel: "CAST(detailLevel AS TEXT)",
  SlicerStpCapable: "CASE stpCapable WHEN 1 THEN 'YES' ELSE 'NO' END",
  SlicerCardCapability: "cardCapability",
};
const slicerNames = Object.keys(slicerSql) as (keyof typeof slicerSql)[];

/** Key and label of a bar per dimension; PaymentMethods counts a supplier once for each method it is paid by. */
const dimensionSql: Record<Exclude<InsightDimension, "PaymentMethods">, { key: string; label: string }> = {
  Countries: { key: "country", label: "country" },
  DocTransactionFrequencies: { key: "frequency", label: "frequency" },
  InvoicePaymentTerms: { key: "termsBucket", label: "termsBucket" },
  MccDescription: { key: "mccDescription", label: "mccDescription" },
  MccGroup: { key: "mccGroup", label: "mccGroup" },
  MccType: { key: "mccType", label: "mccType" },
};

function clauseOf(run: string, choice: SlicerChoice, without?: keyof typeof slicerSql): Clause {
  const parts = ["run = ?"];
  const values: SqlStorageValue[] = [run];
  for (const slicer of slicerNames) {
    const chosen = choice[slicer];
    if (slicer === without || !chosen || chosen.length === 0) continue;
    parts.push(`${slicerSql[slicer]} IN (${chosen.map(() => "?").join(", ")})`);
    values.push(...chosen);
  }
  return { text: parts.join(" AND "), values };
}

function totalsOf(sql: Sql, clause: Clause): InsightTotals {
  return sql
    .exec<{ [K in keyof InsightTotals]: number }>(`SELECT ${sums} FROM supplier WHERE ${clause.text}`, ...clause.values)
    .one();
}

function barsOf(sql: Sql, dimension: InsightDimension, clause: Clause): InsightBar[] {
  if (dimension === "PaymentMethods") {
    const list = `json_each('["' || replace(trim(paymentMethods, '|'), '|', '","') || '"]')`;
    return sql
      .exec<InsightBar & Record<string, SqlStorageValue>>(
        `SELECT value AS key, value AS label, ${sums} FROM supplier, ${list} WHERE ${clause.text} GROUP BY value ORDER BY spendMinor DESC`,
        ...clause.values,
      )
      .toArray();
  }
  const { key, label } = dimensionSql[dimension];
  return sql
    .exec<InsightBar & Record<string, SqlStorageValue>>(
      `SELECT ${key} AS key, min(${label}) AS label, ${sums} FROM supplier WHERE ${clause.text} GROUP BY ${key} ORDER BY spendMinor DESC`,
      ...clause.values,
    )
    .toArray();
}

/** Suppliers beside each value of each slicer, under the other slicers' choices. */
function countsOf(sql: Sql, run: string, choice: SlicerChoice): Insights["slicerCounts"] {
  const counts: Partial<Insights["slicerCounts"]> = {};
  for (const slicer of slicerNames) {
    const clause = clauseOf(run, choice, slicer);
    const rows = sql
      .exec<{ key: string; n: number }>(
        `SELECT ${slicerSql[slicer]} AS key, count(*) AS n FROM supplier WHERE ${clause.text} GROUP BY 1`,
        ...clause.values,
      )
      .toArray();
    counts[slicer] = Object.fromEntries(rows.map((row) => [row.key, row.n]));
  }
  return { ...counts, SlicerOverall: {} };
}

/** Suppliers and spend per level of one capability. */
export function levelsOf(
  sql: Sql,
  capability: Capability,
  clause: Clause,
): Record<ScoreLevel, { suppliers: number; spendMinor: number }> {
  const rows = sql
    .exec<{ level: string; suppliers: number; spendMinor: number }>(
      `SELECT ${capability}Score AS level, count(*) AS suppliers, total(spendMinor) AS spendMinor FROM supplier WHERE ${clause.text} GROUP BY 1`,
      ...clause.values,
    )
    .toArray();
  const found = new Map(rows.map((row) => [row.level, row]));
  const at = (level: ScoreLevel) => ({
    suppliers: found.get(level)?.suppliers ?? 0,
    spendMinor: found.get(level)?.spendMinor ?? 0,
  });
  return { High: at("High"), Medium: at("Medium"), Low: at("Low"), None: at("None") };
}

function methodsOf(sql: Sql, clause: Clause): Insights["paymentMethods"] {
  return sql
    .exec<{ method: string; count: number; valueMinor: number }>(
      `SELECT m.key AS method, total(m.value->>'count') AS count, total(m.value->>'valueMinor') AS valueMinor
       FROM supplier_base AS b, json_each(b.totalsJson, '$.methods') AS m
       WHERE b.run = ? AND b.ordinal IN (SELECT ordinal FROM supplier WHERE ${clause.text}) GROUP BY 1 ORDER BY valueMinor DESC`,
      clause.values[0] ?? null,
      ...clause.values,
    )
    .toArray();
}

/** The bars of one dimension under the slicers chosen, with what the page shows around them. */
export function insightsOf(
  sql: Sql,
  run: string,
  dimension: InsightDimension,
  choice: SlicerChoice,
  money: { currency: string; minorDigits: number },
): Insights {
  const clause = clauseOf(run, choice);
  const stp = sql
    .exec<{ spendMinor: number }>(
      `SELECT total(spendMinor) AS spendMinor FROM supplier WHERE ${clause.text} AND stpCapable = 1`,
      ...clause.values,
    )
    .one();
  return {
    dimension,
    ...money,
    bars: barsOf(sql, dimension, clause),
    selection: totalsOf(sql, clause),
    overall: totalsOf(sql, clauseOf(run, {})),
    stpSpendMinor: stp.spendMinor,
    slicerCounts: countsOf(sql, run, choice),
    capabilityMix: capabilities.map((capability) => {
      const levels = levelsOf(sql, capability, clause);
      const spendMinor = Object.fromEntries(scoreLevels.map((level) => [level, levels[level].spendMinor])) as Record<
        ScoreLevel,
        number
      >;
      return { capability, spendMinor };
    }),
    paymentMethods: methodsOf(sql, clause),
  };
}

/** The whole job as a clause. */
export const wholeRun = (run: string): Clause => clauseOf(run, {});
