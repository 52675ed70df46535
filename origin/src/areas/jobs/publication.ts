/**
 * What members and clients read of a job. Publishing pins the run in the job's object first, so that it is kept, and then
 * moves the catalogue's pointer in one transaction, last of all: anyone who reads finds one whole run, and anyone who
 * is stopped in between has pinned a run without readers yet.
 */
import { and, eq, exists, isNotNull, sql } from "drizzle-orm";
import type { Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import { dropRollups } from "../../job/cubes/catalogue-rollup.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { jobRuns, jobs } from "../../store/schema.ts";

/** What is confirmed: this run, over what was published when it was looked at. */
export interface Confirmed {
  readonly run: string;
  /** Number of the publication that the run was compared with; 0: none so far. */
  readonly publication: number;
}

type Place = Pick<Env, "JOB">;

const moved = (): Refusal => refuse("publicationMoved");

/**
 * Pins the run and gives the statements that publish it, in one transaction with whatever they are written with.
 * @throws Refusal 409 where the run is not the newest any more, or something else was published
 */
export async function publishing(
  env: Place,
  db: Database,
  job: JobRow,
  { run, publication }: Confirmed,
): Promise<Statement[]> {
  const isSame = job.currentRun === run && job.publication === publication;
  if (!isSame || !(await jobObjectOf(env, job.id).pin(publication + 1, run))) throw moved();
  const at = now();
  const as = and(eq(jobs.id, job.id), eq(jobs.currentRun, run), eq(jobs.publication, publication));
  return [
    guardOf(
      db,
      exists(
        db
          .select({ one: sql`1` })
          .from(jobs)
          .where(as),
      ),
      moved(),
    ),
    db
      .update(jobs)
      .set({ publishedRun: run, publishedOn: at, publication: publication + 1, updatedOn: at })
      .where(eq(jobs.id, job.id)),
    db
      .update(jobRuns)
      .set({ publishedOn: at })
      .where(and(eq(jobRuns.jobId, job.id), eq(jobRuns.run, run))),
    dropRollups(db, job.id),
  ];
}

/** The statements that withdraw a publication. @throws Refusal 409 where nothing is */
export function unpublishing(db: Database, job: JobRow): Statement[] {
  const none = refuse("nothingPublished");
  if (job.publishedRun === null) throw none;
  const isPublished = and(eq(jobs.id, job.id), isNotNull(jobs.publishedRun));
  return [
    guardOf(
      db,
      exists(
        db
          .select({ one: sql`1` })
          .from(jobs)
          .where(isPublished),
      ),
      none,
    ),
    db
      .update(jobs)
      .set({ publishedRun: null, publishedOn: null, publication: sql`${jobs.publication} + 1`, updatedOn: now() })
      .where(eq(jobs.id, job.id)),
    dropRollups(db, job.id),
  ];
}

/**
 * Releases the former publication in the object. Anyone who is stopped before this leaves it to the next run's end.
 */
export async function settlePublication(env: Place, db: Database, jobId: string): Promise<void> {
  const [job] = await db
    .select({ publication: jobs.publication, run: jobs.publishedRun })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (job) await jobObjectOf(env, jobId).settle(job);
}
