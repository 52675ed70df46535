import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";

/** Lines of what users did, and the traffic of their screens: write locks and the parts of files. */
export const auditKinds = ["Change", "Traffic"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The calls whose lines are traffic: each change of a record comes with several. */
export const trafficCalls = [
  "trySetExclusiveWriteAccess",
  "forceSetExclusiveWriteAccess",
  "requestExclusiveWriteAccess",
  "denyExclusiveWriteAccess",
  "putPart",
  "putTablePart",
] as const;

/** One line of the audit log: a write that was done. Times are UTC. */
export const auditEntry = v.object({
  sequence: v.number(),
  at: v.string(),
  userId: v.string(),
  username: v.string(),
  /** The name of the user as it is today; that of the line where the user isn't one of the product. */
  displayName: v.string(),
  kind: v.picklist(auditKinds),
  /** Effective roles at that moment, joined by a space. */
  effectiveRoles: v.string(),
  /** Id of the call. */
  action: v.string(),
  entityType: v.string(),
  entityId: v.string(),
  /** What the record, or the job or file that it belongs to, is called today; null: it has no name, or is gone. */
  recordName: v.nullable(v.string()),
  /** The tenant; null: the change belongs to no issuer. */
  issuerId: v.nullable(v.string()),
  issuerName: v.nullable(v.string()),
  outcome: v.string(),
  note: v.nullable(v.string()),
  correlationId: v.string(),
  /** SHA-256 of the line and of the hash before it, lower-case hex; null until the chain has reached the line. */
  hash: v.nullable(v.string()),
  previousHash: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** What the check of one segment of the chain found. */
export const auditCheck = v.object({
  /** Lines whose hash was computed again. */
  checked: v.number(),
  /** Lines of the last seconds that the chain has not reached: they are checked when it has. */
  waiting: v.number(),
  /** Hash of the newest line that the user may see; null while there is none. */
  head: v.nullable(v.string()),
  /** Sequence of the last line of this segment, to go on from; null: the end of the chain was reached, or a fault. */
  next: v.nullable(v.number()),
  /** The first line that is not what the chain says, and why; null: the log is whole. */
  broken: v.nullable(v.object({ sequence: v.number(), reason: messageSchema })),
});
export type AuditCheck = v.InferOutput<typeof auditCheck>;
