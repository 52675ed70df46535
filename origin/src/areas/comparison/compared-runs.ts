/** Which two runs a comparison is about, and the headline of each. */
import { and, desc, eq, ne } from "drizzle-orm";
import type { ComparedSide } from "@paygauge/api-types/entities/comparison";
import type { CallContext } from "../../call-context.ts";
import { requireJob, runInSightOf, visibleJobs, type SeenJob } from "../../identity/job-sight.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { atStatedConversion } from "@paygauge/analysis/value/stated-conversion";
import { notFound } from "@paygauge/worker/refusal";
import { assumptionsIn } from "../issuers/assumptions.ts";
import { jobRuns, jobs } from "../../store/schema.ts";
import { factsOfRun } from "../jobs/job-view.ts";

type Reader = Pick<CallContext<"compareRuns">, "env" | "db" | "person">;
type RunRow = typeof jobRuns.$inferSelect;

/** A run of a job that the user may look at. */
export interface ReadRun {
  readonly job: SeenJob;
  readonly row: RunRow;
}

/**
 * Finished runs of the job that the user may look at, the newest first: anyone who reads what is published, that one
 * alone.
 */
export async function readableRuns({ db }: Reader, job: SeenJob): Promise<RunRow[]> {
  const rows = await db.select().from(jobRuns).where(eq(jobRuns.jobId, job.id)).orderBy(desc(jobRuns.number));
  return job.isInWork ? rows : rows.filter(({ run }) => run === job.publishedRun);
}

/** The run that is named, or the one that the user reads of the job. @throws Refusal 404, 409 before the first run */
export function runAmong(rows: readonly RunRow[], job: SeenJob, asked: string | undefined): ReadRun {
  const named = { latest: job.currentRun, published: job.publishedRun }[
    asked ?? (job.isInWork ? "latest" : "published")
  ];
  const run = named === undefined ? asked : named;
  const row = rows.find((each) => each.run === run);
  if (row !== undefined) return { job, row };
  throw job.isInWork && job.currentRun === null ? notAnalysed() : notFound("run");
}

/** Both runs of a comparison. Unless `before` is named it is the run before, or of another job the one that is read. */
export async function comparedPair(
  context: Reader & { readonly job: SeenJob; readonly query: CallContext<"compareRuns">["query"] },
): Promise<{ before: ReadRun; after: ReadRun }> {
  const { db, person, job, query } = context;
  const rows = await readableRuns(context, job);
  const after = runAmong(rows, job, query.after);
  if (query.other !== undefined && query.other !== job.id) {
    const other = await requireJob(db, person, query.other);
    // Of another buyer it is another tenant's ledger, and a sample is made: nothing to compare.
    if (other.buyerId !== job.buyerId || other.isSample !== job.isSample) throw notFound("job");
    return { before: runAmong(await readableRuns(context, other), other, query.before), after };
  }
  if (query.before !== undefined) return { before: runAmong(rows, job, query.before), after };
  const row = rows.find(({ number }) => number < after.row.number);
  if (row === undefined) throw notFound("run");
  return { before: { job, row }, after };
}

/** The run with its headline. @throws Refusal 409 where the job's object has none */
export async function sideOf({ env, db }: Pick<Reader, "env" | "db">, { job, row }: ReadRun): Promise<ComparedSide> {
  const object = jobObjectOf(env, job.id);
  const [summary, kept, made, assumed] = await Promise.all([
    object.summary(row.run),
    object.runsKept(),
    object.runMade(row.run),
    assumptionsIn(db, job),
  ]);
  if (summary === null) throw notAnalysed();
  const stated = atStatedConversion(summary, assumed.conversion);
  const { addressableMinor, cardableMinor, opportunityMinor, capabilities } = stated;
  return {
    jobId: job.id,
    jobName: job.name,
    ...factsOfRun(row),
    publishedOn: row.publishedOn,
    currency: row.currency,
    minorDigits: minorDigitsOf(row.currency),
    isWhole: kept.some(({ run, isWhole }) => run === row.run && isWhole),
    made: made && {
      files: made.files,
      matchService: made.matchService,
      codeVersion: made.codeVersion,
      statementsVersion: made.statementsVersion,
    },
    addressableMinor,
    cardableMinor,
    opportunityMinor,
    capabilities: capabilities.map(({ capability, suppliers, spendMinor }) => ({ capability, suppliers, spendMinor })),
  };
}

/** Other jobs of the buyer that the user may look at, each with the run that they read of it. */
export async function otherJobs({ db, person }: Reader, job: SeenJob) {
  // Made figures say nothing of real ones.
  const isAlike = eq(jobs.isSample, job.isSample);
  const rows = await db
    .select({ id: jobs.id, name: jobs.name, row: jobRuns })
    .from(jobs)
    .innerJoin(jobRuns, and(eq(jobRuns.jobId, jobs.id), eq(jobRuns.run, runInSightOf(db, person))))
    .where(and(visibleJobs(db, person), eq(jobs.buyerId, job.buyerId), isAlike, ne(jobs.id, job.id)))
    .orderBy(desc(jobs.createdOn))
    .limit(100);
  return rows.map(({ id, name, row }) => ({ jobId: id, name, run: factsOfRun(row) }));
}
