import { and, eq, inArray, sql } from "drizzle-orm";
import { isPermission, type Permission } from "@paygauge/api-types/access/permissions";
import { isRole, permissionsOf, type Role } from "@paygauge/api-types/access/roles";
import { switchableRoles } from "@paygauge/api-types/access/switching";
import type { SignedIdentity } from "@paygauge/api-types/entities/identity";
import { builtOnce } from "../store/built-once.ts";
import type { Database } from "../store/database.ts";
import { directGrants, issuers, userIssuers, userRoles, users } from "../store/schema.ts";
import type { Person, UserRow } from "./person-view.ts";
import { boundedBy } from "./program-bounds.ts";
import { registrantOf } from "./program-registrant.ts";

export type { Person, UserRow } from "./person-view.ts";

/** Identity provider's issuer and subject; the issuer is a URL and has no "|". */
export function splitSubject(sub: string): { idpIssuer: string; idpSubject: string } | null {
  const bar = sub.indexOf("|");
  return bar <= 0 ? null : { idpIssuer: sub.slice(0, bar), idpSubject: sub.slice(bar + 1) };
}

/** Approved, not deactivated, not pending (docs/access.md section 2). */
export function isEligible(user: Pick<UserRow, "approved" | "isDeactivated" | "pending">): boolean {
  return user.approved && !user.isDeactivated && !user.pending;
}

/**
 * Returns the roles narrowed to, as far as those held include them; a user who can't switch holds all of them whatever
 * the session says.
 */
function effectiveRolesOf(
  held: readonly Role[],
  narrowed: readonly string[] | null,
  canSwitchRoles: boolean,
): readonly Role[] {
  if (narrowed === null || !canSwitchRoles) return held;
  return switchableRoles(held).filter((role) => narrowed.includes(role));
}

const cachedMs = 10_000;
const maxCache = 2000;
const caches = new WeakMap<D1Database, Map<string, { at: number; person: Person | null }>>();

/** After a change of users, roles or issuers in this isolate. */
export function forgetPeople(binding: D1Database): void {
  caches.delete(binding);
}

const isThem = and(
  eq(users.idpIssuer, sql.placeholder("idpIssuer")),
  eq(users.idpSubject, sql.placeholder("idpSubject")),
);
const theirId = (db: Database) => db.select({ id: users.id }).from(users).where(isThem);
const userOf = builtOnce((db) => db.select().from(users).where(isThem));
const rolesOf = builtOnce((db) =>
  db
    .select()
    .from(userRoles)
    .where(inArray(userRoles.userId, theirId(db))),
);
const grantsOf = builtOnce((db) =>
  db
    .select()
    .from(directGrants)
    .where(inArray(directGrants.userId, theirId(db))),
);
const issuersOf = builtOnce((db) =>
  db
    .select()
    .from(userIssuers)
    .where(inArray(userIssuers.userId, theirId(db))),
);
const workOf = builtOnce((db) => {
  const theirIssuers = db
    .select({ id: userIssuers.issuerId })
    .from(userIssuers)
    .where(inArray(userIssuers.userId, theirId(db)));
  return db
    .select({ brandingId: issuers.brandingId, language: issuers.language })
    .from(issuers)
    .where(inArray(issuers.id, theirIssuers))
    .orderBy(issuers.name);
});

type Named = Pick<SignedIdentity, "sub" | "roles" | "kind">;

/**
 * The row that an identity names, with what it holds now. A program's rights are those of its own row that the user who
 * registered it has at this moment as well; a revoked one is as one that there never was. What the edge signs for a
 * program names programs alone.
 */
async function readPerson(db: Database, identity: Named): Promise<Person | null> {
  const person = await readRow(db, identity);
  if (person === null) return null;
  if (!person.user.isProgram) return identity.kind === "machine" ? null : person;
  const by = await loadRegistrant(db, person.userId);
  return by === null ? null : boundedBy(by, person);
}

/** The user who registered a program, with what they hold now; null where it is revoked. */
export async function loadRegistrant(db: Database, userId: string): Promise<Person | null> {
  const registrant = await registrantOf(db, userId);
  if (registrant === null) return null;
  const by = await readRow(db, { sub: `${registrant.idpIssuer}|${registrant.idpSubject}`, roles: null });
  return by === null || by.user.isProgram ? null : by;
}

async function readRow(db: Database, identity: Named): Promise<Person | null> {
  const who = splitSubject(identity.sub);
  if (!who) return null;
  const [[user], roleRows, grantRows, issuerRows, workRows] = await db.batch([
    userOf(db, who),
    rolesOf(db, who),
    grantsOf(db, who),
    issuersOf(db, who),
    workOf(db, who),
  ]);
  if (!user) return null;
  const heldRoles = roleRows.map((row) => row.role).filter(isRole);
  const effectiveRoles = effectiveRolesOf(heldRoles, identity.roles, user.canSwitchRoles);
  const eligible = isEligible(user);
  const grants = grantRows.map((row) => row.permission).filter(isPermission);
  const heldPermissions: ReadonlySet<Permission> = permissionsOf(effectiveRoles, grants);
  const permissions = eligible ? heldPermissions : new Set<Permission>();
  const issuersAs = (role: "Manager" | "Member") =>
    eligible ? issuerRows.filter((row) => row.userRole === role).map((row) => row.issuerId) : [];
  return {
    userId: user.id,
    name: user.displayName,
    user,
    heldRoles,
    effectiveRoles,
    permissions,
    heldPermissions,
    eligible,
    tenancy: {
      isStaff: permissions.has("AllJobs_VIEW"),
      managedIssuerIds: issuersAs("Manager"),
      memberIssuerIds: issuersAs("Member"),
    },
    issuerBrandingIds: [...new Set(workRows.flatMap((row) => (row.brandingId === null ? [] : [row.brandingId])))],
    issuerLanguage: workRows[0]?.language ?? null,
  };
}

/**
 * The user of a signed identity, or null when the catalogue does not know them.
 * `fresh` (every call with effect write) reads the row; otherwise it is at most ten seconds old.
 */
export async function loadPerson(
  db: Database,
  binding: D1Database,
  identity: SignedIdentity,
  fresh: boolean,
): Promise<Person | null> {
  const cache = caches.get(binding) ?? new Map<string, { at: number; person: Person | null }>();
  caches.set(binding, cache);
  const key = JSON.stringify([identity.sub, identity.roles, identity.kind]);
  const known = cache.get(key);
  if (!fresh && known && Date.now() - known.at < cachedMs) return known.person;
  const person = await readPerson(db, identity);
  if (cache.size >= maxCache) cache.clear();
  cache.set(key, { at: Date.now(), person });
  return person;
}
