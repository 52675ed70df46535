import { and, desc, eq } from "drizzle-orm";
import type { RunningJob } from "@paygauge/api-types/entities/jobs";
import type { Env } from "../../env.ts";
import { jobsInWork } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { progressOf } from "./job-progress.ts";

/** Returns the statement for the jobs that run now. It uses the index `jobs_state`, because every open page polls it. */
export const selectRunning = (db: Database, person: Person) =>
  db
    .select()
    .from(jobs)
    .where(and(jobsInWork(db, person), eq(jobs.state, "Running")))
    .orderBy(desc(jobs.updatedOn))
    .limit(20);

/** Returns the running jobs that the user works on, with the progress of each. */
export async function runningJobsOf(env: Env, db: Database, person: Person): Promise<RunningJob[]> {
  const rows = await selectRunning(db, person);
  return Promise.all(
    rows.map(async (job) => {
      const progress = await progressOf(env, { ...job, isInWork: true });
      return { jobId: job.id, name: job.name, progress };
    }),
  );
}
