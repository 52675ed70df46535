import { holders } from "../access/access.ts";
import { jobReader } from "../entities/job-reader.ts";
import type { Call } from "./call.ts";

/** The page that a job opens on for users who can only read it. */
export const jobReaderCalls = {
  jobReader: {
    method: "GET",
    path: "/api/v1/jobs/:jobId/reader",
    access: holders("JobSummary_VIEW"),
    effect: "read",
    answer: jobReader,
  },
} as const satisfies Record<string, Call>;
