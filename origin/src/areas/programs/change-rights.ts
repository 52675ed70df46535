import { eq, sql } from "drizzle-orm";
import { mayGive } from "@paygauge/api-types/access/giving";
import { message } from "@paygauge/api-types/catalogue/message";
import type { ProgramRights } from "@paygauge/api-types/entities/programs";
import { done } from "@paygauge/worker/done";
import { invalid, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { forgetPeople, loadRegistrant, type Person } from "../../identity/person.ts";
import { now } from "../../store/database.ts";
import { directGrants, userIssuers, userRoles, users } from "../../store/schema.ts";
import { labelOfRole } from "../authorization/assign-roles.ts";
import { programOf, requireProgram } from "./program-rows.ts";
import { requireOwnIssuers, requireOwnRights, requireSomeRights, rightsRows } from "./register.ts";

type Place = ProgramRights["issuers"][number];
const keyOf = ({ issuerId, userRole }: Place) => `${userRole} ${issuerId}`;

/** The entries of one list that another lacks. */
function without<T>(these: readonly T[], those: readonly T[], key: (each: T) => string): T[] {
  const known = new Set(those.map(key));
  return these.filter((each) => !known.has(key(each)));
}

/** What a program gets is bounded by the user who registered it, who may have less than the user who gives. */
function requireWithin(registrant: Person, given: ProgramRights): void {
  const { heldRoles, heldPermissions, tenancy } = registrant;
  const roles = given.roles.filter((role) => !mayGive(role, { roles: heldRoles, permissions: heldPermissions }));
  const permissions = given.permissions.filter((each) => !heldPermissions.has(each));
  const refused = (field: string, rights: readonly string[]) =>
    invalid(field, message("programAboveRegistrant", { name: registrant.name, rights: rights.join(", ") }));
  if (roles.length > 0) throw refused("roles", roles.map(labelOfRole));
  if (permissions.length > 0) throw refused("permissions", permissions);
  const { isStaff, managedIssuerIds, memberIssuerIds } = tenancy;
  const isReached = ({ issuerId, userRole }: Place) =>
    isStaff || managedIssuerIds.includes(issuerId) || (userRole === "Member" && memberIssuerIds.includes(issuerId));
  const places = given.issuers.filter((each) => !isReached(each));
  if (places.length > 0)
    throw refused(
      "issuers",
      places.map(({ userRole }) => userRole),
    );
}

/**
 * Sets what a program may do. The user must be able to give every right that is added or removed, and the registrant
 * every one that is added: without them the program would not have it.
 */
export async function changeProgramRights(context: CallContext<"changeProgramRights">) {
  const { db, env, person, body, write } = context;
  requireSomeRights(body);
  const row = await requireProgram(context);
  const registrant = await loadRegistrant(db, row.id);
  if (registrant === null) throw refuse("programRevokedAlready", { name: row.name });
  const { roles, directGrants: grants, issuers } = programOf(row);
  const held = [...roles.standard, ...roles.tabbedView].map(({ role }) => role);
  const places = issuers.map(({ issuerId, userRole }) => ({ issuerId, userRole }));
  const own = (each: string) => each;
  const given = {
    roles: without(body.roles, held, own),
    permissions: without(body.permissions, grants, own),
    issuers: without(body.issuers, places, keyOf),
  };
  const taken = {
    roles: without(held, body.roles, own),
    permissions: without(grants, body.permissions, own),
    issuers: without(places, body.issuers, keyOf),
  };
  requireOwnRights(person, {
    roles: [...given.roles, ...taken.roles],
    permissions: [...given.permissions, ...taken.permissions],
  });
  await requireOwnIssuers(db, person, [...given.issuers, ...taken.issuers]);
  requireWithin(registrant, given);
  const words = (sign: string, change: ProgramRights) =>
    [...change.roles, ...change.permissions, ...change.issuers.map(keyOf)].map((each) => `${sign}${each}`);
  const note = [...words("+", given), ...words("-", taken)].join(" ");
  const answer = await write(
    { entityType: "user", entityId: row.id, note: note === "" ? "rights unchanged" : note },
    [
      db.delete(userRoles).where(eq(userRoles.userId, row.id)),
      db.delete(directGrants).where(eq(directGrants.userId, row.id)),
      db.delete(userIssuers).where(eq(userIssuers.userId, row.id)),
      ...rightsRows(db, row.id, body),
      db
        .update(users)
        .set({ updatedOn: now(), version: sql`${users.version} + 1` })
        .where(eq(users.id, row.id)),
    ],
    done(message("programRightsChanged", { name: row.name })),
  );
  forgetPeople(env.DB);
  return answer;
}
