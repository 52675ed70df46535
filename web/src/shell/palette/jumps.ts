import { linkTo, type PageId } from "@paygauge/api-types/sitemap";

/** Letters that lead somewhere after `g`. */
export const jumps = {
  d: "dashboard",
  j: "analysis",
  n: "newJob",
  u: "userManagement",
  i: "issuerManager",
  b: "buyerManager",
  a: "analysisAdmin",
  l: "systemLogs",
  o: "devops",
  q: "proqMonitoring",
  p: "profile",
  r: "releaseNotes",
  g: "glossary",
} as const satisfies Readonly<Record<string, PageId>>;

type Letter = keyof typeof jumps;
const isLetter = (key: string): key is Letter => Object.hasOwn(jumps, key);

/** How long the letter after `g` is waited for, ms. */
const waitMs = 1500;

interface KeyActions {
  readonly palette: () => void;
  readonly shortcuts: () => void;
  readonly go: (href: string) => void;
  readonly opens: (id: PageId) => boolean;
}

/** Single letters are words while a user types, and belong to a list or menu that is open. */
const takenBy = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";

const isIn = (target: EventTarget | null, selector: string) =>
  target !== null && "closest" in target && (target as Element).closest(selector) !== null;

/** Reads the keys of the shell one after another: Ctrl or Cmd+K, `?`, and `g` with a letter. */
export function makeKeyReader(): (event: KeyboardEvent, actions: KeyActions) => void {
  let leapUntil = 0;
  return (event, { palette, shortcuts, go, opens }) => {
    const { key } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain) {
      if (key.toLowerCase() !== "k" || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A question that waits for its answer is not covered.
      if (!isIn(event.target, "[data-modal]")) palette();
      return;
    }
    if (isIn(event.target, takenBy) || event.defaultPrevented) return;
    const leaps = event.timeStamp < leapUntil;
    leapUntil = key === "g" && !leaps ? event.timeStamp + waitMs : 0;
    if (key === "?") shortcuts();
    if (leaps && isLetter(key) && opens(jumps[key])) go(linkTo(jumps[key]));
  };
}
