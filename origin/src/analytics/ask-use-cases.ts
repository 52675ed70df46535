/** Asks the objects of jobs about their use cases: each job has its own. */
import { eq, inArray, sql } from "drizzle-orm";
import { analyticsLimits, type AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { askUseCases } from "../areas/use-cases/ask-use-cases.ts";
import type { SeenRun } from "../areas/vendors/seen-runs.ts";
import type { Env } from "../env.ts";
import { jobsInWork } from "../identity/job-sight.ts";
import type { Person } from "../identity/person.ts";
import type { Database } from "../store/database.ts";
import { jobRuns, jobs } from "../store/schema.ts";
import type { ObjectAnswer } from "./object-answer.ts";
import { QueryRefused } from "./refused.ts";
import type { SeenCaseJob } from "./use-cases-source.ts";

interface CaseReader {
  readonly env: Env;
  readonly db: Database;
  readonly person: Person;
}

/** What a job is called in rows of its use cases. */
const calledAs = ({ jobName, buyerName, issuerName, currency }: SeenRun): SeenCaseJob => ({
  job: jobName,
  buyer: buyerName,
  issuer: issuerName,
  currency,
  scale: 10 ** minorDigitsOf(currency),
});

/** How the user looks at each job, by its ID. */
async function sightsOf({ db, person }: CaseReader, runs: readonly SeenRun[]) {
  const ids = JSON.stringify(runs.map(({ jobId }) => jobId));
  const rows = await db
    .select({
      id: jobs.id,
      capabilities: jobs.capabilities,
      publication: jobs.publication,
      isInWork: sql<number>`${jobsInWork(db, person)}`.as("in_work"),
    })
    .from(jobs)
    .where(inArray(jobs.id, sql`(select value from json_each(${ids}))`));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Runs that state money: others have no use cases. */
export async function runsWithFigures(db: Database, runs: readonly SeenRun[]): Promise<SeenRun[]> {
  const ids = JSON.stringify(runs.map(({ jobId }) => jobId));
  const rows = await db
    .select({
      jobId: jobRuns.jobId,
      run: jobRuns.run,
      kind: sql<LedgerKind>`coalesce(${jobRuns.kind}, ${jobs.kind})`.as("run_kind"),
    })
    .from(jobRuns)
    .innerJoin(jobs, eq(jobs.id, jobRuns.jobId))
    .where(inArray(jobRuns.jobId, sql`(select value from json_each(${ids}))`));
  const having = new Set(rows.filter(({ kind }) => hasFigures(kind)).map(({ jobId, run }) => `${jobId} ${run}`));
  return runs.filter(({ jobId, run }) => having.has(`${jobId} ${run}`));
}

/** @throws QueryRefused for more jobs than a query asks, before any is asked */
export async function askJobs(
  reader: CaseReader,
  query: AnalyticsQuery,
  runs: readonly SeenRun[],
): Promise<ObjectAnswer[]> {
  if (runs.length > analyticsLimits.objects)
    throw new QueryRefused("tooManyJobs", { jobs: runs.length, most: analyticsLimits.objects });
  const sights = await sightsOf(reader, runs);
  return Promise.all(
    runs.flatMap((seen) => {
      const job = sights.get(seen.jobId);
      if (job === undefined) return [];
      const perspective = job.isInWork === 1 ? ("latest" as const) : ("published" as const);
      const sight = { run: seen.run, perspective, publication: job.publication };
      return [askUseCases(reader.env, job, "queryGroups", { query, of: calledAs(seen), sight })];
    }),
  );
}
