import { holders } from "../access/access.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/concurrency";
const access = holders("Concurrency_Take_Entity_Lock");

export const concurrencyCalls = {
  trySetEntityActiveUser: { method: "POST", path: `${root}/try-set-entity-active-user`, access, effect: "presence" },
  trySetExclusiveWriteAccess: {
    method: "POST",
    path: `${root}/try-set-exclusive-write-access`,
    access,
    effect: "write",
  },
  forceSetExclusiveWriteAccess: {
    method: "POST",
    path: `${root}/force-set-exclusive-write-access`,
    access,
    effect: "write",
  },
  entityStatus: { method: "POST", path: `${root}/entity-status`, access, effect: "read" },
  requestExclusiveWriteAccess: {
    method: "POST",
    path: `${root}/request-exclusive-write-access`,
    access,
    effect: "write",
  },
  activeEntityUsers: {
    method: "GET",
    path: `${root}/active-entity-users`,
    access: holders("ActiveUsers_VIEW"),
    effect: "read",
  },
  denyExclusiveWriteAccess: { method: "POST", path: `${root}/deny-exclusive-write-access`, access, effect: "write" },
} as const satisfies Record<string, Call>;
