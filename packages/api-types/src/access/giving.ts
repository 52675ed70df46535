import type { Permission } from "./permissions.ts";
import { ladder, rolePermissions, type Role } from "./roles.ts";

/** Who gives or takes: by permissions in effect, not by permissions held. */
interface Giver {
  readonly roles: readonly Role[];
  readonly permissions: ReadonlySet<Permission>;
}

const steps: readonly string[] = ladder;

/** The highest step of the ladder among the roles; -1 for none. */
export function rankOf(held: readonly string[]): number {
  return Math.max(-1, ...held.map((role) => steps.indexOf(role)));
}

/** A role is above a user's own on the ladder. */
export function isAbove(role: Role, giver: Giver): boolean {
  return rankOf([role]) > rankOf(giver.roles);
}

/**
 * No one gives or takes what they do not hold: a role where they hold all of its permissions and it is not higher
 * than their own, as a permission next to the roles where they hold it.
 */
export function mayGive(role: Role, giver: Giver): boolean {
  return !isAbove(role, giver) && [...(rolePermissions.get(role) ?? [])].every((each) => giver.permissions.has(each));
}
