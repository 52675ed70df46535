import * as v from "valibot";
import { holders } from "../access/access.ts";
import { createJobParams, jobArtifactAdmin, jobOwnerBody } from "../entities/job-artifacts.ts";
import { done, mutation } from "../entities/mutation.ts";
import { assignableJobArtifact } from "../entities/users.ts";
import { recordId } from "../ids.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/job-artifacts";

export const jobArtifactsCalls = {
  jobArtifactAdmin: {
    method: "GET",
    path: `${root}/:id/admin`,
    access: holders("JobDetails_VIEW"),
    effect: "read",
    answer: jobArtifactAdmin,
  },
  /** Jobs that may be given to a user and are not yet; `id` is the user's. */
  assignableJobArtifacts: {
    method: "GET",
    path: `${root}/:id/assignable-job-artifacts`,
    access: holders("JobUsers_DIRECT_ASSIGN"),
    effect: "read",
    query: v.strictObject({ search: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    answer: v.array(assignableJobArtifact),
  },
  /** The same as `createJob`, told by parameters. */
  createJobArtifact: {
    method: "POST",
    path: root,
    access: holders("JobCreate"),
    effect: "write",
    unlocked: "adds",
    query: createJobParams,
    answer: mutation({ id: v.string() }),
  },
  jobArtifactOwner: {
    method: "PATCH",
    path: `${root}/:id/owner`,
    access: holders("JobOwner_UPDATE"),
    effect: "write",
    locked: { entityType: "job", idIn: ["params", "id"] },
    body: jobOwnerBody,
    answer: done,
  },
  jobArtifactUserAssignment: {
    method: "PUT",
    path: `${root}/update-job-artifact-user-assignment`,
    access: holders("JobUsers_DIRECT_ASSIGN"),
    effect: "write",
    locked: { entityType: "job", idIn: ["body", "jobArtifactId"] },
    body: v.strictObject({ jobArtifactId: recordId, userId: recordId, isAssigned: v.boolean() }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
