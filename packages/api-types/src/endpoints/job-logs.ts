import { holders } from "../access/access.ts";
import { jobLogLine } from "../entities/job-logs.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import type { Call } from "./call.ts";

/** The log of a job, for its page Logs. */
export const jobLogsCalls = {
  /**
   * The job's commands and what was changed of it, as one list by time. Anyone who reads what is published alone sees
   * what was changed up to then.
   */
  jobLogs: {
    method: "POST",
    path: "/api/v1/jobs/:jobId/logs/get",
    access: holders("JobLogs_VIEW"),
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(jobLogLine),
  },
} as const satisfies Record<string, Call>;
