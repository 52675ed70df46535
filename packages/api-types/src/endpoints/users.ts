import * as v from "valibot";
import { holders } from "../access/access.ts";
import { outgoingMail } from "../entities/mail.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { createUserBody, issuerUserRoles, potentialIssuer, user, userOption, userRecord } from "../entities/users.ts";
import { recordId } from "../ids.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/users";
const crud = holders("User_CRUD");
const users = pagedResult(user);
const search = v.optional(v.pipe(v.string(), v.maxLength(200)));
const idOnly = v.strictObject({ id: recordId });

/** Users as administrators manage them. Lists take the four search filters of docs/specification.md section 5. */
export const usersCalls = {
  user: { method: "GET", path: `${root}/:id`, access: crud, effect: "read", answer: userRecord },
  users: {
    method: "GET",
    path: root,
    access: crud,
    effect: "read",
    query: v.strictObject({ search }),
    answer: v.array(userOption),
  },
  createUser: {
    method: "POST",
    path: root,
    access: crud,
    effect: "write",
    usersOnly: true,
    unlocked: "adds",
    body: createUserBody,
    answer: mutation({ id: v.string() }),
  },
  directlyAssignedUsers: {
    method: "POST",
    path: `${root}/directly-assigned`,
    access: holders("JobUsers_VIEW"),
    effect: "read",
    query: v.strictObject({ jobArtifactId: recordId }),
    body: pagedRequest,
    answer: pagedResult(userOption),
  },
  potentialJobAnalysisOwners: {
    method: "GET",
    path: `${root}/potential-job-analysis-owners`,
    access: holders("JobOwner_UPDATE"),
    effect: "read",
    query: v.strictObject({ jobArtifactId: recordId, search }),
    answer: v.array(userOption),
  },
  potentialIssuerUsers: {
    method: "GET",
    path: `${root}/potential-issuer-users`,
    access: holders("IssuerArea_CRUD"),
    effect: "read",
    query: v.strictObject({ issuerId: recordId, search }),
    answer: v.array(userOption),
  },
  potentialUserIssuers: {
    method: "GET",
    path: `${root}/:id/potential-user-issuers`,
    access: crud,
    effect: "read",
    answer: v.array(potentialIssuer),
  },
  deactivatedUsers: {
    method: "POST",
    path: `${root}/deactivated`,
    access: crud,
    effect: "read",
    body: pagedRequest,
    answer: users,
  },
  unapprovedUsers: {
    method: "POST",
    path: `${root}/unapproved`,
    access: crud,
    effect: "read",
    body: pagedRequest,
    answer: users,
  },
  activeUsers: {
    method: "POST",
    path: `${root}/active`,
    access: crud,
    effect: "read",
    body: pagedRequest,
    answer: users,
  },
  pendingUsers: {
    method: "POST",
    path: `${root}/pending`,
    access: crud,
    effect: "read",
    body: pagedRequest,
    answer: users,
  },
  deactivateUser: {
    method: "PATCH",
    path: `${root}/deactivate`,
    access: crud,
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["body", "id"] },
    bodyType: "multipart",
    body: idOnly,
    answer: done,
  },
  reactivateUser: {
    method: "PATCH",
    path: `${root}/reactivate`,
    access: crud,
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["body", "id"] },
    bodyType: "multipart",
    body: idOnly,
    answer: done,
  },
  approveUser: {
    method: "PATCH",
    path: `${root}/approve`,
    access: holders("User_APPROVE"),
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["body", "id"] },
    bodyType: "multipart",
    body: idOnly,
    answer: done,
  },
  inviteUser: {
    method: "POST",
    path: `${root}/invite`,
    access: holders("User_INVITE"),
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["body", "id"] },
    bodyType: "multipart",
    body: idOnly,
    answer: done,
  },
  setUserBranding: {
    method: "PATCH",
    path: `${root}/user-set-branding`,
    access: crud,
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["body", "id"] },
    bodyType: "multipart",
    body: v.strictObject({ id: recordId, brandingId: v.optional(recordId) }),
    answer: done,
  },
  /** Puts a user into an issuer, changes what they are there, or with null takes them out. */
  setUserIssuer: {
    method: "PUT",
    path: `${root}/user-set-issuer`,
    access: crud,
    effect: "write",
    usersOnly: true,
    locked: { entityType: "user", idIn: ["body", "id"] },
    body: v.strictObject({ id: recordId, issuerId: recordId, userRole: v.nullable(v.picklist(issuerUserRoles)) }),
    answer: done,
  },
  /** Mails that the product wrote: with the local stand-in the only place where an invitation is read. */
  mailOutbox: {
    method: "POST",
    path: `${root}/mail-outbox`,
    access: holders("User_INVITE"),
    effect: "read",
    body: pagedRequest,
    answer: v.object({ ...pagedResult(outgoingMail).entries, isStandIn: v.boolean() }),
  },
} as const satisfies Record<string, Call>;
