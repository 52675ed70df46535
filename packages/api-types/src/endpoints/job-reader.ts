import { holders, signedIn } from "../access/access.ts";
import { jobAsk, jobReader, readerChanges } from "../entities/job-reader.ts";
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
  /** What changed since the run that was published before. */
  jobReaderChanges: {
    method: "GET",
    path: "/api/v1/jobs/:jobId/reader/changes",
    access: holders("JobSummary_VIEW"),
    effect: "read",
    needsFigures: true,
    answer: readerChanges,
  },
  /** Called by the edge for its page 401. */
  jobAsk: {
    method: "GET",
    path: "/api/v1/jobs/:jobId/ask",
    access: signedIn,
    effect: "read",
    answer: jobAsk,
  },
} as const satisfies Record<string, Call>;
