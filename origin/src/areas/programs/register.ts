import { and, eq, notExists, sql } from "drizzle-orm";
import { mayGive } from "@paygauge/api-types/access/giving";
import { message } from "@paygauge/api-types/catalogue/message";
import { clientIssuer, type ProgramRights, type RegisterProgramBody } from "@paygauge/api-types/entities/programs";
import { done } from "@paygauge/worker/done";
import { invalid, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { forgetPeople, type Person } from "../../identity/person.ts";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { directGrants, programs, userIssuers, userRoles, users } from "../../store/schema.ts";
import { labelOfRole } from "../authorization/assign-roles.ts";

/** Roles and permissions that the user holds in this moment, and may give. @throws Refusal 422 */
export function requireOwnRights(
  person: Person,
  { roles, permissions }: Pick<ProgramRights, "roles" | "permissions">,
): void {
  const giver = { roles: person.effectiveRoles, permissions: person.permissions };
  const above = roles.filter((role) => !mayGive(role, giver));
  if (above.length > 0) {
    throw invalid("roles", message("onlyOwnRoles", { roles: above.map(labelOfRole).join(", ") }));
  }
  const notOwn = permissions.filter((each) => !person.permissions.has(each));
  if (notOwn.length > 0) {
    throw invalid("permissions", message("onlyOwnPermissions", { permissions: notOwn.join(", ") }));
  }
}

/** There is a right, and each issuer is named once. @throws Refusal 422 */
export function requireSomeRights({ roles, permissions, issuers }: ProgramRights): void {
  if (roles.length + permissions.length === 0) throw invalid("roles", message("programNoRights"));
  if (new Set(issuers.map(({ issuerId }) => issuerId)).size < issuers.length) {
    throw invalid("issuers", message("programIssuerTwice"));
  }
}

/** Issuers that the user reaches, as a Manager only where they are one. @throws Refusal 403, 404 */
export async function requireOwnIssuers(
  db: Database,
  person: Person,
  issuers: ProgramRights["issuers"],
): Promise<void> {
  const { isStaff, managedIssuerIds } = person.tenancy;
  for (const { issuerId, userRole } of issuers) {
    const { name } = await requireIssuer(db, person, issuerId);
    if (userRole === "Manager" && !isStaff && !managedIssuerIds.includes(issuerId)) {
      throw refuse("programNotManager", { name });
    }
  }
}

function rowsOf(db: Database, id: string, registeredBy: string, idpIssuer: string, body: RegisterProgramBody) {
  const moment = now();
  const row = {
    id,
    isProgram: true,
    idpIssuer,
    idpSubject: body.clientId,
    idProviderName: "client",
    displayName: body.name,
    username: body.clientId,
    email: "",
    approved: true,
    createdOn: moment,
    updatedOn: moment,
  };
  const statements: Statement[] = [
    db.insert(users).values(row),
    db.insert(programs).values({ userId: id, registeredBy }),
    ...rightsRows(db, id, body),
  ];
  return statements;
}

/** Inserts of what a program may do. */
export function rightsRows(db: Database, id: string, { roles, permissions, issuers }: ProgramRights): Statement[] {
  return [
    ...[...new Set(roles)].map((role) => db.insert(userRoles).values({ userId: id, role })),
    ...[...new Set(permissions)].map((permission) => db.insert(directGrants).values({ userId: id, permission })),
    ...issuers.map((each) => db.insert(userIssuers).values({ userId: id, ...each })),
  ];
}

/**
 * Maps a client of the identity provider to an account of its own kind. No user gives a program more than they have, and
 * the origin intersects its rights with theirs again at every call.
 */
export async function registerProgram(context: CallContext<"registerProgram">) {
  const { db, env, person, body, effectId, write } = context;
  requireSomeRights(body);
  requireOwnRights(person, body);
  await requireOwnIssuers(db, person, body.issuers);
  const idpIssuer = clientIssuer(env.OIDC_ISSUER);
  const twin = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.idpIssuer, idpIssuer), eq(users.idpSubject, body.clientId)));
  const rights = [...body.roles, ...body.permissions].map((each) => `+${each}`).join(" ");
  const answer = await write(
    { entityType: "user", entityId: effectId, note: `program ${body.clientId} ${rights}` },
    [
      guardOf(db, notExists(twin), invalid("clientId", message("programClientTaken"))),
      ...rowsOf(db, effectId, person.userId, idpIssuer, body),
    ],
    { ...done(message("programRegistered", { name: body.name })), id: effectId },
  );
  forgetPeople(env.DB);
  return answer;
}
