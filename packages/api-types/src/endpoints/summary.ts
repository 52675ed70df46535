import * as v from "valibot";
import { holders } from "../access/access.ts";
import { jobSummary } from "../entities/job-summary.ts";
import { runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId";

/** The figures of a job's summary: its page alone asks for them. */
export const summaryCalls = {
  jobSummary: {
    method: "GET",
    path: `${one}/summary`,
    access: holders("JobSummary_VIEW"),
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: jobSummary,
  },
} as const satisfies Record<string, Call>;
