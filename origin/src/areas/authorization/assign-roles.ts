import { eq } from "drizzle-orm";
import { isRole, type Role } from "@paygauge/api-types/access/roles";
import { isAbove, mayGive } from "@paygauge/api-types/access/giving";
import { isPermission, type Permission } from "@paygauge/api-types/access/permissions";
import type { CallContext } from "../../call-context.ts";
import { forgetPeople } from "../../identity/person.ts";
import { roleItems } from "../../identity/role-labels.ts";
import { refuseOwnAccount, requireManaged } from "../../identity/user-sight.ts";
import { invalid } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { directGrants, userRoles, users } from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** What a role is called. */
export function labelOfRole(role: Role): string {
  const { standard, tabbedView } = roleItems([role]);
  return [...standard, ...tabbedView][0]?.displayName ?? role;
}

/**
 * Sets the roles of a user. A role above one's own on the ladder, or with a permission that one does not hold, is
 * neither given nor taken, and no one changes their own, so that an administrator can neither climb nor lock themselves
 * out.
 */
export async function setUserRoles({ db, env, person, params, body, write }: CallContext<"setUserRoles">) {
  refuseOwnAccount(person, params.userId, message("ownRoles"));
  const row = await requireManaged(db, person, params.userId);
  const wanted = [...new Set(body.roles)];
  const before = (await db.select().from(userRoles).where(eq(userRoles.userId, row.id)))
    .map(({ role }) => role)
    .filter(isRole);
  const giver = { roles: person.effectiveRoles, permissions: person.permissions };
  const tooHigh = wanted.filter((role) => isAbove(role, giver));
  if (tooHigh.length > 0) {
    throw invalid("roles", message("aboveOwnRoles", { roles: tooHigh.map(labelOfRole).join(", ") }));
  }
  const given = wanted.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !wanted.includes(role));
  const notOwn = [...given, ...taken].filter((role) => !mayGive(role, giver));
  if (notOwn.length > 0) {
    throw invalid("roles", message("onlyOwnRoles", { roles: notOwn.map(labelOfRole).join(", ") }));
  }
  const note = [...given.map((role) => `+${role}`), ...taken.map((role) => `-${role}`)].join(" ");
  const answer = await write(
    { entityType: "user", entityId: row.id, note: note === "" ? "roles unchanged" : note },
    [
      db.delete(userRoles).where(eq(userRoles.userId, row.id)),
      ...wanted.map((role) => db.insert(userRoles).values({ userId: row.id, role })),
      db.update(users).set({ updatedOn: now() }).where(eq(users.id, row.id)),
    ],
    true as const,
  );
  forgetPeople(env.DB);
  return answer;
}

/** Sets the permissions that a user holds next to their roles: only such as one holds oneself are given or taken. */
export async function setDirectGrants({ db, env, person, params, body, write }: CallContext<"setDirectGrants">) {
  refuseOwnAccount(person, params.userId, message("ownPermissions"));
  const row = await requireManaged(db, person, params.userId);
  const before = (await db.select().from(directGrants).where(eq(directGrants.userId, row.id))).map(
    ({ permission }) => permission,
  );
  const wanted: Permission[] = [...new Set(body.permissions)];
  const given = wanted.filter((each) => !before.includes(each));
  const taken = before.filter((each) => !wanted.some((one) => one === each));
  const notOwn = [...given, ...taken].filter((each) => !(isPermission(each) && person.permissions.has(each)));
  if (notOwn.length > 0) {
    throw invalid("permissions", message("onlyOwnPermissions", { permissions: notOwn.join(", ") }));
  }
  const answer = await write(
    { entityType: "user", entityId: row.id, note: `direct grants ${wanted.join(" ")}`.trim() },
    [
      db.delete(directGrants).where(eq(directGrants.userId, row.id)),
      ...wanted.map((permission) => db.insert(directGrants).values({ userId: row.id, permission })),
      db.update(users).set({ canSwitchRoles: body.canSwitchRoles, updatedOn: now() }).where(eq(users.id, row.id)),
    ],
    done(message("permissionsSaved", { name: row.displayName })),
  );
  forgetPeople(env.DB);
  return answer;
}
