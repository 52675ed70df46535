import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { currentUser } from "../entities/identity.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/users";
const crud = holders("User_CRUD");

export const usersCalls = {
  user: { method: "GET", path: `${root}/:id`, access: crud, effect: "read" },
  users: { method: "GET", path: root, access: crud, effect: "read" },
  createUser: { method: "POST", path: root, access: crud, effect: "write" },
  directlyAssignedUsers: {
    method: "POST",
    path: `${root}/directly-assigned`,
    access: holders("JobUsers_VIEW"),
    effect: "read",
  },
  potentialJobAnalysisOwners: {
    method: "GET",
    path: `${root}/potential-job-analysis-owners`,
    access: holders("JobOwner_UPDATE"),
    effect: "read",
  },
  potentialIssuerUsers: {
    method: "GET",
    path: `${root}/potential-issuer-users`,
    access: holders("IssuerArea_CRUD"),
    effect: "read",
  },
  userEligibleStatus: {
    method: "GET",
    path: `${root}/user-eligible-status`,
    access: signedIn,
    effect: "read",
    answer: v.object({ eligible: v.boolean() }),
  },
  userPermissions: {
    method: "GET",
    path: `${root}/user-permissions`,
    access: signedIn,
    effect: "read",
    answer: currentUser,
  },
  potentialUserIssuers: { method: "GET", path: `${root}/:id/potential-user-issuers`, access: crud, effect: "read" },
  deactivatedUsers: { method: "POST", path: `${root}/deactivated`, access: crud, effect: "read" },
  unapprovedUsers: { method: "POST", path: `${root}/unapproved`, access: crud, effect: "read" },
  activeUsers: { method: "POST", path: `${root}/active`, access: crud, effect: "read" },
  pendingUsers: { method: "POST", path: `${root}/pending`, access: crud, effect: "read" },
  deactivateUser: { method: "PATCH", path: `${root}/deactivate`, access: crud, effect: "write", bodyType: "multipart" },
  reactivateUser: { method: "PATCH", path: `${root}/reactivate`, access: crud, effect: "write", bodyType: "multipart" },
  approveUser: {
    method: "PATCH",
    path: `${root}/approve`,
    access: holders("User_APPROVE"),
    effect: "write",
    bodyType: "multipart",
  },
  inviteUser: {
    method: "POST",
    path: `${root}/invite`,
    access: holders("User_INVITE"),
    effect: "write",
    bodyType: "multipart",
  },
  agreeTermsOfService: { method: "PATCH", path: `${root}/user-agree-tos-latest`, access: signedIn, effect: "write" },
  agreePrivacyPolicy: { method: "PATCH", path: `${root}/user-agree-pp-latest`, access: signedIn, effect: "write" },
  setUserBranding: {
    method: "PATCH",
    path: `${root}/user-set-branding`,
    access: crud,
    effect: "write",
    bodyType: "multipart",
  },
} as const satisfies Record<string, Call>;
