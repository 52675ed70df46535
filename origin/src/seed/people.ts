import { and, eq, sql } from "drizzle-orm";
import { seededPeople, type SeededPerson } from "@paygauge/api-types/seeded-people";
import { commit, now, type Database, type Statement } from "../store/database.ts";
import { directGrants, userIssuers, userRoles, users } from "../store/schema.ts";
import { agreedAtFirst } from "./agreements.ts";
import { brandIdOf, issuerIdOf } from "./organisations.ts";
import { seedPrograms } from "./programs.ts";
import type { SeedContext } from "./seed-context.ts";

export const seededUserId = (subject: string): string => `user-${subject}`;

/**
 * A user who has signed in before the seed ran has a row under another id: it gets the seeded facts all the same,
 * found by the provider's issuer and subject.
 */
function statementsFor(db: Database, person: SeededPerson, idpIssuer: string): Statement[] {
  const moment = now();
  const decided = {
    approved: person.approved,
    isDeactivated: person.isDeactivated,
    pending: person.pending,
    canSwitchRoles: person.canSwitchRoles,
    brandingId: person.brandingKey === null ? null : brandIdOf(person.brandingKey),
  };
  const isThem = and(eq(users.idpIssuer, idpIssuer), eq(users.idpSubject, person.subject));
  const theirId = sql<string>`(${db.select({ id: users.id }).from(users).where(isThem)})`;
  return [
    db
      .insert(users)
      .values({
        id: seededUserId(person.subject),
        idpIssuer,
        idpSubject: person.subject,
        idProviderName: "local",
        displayName: `${person.givenName} ${person.surname}`,
        username: person.username,
        email: person.email,
        givenName: person.givenName,
        surname: person.surname,
        createdOn: moment,
        updatedOn: moment,
        ...(person.agreed ? agreedAtFirst : {}),
        ...decided,
      })
      .onConflictDoNothing(),
    db
      .update(users)
      .set(decided)
      .where(and(isThem, sql`${users.idProviderName} <> 'local'`)),
    db.update(users).set({ idProviderName: "local", username: person.username }).where(isThem),
    ...person.roles.map((role) => db.insert(userRoles).values({ userId: theirId, role }).onConflictDoNothing()),
    ...person.directGrants.map((permission) =>
      db.insert(directGrants).values({ userId: theirId, permission }).onConflictDoNothing(),
    ),
    ...person.issuers.map(({ key, userRole }) =>
      db
        .insert(userIssuers)
        .values({ userId: theirId, issuerId: issuerIdOf(key), userRole })
        .onConflictDoNothing(),
    ),
  ];
}

/** The local provider's address has the port in it: on another port the seeded users are the same users. */
async function movedPeople(db: Database, idpIssuer: string): Promise<Statement[]> {
  const rows = await db.select({ subject: users.idpSubject }).from(users).where(eq(users.idpIssuer, idpIssuer));
  const here = new Set(rows.map(({ subject }) => subject));
  return seededPeople
    .filter(({ subject }) => !here.has(subject))
    .map(({ subject }) =>
      db
        .update(users)
        .set({ idpIssuer })
        .where(eq(users.id, seededUserId(subject))),
    );
}

/** The users of the embedded identity provider, with their roles, grants and issuers. */
export async function seedPeople({ db, env }: SeedContext): Promise<string> {
  const idpIssuer = env.SEED_IDP_ISSUER;
  if (!idpIssuer) throw new Error("SEED_IDP_ISSUER is not set.");
  const moved = await movedPeople(db, idpIssuer);
  await commit(db, [...moved, ...seededPeople.flatMap((person) => statementsFor(db, person, idpIssuer))]);
  await seedPrograms(db, idpIssuer);
  return `${seededPeople.length} people`;
}
