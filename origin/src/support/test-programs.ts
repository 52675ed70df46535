/** Programs of tests, with rights written straight into the store. */
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { Role } from "@paygauge/api-types/access/roles";
import { clientIssuer, clientKey } from "@paygauge/api-types/entities/programs";
import { forgetPeople } from "../identity/person.ts";
import { now, openDatabase } from "../store/database.ts";
import { directGrants, programs, userIssuers, userRoles, users } from "../store/schema.ts";
import { idpIssuer } from "./call-origin.ts";
import { testEnv } from "./test-env.ts";

interface TestProgram {
  readonly clientId: string;
  readonly registeredBy: string;
  readonly roles?: readonly Role[];
  readonly permissions?: readonly Permission[];
  readonly managedIssuers?: readonly string[];
}

/** Claims of the identity that the edge signs for a program. */
export const machine = (clientId: string) => ({ sub: clientKey(idpIssuer, clientId), kind: "machine" as const });

/** Adds a program; its rights are bounded by those of the user with the ID `registeredBy`. @returns its claims */
export async function makeProgram({ clientId, registeredBy, ...rights }: TestProgram) {
  const db = openDatabase(testEnv.DB);
  const id = `program-${clientId.toLowerCase()}`;
  const names = { displayName: clientId, username: clientId, email: "", idProviderName: "client" };
  const row = { id, isProgram: true, idpIssuer: clientIssuer(idpIssuer), idpSubject: clientId, ...names };
  await db.insert(users).values({ ...row, approved: true, createdOn: now(), updatedOn: now() });
  await db.insert(programs).values({ userId: id, registeredBy });
  for (const role of rights.roles ?? []) await db.insert(userRoles).values({ userId: id, role });
  for (const permission of rights.permissions ?? []) await db.insert(directGrants).values({ userId: id, permission });
  for (const issuerId of rights.managedIssuers ?? [])
    await db.insert(userIssuers).values({ userId: id, issuerId, userRole: "Manager" });
  forgetPeople(testEnv.DB);
  return machine(clientId);
}
