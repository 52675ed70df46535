import type { AuditAbout } from "./call-context.ts";
import type { Person } from "./identity/person.ts";
import { now, type Database, type Statement } from "./store/database.ts";
import { audit, refusalCounts } from "./store/schema.ts";
import { sql } from "drizzle-orm";

/** Control characters would let a note forge a line of an export. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ").slice(0, 300);

/** The audit row of a write, to stand in the batch of the change itself. `person` null: the edge or the seed. */
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

/** Adds one to the refusals of a person, call and minute; a flood of refusals makes few rows. */
export async function countRefusal(db: Database, person: string, callId: string, code: string): Promise<void> {
  await db
    .insert(refusalCounts)
    .values({ person, callId, minute: now().slice(0, 16), code, count: 1 })
    .onConflictDoUpdate({
      target: [refusalCounts.person, refusalCounts.callId, refusalCounts.minute, refusalCounts.code],
      set: { count: sql`${refusalCounts.count} + 1` },
    });
}
