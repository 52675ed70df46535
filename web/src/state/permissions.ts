import { atom, useAtomValue } from "jotai";
import { useMemo } from "react";
import { featureFlags, type FeatureFlag } from "@paygauge/api-types/access/flags";
import { guard, type GuardAnswer, type GuardFacts } from "@paygauge/api-types/access/guard";
import { sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import type { Permission } from "@paygauge/api-types/access/permissions";
import { bootAtom } from "./boot.ts";
import { flagsAtom, modeAtom } from "./system.ts";

const nothing: ReadonlySet<Permission> = new Set();

const permissionsAtom = atom<ReadonlySet<Permission>>((get) => {
  const boot = get(bootAtom);
  return boot === null ? nothing : new Set(boot.me.permissions);
});

/** What the guard of the product must know, as this tab sees it. */
export const guardFactsAtom = atom<GuardFacts>((get) => {
  const boot = get(bootAtom);
  const words = get(flagsAtom);
  return {
    permissions: boot === null ? null : get(permissionsAtom),
    maintenance: get(modeAtom) === "Maintenance",
    // The edge sent a user of another domain there before it wrote this page.
    onOwnDomain: true,
    environmentMatches: boot === null || boot.me.environment === boot.environment,
    flags: new Set<FeatureFlag>(featureFlags.filter((flag) => words.includes(flag))),
    eligible: boot?.me.eligible ?? false,
  };
});

/** True when the user holds the permission. */
export function useMay(permission: Permission): boolean {
  return useAtomValue(permissionsAtom).has(permission);
}

/** Asks the guard about pages: `ask(id)` answers as the router would; `opens` also wants the page released. */
export function useGuard(): { ask: (id: PageId) => GuardAnswer; opens: (id: PageId) => boolean } {
  const facts = useAtomValue(guardFactsAtom);
  return useMemo(() => {
    const ask = (id: PageId): GuardAnswer => {
      const page: Page = sitemap[id];
      return guard(page.access, page.flag, facts);
    };
    return { ask, opens: (id: PageId) => sitemap[id].released && ask(id) === "open" };
  }, [facts]);
}
