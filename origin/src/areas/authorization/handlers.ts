import { roles } from "@paygauge/api-types/access/roles";
import type { Handlers } from "../../call-context.ts";
import { roleItems } from "../../identity/role-labels.ts";
import { setDirectGrants, setUserRoles } from "./assign-roles.ts";
import { jobArtifactAdmin, setJobOwner } from "./job-artifact.ts";
import { assignableJobArtifacts, assignJob, authMappedJobs, jobOwners } from "./job-assignment.ts";

export const authorizationHandlers = {
  userRoles: ({ person }) => roleItems(person.heldRoles),
  allRoles: () => roleItems(roles),
  jobOwnersFilterItems: jobOwners,
  authMappedJobArtifacts: authMappedJobs,
  setUserRoles,
  setDirectGrants,
  assignableJobArtifacts,
  jobArtifactAdmin,
  jobArtifactOwner: setJobOwner,
  jobArtifactUserAssignment: assignJob,
} satisfies Partial<Handlers>;
