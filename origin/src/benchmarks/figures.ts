/** What a benchmark compares, of the totals that the catalogue has of each run (store/rollup-tables.ts). */
import { sql } from "drizzle-orm";
import { benchmarkMetrics, sizeBands, type BenchmarkMetric } from "@paygauge/api-types/entities/benchmarks";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { dayNumber } from "@paygauge/api-types/entities/days";
import { chosenCombos, comboWords } from "../job/cubes/slicer-combos.ts";
import type { Database } from "../store/database.ts";
import { factorOf } from "../areas/vendors/seen-runs.ts";

/** Figures of a buyer; money is US dollars at the reference rates. */
interface BuyerFigures {
  readonly suppliers: number;
  readonly matched: number;
  readonly spend: number;
  readonly cardSpend: number;
  readonly virtualCardSpend: number;
  readonly straightThroughSpend: number;
  readonly payments: number;
  readonly paid: number;
  readonly invoices: number;
  readonly invoiced: number;
}
export const figureNames = [
  "suppliers",
  "matched",
  "spend",
  "cardSpend",
  "virtualCardSpend",
  "straightThroughSpend",
  "payments",
  "paid",
  "invoices",
  "invoiced",
] as const satisfies readonly (keyof BuyerFigures)[];
type FigureName = (typeof figureNames)[number];

/** The currency that figures are compared in. */
export const commonCurrency = "USD";
const common = commonCurrency;

const partsOf: Record<BenchmarkMetric, readonly [part: FigureName, whole: FigureName]> = {
  cardShare: ["cardSpend", "spend"],
  virtualCardShare: ["virtualCardSpend", "spend"],
  straightThroughShare: ["straightThroughSpend", "spend"],
  matchedShare: ["matched", "suppliers"],
  averagePayment: ["paid", "payments"],
  averageInvoice: ["invoiced", "invoices"],
  suppliersPerMillion: ["suppliers", "spend"],
};

type Stored = Readonly<Record<FigureName, number | null>>;

/** The part and the whole of a metric; null: there is nothing to divide by. */
export function partOf(figures: Stored, metric: BenchmarkMetric) {
  const [partName, wholeName] = partsOf[metric];
  const [part, whole] = [figures[partName] ?? 0, figures[wholeName] ?? 0];
  return whole > 0 ? { part, whole } : null;
}

/** One bit for each metric that there is. */
export const metricBits = (figures: Stored): number =>
  benchmarkMetrics.reduce((bits, metric, at) => (partOf(figures, metric) === null ? bits : bits | (1 << at)), 0);
export const hasMetric = (bits: number, metric: BenchmarkMetric): boolean =>
  (bits & (1 << benchmarkMetrics.indexOf(metric))) !== 0;

/** A run whose figures count. */
interface FigureRun {
  readonly jobId: string;
  readonly run: string;
  readonly currency: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** Numbers of the combinations in a condition, as the catalogue's keys. */
const keysWhere = (isChosen: (combo: number) => boolean) =>
  JSON.stringify(comboWords.flatMap((_, combo) => (isChosen(combo) ? [String(combo)] : [])));
const accepting = chosenCombos({ SlicerCardAccepting: ["matched"] });
const virtual = chosenCombos({ SlicerVcAccepting: ["YES"] });
const unmatched = chosenCombos({ SlicerVcAccepting: ["UNMATCHED"] });
const straight = chosenCombos({ SlicerStpCapable: ["YES"] });

interface TotalsRow extends BuyerFigures {
  readonly jobId: string;
}

/** Totals of runs by job, in minor units of each run's currency. */
async function totalsOf(db: Database, runs: readonly FigureRun[]): Promise<Map<string, TotalsRow>> {
  const where = (keys: string) => sql`bar_key in (select value from json_each(${keys}))`;
  const sum = (column: string, condition = sql`1`) => sql`sum(iif(${condition}, ${sql.raw(column)} * 1.0, 0.0))`;
  const listed = JSON.stringify(runs.map(({ jobId, run }) => [jobId, run]));
  const rows = await db.all<TotalsRow>(sql`
    select job_id as jobId, ${sum("suppliers")} as suppliers,
      ${sum("suppliers", where(keysWhere((combo) => unmatched[combo] !== 1)))} as matched,
      ${sum("spend_minor")} as spend,
      ${sum("spend_minor", where(keysWhere((combo) => accepting[combo] === 1)))} as cardSpend,
      ${sum("spend_minor", where(keysWhere((combo) => virtual[combo] === 1)))} as virtualCardSpend,
      ${sum("spend_minor", where(keysWhere((combo) => straight[combo] === 1)))} as straightThroughSpend,
      ${sum("payments")} as payments, ${sum("payments_minor")} as paid,
      ${sum("invoices")} as invoices, ${sum("invoices_minor")} as invoiced
    from job_totals
    join (select value->>0 as id, value->>1 as listed_run from json_each(${listed})) as listed
      on listed.id = job_totals.job_id and listed.listed_run = job_totals.run
    where dimension = '' group by job_id`);
  return new Map(rows.map((row) => [row.jobId, row]));
}

const money: ReadonlySet<FigureName> = new Set([
  "spend",
  "cardSpend",
  "virtualCardSpend",
  "straightThroughSpend",
  "paid",
  "invoiced",
]);

/** Dollars for a minor unit; 0 if the currency has no reference rate. */
const dollarsFor = (currency: string): number => factorOf(currency, common) / 10 ** minorDigitsOf(common);

/** Sums of a buyer's runs, and its spend in a year; null: no reference rate, or no figures. */
export interface BuyerSums {
  readonly figures: BuyerFigures;
  readonly annualSpend: number;
}

/** Sums by key of the runs with that key. */
export async function sumsBy<Run extends FigureRun>(
  db: Database,
  runs: readonly Run[],
  keyOf: (run: Run) => string,
): Promise<Map<string, BuyerSums>> {
  const totals = await totalsOf(db, runs);
  const found = new Map<string, Run[]>();
  for (const run of runs) found.set(keyOf(run), [...(found.get(keyOf(run)) ?? []), run]);
  const sums = new Map<string, BuyerSums>();
  for (const [key, theirs] of found) {
    const isWhole = theirs.every(({ jobId, currency }) => totals.has(jobId) && dollarsFor(currency) > 0);
    if (!isWhole) continue;
    const sum = (name: FigureName) =>
      theirs.reduce((total, { jobId, currency }) => {
        const amount = totals.get(jobId)?.[name] ?? 0;
        return total + amount * (money.has(name) ? dollarsFor(currency) : 1);
      }, 0);
    const figures = Object.fromEntries(figureNames.map((name) => [name, sum(name)])) as Record<FigureName, number>;
    sums.set(key, { figures, annualSpend: annual(figures.spend, theirs) });
  }
  return sums;
}

/** Spend in a year, where the days that it is of are known. */
function annual(spend: number, runs: readonly FigureRun[]): number {
  const days = runs.reduce((sum, { firstDay, lastDay }) => {
    if (firstDay === null || lastDay === null) return Number.NaN;
    return sum + dayNumber(lastDay) + 1 - dayNumber(firstDay);
  }, 0);
  return days > 0 ? (spend / days) * 365 : spend;
}

/** The place of a year's spend in `sizeBands`. */
export const sizeBandOf = (annualSpend: number): number => sizeBands.filter((from) => annualSpend >= from).length - 1;

/** The group's part that is the industry: codes of one country mostly are of one classification. */
export const industryOf = (code: string | null): string => ((code ?? "").length >= 2 ? (code ?? "").slice(0, 2) : "");
