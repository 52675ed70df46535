import { holders } from "../access/access.ts";
import { jobAssignment, jobUser } from "../entities/job-users.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/jobs/:jobId/users";

/** Who reaches a job, for its page Users; assigning itself is `jobArtifactUserAssignment`. */
export const jobUsersCalls = {
  jobUsers: {
    method: "POST",
    path: `${root}/get`,
    access: holders("JobUsers_VIEW"),
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(jobUser),
  },
  /** Who is assigned, and for those who may assign: Members of the job's issuer who could be. */
  jobAssignments: {
    method: "POST",
    path: `${root}/assigned/get`,
    access: holders("JobUsers_VIEW"),
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(jobAssignment),
  },
} as const satisfies Record<string, Call>;
