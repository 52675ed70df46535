import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { maintenanceLimits } from "@paygauge/api-types/entities/job-maintenance";
import type { Env } from "../env.ts";
import { jobObjectOf } from "../job/job-stub.ts";
import type { Database } from "../store/database.ts";
import { jobRuns, jobs } from "../store/schema.ts";
import { sizeStatement } from "./job-size.ts";

/** The moment before which a run that no user reads is old. */
const oldSince = (): string => new Date(Date.now() - maintenanceLimits.runDays * 86_400_000).toISOString();

/** Runs of these jobs that are old, and neither the newest nor published. */
export async function oldRunsOf(db: Database, jobIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .select({ jobId: jobRuns.jobId, run: jobRuns.run })
    .from(jobRuns)
    .innerJoin(jobs, eq(jobs.id, jobRuns.jobId))
    .where(
      and(
        inArray(jobRuns.jobId, sql`(select value from json_each(${JSON.stringify(jobIds)}))`),
        lt(jobRuns.finishedOn, oldSince()),
        isNotNull(jobs.currentRun),
        ne(jobRuns.run, jobs.currentRun),
        or(isNull(jobs.publishedRun), ne(jobRuns.run, jobs.publishedRun)),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, ({ jobId }) => jobId)].map(([jobId, runs]) => [jobId, runs.map(({ run }) => run)]),
  );
}

/** Deletes the suppliers of a job's old runs; gives how many runs that were, and the bytes that are free since. */
export async function removeOldRunsOf(
  env: Pick<Env, "JOB">,
  db: Database,
  jobId: string,
): Promise<{ readonly removed: number; readonly freed: number }> {
  const runs = (await oldRunsOf(db, [jobId])).get(jobId) ?? [];
  if (runs.length === 0) return { removed: 0, freed: 0 };
  const { removed, bytes, freed } = await jobObjectOf(env, jobId).removeRuns(runs);
  await sizeStatement(db, jobId, bytes);
  return { removed, freed };
}
