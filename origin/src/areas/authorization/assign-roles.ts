import { eq } from "drizzle-orm";
import { isRole, type Role } from "@paygauge/api-types/access/roles";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { CallContext } from "../../call-context.ts";
import { forgetPeople } from "../../identity/person.ts";
import { roleItems } from "../../identity/role-labels.ts";
import { rankOf, refuseOwnAccount, requireManaged } from "../../identity/user-sight.ts";
import { invalid } from "../../refusal.ts";
import { now } from "../../store/database.ts";
import { directGrants, userRoles, users } from "../../store/schema.ts";

function labelOf(role: Role): string {
  const { standard, tabbedView } = roleItems([role]);
  return [...standard, ...tabbedView][0]?.displayName ?? role;
}

/**
 * Sets the roles of a person. A role above one's own on the ladder is neither given nor taken, and nobody changes their
 * own, so that an administrator can neither climb nor lock themselves out.
 */
export async function setUserRoles({ db, env, person, params, body, write }: CallContext<"setUserRoles">) {
  refuseOwnAccount(
    person,
    params.userId,
    "You cannot change the roles of your own account. Ask another administrator.",
  );
  const row = await requireManaged(db, person, params.userId);
  const wanted = [...new Set(body.roles)];
  const before = (await db.select().from(userRoles).where(eq(userRoles.userId, row.id)))
    .map(({ role }) => role)
    .filter(isRole);
  const tooHigh = wanted.filter((role) => rankOf([role]) > rankOf(person.effectiveRoles));
  if (tooHigh.length > 0) {
    throw invalid(
      "roles",
      `${tooHigh.map(labelOf).join(", ")} stands above your own roles. Ask somebody who holds it to give it.`,
    );
  }
  const given = wanted.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !wanted.includes(role));
  const note = [...given.map((role) => `+${role}`), ...taken.map((role) => `-${role}`)].join(" ");
  const done = await write(
    { entityType: "user", entityId: row.id, note: note === "" ? "roles unchanged" : note },
    [
      db.delete(userRoles).where(eq(userRoles.userId, row.id)),
      ...wanted.map((role) => db.insert(userRoles).values({ userId: row.id, role })),
      db.update(users).set({ updatedOn: now() }).where(eq(users.id, row.id)),
    ],
    { message: `The roles of ${row.displayName} are saved.`, success: true, statusCode: 200 },
  );
  forgetPeople(env.DB);
  return done;
}

/** Sets the permissions that a person holds beside their roles: only such as one holds oneself are given. */
export async function setDirectGrants({ db, env, person, params, body, write }: CallContext<"setDirectGrants">) {
  refuseOwnAccount(
    person,
    params.userId,
    "You cannot change the permissions of your own account. Ask another administrator.",
  );
  const row = await requireManaged(db, person, params.userId);
  const before = (await db.select().from(directGrants).where(eq(directGrants.userId, row.id))).map(
    ({ permission }) => permission,
  );
  const wanted: Permission[] = [...new Set(body.permissions)];
  const notOwn = wanted.filter((each) => !before.includes(each) && !person.permissions.has(each));
  if (notOwn.length > 0) {
    throw invalid("permissions", `You can give only permissions that you hold yourself, not ${notOwn.join(", ")}.`);
  }
  const done = await write(
    { entityType: "user", entityId: row.id, note: `direct grants ${wanted.join(" ")}`.trim() },
    [
      db.delete(directGrants).where(eq(directGrants.userId, row.id)),
      ...wanted.map((permission) => db.insert(directGrants).values({ userId: row.id, permission })),
      db.update(users).set({ canSwitchRoles: body.canSwitchRoles, updatedOn: now() }).where(eq(users.id, row.id)),
    ],
    { message: `The permissions of ${row.displayName} are saved.`, success: true, statusCode: 200 },
  );
  forgetPeople(env.DB);
  return done;
}
