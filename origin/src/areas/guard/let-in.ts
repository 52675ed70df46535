import type { Access } from "@paygauge/api-types/access/access";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { ladder, rolePermissions, roles, type Role } from "@paygauge/api-types/access/roles";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

const holds = (role: Role, needed: readonly Permission[]): boolean =>
  needed.every((each) => rolePermissions.get(role)?.has(each) === true);

/** Which permissions are missing, and the roles that hold them: the weakest of the ladder, and those outside it. */
export function letInByPermission(access: Access, held: ReadonlySet<Permission>): MessageRef {
  if (access.who === "link") return message("guardLink");
  const needed = access.who === "holders" ? access.of.filter((each) => !held.has(each)) : [];
  const weakest = ladder.find((role) => holds(role, needed));
  const outside = roles.filter((role) => !ladder.some((step) => step === role) && holds(role, needed));
  const named = [...(weakest === undefined ? [] : [weakest]), ...outside];
  const permissions = needed.join(", ");
  if (named.length === 0) return message("guardNoRole", { permissions });
  return message("guardRole", { permissions, roles: named.join(", ") });
}
