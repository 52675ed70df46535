import { atom } from "jotai";
import { createElement, lazy, type ComponentType, type LazyExoticComponent } from "react";
import { useMessages } from "use-intl";
import { localeOf, type Language } from "@paygauge/api-types";
import { store } from "../state/store.ts";
import { jobsTexts } from "./en/jobs.ts";
import { shellTexts } from "./en/shell.ts";
import { asSaid, type Say } from "@paygauge/api-types/sentences/say";
import type { Area, Tongue, Translation } from "./translation.ts";

interface Speech {
  readonly language: Language;
  /** BCP 47 tag for numbers and dates. */
  readonly locale: string;
  /** Words that are loaded: those of the frame at once, those of an area with its first screen. */
  readonly words: Partial<Translation>;
  /** null: English, which needs none. */
  readonly tongue: Tongue | null;
  /** What the system said, worded; as it was said until the language's sentences have arrived. */
  readonly say: Say;
}

/** What is spoken now. It changes as a whole, so that no screen is drawn in two languages. */
export const speechAtom = atom<Speech>({
  language: "en",
  locale: "en-GB",
  words: { shell: shellTexts, jobs: jobsTexts },
  tongue: null,
  say: asSaid,
});

const english: Tongue["areas"] = {
  shell: async () => shellTexts,
  main: async () => (await import("./en/main.ts")).mainTexts,
  jobs: async () => jobsTexts,
  audit: async () => (await import("./en/audit.ts")).auditTexts,
  create: async () => (await import("./en/create.ts")).createTexts,
  upload: async () => (await import("./en/upload.ts")).uploadTexts,
  analysis: async () => (await import("./en/analysis.ts")).analysisTexts,
  suppliers: async () => (await import("./en/suppliers.ts")).suppliersTexts,
  devops: async () => (await import("./en/devops.ts")).devopsTexts,
  dev: async () => (await import("./en/dev.ts")).devTexts,
  reasons: async () => (await import("./en/reasons.ts")).reasonsTexts,
  roles: async () => (await import("./en/roles.ts")).rolesTexts,
  rulesets: async () => (await import("./en/rulesets.ts")).rulesetsTexts,
  palette: async () => (await import("./en/palette.ts")).paletteTexts,
  people: async () => (await import("./en/people.ts")).peopleTexts,
  tenants: async () => (await import("./en/tenants.ts")).tenantsTexts,
  rulings: async () => (await import("./en/rulings.ts")).rulingsTexts,
  notices: async () => (await import("./en/notices.ts")).noticesTexts,
  locks: async () => (await import("./en/locks.ts")).locksTexts,
  lists: async () => (await import("./en/lists.ts")).listsTexts,
};

const tongues = {
  en: async () => null,
  de: async () => (await import("./de.ts")).german,
  fr: async () => (await import("./fr.ts")).french,
} as const satisfies Record<Language, () => Promise<Tongue | null>>;

/** What browsers call English with accents: nobody's language, but a way to see texts that are cut or forgotten. */
const pseudoLocale = "en-XA";
const pseudo = async () => (await import("./pseudo/pseudo.ts")).pseudoOf(english);

/** Areas that some screen asked for; a change of language brings them all. */
const wanted = new Set<Area>(["shell", "jobs"]);

async function wordsOf(tongue: Tongue | null, areas: readonly Area[]): Promise<Partial<Translation>> {
  const loaders = tongue?.areas ?? english;
  return Object.fromEntries(await Promise.all(areas.map(async (area) => [area, await loaders[area]()] as const)));
}

/** Languages that were chosen so far: only the last one comes to be spoken, whichever arrives last. */
let choices = 0;

/** Speaks a language from now on; `tags` are the person's own, for the region of numbers and dates. */
export async function speak(language: Language, tags: readonly (string | null)[]): Promise<void> {
  choices += 1;
  const choice = choices;
  const locale = localeOf(language, tags);
  const tongue = await (locale === pseudoLocale ? pseudo() : tongues[language]());
  let words: Partial<Translation> = {};
  // A screen may ask for its area while the others are on their way.
  for (let missing = [...wanted]; missing.length > 0; missing = [...wanted].filter((area) => !(area in words)))
    words = { ...words, ...(await wordsOf(tongue, missing)) };
  if (choice !== choices) return;
  store.set(speechAtom, { language, locale, words, tongue, say: asSaid });
  if (tongue !== null) sentencesArrive = bringSentences(tongue, locale);
  document.documentElement.lang = language;
}

/** Settled when what the system says can be worded. */
let sentencesArrive: Promise<void> = Promise.resolve();

/** After the screen, which needs them only when something is refused or done. */
async function bringSentences(tongue: Tongue, locale: string): Promise<void> {
  const say = await import("./say-in.ts").then(({ sayIn }) => sayIn(tongue, locale)).catch(() => asSaid);
  const now = store.get(speechAtom);
  if (now.tongue === tongue) store.set(speechAtom, { ...now, say });
}

/** Words what the system said, as soon as that is possible. */
export async function worded(): Promise<Say> {
  await sentencesArrive;
  return store.get(speechAtom).say;
}

async function bring(area: Area): Promise<void> {
  wanted.add(area);
  for (;;) {
    const { tongue } = store.get(speechAtom);
    const words = await wordsOf(tongue, [area]);
    const now = store.get(speechAtom);
    if (now.tongue !== tongue) continue;
    store.set(speechAtom, { ...now, words: { ...now.words, ...words } });
    // A drawing that waits for a part goes on as it began when the part arrives at once: it would not know these words.
    await new Promise((resolve) => setTimeout(resolve));
    return;
  }
}

/**
 * Draws nothing while the words around it are older than those that have arrived: a drawing that was under way when they
 * came is finished with the old ones, and drawn again at once.
 */
function onceWorded<Props extends object>(component: ComponentType<Props>): ComponentType<Props> {
  return function Worded(props) {
    const around = useMessages();
    const isOld = Object.keys(store.get(speechAtom).words).some((area) => !Object.hasOwn(around, area));
    return isOld ? null : createElement(component, props);
  };
}

/** A lazy component that is drawn when its code and its words have both arrived. */
export function lazyWithTexts(
  load: () => Promise<{ readonly default: ComponentType }>,
  ...texts: readonly (() => Promise<unknown>)[]
): LazyExoticComponent<ComponentType>;
export function lazyWithTexts<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  ...texts: readonly (() => Promise<unknown>)[]
): LazyExoticComponent<ComponentType<Props>>;
export function lazyWithTexts<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  ...texts: readonly (() => Promise<unknown>)[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [{ default: component }] = await Promise.all([load(), ...texts.map((each) => each())]);
    return { default: onceWorded(component) };
  });
}

/** Words of an area in the language that is spoken, fetched once. */
export const areaTexts = {
  main: () => bring("main"),
  audit: () => bring("audit"),
  create: () => bring("create"),
  upload: () => bring("upload"),
  analysis: () => bring("analysis"),
  suppliers: () => bring("suppliers"),
  devops: () => bring("devops"),
  dev: () => bring("dev"),
  reasons: () => bring("reasons"),
  roles: () => bring("roles"),
  rulesets: () => bring("rulesets"),
  palette: () => bring("palette"),
  people: () => bring("people"),
  tenants: () => bring("tenants"),
  rulings: () => bring("rulings"),
  locks: () => bring("locks"),
  lists: () => bring("lists"),
  notices: () => bring("notices"),
} as const satisfies Partial<Record<Area, () => Promise<void>>>;
