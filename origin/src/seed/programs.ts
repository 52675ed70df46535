import { eq, sql } from "drizzle-orm";
import { clientIssuer } from "@paygauge/api-types/entities/programs";
import { seededPrograms, type SeededProgram } from "@paygauge/api-types/seeded-programs";
import { commit, now, type Database, type Statement } from "../store/database.ts";
import { directGrants, programs, userIssuers, userRoles, users } from "../store/schema.ts";
import { issuerIdOf } from "./organisations.ts";

const seededProgramId = (clientId: string): string => `program-${clientId}`;

function statementsFor(db: Database, program: SeededProgram, idpIssuer: string): Statement[] {
  const id = seededProgramId(program.clientId);
  const moment = now();
  const registrant = sql<string>`(select id from users where idp_subject = ${program.registeredBy} and id_provider_name = 'local' and is_program = 0)`;
  const row = {
    id,
    isProgram: true,
    idpIssuer,
    idpSubject: program.clientId,
    idProviderName: "client",
    displayName: program.name,
    username: program.clientId,
    email: "",
    approved: true,
    createdOn: moment,
    updatedOn: moment,
  };
  return [
    db.insert(users).values(row).onConflictDoNothing(),
    // The local provider's address has the port in it.
    db.update(users).set({ idpIssuer }).where(eq(users.id, id)),
    db.insert(programs).values({ userId: id, registeredBy: registrant }).onConflictDoNothing(),
    ...program.roles.map((role) => db.insert(userRoles).values({ userId: id, role }).onConflictDoNothing()),
    ...program.directGrants.map((permission) =>
      db.insert(directGrants).values({ userId: id, permission }).onConflictDoNothing(),
    ),
    ...program.issuers.map(({ key, userRole }) =>
      db
        .insert(userIssuers)
        .values({ userId: id, issuerId: issuerIdOf(key), userRole })
        .onConflictDoNothing(),
    ),
  ];
}

/** The programs of the embedded identity provider, after the users who registered them. */
export async function seedPrograms(db: Database, issuer: string): Promise<void> {
  const idpIssuer = clientIssuer(issuer);
  await commit(
    db,
    seededPrograms.flatMap((each) => statementsFor(db, each, idpIssuer)),
  );
}
