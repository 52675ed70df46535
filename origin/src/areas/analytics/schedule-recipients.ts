/** Users who can receive the rows of a saved query: those who may query and see it. */
import { and, asc, eq, exists, inArray, or, sql, type SQL } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { permissionsOf, roles } from "@paygauge/api-types/access/roles";
import { scheduleLimits } from "@paygauge/api-types/entities/analytics-schedules";
import { invalid } from "@paygauge/worker/refusal";
import type { Person } from "../../identity/person.ts";
import { isUser } from "../../identity/user-sight.ts";
import type { Database } from "../../store/database.ts";
import { directGrants, userIssuers, userRoles, users } from "../../store/schema.ts";

/** Holders of a permission, by a role or a grant, as a condition over `users`. */
function holds(db: Database, permission: Permission): SQL | undefined {
  const giving = roles.filter((role) => permissionsOf([role], []).has(permission));
  const one = { one: sql`1` };
  const byRole = db
    .select(one)
    .from(userRoles)
    .where(and(eq(userRoles.userId, users.id), inArray(userRoles.role, giving)));
  const byGrant = db
    .select(one)
    .from(directGrants)
    .where(and(eq(directGrants.userId, users.id), eq(directGrants.permission, permission)));
  return or(exists(byRole), exists(byGrant));
}

function isOfIssuer(db: Database, issuerId: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(userIssuers)
      .where(and(eq(userIssuers.userId, users.id), eq(userIssuers.issuerId, issuerId))),
  );
}

/** Of a query that isn't shared, its owner alone. Staff see every issuer; other users are shown users of the issuer alone. */
function mayReceive(db: Database, person: Person, issuerId: string | null): SQL | undefined {
  // A program has no mailbox.
  const self = and(eq(users.id, person.userId), isUser);
  if (issuerId === null) return self;
  const isEligible = and(eq(users.approved, true), eq(users.isDeactivated, false), eq(users.pending, false));
  const sees = person.tenancy.isStaff
    ? or(isOfIssuer(db, issuerId), holds(db, "AllJobs_VIEW"))
    : isOfIssuer(db, issuerId);
  return or(self, and(isUser, isEligible, holds(db, "AnalyticsQuery_VIEW"), sees));
}

export const offeredRecipients = (db: Database, person: Person, issuerId: string | null) =>
  db
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .where(mayReceive(db, person, issuerId))
    .orderBy(asc(sql`${users.displayName} collate nocase`), asc(users.id))
    .limit(scheduleLimits.offered);

/** @throws Refusal 422 if one of them can't see the saved query. `known`: recipients that the schedule has already */
export async function requireRecipients(
  db: Database,
  person: Person,
  issuerId: string | null,
  ids: readonly string[],
  known: readonly string[] = [],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const fresh = wanted.filter((id) => !known.includes(id));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        mayReceive(db, person, issuerId),
        sql`${users.id} in (select value from json_each(${JSON.stringify(fresh)}))`,
      ),
    );
  if (found.length < fresh.length) throw invalid("recipientIds", message("scheduleRecipient"));
  return wanted;
}
