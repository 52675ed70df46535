import { and, eq, inArray, sql } from "drizzle-orm";
import { isPermission, type Permission } from "@paygauge/api-types/access/permissions";
import { isRole, permissionsOf, type Role } from "@paygauge/api-types/access/roles";
import { switchableRoles } from "@paygauge/api-types/access/switching";
import type { SignedIdentity } from "@paygauge/api-types/entities/identity";
import { builtOnce } from "../store/built-once.ts";
import type { Database } from "../store/database.ts";
import { directGrants, issuers, userIssuers, userRoles, users } from "../store/schema.ts";

export type UserRow = typeof users.$inferSelect;

/** Which issuers a user reaches: staff every one, others those they manage or belong to. */
interface Tenancy {
  readonly isStaff: boolean;
  readonly managedIssuerIds: readonly string[];
  readonly memberIssuerIds: readonly string[];
}

/** The signed-in user as every check of the origin sees them. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly user: UserRow;
  readonly heldRoles: readonly Role[];
  /** Roles held, narrowed to what the user switched to; never wider. */
  readonly effectiveRoles: readonly Role[];
  /** Empty for a user who is not eligible. */
  readonly permissions: ReadonlySet<Permission>;
  /** What roles and grants hold, eligible or not: the guard asks for permission before it asks for eligibility. */
  readonly heldPermissions: ReadonlySet<Permission>;
  readonly eligible: boolean;
  readonly tenancy: Tenancy;
  /** Brandings of the user's issuers, without repetition. */
  readonly issuerBrandingIds: readonly string[];
  /** Language tag of the user's issuers, the first by name; null without one. */
  readonly issuerLanguage: string | null;
}

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

async function readPerson(db: Database, identity: SignedIdentity): Promise<Person | null> {
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
  const key = JSON.stringify([identity.sub, identity.roles]);
  const known = cache.get(key);
  if (!fresh && known && Date.now() - known.at < cachedMs) return known.person;
  const person = await readPerson(db, identity);
  if (cache.size >= maxCache) cache.clear();
  cache.set(key, { at: Date.now(), person });
  return person;
}
