import * as v from "valibot";
import { edgeOnly, holders } from "../access/access.ts";
import {
  checkAsAnswer,
  checkAsBody,
  guardChanges,
  guardRefusals,
  guardRules,
  guardUsers,
  reportedRefusals,
} from "../entities/resource-guard.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/resource-guard";
const view = holders("DevOps_Area_VIEW");
const check = holders("DevOps_Area_VIEW", "UserManagement_VIEW");

/** What the page Resource guard needs; all of it ours. */
export const resourceGuardCalls = {
  guardRules: { method: "GET", path: `${root}/rules`, access: view, effect: "read", answer: guardRules },
  guardRefusals: { method: "GET", path: `${root}/refusals`, access: view, effect: "read", answer: guardRefusals },
  guardChanges: {
    method: "GET",
    path: `${root}/changes`,
    access: view,
    effect: "read",
    query: v.strictObject({ since: v.optional(v.pipe(v.string(), v.maxLength(120))) }),
    answer: guardChanges,
  },
  guardExport: { method: "GET", path: `${root}/export`, access: view, effect: "read", answer: "download" },
  guardUsers: {
    method: "GET",
    path: `${root}/users`,
    access: check,
    effect: "read",
    query: v.strictObject({ search: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    answer: guardUsers,
  },
  checkAs: {
    method: "POST",
    path: `${root}/check-as`,
    access: check,
    effect: "write",
    unlocked: "system",
    body: checkAsBody,
    answer: checkAsAnswer,
  },
  reportRefusals: {
    method: "POST",
    path: "/internal/refusals",
    access: edgeOnly,
    effect: "presence",
    bodyType: "json",
    body: reportedRefusals,
    answer: v.object({ noted: v.number() }),
  },
} as const satisfies Record<string, Call>;
