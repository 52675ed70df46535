import { findPage, linkTo } from "@paygauge/api-types/sitemap";
import { guard, type GuardFacts } from "@paygauge/api-types/access/guard";
import type { CurrentUser } from "@paygauge/api-types/entities/identity";
import type { Role } from "@paygauge/api-types/access/roles";
import { store } from "../state/store.ts";
import { guardFactsAtom } from "../state/permissions.ts";
import { leaveUnasked } from "../state/unsaved.ts";
import { problemOf } from "./api-problem.ts";
import { callApi } from "./call-api.ts";
import { postToEdge } from "./session.ts";
import { polls } from "./swr-settings.ts";

/** Every tab of this browser sees it change; its value is a moment. */
const key = "paygauge.roles-switched";

/** Facts of the guard with other permissions. */
const factsOf = (me: Pick<CurrentUser, "permissions">): GuardFacts => ({
  ...store.get(guardFactsAtom),
  permissions: new Set(me.permissions),
});

/** The present page where it opens for a user, else the first page that does. */
function placeFor(me: Pick<CurrentUser, "permissions">): string {
  const hit = findPage(location.pathname);
  const opens = hit !== null && guard(hit.page.access, hit.page.flag, factsOf(me)) === "open";
  return opens ? location.pathname + location.search : linkTo("home");
}

/**
 * Narrows the roles in effect for this session, or with null goes back to all, and loads the page again: nothing that
 * was read under the other roles stays. Polls stop first, so that none is in progress with the session that ends.
 * @throws ApiProblem where the system refuses
 */
export async function switchRoles(roles: readonly Role[] | null): Promise<void> {
  polls.held = true;
  try {
    const response = await postToEdge("/auth/roles", { roles });
    const answer: unknown = await response.json();
    if (!response.ok) throw problemOf(response.status, answer);
    localStorage.setItem(key, String(Date.now()));
    const me = await callApi("userPermissions", {});
    leaveUnasked();
    location.assign(placeFor(me));
  } catch (thrown) {
    polls.held = false;
    throw thrown;
  }
}

/**
 * Calls back when another tab switched the roles: with the place to go to where the page is closed now, else null.
 * @returns ends the watch
 */
export function watchRoleSwitch(onSwitch: (away: string | null) => void): () => void {
  const follow = async (event: StorageEvent) => {
    if (event.key !== key) return;
    const place = placeFor(await callApi("userPermissions", {}));
    onSwitch(place === location.pathname + location.search ? null : place);
  };
  const listen = (event: StorageEvent) => void follow(event).catch(() => undefined);
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
