import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { roleItem } from "../entities/identity.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/authorization";

export const authorizationCalls = {
  userRoles: {
    method: "GET",
    path: `${root}/user-roles`,
    access: signedIn,
    effect: "read",
    answer: v.object({ standard: v.array(roleItem), tabbedView: v.array(roleItem) }),
  },
  allRoles: {
    method: "GET",
    path: `${root}/all-roles`,
    access: holders("UserRoles_ASSIGN"),
    effect: "read",
    answer: v.object({ standard: v.array(roleItem), tabbedView: v.array(roleItem) }),
  },
  jobOwnersFilterItems: {
    method: "GET",
    path: `${root}/job-owners-filter-items`,
    access: holders("AnalysisJobList_VIEW"),
    effect: "read",
  },
  authMappedJobArtifacts: {
    method: "POST",
    path: `${root}/auth-mapped-job-artifacts`,
    access: holders("User_CRUD"),
    effect: "read",
  },
  setUserRoles: {
    method: "POST",
    path: `${root}/:userId/user-roles`,
    access: holders("UserRoles_ASSIGN"),
    effect: "write",
  },
} as const satisfies Record<string, Call>;
