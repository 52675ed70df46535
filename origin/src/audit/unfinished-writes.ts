import { and, eq, exists, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { holdMs, released } from "../idempotency.ts";
import { commit, guardOf, now, type Database } from "../store/database.ts";
import { audit, idempotencyKeys, users } from "../store/schema.ts";

/** Writes of one look; the rest follows with the next. */
const atOnce = 50;

type Claim = typeof idempotencyKeys.$inferSelect;

function isStill(claim: Claim) {
  const { person, key, holder } = claim;
  return and(
    eq(idempotencyKeys.person, person),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.holder, holder),
    isNull(idempotencyKeys.status),
    isNotNull(idempotencyKeys.path),
  );
}

/**
 * Lines for writes that began and whose end no one saw: their process died. What they changed in the catalogue was
 * undone with it, what they changed elsewhere (an object, a file) may be, and would have no line at all. A key says
 * that a write began before anything happens; one whose hold ended without an answer is such a write. Asked for again with the same key, it leaves its own line as every other.
 */
export async function noteUnfinished(db: Database): Promise<void> {
  const rows = await db
    .select({ claim: idempotencyKeys, userId: users.id, username: users.username })
    .from(idempotencyKeys)
    .leftJoin(users, sql`${users.idpIssuer} || '|' || ${users.idpSubject} = ${idempotencyKeys.person}`)
    .where(
      and(
        isNull(idempotencyKeys.status),
        lt(idempotencyKeys.heldUntil, now()),
        isNotNull(idempotencyKeys.path),
        ne(idempotencyKeys.requestDigest, released),
      ),
    )
    .limit(atOnce);
  for (const { claim, userId, username } of rows) {
    const line = {
      // When it was last heard of: within a second of its end.
      at: new Date(Date.parse(claim.heldUntil) - holdMs).toISOString(),
      userId: userId ?? claim.person,
      username: username ?? claim.person,
      effectiveRoles: "",
      action: claim.callId,
      entityType: "call",
      entityId: claim.path ?? "",
      outcome: "unfinished",
      note: "The system stopped before its end; what it changed outside the catalogue may stand.",
      correlationId: claim.correlationId ?? "",
    };
    const open = db
      .select({ one: sql`1` })
      .from(idempotencyKeys)
      .where(isStill(claim));
    const isUnderWay = new Error("Somebody asked again in this moment.");
    await commit(db, [
      guardOf(db, exists(open), isUnderWay),
      db.insert(audit).values(line),
      db.update(idempotencyKeys).set({ path: null }).where(isStill(claim)),
    ]).catch((error: unknown) => {
      if (error !== isUnderWay) throw error;
    });
  }
}
