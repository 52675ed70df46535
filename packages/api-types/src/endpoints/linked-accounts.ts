import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  createLinkedAccountBody,
  linkedAccountChanges,
  linkedAccountDetail,
  linkedAccountRow,
  linkedAccountsState,
  linkedRemoval,
  linkedScheduleBody,
  linkedTokenBody,
  relinkBody,
} from "../entities/linked-accounts.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/linked-accounts";
const one = `${root}/:linkedAccountId`;
const view = holders("IntegrationPlatformLinkedAccounts_VIEW");
const edit = holders("IntegrationPlatformLinkedAccounts_CRUD");
/** The provider’s page: in this answer alone, and "" where it was mailed. */
const shownOnce = mutation({ id: v.string(), address: v.string() });
/** Providers answer more slowly than we do. */
const answerMs = 40_000;

/** Accounts of buyers’ accounting systems. */
export const linkedAccountsCalls = {
  linkedAccountsPage: {
    method: "POST",
    path: `${root}/get`,
    access: view,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(linkedAccountRow),
  },
  linkedAccountsState: {
    method: "GET",
    path: `${root}/state`,
    access: view,
    effect: "read",
    answer: linkedAccountsState,
  },
  linkedAccount: { method: "GET", path: one, access: view, effect: "read", answer: linkedAccountDetail, pollMs: 3000 },
  createLinkedAccount: {
    method: "POST",
    path: root,
    access: edit,
    effect: "write",
    usersOnly: true,
    unlocked: "adds",
    body: createLinkedAccountBody,
    answer: shownOnce,
    answerMs,
  },
  /** A new page of the provider for the same account, to sign in again or to finish. */
  relinkAccount: {
    method: "POST",
    path: `${one}/link`,
    access: edit,
    effect: "write",
    usersOnly: true,
    unlocked: "decides",
    body: relinkBody,
    answer: shownOnce,
    answerMs,
  },
  /** Keeps the token that the provider shows for an account, sealed; only one of this account is taken. */
  setLinkedAccountToken: {
    method: "PUT",
    path: `${one}/token`,
    access: edit,
    effect: "write",
    usersOnly: true,
    unlocked: "decides",
    body: linkedTokenBody,
    answer: done,
    answerMs,
  },
  /** Asks the providers for the status of the accounts in sight that were not asked about in the last minute. */
  refreshLinkedAccounts: {
    method: "POST",
    path: `${root}/refresh`,
    access: view,
    effect: "presence",
    answer: done,
    answerMs,
  },
  syncLinkedAccount: {
    method: "POST",
    path: `${one}/sync`,
    access: edit,
    effect: "write",
    unlocked: "decides",
    answer: done,
  },
  cancelLinkedSync: {
    method: "POST",
    path: `${one}/sync/cancel`,
    access: edit,
    effect: "write",
    unlocked: "decides",
    answer: done,
  },
  scheduleLinkedAccount: {
    method: "PUT",
    path: `${one}/schedule`,
    access: edit,
    effect: "write",
    unlocked: "decides",
    body: linkedScheduleBody,
    answer: done,
  },
  /** Jobs that were made of the account, and what changed in its bills since the newest file of each. */
  linkedAccountChanges: {
    method: "GET",
    path: `${one}/changes`,
    access: view,
    effect: "read",
    answer: linkedAccountChanges,
  },
  /** A draft of a job with the account’s lines as its file. */
  createLinkedJob: {
    method: "POST",
    path: `${one}/jobs`,
    access: holders("IntegrationPlatformLinkedAccounts_CRUD", "JobCreate"),
    effect: "write",
    unlocked: "adds",
    answer: mutation({ id: v.string() }),
    answerMs,
  },
  /** The account’s lines as they are now, as a new file of a job that was made of it. */
  updateLinkedJob: {
    method: "POST",
    path: `${one}/jobs/:jobId`,
    access: holders("IntegrationPlatformLinkedAccounts_CRUD", "JobCreate"),
    effect: "write",
    unlocked: "adds",
    answer: mutation({ id: v.string() }),
    answerMs,
  },
  linkedAccountRemoval: { method: "GET", path: `${one}/removal`, access: view, effect: "read", answer: linkedRemoval },
  deleteLinkedAccount: {
    method: "DELETE",
    path: one,
    access: edit,
    effect: "write",
    unlocked: "decides",
    answer: done,
    answerMs,
  },
} as const satisfies Record<string, Call>;
