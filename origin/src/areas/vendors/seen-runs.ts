/** Which runs a user reads, by issuer, and the currency in which figures of all of them are shown. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { referenceRates } from "@paygauge/api-types/reference/country-lists";
import { ownValue } from "@paygauge/api-types/own-value";
import type { Person } from "../../identity/person.ts";
import { runInSightOf, visibleJobs } from "../../identity/job-sight.ts";
import type { Database } from "../../store/database.ts";
import { buyers, issuers, jobRuns, jobs } from "../../store/schema.ts";

/** Year of the reference rates, which is shown next to converted figures. */
const ratesYear = 2024;

export interface SeenRun {
  readonly jobId: string;
  readonly jobName: string;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly isSample: boolean;
  readonly run: string;
  readonly finishedOn: string;
  readonly issuerId: string;
  readonly issuerName: string;
  readonly currency: string;
  readonly suppliersCount: number;
  /** Minor units as decimal text: a number loses digits from 2^53 on. */
  readonly spendMinor: string;
  /** What is likely to move to card in a year, alike; null: not known. */
  readonly potentialMinor: string | null;
  /** First and last day that the figures are of; null: not known. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
}

/** The run of every job that the user can see, with its headline; jobs without a finished run are left out. */
export async function seenRuns(db: Database, person: Person): Promise<SeenRun[]> {
  const run = runInSightOf(db, person);
  const rows = await db
    .select({
      jobId: jobs.id,
      jobName: sql<string>`${jobs.name}`.as("job_name"),
      buyerId: sql<string>`${jobs.buyerId}`.as("job_buyer"),
      buyerName: sql<string>`coalesce(${buyers.name}, '')`.as("buyer_name"),
      isSample: sql<number>`${jobs.isSample}`.as("job_sample"),
      suppliersCount: sql<number>`${jobRuns.suppliersCount}`.as("run_suppliers"),
      finishedOn: sql<string>`${jobRuns.finishedOn}`.as("run_finished"),
      potentialMinor: sql<string | null>`${jobRuns.potentialMinor}`.as("run_potential"),
      firstDay: sql<string | null>`${jobRuns.firstDay}`.as("run_first"),
      lastDay: sql<string | null>`${jobRuns.lastDay}`.as("run_last"),
      run: sql<string>`${jobRuns.run}`.as("seen_run"),
      issuerId: sql<string>`${jobs.issuerId}`.as("job_issuer"),
      issuerName: sql<string>`${issuers.name}`.as("issuer_name"),
      currency: sql<string>`${jobRuns.currency}`.as("run_currency"),
      spendMinor: sql<string>`${jobRuns.spendMinor}`.as("run_spend"),
    })
    .from(jobs)
    .innerJoin(jobRuns, and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, run)))
    .innerJoin(issuers, eq(issuers.id, jobs.issuerId))
    .leftJoin(buyers, eq(buyers.id, jobs.buyerId))
    .where(and(visibleJobs(db, person), isNotNull(run)));
  return rows.map((row) => ({ ...row, isSample: row.isSample === 1 }));
}

/** Minor units of one currency for a minor unit of another, at the reference rates; 0 if a rate is unknown. */
export function factorOf(from: string, to: string): number {
  if (from === to) return 1;
  const [rateFrom, rateTo] = [ownValue(referenceRates, from), ownValue(referenceRates, to)];
  if (rateFrom === undefined || rateTo === undefined) return 0;
  return (rateTo / rateFrom) * 10 ** (minorDigitsOf(to) - minorDigitsOf(from));
}

interface ShownMoney {
  readonly currency: string;
  /** null: nothing is converted. */
  readonly ratesOf: number | null;
  readonly factors: Readonly<Record<string, number>>;
  /** Currencies without a reference rate. Sums exclude their spend. */
  readonly unconverted: readonly string[];
}

/** The currency that most jobs have, with the factor of each other one. */
export function shownMoney(runs: readonly Pick<SeenRun, "currency">[]): ShownMoney {
  const counts = new Map<string, number>();
  for (const { currency } of runs) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const ordered = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([currency]) => currency);
  const currency = ordered[0] ?? "USD";
  const factors = ordered.map((each) => [each, factorOf(each, currency)] as const);
  return {
    currency,
    ratesOf: ordered.length > 1 ? ratesYear : null,
    factors: Object.fromEntries(factors),
    unconverted: factors.filter(([, factor]) => factor === 0).map(([each]) => each),
  };
}
