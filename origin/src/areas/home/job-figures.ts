/** Figures over the rows of the jobs list, so that each equals the list that it opens. */
import { count, sql, type SQL } from "drizzle-orm";
import type { Dashboard } from "@paygauge/api-types/entities/dashboard";
import { minorDigitsOf } from "@paygauge/api-types/reading/currencies";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { listedJobs } from "../jobs/job-view.ts";
import { shownMoney } from "../vendors/seen-runs.ts";

type Ready<Part extends keyof Dashboard> = Extract<Dashboard[Part], { state: "ready" }>["value"];

const sumIf = (condition: SQL) => sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;

/** Counts the jobs that the user can see, and those of them that run or are published. */
export async function jobCounts(db: Database, person: Person): Promise<Ready<"jobs">> {
  const listed = listedJobs(db, person);
  const [row] = await db
    .select({
      total: count(),
      running: sumIf(sql`${listed.state} = 'Running'`).as("running"),
      published: sumIf(sql`${listed.publication} <> 'NotPublished'`).as("published"),
    })
    .from(listed);
  return row ?? { total: 0, running: 0, published: 0 };
}

/** Sums suppliers and spend of the runs that the user reads; sample jobs are left out. */
export async function moneyOf(db: Database, person: Person): Promise<Ready<"money">> {
  const listed = listedJobs(db, person);
  const rows = await db
    .select({
      currency: listed.currency,
      isSample: listed.isSample,
      jobs: count(),
      withSpend: sumIf(sql`${listed.spendMinor} <> 0`).as("with_spend"),
      suppliers: sql<number>`coalesce(sum(${listed.suppliersCount}), 0)`.as("suppliers"),
      // As text: a number of JavaScript loses digits from 2^53 on.
      spendMinor: sql<string>`cast(coalesce(sum(${listed.spendMinor}), 0) as text)`.as("spend"),
    })
    .from(listed)
    .groupBy(sql`${listed.isSample}`, sql`${listed.currency}`);
  const counted = rows.filter(({ isSample }) => isSample === 0);
  const sum = (of: typeof rows, valueOf: (row: (typeof rows)[number]) => number): number =>
    of.reduce((total, row) => total + valueOf(row), 0);
  const byCurrency = counted
    .filter(({ withSpend }) => withSpend > 0)
    .toSorted((a, b) => b.withSpend - a.withSpend || (a.currency < b.currency ? -1 : 1))
    .map((row) => ({
      currency: row.currency,
      minorDigits: minorDigitsOf(row.currency),
      spendMinor: row.spendMinor,
      jobs: row.withSpend,
    }));
  return {
    suppliers: sum(counted, ({ suppliers }) => suppliers),
    samples: sum(
      rows.filter(({ isSample }) => isSample === 1),
      (row) => row.jobs,
    ),
    spend: totalOf(byCurrency),
    byCurrency,
  };
}

/** Adds up spend in the currency that most jobs have. One currency stays exact; several are converted. */
function totalOf(of: Ready<"money">["byCurrency"]): Ready<"money">["spend"] {
  const [first] = of;
  if (first === undefined) return null;
  const { currency, ratesOf, factors, unconverted } = shownMoney(
    of.flatMap((each) => Array.from({ length: each.jobs }, () => each)),
  );
  const converted = of.reduce((sum, each) => sum + Number(each.spendMinor) * (factors[each.currency] ?? 0), 0);
  return {
    currency,
    minorDigits: minorDigitsOf(currency),
    spendMinor: ratesOf === null ? first.spendMinor : converted.toFixed(0),
    ratesOf,
    unconverted: [...unconverted],
  };
}
