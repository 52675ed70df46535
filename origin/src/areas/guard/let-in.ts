import type { Access } from "@paygauge/api-types/access/access";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { ladder, rolePermissions, roles, type Role } from "@paygauge/api-types/access/roles";
import type { LetIn } from "@paygauge/api-types/entities/resource-guard";

/** What would let a user in, by its code and the values of its places. */
export const letIn = (code: LetIn["code"], args: LetIn["args"] = {}): LetIn => ({ code, args });

const holds = (role: Role, needed: readonly Permission[]): boolean =>
  needed.every((each) => rolePermissions.get(role)?.has(each) === true);

/** Which permissions are missing, and the roles that hold them: the weakest of the ladder, and those outside it. */
export function letInByPermission(access: Access, held: ReadonlySet<Permission>): LetIn {
  if (access.who === "link") return letIn("link");
  const needed = access.who === "holders" ? access.of.filter((each) => !held.has(each)) : [];
  const weakest = ladder.find((role) => holds(role, needed));
  const outside = roles.filter((role) => !ladder.some((step) => step === role) && holds(role, needed));
  const named = [...(weakest === undefined ? [] : [weakest]), ...outside];
  const permissions = needed.join(", ");
  if (named.length === 0) return letIn("noRole", { permissions });
  return letIn("role", { permissions, roles: named.join(", ") });
}
