import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { permissions } from "../access/permissions.ts";
import { roles } from "../access/roles.ts";
import { roleItem } from "../entities/identity.ts";
import { done } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { authMappedJobArtifact } from "../entities/users.ts";
import { recordId } from "../ids.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/authorization";
const roleGroups = v.object({ standard: v.array(roleItem), tabbedView: v.array(roleItem) });

export const authorizationCalls = {
  userRoles: {
    method: "GET",
    path: `${root}/user-roles`,
    access: signedIn,
    effect: "read",
    answer: roleGroups,
  },
  allRoles: {
    method: "GET",
    path: `${root}/all-roles`,
    access: holders("UserRoles_ASSIGN"),
    effect: "read",
    answer: roleGroups,
  },
  jobOwnersFilterItems: {
    method: "GET",
    path: `${root}/job-owners-filter-items`,
    access: holders("AnalysisJobList_VIEW"),
    effect: "read",
    answer: v.array(v.object({ id: v.string(), ownerName: v.string(), displayName: v.string() })),
  },
  authMappedJobArtifacts: {
    method: "POST",
    path: `${root}/auth-mapped-job-artifacts`,
    access: holders("User_CRUD"),
    effect: "read",
    query: v.strictObject({ userId: recordId }),
    body: pagedRequest,
    answer: pagedResult(authMappedJobArtifact),
  },
  /** Answers true, as docs/specification.md section 7 has it. */
  setUserRoles: {
    method: "POST",
    path: `${root}/:userId/user-roles`,
    access: holders("UserRoles_ASSIGN"),
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["params", "userId"] },
    body: v.strictObject({ roles: v.pipe(v.array(v.picklist(roles)), v.maxLength(roles.length)) }),
    answer: v.literal(true),
  },
  /** Permissions of one user next to their roles, and whether they may narrow their roles. */
  setDirectGrants: {
    method: "POST",
    path: `${root}/:userId/direct-grants`,
    access: holders("UserRoles_ASSIGN"),
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["params", "userId"] },
    body: v.strictObject({
      permissions: v.pipe(v.array(v.picklist(permissions)), v.maxLength(permissions.length)),
      canSwitchRoles: v.boolean(),
    }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
