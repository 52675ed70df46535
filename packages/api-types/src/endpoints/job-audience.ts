import { holders } from "../access/access.ts";
import { givePartBody, jobAudience } from "../entities/job-audience.ts";
import { done } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/jobs/:jobId/audience";

/** Who can open a job once it is published. */
export const jobAudienceCalls = {
  jobAudience: {
    method: "GET",
    path: root,
    access: holders("Job_PUBLISH"),
    effect: "read",
    answer: jobAudience,
  },
  /** Gives a reader the role that opens one part. */
  giveReaderPart: {
    method: "POST",
    path: `${root}/parts`,
    access: holders("Job_PUBLISH", "UserRoles_ASSIGN"),
    effect: "write",
    usersOnly: true,
    unlocked: "adds",
    body: givePartBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
