import * as v from "valibot";
import { holders } from "../access/access.ts";
import { activeEntityUser, denyQuery, lockBody, lockStatus, presenceBody } from "../entities/concurrency.ts";
import { lockableTypes } from "../entities/lockable-types.ts";
import { done, mutation } from "../entities/mutation.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/concurrency";
const access = holders("Concurrency_Take_Entity_Lock");
/** `success` says whether the user now has what they asked for; `status` says who has it. */
const answer = mutation({ status: lockStatus });

/** The write lock of an entity, and who has it open (docs/specification.md sections 4 and 7). */
export const concurrencyCalls = {
  /** Reported every limits.activeEntityReportMs by each page of an entity; the report of an editing screen keeps its lock. */
  trySetEntityActiveUser: {
    method: "POST",
    path: `${root}/try-set-entity-active-user`,
    access,
    effect: "presence",
    body: presenceBody,
    answer,
  },
  /** Takes a free lock; one that another user holds stays theirs. */
  trySetExclusiveWriteAccess: {
    method: "POST",
    path: `${root}/try-set-exclusive-write-access`,
    access,
    effect: "write",
    unlocked: "locks",
    body: lockBody,
    answer,
  },
  /** Takes the lock from the user who holds it. */
  forceSetExclusiveWriteAccess: {
    method: "POST",
    path: `${root}/force-set-exclusive-write-access`,
    access,
    effect: "write",
    unlocked: "locks",
    body: lockBody,
    answer,
  },
  entityStatus: {
    method: "POST",
    path: `${root}/entity-status`,
    access,
    effect: "read",
    body: lockBody,
    answer: lockStatus,
  },
  /** Asks the holder to leave the lock; a free one is taken at once. */
  requestExclusiveWriteAccess: {
    method: "POST",
    path: `${root}/request-exclusive-write-access`,
    access,
    effect: "write",
    unlocked: "locks",
    body: lockBody,
    answer,
  },
  /** Who has entities of a type open, or of every type where none is named. */
  activeEntityUsers: {
    method: "GET",
    path: `${root}/active-entity-users`,
    access: holders("ActiveUsers_VIEW"),
    effect: "read",
    query: v.strictObject({ entityType: v.optional(v.picklist(lockableTypes)) }),
    answer: v.array(activeEntityUser),
    pollMs: limits.activeUsersQuickViewMs,
  },
  /** The holder says no to the user who asked. */
  denyExclusiveWriteAccess: {
    method: "POST",
    path: `${root}/deny-exclusive-write-access`,
    access,
    effect: "write",
    unlocked: "locks",
    query: denyQuery,
    answer: done,
  },
} as const satisfies Record<string, Call>;
