import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const calls = [callParts.linkedAccounts, callParts.buyers] as const;

/** The screens of accounts that are linked through a provider: all of them, and Merge's alone. */
export const linkedAccountsScreens = {
  integrationPlatformLinkedAccounts: lazyWithTexts(
    () => import("./integration-platform-linked-accounts.screen.tsx"),
    areaTexts.linkedAccounts,
    ...calls,
  ),
  mergeLinkedAccounts: lazyWithTexts(
    () => import("./merge-linked-accounts.screen.tsx"),
    areaTexts.linkedAccounts,
    ...calls,
  ),
};
