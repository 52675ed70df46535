import { alias } from "drizzle-orm/sqlite-core";
import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { isPermission } from "@paygauge/api-types/access/permissions";
import { isRole } from "@paygauge/api-types/access/roles";
import { program, type Program, type ProgramState } from "@paygauge/api-types/entities/programs";
import { notFound } from "@paygauge/worker/refusal";
import { readStored } from "@paygauge/worker/stored-json";
import type { CallContext } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { roleItems } from "../../identity/role-labels.ts";
import { visibleUsers } from "../../identity/user-sight.ts";
import type { Database } from "../../store/database.ts";
import { programs, users } from "../../store/schema.ts";

/** The user who registered a program, in a selection of programs. */
export const registrants = alias(users, "registrants");

// Written out: in a selection of one table drizzle drops the table of a column, and `id` would be the inner one.
const roleNames = sql<string>`(select json_group_array(user_roles.role) from user_roles where user_roles.user_id = users.id)`;
const grantNames = sql<string>`(select json_group_array(direct_grants.permission) from direct_grants where direct_grants.user_id = users.id)`;
const issuerRows = sql<string>`(select json_group_array(json_object('issuerId', issuers.id, 'issuerName', issuers.name, 'userRole', user_issuers.user_role)) from user_issuers join issuers on issuers.id = user_issuers.issuer_id where user_issuers.user_id = users.id)`;

/** Programs that a user may manage: staff all, others those that they, or users whom they manage, registered. */
export function visiblePrograms(db: Database, person: Person): SQL | undefined {
  if (!person.eligible) return sql`1 = 0`;
  if (person.tenancy.isStaff) return undefined;
  const managed = db.select({ id: users.id }).from(users).where(visibleUsers(db, person));
  return or(eq(programs.registeredBy, person.userId), inArray(programs.registeredBy, managed));
}

// A batch of D1 reads columns by their names: each has its own here, those of the registrant too.
const byName = sql<string>`${registrants.displayName}`.as("by_name");
const isByEligible = sql<number>`${registrants.approved} = 1 and ${registrants.isDeactivated} = 0 and ${registrants.pending} = 0`;

/** Programs with what their rows show, as a query to which a condition and an order are added. */
export const selectPrograms = (db: Database) =>
  db
    .select({
      id: users.id,
      clientId: users.idpSubject,
      name: users.displayName,
      registeredOn: users.createdOn,
      revokedOn: programs.revokedOn,
      lastUsedOn: programs.lastUsedOn,
      lastCall: programs.lastCall,
      byName,
      isByEligible: isByEligible.as("by_eligible"),
      roleNames: roleNames.as("role_names"),
      grantNames: grantNames.as("grant_names"),
      issuerRows: issuerRows.as("issuer_rows"),
    })
    .from(programs)
    .innerJoin(users, eq(users.id, programs.userId))
    .innerJoin(registrants, eq(registrants.id, programs.registeredBy));

type Selected = Awaited<ReturnType<typeof selectPrograms>>[number];

function stateOf({ revokedOn, lastUsedOn, isByEligible: isEligible }: Selected): ProgramState {
  if (revokedOn !== null) return "revoked";
  if (isEligible !== 1) return "paused";
  return lastUsedOn === null ? "unused" : "active";
}

type Asked = Pick<CallContext<"program">, "db" | "person" | "params">;
const names = v.array(v.string());

/** A selected row as user management sees it. */
export function programOf(row: Selected): Program {
  const { id, clientId, name, registeredOn, lastUsedOn, lastCall, revokedOn } = row;
  const held = readStored(names, row.roleNames, "a program's roles").filter(isRole);
  const issuers = readStored(program.entries.issuers, row.issuerRows, "a program's issuers");
  return {
    id,
    clientId,
    name,
    state: stateOf(row),
    roles: roleItems(held),
    directGrants: readStored(names, row.grantNames, "a program's permissions").filter(isPermission),
    issuers: issuers.toSorted((a, b) => a.issuerName.localeCompare(b.issuerName)),
    registeredBy: row.byName,
    registeredOn,
    lastUsedOn,
    lastCall,
    revokedOn,
  };
}

/** The program of this ID, where the user may see it; undefined else. */
export async function findProgram(db: Database, person: Person, id: string): Promise<Selected | undefined> {
  const [row] = await selectPrograms(db).where(and(eq(users.id, id), visiblePrograms(db, person)));
  return row;
}

/** The program that a call names. @throws Refusal 404, the same for an absent and for a foreign program */
export async function requireProgram({ db, person, params }: Asked): Promise<Selected> {
  const found = await findProgram(db, person, params.id);
  if (found === undefined) throw notFound("program");
  return found;
}
