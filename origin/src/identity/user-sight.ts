import type { MessageRef } from "@paygauge/api-types/catalogue/message";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { rankOf } from "@paygauge/api-types/access/giving";
import { notFound, Refusal, refuse } from "@paygauge/worker/refusal";
import type { Database } from "../store/database.ts";
import { userIssuers, userRoles, users } from "../store/schema.ts";
import type { Person, UserRow } from "./person.ts";

/** Users whom a user may manage, as a condition over `users`: staff all, others those of the issuers they manage. */
export function visibleUsers(db: Database, person: Person): SQL {
  return and(isUser, visibleRows(db, person)) ?? isUser;
}

/** Not a program: those are registered, listed and revoked by calls of their own. */
export const isUser: SQL = sql`users.is_program = 0`;

function visibleRows(db: Database, person: Person): SQL {
  if (!person.eligible) return sql`1 = 0`;
  if (person.tenancy.isStaff) return sql`1 = 1`;
  const managed = JSON.stringify(person.tenancy.managedIssuerIds);
  const theirs = db
    .select({ id: userIssuers.userId })
    .from(userIssuers)
    .where(sql`${userIssuers.issuerId} in (select value from json_each(${managed}))`);
  return inArray(users.id, theirs);
}

/** The user's row, where it may be seen. @throws Refusal 404, the same for an absent and for a foreign user. */
export async function requireUser(db: Database, person: Person, userId: string): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), visibleUsers(db, person)));
  if (!row) throw notFound("user");
  return row;
}

/** Issuers of a row of users next to those that the user manages; staff manage all. */
export function isOfOthersToo(person: Person): SQL<number> {
  if (person.tenancy.isStaff) return sql<number>`0`;
  const managed = JSON.stringify(person.tenancy.managedIssuerIds);
  return sql<number>`exists (select 1 from user_issuers where user_issuers.user_id = users.id and user_issuers.issuer_id not in (select value from json_each(${managed})))`;
}

/**
 * The row of a user whom the user may take out of an issuer: not above them on the ladder, so that no one locks out
 * a stronger account. @throws Refusal 404, 403 ROLE_ABOVE_YOURS.
 */
export async function requireBelow(db: Database, person: Person, userId: string): Promise<UserRow> {
  const row = await requireUser(db, person, userId);
  const held = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  if (rankOf(held.map(({ role }) => role)) > rankOf(person.effectiveRoles)) {
    throw refuse("roleAboveYours", { name: row.displayName });
  }
  return row;
}

/**
 * The row of a user whom the user may change: not above them on the ladder, and of no issuer that they do not
 * manage, because a change of an account counts in every issuer. @throws Refusal 404, 403 ROLE_ABOVE_YOURS,
 * OF_OTHERS_TOO.
 */
export async function requireManaged(db: Database, person: Person, userId: string): Promise<UserRow> {
  const row = await requireBelow(db, person, userId);
  const [place] = await db
    .select({ isOfOthers: isOfOthersToo(person).as("is_of_others") })
    .from(users)
    .where(eq(users.id, userId));
  if (place?.isOfOthers === 1) {
    throw refuse("ofOthersToo", { name: row.displayName });
  }
  return row;
}

/** No one shuts themselves out; the message says what they would have done. @throws Refusal 409 OWN_ACCOUNT. */
export function refuseOwnAccount(person: Person, userId: string, ref: MessageRef): void {
  if (person.userId !== userId) return;
  throw new Refusal(409, "OWN_ACCOUNT", ref);
}
