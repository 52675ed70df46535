/**
 * Where a panel stands: next to the page, over it on a narrow screen, or next to a page that wants the whole screen.
 */
export const panelPlaces = ["desktop", "mobile", "fullscreen"] as const;
export type PanelPlace = (typeof panelPlaces)[number];

/** Pinned and collapsed panels take room next to the page; open ones are over it; closed ones are not there. */
export const panelStates = ["pinned", "collapsed", "open", "closed"] as const;
export type PanelState = (typeof panelStates)[number];

interface PanelRule {
  readonly first: PanelState;
  /** What the user's own button makes of each state that the place knows. */
  readonly toggle: Readonly<Partial<Record<PanelState, PanelState>>>;
}

/**
 * docs/specification.md section 4: pinned at first next to a page, closed on a phone, collapsed where a page wants the
 * screen.
 */
export const panelRules: Readonly<Record<PanelPlace, PanelRule>> = {
  desktop: { first: "pinned", toggle: { pinned: "collapsed", collapsed: "pinned" } },
  mobile: { first: "closed", toggle: { closed: "open", open: "closed" } },
  fullscreen: { first: "collapsed", toggle: { collapsed: "open", open: "collapsed" } },
};

/** After the user's own button. A state that the place does not know becomes its first. */
export function toggledPanel(place: PanelPlace, state: PanelState): PanelState {
  const { first, toggle } = panelRules[place];
  return toggle[state] ?? first;
}

/** After anything else wants a state (a link was followed, Escape): pinned panels and unknown states are left alone. */
export function askedPanel(place: PanelPlace, state: PanelState, wanted: PanelState): PanelState {
  return state === "pinned" || panelRules[place].toggle[wanted] === undefined ? state : wanted;
}
