import { permissionsOf, type Role } from "@paygauge/api-types/access/roles";
import { isAllowed } from "@paygauge/api-types/access/access";
import { sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { Page } from "@paygauge/api-types/sitemap/page";
import type { Permission } from "@paygauge/api-types/access/permissions";

/** Roles held, whatever is in effect, in the order of the switcher. */
export function heldRoles(me: Pick<CurrentUser, "roles">): readonly Role[] {
  return [...me.roles.standard, ...me.roles.tabbedView].map(({ role }) => role);
}

/** True where the user could work with fewer permissions than they hold. */
export function mayNarrow(me: Pick<CurrentUser, "roles" | "includedRoles" | "canSwitchRoles">): boolean {
  return me.canSwitchRoles && heldRoles(me).length + me.includedRoles.length > 1;
}

interface Lost {
  /** Released pages that would not open any more, one for each name. */
  readonly pages: readonly PageId[];
  readonly permissions: readonly Permission[];
}

/**
 * What a user who narrows to the chosen roles no longer has, compared with all the roles held. What was granted directly
 * stays; of that the browser knows what no role in effect holds too.
 */
export function whatIsLost(me: CurrentUser, chosen: readonly Role[]): Lost {
  const inEffect = permissionsOf(me.effectiveRoles);
  const granted = me.permissions.filter((each) => !inEffect.has(each));
  const [all, left] = [permissionsOf(heldRoles(me), granted), permissionsOf(chosen, granted)];
  const titles = new Set<string>();
  const pages = (Object.entries(sitemap) as [PageId, Page][]).filter(([, { released, access, title }]) => {
    const lost = released && isAllowed(access, all) && !isAllowed(access, left) && !titles.has(title);
    if (lost) titles.add(title);
    return lost;
  });
  return { pages: pages.map(([id]) => id), permissions: [...all].filter((each) => !left.has(each)) };
}
