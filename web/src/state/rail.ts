import { atom, useAtom, type WritableAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { useCallback } from "react";
import { askedPanel, panelRules, toggledPanel, type PanelPlace, type PanelState } from "./panels.ts";

/** Pinned at 240 or collapsed to 64, remembered in this browser. */
const pinnedAtom = atomWithStorage("paygauge.rail.pinned", panelRules.desktop.first === "pinned", undefined, {
  getOnInit: true,
});

/** The navigation's state in each place; a phone's and a fullscreen page's are of this visit alone. */
const stateAtoms: Readonly<Record<PanelPlace, WritableAtom<PanelState, [PanelState], void>>> = {
  desktop: atom(
    (get): PanelState => (get(pinnedAtom) ? "pinned" : "collapsed"),
    (_get, set, state: PanelState) => set(pinnedAtom, state === "pinned"),
  ),
  mobile: atom<PanelState>(panelRules.mobile.first),
  fullscreen: atom<PanelState>(panelRules.fullscreen.first),
};

export interface RailPanel {
  readonly state: PanelState;
  /** The user's own button. */
  readonly toggle: () => void;
  /** A request by anything else, which a pinned panel ignores. */
  readonly ask: (wanted: PanelState) => void;
}

/** The navigation as a panel of the place. */
export function useRailPanel(place: PanelPlace): RailPanel {
  const [state, set] = useAtom(stateAtoms[place]);
  // The same while the state is: the header has it and is not drawn again for nothing.
  const toggle = useCallback(() => set(toggledPanel(place, state)), [set, place, state]);
  return {
    state,
    toggle,
    ask: (wanted) => set(askedPanel(place, state, wanted)),
  };
}

/** Job tab groups that are open, remembered in this browser; null: as the specification opens them at first. */
export const tabGroupsAtom = atomWithStorage<readonly string[] | null>("paygauge.tabs.open", null, undefined, {
  getOnInit: true,
});
