import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import {
  maxJobBars,
  type Insights,
  type InsightTotals,
  type SlicerChoice,
} from "@paygauge/api-types/entities/insights";
import type { Perspective } from "@paygauge/api-types/entities/runs";
import { runInSightOf, visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { chosenCombos } from "../../job/cubes/slicer-combos.ts";
import { wholeCube } from "../../job/cubes/build-cubes.ts";
import type { Database } from "../../store/database.ts";
import { jobRuns, jobs, jobTotals } from "../../store/schema.ts";

type JobBars = Pick<Insights, "bars" | "whole" | "jobsLeftOut">;

/** Sums of a set of cells; 0 where there are none. */
const sums = {
  suppliers: sql<number>`total(${jobTotals.suppliers})`,
  spendMinor: sql<number>`total(${jobTotals.spendMinor})`,
  pos: sql<number>`total(${jobTotals.pos})`,
  posMinor: sql<number>`total(${jobTotals.posMinor})`,
  invoices: sql<number>`total(${jobTotals.invoices})`,
  invoicesMinor: sql<number>`total(${jobTotals.invoicesMinor})`,
  payments: sql<number>`total(${jobTotals.payments})`,
  paymentsMinor: sql<number>`total(${jobTotals.paymentsMinor})`,
} satisfies Record<keyof InsightTotals, SQL<number>>;

interface Asked {
  /** ISO 4217, of the job that is looked at. */
  readonly currency: string;
  readonly perspective: Perspective;
  /** Of a sample the samples, of any other job none: made money is in no total. */
  readonly isSample: boolean;
}

/** The run of each job that the user reads. */
function readRun(db: Database, person: Person, perspective: Perspective): SQL | undefined {
  const run = perspective === "published" ? jobs.publishedRun : runInSightOf(db, person);
  return and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, run));
}

/**
 * The dimension Jobs: the finished jobs that a user may see, the thousand of the largest spend, under the slicers, each
 * by the run that the user reads of it: who looks at a job as published sees the others as published, too.
 * Money of different currencies is never added up: jobs of another currency are counted and left out.
 */
export async function jobBars(
  db: Database,
  person: Person,
  { currency, perspective, isSample }: Asked,
  choice: SlicerChoice,
): Promise<JobBars> {
  const chosen = chosenCombos(choice);
  const combos = JSON.stringify(
    Array.from(chosen.keys()).flatMap((combo) => (chosen[combo] === 1 ? [String(combo)] : [])),
  );
  const taken = sql`${jobTotals.barKey} in (select value from json_each(${combos}))`;
  const sight = and(visibleJobs(db, person), eq(jobs.isSample, isSample));
  const isRead = readRun(db, person, perspective);
  const cells = and(eq(jobTotals.jobId, jobs.id), eq(jobTotals.run, jobRuns.run), eq(jobTotals.dimension, wholeCube));
  const mine = and(sight, eq(jobRuns.currency, currency), taken);
  const [bars, [whole], [others]] = await Promise.all([
    db
      .select({ key: jobs.id, label: jobs.name, ...sums })
      .from(jobs)
      .innerJoin(jobRuns, isRead)
      .innerJoin(jobTotals, cells)
      .where(mine)
      .groupBy(jobs.id)
      .orderBy(desc(sums.spendMinor), jobs.id)
      .limit(maxJobBars),
    db
      .select({ jobs: sql<number>`count(distinct ${jobs.id})`, ...sums })
      .from(jobs)
      .innerJoin(jobRuns, isRead)
      .innerJoin(jobTotals, cells)
      .where(mine),
    db
      .select({ jobs: sql<number>`count(*)` })
      .from(jobs)
      .innerJoin(jobRuns, isRead)
      .where(and(sight, sql`${jobRuns.currency} <> ${currency}`)),
  ]);
  if (!whole || !others) throw new Error("A sum without groups has one row.");
  const { jobs: count, ...totals } = whole;
  return {
    bars,
    whole: totals,
    jobsLeftOut: { otherCurrency: others.jobs, beyondLimit: Math.max(0, count - bars.length) },
  };
}

/** How many bars the dimension Jobs has, whatever the slicers. */
export async function countJobBars(db: Database, person: Person, asked: Asked): Promise<number> {
  const { currency, perspective, isSample } = asked;
  const [row] = await db
    .select({ jobs: sql<number>`count(*)` })
    .from(jobs)
    .innerJoin(jobRuns, readRun(db, person, perspective))
    .where(and(visibleJobs(db, person), eq(jobs.isSample, isSample), eq(jobRuns.currency, currency)));
  return Math.min(maxJobBars, row?.jobs ?? 0);
}
