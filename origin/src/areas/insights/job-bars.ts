import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import {
  jobBarsMost,
  type Insights,
  type InsightTotals,
  type SlicerChoice,
} from "@paygauge/api-types/entities/insights";
import { visibleJobs } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { chosenCombos } from "../../job/cubes/slicer-combos.ts";
import { wholeCube } from "../../job/cubes/build-cubes.ts";
import type { Database } from "../../store/database.ts";
import { jobRollups, jobs, jobTotals } from "../../store/schema.ts";

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

/** Cells of a finished job's totals: of the run that its roll-up names, by combination of slicer values. */
const cellsOfJob = and(
  eq(jobTotals.jobId, jobRollups.jobId),
  eq(jobTotals.run, jobRollups.run),
  eq(jobTotals.dimension, wholeCube),
);

/**
 * The dimension Jobs: the finished jobs that a person may see, the thousand of the largest spend, under the slicers.
 * Money of different currencies is never added up: jobs of another currency are counted and left out.
 */
export async function jobBars(db: Database, person: Person, currency: string, choice: SlicerChoice): Promise<JobBars> {
  const chosen = chosenCombos(choice);
  const combos = JSON.stringify(
    Array.from(chosen.keys()).flatMap((combo) => (chosen[combo] === 1 ? [String(combo)] : [])),
  );
  const taken = sql`${jobTotals.barKey} in (select value from json_each(${combos}))`;
  const sight = visibleJobs(db, person);
  const mine = and(sight, eq(jobRollups.currency, currency), taken);
  const [bars, [whole], [others]] = await Promise.all([
    db
      .select({ key: jobs.id, label: jobs.name, ...sums })
      .from(jobRollups)
      .innerJoin(jobs, eq(jobs.id, jobRollups.jobId))
      .innerJoin(jobTotals, cellsOfJob)
      .where(mine)
      .groupBy(jobs.id)
      .orderBy(desc(sums.spendMinor), jobs.id)
      .limit(jobBarsMost),
    db
      .select({ jobs: sql<number>`count(distinct ${jobs.id})`, ...sums })
      .from(jobRollups)
      .innerJoin(jobs, eq(jobs.id, jobRollups.jobId))
      .innerJoin(jobTotals, cellsOfJob)
      .where(mine),
    db
      .select({ jobs: sql<number>`count(*)` })
      .from(jobRollups)
      .innerJoin(jobs, eq(jobs.id, jobRollups.jobId))
      .where(and(sight, sql`${jobRollups.currency} <> ${currency}`)),
  ]);
  if (!whole || !others) throw new Error("A sum without groups has one row.");
  const { jobs: count, ...totals } = whole;
  return {
    bars,
    whole: totals,
    jobsLeftOut: { otherCurrency: others.jobs, beyondMost: Math.max(0, count - bars.length) },
  };
}
