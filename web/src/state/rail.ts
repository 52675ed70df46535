import { atomWithStorage } from "jotai/utils";

/** Desktop: pinned at 240 or collapsed to 64, remembered in this browser (specification section 4: default pinned). */
export const railPinnedAtom = atomWithStorage("paygauge.rail.pinned", true, undefined, { getOnInit: true });

/** Job tab groups that stand open, remembered in this browser; null: as the specification opens them at first. */
export const tabGroupsAtom = atomWithStorage<readonly string[] | null>("paygauge.tabs.open", null, undefined, {
  getOnInit: true,
});
