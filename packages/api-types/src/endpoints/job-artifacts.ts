import { holders } from "../access/access.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/job-artifacts";

export const jobArtifactsCalls = {
  jobArtifactAdmin: { method: "GET", path: `${root}/:id/admin`, access: holders("JobDetails_VIEW"), effect: "read" },
  assignableJobArtifacts: {
    method: "GET",
    path: `${root}/:id/assignable-job-artifacts`,
    access: holders("JobUsers_DIRECT_ASSIGN"),
    effect: "read",
  },
  createJobArtifact: { method: "POST", path: root, access: holders("JobCreate"), effect: "write" },
  jobArtifactOwner: { method: "PATCH", path: `${root}/:id/owner`, access: holders("JobOwner_UPDATE"), effect: "write" },
  jobArtifactUserAssignment: {
    method: "PUT",
    path: `${root}/update-job-artifact-user-assignment`,
    access: holders("JobUsers_DIRECT_ASSIGN"),
    effect: "write",
  },
} as const satisfies Record<string, Call>;
