import { and, asc, eq } from "drizzle-orm";
import type { Env } from "../../env.ts";
import type { JobRow } from "../../identity/job-sight.ts";
import type { Database } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { queueRun } from "../jobs/job-run.ts";

const mark = "rescore-";

/** True for the id of a run that read no file: its ledger is that of the import before it. */
export function isRescore(run: string | null): boolean {
  return run?.startsWith(mark) ?? false;
}

/**
 * Queues Group, Match, Score, Publishable and Alike over what the last import read, with the rulesets and the directory of
 * now and everything that people ruled. Group comes along because merges and splits are its work; it takes no second
 * look at the file. Screens read the present run until the new one is complete.
 */
export async function queueRescore(env: Env, db: Database, job: JobRow, effectId: string): Promise<void> {
  const files = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.jobId, job.id), eq(uploads.state, "Checked")))
    .orderBy(asc(uploads.createdOn));
  await queueRun(env, db, job, files, `${mark}${effectId}`, ["Group", "Match", "Score", "Publishable", "Alike"]);
}
