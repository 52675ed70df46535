import type { AuditAbout } from "./call-context.ts";
import type { Person } from "./identity/person.ts";
import { now, type Database, type Statement } from "./store/database.ts";
import { audit } from "./store/schema.ts";

/** Control characters would let a note forge a line of an export. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ").slice(0, 300);

/** The audit row of a write, to be in the batch of the change itself. `person` null: the edge or the seed. */
export function auditRow(
  db: Database,
  by: { person: Person | null; callId: string; correlationId: string },
  about: AuditAbout,
): Statement {
  return db.insert(audit).values({
    at: now(),
    userId: by.person?.userId ?? "edge",
    username: by.person?.user.username ?? "edge",
    effectiveRoles: by.person?.effectiveRoles.join(" ") ?? "",
    action: by.callId,
    entityType: about.entityType,
    entityId: oneLine(about.entityId),
    issuerId: about.issuerId ?? null,
    outcome: "done",
    note: about.note === undefined ? null : oneLine(about.note),
    correlationId: by.correlationId,
  });
}
