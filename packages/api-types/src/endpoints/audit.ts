import * as v from "valibot";
import { holders } from "../access/access.ts";
import { auditCheck, auditEntry } from "../entities/audit.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/system-audit/logs";
const access = holders("SystemLogs_VIEW");

/** The audit log: what the page System audit logs needs beside the specification's section 7. Nothing changes a line. */
export const auditCalls = {
  auditLogs: {
    method: "POST",
    path: `${root}/get`,
    access,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(auditEntry),
  },
  /** All lines that match `request`, a paged request without its page as JSON, as CSV by sequence. */
  exportAuditLogs: {
    method: "GET",
    path: `${root}/export`,
    access,
    effect: "read",
    query: v.strictObject({ request: v.optional(v.pipe(v.string(), v.maxLength(6000))) }),
    answer: "download",
  },
  /** Walks the whole chain. */
  verifyAuditLogs: { method: "GET", path: `${root}/verify`, access, effect: "read", answer: auditCheck },
} as const satisfies Record<string, Call>;
