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
  /** Walks the whole chain. */
  verifyAuditLogs: { method: "GET", path: `${root}/verify`, access, effect: "read", answer: auditCheck },
} as const satisfies Record<string, Call>;
