import { holders } from "../access/access.ts";
import { deletedJob } from "../entities/deleted-jobs.ts";
import { done } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { ofJob, type Call } from "./call.ts";

const root = "/api/v1/deleted-jobs";

/** Deleting a job, and what can be done with one that was: to everything else it is gone. */
export const deletedJobsCalls = {
  deleteJob: {
    method: "DELETE",
    path: "/api/v1/jobs/:jobId",
    access: holders("Job_DELETE"),
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  deletedJobs: {
    method: "POST",
    path: `${root}/get`,
    access: holders("Job_DELETE"),
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(deletedJob),
  },
  restoreJob: {
    method: "POST",
    path: `${root}/:id/restore`,
    access: holders("Job_DELETE"),
    effect: "write",
    unlocked: "gone",
    answer: done,
  },
} as const satisfies Record<string, Call>;
