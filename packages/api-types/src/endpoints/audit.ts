import * as v from "valibot";
import { holders } from "../access/access.ts";
import { auditCheck, auditEntry } from "../entities/audit.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/system-audit/logs";
const access = holders("SystemLogs_VIEW");

/**
 * The audit log: what the page System audit logs needs next to docs/specification.md section 7. Nothing changes a line.
 */
export const auditCalls = {
  auditLogs: {
    method: "POST",
    path: `${root}/get`,
    access,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(auditEntry),
  },
  /** Checks one segment of the chain, after a line; `next` of the answer names the line to go on from. */
  verifyAuditLogs: {
    method: "GET",
    path: `${root}/verify`,
    access,
    effect: "read",
    query: v.strictObject({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) }),
    answer: auditCheck,
  },
} as const satisfies Record<string, Call>;
