import { permissionsOf, roleGroup, rolePermissions, roles, type Role } from "./roles.ts";

/**
 * Returns the roles, in addition to those held, that a user with canSwitchRoles can narrow to: for a holder of one standard role,
 * every role whose permissions are some of theirs. Holders of several standard roles choose among these.
 */
export function includedRoles(held: readonly Role[]): readonly Role[] {
  if (held.filter((role) => roleGroup(role) === "standard").length !== 1) return [];
  const all = permissionsOf(held);
  return roles.filter((role) => {
    const own = rolePermissions.get(role) ?? new Set();
    return !held.includes(role) && own.size < all.size && [...own].every((each) => all.has(each));
  });
}

/** Returns the roles a user can narrow to: those held, then those that they include. */
export function switchableRoles(held: readonly Role[]): readonly Role[] {
  return [...held, ...includedRoles(held)];
}
