import { atom, useAtomValue } from "jotai";
import * as v from "valibot";
import { currentUser, themeKeys, type Boot, type CurrentUser } from "@paygauge/api-types/entities/identity";
import { languages } from "@paygauge/api-types/languages";
import { systemModes } from "@paygauge/api-types/states";

const brandPart = v.object({
  brand: v.object({
    brandingKey: v.string(),
    brandingDisplayName: v.string(),
    theme: v.picklist(themeKeys),
    pageTitle: v.nullable(v.string()),
    logoPath: v.nullable(v.string()),
  }),
});
const bootSchema = v.object({
  ...brandPart.entries,
  mode: v.picklist(systemModes),
  systemMessage: v.nullable(v.string()),
  environment: v.string(),
  flags: v.array(v.string()),
  me: currentUser,
  release: v.string(),
  nonce: v.string(),
  colourMode: v.picklist(["light", "dark", "system"]),
  language: v.picklist(languages),
  debugUntil: v.optional(v.number()),
  settings: v.object({
    releaseNotice: v.object({ from: v.string(), to: v.string() }),
    appVersionCheckMs: v.number(),
  }),
});

/** The page does not say whose it is, or in a way that this build does not read. */
export class BrandUnreadable extends Error {}

/**
 * What the edge wrote into the page, checked. The first element that is filled counts: the template carries an
 * empty place for it.
 */
export function readBoot(root: Pick<Document, "querySelectorAll">): Boot {
  for (const element of root.querySelectorAll("#boot")) {
    const text = element.textContent ?? "";
    if (text.trim() === "") continue;
    const said: unknown = JSON.parse(text);
    if (!v.is(brandPart, said)) throw new BrandUnreadable("The page does not say which brand it is drawn for.");
    return v.parse(bootSchema, said);
  }
  throw new Error("The page carries no boot data. Load it through the edge, not as a file.");
}

/** null only before main.tsx has read the page. */
export const bootAtom = atom<Boot | null>(null);

/** The user as the last look at the system had them; writing what is known already changes nothing. */
export const meAtom = atom(
  (get) => get(bootAtom)?.me ?? null,
  (get, set, me: CurrentUser) => {
    const boot = get(bootAtom);
    if (boot !== null && JSON.stringify(boot.me) !== JSON.stringify(me)) set(bootAtom, { ...boot, me });
  },
);

/** The facts of this visit: brand, user, mode, flags, environment and release. */
export function useBoot(): Boot {
  const boot = useAtomValue(bootAtom);
  if (boot === null) throw new Error("The boot data was asked for before the page was read.");
  return boot;
}
