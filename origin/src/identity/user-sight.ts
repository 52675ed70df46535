import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { ladder, type Role } from "@paygauge/api-types/access/roles";
import { notFound, Refusal } from "../refusal.ts";
import type { Database } from "../store/database.ts";
import { userIssuers, userRoles, users } from "../store/schema.ts";
import type { Person, UserRow } from "./person.ts";

/** People whom a person may manage, as a condition over `users`: staff all, others those of the issuers they manage. */
export function visibleUsers(db: Database, person: Person): SQL {
  if (!person.eligible) return sql`1 = 0`;
  if (person.tenancy.isStaff) return sql`1 = 1`;
  const managed = JSON.stringify(person.tenancy.managedIssuerIds);
  const theirs = db
    .select({ id: userIssuers.userId })
    .from(userIssuers)
    .where(sql`${userIssuers.issuerId} in (select value from json_each(${managed}))`);
  return inArray(users.id, theirs);
}

/** The person's row, where it may be seen. @throws Refusal 404, the same for an absent and for a foreign person. */
export async function requireUser(db: Database, person: Person, userId: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), visibleUsers(db, person)));
  if (!row) throw notFound("user");
  return row;
}

const steps: readonly Role[] = ladder;

/** The highest step of the ladder among the roles; -1 for none. */
export function rankOf(held: readonly string[]): number {
  return Math.max(-1, ...held.map((role) => steps.findIndex((step) => step === role)));
}

/**
 * The row of somebody whom the person may change: not above them on the ladder, so that nobody takes over or locks out
 * a stronger account. @throws Refusal 404, 403 ROLE_ABOVE_YOURS.
 */
export async function requireManaged(db: Database, person: Person, userId: string): Promise<UserRow> {
  const row = await requireUser(db, person, userId);
  const held = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  if (rankOf(held.map(({ role }) => role)) > rankOf(person.effectiveRoles)) {
    throw new Refusal(
      403,
      "ROLE_ABOVE_YOURS",
      `${row.displayName} holds a role above yours. Ask somebody who holds it to make this change.`,
    );
  }
  return row;
}

/** Nobody shuts themselves out; the sentence says what they would have done. @throws Refusal 409 OWN_ACCOUNT. */
export function refuseOwnAccount(person: Person, userId: string, sentence: string): void {
  if (person.userId !== userId) return;
  throw new Refusal(409, "OWN_ACCOUNT", sentence);
}
