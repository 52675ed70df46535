import { isPageOf } from "@paygauge/api-types/access/test-environment";
import { ownValue } from "@paygauge/api-types/own-value";
import { pages } from "@paygauge/api-types/sitemap";

/** One line of the palette: a place, a record or something to do. */
export interface Entry {
  readonly key: string;
  readonly group: "recent" | "page" | "action" | "job" | "supplier" | "person" | "issuer";
  readonly label: string;
  /** Second, quieter text. */
  readonly note: string;
  /** Other words that find it; never shown. */
  readonly also?: string;
  readonly href?: string;
  readonly run?: () => void;
  readonly keys?: readonly string[];
}

/** Order in which groups stand, recents first. */
const order: readonly Entry["group"][] = ["recent", "job", "supplier", "person", "issuer", "page", "action"];

/** What a first letter narrows the palette to. */
const prefixes: Readonly<Record<string, Entry["group"]>> = { ">": "action", "#": "job", "@": "person" };

interface Wanted {
  readonly only: Entry["group"] | null;
  readonly text: string;
}

/** "# wharf" is the jobs with "wharf". */
export function wantedOf(typed: string): Wanted {
  const trimmed = typed.trim();
  const only = ownValue(prefixes, trimmed[0] ?? "") ?? null;
  return { only, text: only === null ? trimmed : trimmed.slice(1).trim() };
}

const most = 8;

/** Pages that a palette can list in a deployment of this name, if the user may open them. */
export const listedPages = (environment: string): typeof pages =>
  pages.filter(({ id, page }) => page.frame !== "edge" && id !== "home" && isPageOf(id, environment));

/**
 * The entries that the typed text wants, group by group. What the system found is not looked through again: it was
 * found by more than its name.
 */
export function shownEntries(own: readonly Entry[], found: readonly Entry[], typed: string): readonly Entry[] {
  const { only, text } = wantedOf(typed);
  const words = text.toLocaleLowerCase().split(/\s+/);
  const fits = ({ label, note, also = "" }: Entry) => {
    const whole = `${label} ${note} ${also}`.toLocaleLowerCase();
    return words.every((word) => whole.includes(word));
  };
  // What was opened last keeps the kind that it was found as in its key.
  const isOf = ({ group, key }: Entry) => group === only || (group === "recent" && key.startsWith(`${only} `));
  const wanted = [...own.filter(fits), ...found].filter((entry) => only === null || isOf(entry));
  const seen = new Set<string>();
  return order.flatMap((group) =>
    wanted
      .filter((entry) => entry.group === group && !seen.has(entry.key) && seen.add(entry.key))
      .slice(0, text === "" && group === "page" ? 100 : most),
  );
}
