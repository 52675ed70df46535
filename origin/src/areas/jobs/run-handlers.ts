import { and, eq } from "drizzle-orm";
import type { Handlers } from "../../call-context.ts";
import { notAnalysed } from "../../identity/run-in-sight.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { jobRuns } from "../../store/schema.ts";
import { factsOfRun } from "./job-view.ts";

export const runHandlers = {
  jobRun: async ({ env, db, job, run }) => {
    const [[row], made] = await Promise.all([
      db
        .select()
        .from(jobRuns)
        .where(and(eq(jobRuns.jobId, job.id), eq(jobRuns.run, run.run))),
      jobObjectOf(env, job.id).runMade(run.run),
    ]);
    if (row === undefined || made === null) throw notAnalysed();
    const { statementsVersion: _, ...answered } = made;
    return { ...factsOfRun(row), publishedOn: row.publishedOn, ...answered };
  },
} satisfies Partial<Handlers>;
