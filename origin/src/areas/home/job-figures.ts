/** Figures over the jobs and the runs that a user sees. */
import { count, sql, type SQL } from "drizzle-orm";
import type { Dashboard } from "@paygauge/api-types/entities/dashboard";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { listedJobs } from "../jobs/job-view.ts";
import { countedRuns } from "../vendors/counted-runs.ts";
import { seenRuns, shownMoney, type SeenRun } from "../vendors/seen-runs.ts";

type Ready<Part extends keyof Dashboard> = Extract<Dashboard[Part], { state: "ready" }>["value"];
type CurrencySum = Ready<"money">["byCurrency"][number];

const sumIf = (condition: SQL) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** Counts the jobs that the user can see, and those of them that run or are published. */
export async function jobCounts(db: Database, person: Person): Promise<Ready<"jobs">> {
  const listed = listedJobs(db, person);
  const rows = await db
    .select({
      isSample: listed.isSample,
      total: count(),
      running: sumIf(sql`${listed.state} = 'Running'`).as("running"),
      published: sumIf(sql`${listed.publication} <> 'NotPublished'`).as("published"),
    })
    .from(listed)
    .groupBy(sql`${listed.isSample}`);
  const none = { total: 0, running: 0, published: 0 };
  const [real, sample] = [0, 1].map((is) => rows.find(({ isSample }) => isSample === is) ?? none);
  const { total, running, published } = (real?.total ? real : sample) ?? none;
  return { total, running, published, samples: real?.total ? (sample?.total ?? 0) : 0 };
}

const added = (amounts: readonly (string | null)[]): string =>
  String(amounts.reduce((sum, amount) => sum + BigInt(amount ?? "0"), 0n));

/** Sums runs of one currency. One currency stays exact: a number of JavaScript loses digits from 2^53 on. */
const currencySum = (currency: string, runs: readonly SeenRun[]): CurrencySum => ({
  currency,
  minorDigits: minorDigitsOf(currency),
  spendMinor: added(runs.map(({ spendMinor }) => spendMinor)),
  potentialMinor: added(runs.map(({ potentialMinor }) => potentialMinor)),
  jobs: runs.length,
});

/** Sums suppliers, spend and potential of the runs that count. */
export async function moneyOf(db: Database, person: Person): Promise<Ready<"money">> {
  const { counted, repeated, samples } = countedRuns(await seenRuns(db, person));
  const paid = counted.filter(({ spendMinor }) => spendMinor !== "0");
  const byCurrency = [...Map.groupBy(paid, ({ currency }) => currency)]
    .map(([currency, runs]) => currencySum(currency, runs))
    .toSorted((a, b) => b.jobs - a.jobs || (a.currency < b.currency ? -1 : 1));
  return {
    suppliers: counted.reduce((sum, { suppliersCount }) => sum + suppliersCount, 0),
    samples: samples.length,
    repeated: repeated.length,
    spend: totalOf(byCurrency, paid.filter(({ potentialMinor }) => potentialMinor === null).length),
    byCurrency,
  };
}

/** Adds up in the currency that most jobs have. One currency stays exact; several are converted. */
function totalOf(of: readonly CurrencySum[], withoutPotential: number): Ready<"money">["spend"] {
  const [first] = of;
  if (first === undefined) return null;
  const { currency, ratesOf, factors, unconverted } = shownMoney(
    of.flatMap((each) => Array.from({ length: each.jobs }, () => each)),
  );
  const total = (key: "spendMinor" | "potentialMinor"): string =>
    ratesOf === null
      ? first[key]
      : of.reduce((sum, each) => sum + Number(each[key]) * (factors[each.currency] ?? 0), 0).toFixed(0);
  return {
    currency,
    minorDigits: minorDigitsOf(currency),
    spendMinor: total("spendMinor"),
    potentialMinor: total("potentialMinor"),
    withoutPotential,
    ratesOf,
    unconverted: [...unconverted],
  };
}
