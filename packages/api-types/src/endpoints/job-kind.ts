import { holders } from "../access/access.ts";
import { switchKindBody } from "../entities/jobs.ts";
import { done } from "../entities/mutation.ts";
import { ofJob, type Call } from "./call.ts";

export const jobKindCalls = {
  /** Moves a job to another kind. Its files are looked at again; what was analysed and published stays as it is. */
  switchJobKind: {
    method: "POST",
    path: "/api/v1/jobs/:jobId/kind",
    access: holders("JobTypeTab_SWITCH"),
    effect: "write",
    locked: ofJob,
    body: switchKindBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
