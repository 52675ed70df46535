/** States of a page that a user can go back to, and those that were undone; a state is the page's query text. */
interface UndoSteps {
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** The last change was a zoom: the next one belongs to it. */
  readonly zooming: boolean;
}

export const noSteps: UndoSteps = { past: [], future: [], zooming: false };
/** More than anybody goes back by. */
const most = 100;

/** After a change away from `before`; a run of zooms is one step. */
export function stepped(steps: UndoSteps, before: string, zoom: boolean): UndoSteps {
  const sameStep = zoom && steps.zooming;
  return { past: sameStep ? steps.past : [...steps.past, before].slice(-most), future: [], zooming: zoom };
}

/** The state to go back to, and the steps after that; undefined where there is none. */
export function undone(steps: UndoSteps, now: string): { readonly to: string; readonly steps: UndoSteps } | undefined {
  const to = steps.past.at(-1);
  if (to === undefined) return undefined;
  return { to, steps: { past: steps.past.slice(0, -1), future: [...steps.future, now], zooming: false } };
}

/** The state that was undone last, and the steps after it is there again. */
export function redone(steps: UndoSteps, now: string): { readonly to: string; readonly steps: UndoSteps } | undefined {
  const to = steps.future.at(-1);
  if (to === undefined) return undefined;
  return { to, steps: { past: [...steps.past, now], future: steps.future.slice(0, -1), zooming: false } };
}
