import { atom } from "jotai";
import { createElement, lazy, type ComponentType, type LazyExoticComponent } from "react";
import { useMessages } from "use-intl";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import { store } from "../state/store.ts";
import { jobsTexts } from "./en/jobs.ts";
import { shellTexts } from "./en/shell.ts";
import { decodeMessage, type Catalogue } from "@paygauge/api-types/catalogue/message";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import { translateWith } from "./translate-with.ts";
import type { Area, LocaleTexts, MessageLoaders, Translation } from "./translation.ts";

interface LocaleState {
  readonly language: Language;
  /** BCP 47 tag for numbers and dates. */
  readonly locale: string;
  /** Words that are loaded: those of the frame at once, those of an area with its first screen. */
  readonly words: Partial<Translation>;
  /** null: English, which needs none. */
  readonly texts: LocaleTexts | null;
  /** The system's messages in this language; `untranslated` until its catalogue has arrived. */
  readonly translate: Translate;
}

/** What stands for a message until the catalogue has arrived: its fallback, or nothing. */
export const untranslated: Translate = (message, fallback = "") => {
  const read = typeof message === "string" ? decodeMessage(message) : message;
  return typeof read === "string" ? read : fallback;
};

/** The reader's language. It changes as a whole, so that no screen is drawn in two languages. */
export const localeAtom = atom<LocaleState>({
  language: "en",
  locale: "en-GB",
  words: { shell: shellTexts, jobs: jobsTexts },
  texts: null,
  translate: untranslated,
});

const english: LocaleTexts["areas"] = {
  shell: async () => shellTexts,
  main: async () => (await import("./en/main.ts")).mainTexts,
  jobs: async () => jobsTexts,
  analytics: async () => (await import("./en/analytics.ts")).analyticsTexts,
  audit: async () => (await import("./en/audit.ts")).auditTexts,
  jobAdmin: async () => (await import("./en/job-admin.ts")).jobAdminTexts,
  empty: async () => (await import("./en/empty.ts")).emptyTexts,
  create: async () => (await import("./en/create.ts")).createTexts,
  upload: async () => (await import("./en/upload.ts")).uploadTexts,
  analysis: async () => (await import("./en/analysis.ts")).analysisTexts,
  summary: async () => (await import("./en/summary.ts")).summaryTexts,
  businessCase: async () => (await import("./en/business-case.ts")).businessCaseTexts,
  reports: async () => (await import("./en/reports.ts")).reportsTexts,
  useCases: async () => (await import("./en/use-cases.ts")).useCasesTexts,
  campaigns: async () => (await import("./en/campaigns.ts")).campaignsTexts,
  suppliers: async () => (await import("./en/suppliers.ts")).suppliersTexts,
  vendors: async () => (await import("./en/vendors.ts")).vendorsTexts,
  globalInsights: async () => (await import("./en/global-insights.ts")).globalInsightsTexts,
  downloads: async () => (await import("./en/downloads.ts")).downloadsTexts,
  matched: async () => (await import("./en/matched.ts")).matchedTexts,
  assistant: async () => (await import("./en/assistant.ts")).assistantTexts,
  reader: async () => (await import("./en/reader.ts")).readerTexts,
  audience: async () => (await import("./en/audience.ts")).audienceTexts,
  written: async () => (await import("./en/written-texts.ts")).writtenTexts,
  devops: async () => (await import("./en/devops.ts")).devopsTexts,
  jobMaintenance: async () => (await import("./en/job-maintenance.ts")).jobMaintenanceTexts,
  endpointComparison: async () => (await import("./en/endpoint-comparison.ts")).endpointComparisonTexts,
  resourceGuard: async () => (await import("./en/resource-guard.ts")).resourceGuardTexts,
  systemHealth: async () => (await import("./en/system-health.ts")).systemHealthTexts,
  dev: async () => (await import("./en/dev.ts")).devTexts,
  reasons: async () => (await import("./en/reasons.ts")).reasonsTexts,
  roles: async () => (await import("./en/roles.ts")).rolesTexts,
  rulesets: async () => (await import("./en/rulesets.ts")).rulesetsTexts,
  chatDocuments: async () => (await import("./en/chat-documents.ts")).chatDocumentsTexts,
  linkedAccounts: async () => (await import("./en/linked-accounts.ts")).linkedAccountsTexts,
  magicLinks: async () => (await import("./en/magic-links.ts")).magicLinksTexts,
  mlPrediction: async () => (await import("./en/ml-prediction.ts")).mlPredictionTexts,
  prompts: async () => (await import("./en/prompts.ts")).promptsTexts,
  palette: async () => (await import("./en/palette.ts")).paletteTexts,
  people: async () => (await import("./en/people.ts")).peopleTexts,
  sftp: async () => (await import("./en/sftp.ts")).sftpTexts,
  programs: async () => (await import("./en/programs.ts")).programsTexts,
  tenants: async () => (await import("./en/tenants.ts")).tenantsTexts,
  hub: async () => (await import("./en/hub.ts")).hubTexts,
  hubAdmin: async () => (await import("./en/hub-admin.ts")).hubAdminTexts,
  tools: async () => (await import("./en/tools.ts")).toolsTexts,
  overrides: async () => (await import("./en/overrides.ts")).overridesTexts,
  runs: async () => (await import("./en/runs.ts")).runsTexts,
  figures: async () => (await import("./en/figures.ts")).figuresTexts,
  ledgerRows: async () => (await import("./en/ledger-rows.ts")).ledgerRowsTexts,
  evidence: async () => (await import("./en/evidence.ts")).evidenceTexts,
  decisions: async () => (await import("./en/decisions.ts")).decisionsTexts,
  notices: async () => (await import("./en/notices.ts")).noticesTexts,
  records: async () => (await import("./en/records.ts")).recordsTexts,
  locks: async () => (await import("./en/locks.ts")).locksTexts,
  lists: async () => (await import("./en/lists.ts")).listsTexts,
  glossary: async () => (await import("./en/glossary.ts")).glossaryTexts,
};

const locales = {
  en: async () => null,
  de: async () => (await import("./de.ts")).german,
  fr: async () => (await import("./fr.ts")).french,
} as const satisfies Record<Language, () => Promise<LocaleTexts | null>>;

/** What browsers call English with accents: no user's language, but a way to see texts that are cut or forgotten. */
const pseudoLocale = "en-XA";
const pseudo = async () => (await import("./pseudo/pseudo.ts")).pseudoOf(english);

/** Areas that some screen asked for; a change of language brings them all. */
const wanted = new Set<Area>(["shell", "jobs"]);

async function wordsOf(texts: LocaleTexts | null, areas: readonly Area[]): Promise<Partial<Translation>> {
  const loaders = texts?.areas ?? english;
  return Object.fromEntries(await Promise.all(areas.map(async (area) => [area, await loaders[area]()] as const)));
}

/** Languages that were chosen so far: the last one is shown, whichever arrives last. */
let choices = 0;

/** Shows a language from now on; `tags` are the user's own, for the region of numbers and dates. */
export async function setLocale(language: Language, tags: readonly (string | null)[]): Promise<void> {
  choices += 1;
  const choice = choices;
  const locale = localeOf(language, tags);
  const texts = await (locale === pseudoLocale ? pseudo() : locales[language]());
  let words: Partial<Translation> = {};
  // A screen may ask for its area while the others are on their way.
  for (
    let missing = [...wanted];
    missing.length > 0;
    missing = [...wanted].filter((area) => !Object.hasOwn(words, area))
  )
    words = { ...words, ...(await wordsOf(texts, missing)) };
  if (choice !== choices) return;
  store.set(localeAtom, { language, locale, words, texts, translate: untranslated });
  messagesArrive = loadMessages();
  document.documentElement.lang = language;
}

/** Settled when the messages that any page may show have arrived, or have failed to. */
let messagesArrive: Promise<void> = Promise.resolve();
/** The same of those of single areas, which are loaded with the first that is shown. */
let areaMessagesArrive: Promise<void> | null = null;

const englishMessages: MessageLoaders = {
  core: async () => (await import("@paygauge/api-types/catalogue/en-core")).coreMessages,
  areas: async () => (await import("@paygauge/api-types/catalogue/en-areas")).areasMessages,
};

/** After the screen, which needs them only when something is refused, done or wrong. */
async function loadMessages(): Promise<void> {
  areaMessagesArrive = null;
  await showMessages(
    async ({ core }) => core(),
    () => void loadAreaMessages(),
  );
}

/** Both parts: a code that is in neither is of another release. */
function loadAreaMessages(): Promise<void> {
  const load = async ({ core, areas }: MessageLoaders) => Object.assign({}, ...(await Promise.all([core(), areas()])));
  areaMessagesArrive ??= showMessages(load).then((isShown) => {
    if (!isShown) areaMessagesArrive = null;
  });
  return areaMessagesArrive;
}

/** Shows messages in the reader's language from now on; false where they did not arrive, or another was chosen. */

async function showMessages(
  load: (loaders: MessageLoaders) => Promise<Partial<Catalogue>>,
  onUnknown?: () => void,
): Promise<boolean> {
  const { texts, locale } = store.get(localeAtom);
  const catalogue = await load(texts?.messages ?? englishMessages).catch(() => null);
  const now = store.get(localeAtom);
  if (catalogue === null || now.texts !== texts || now.locale !== locale) return false;
  store.set(localeAtom, { ...now, translate: translateWith(catalogue, locale, onUnknown) });
  return true;
}

/** The translation of every message as soon as it is loaded; a load that failed is tried again. */
export async function loadedTranslate(): Promise<Translate> {
  await messagesArrive;
  if (store.get(localeAtom).translate === untranslated) {
    messagesArrive = loadMessages();
    await messagesArrive;
  }
  await loadAreaMessages();
  return store.get(localeAtom).translate;
}

async function loadArea(area: Area): Promise<void> {
  wanted.add(area);
  for (;;) {
    const { texts } = store.get(localeAtom);
    const words = await wordsOf(texts, [area]);
    const now = store.get(localeAtom);
    if (now.texts !== texts) continue;
    store.set(localeAtom, { ...now, words: { ...now.words, ...words } });
    // A drawing that waits for a part continues as it began when the part arrives at once: it would not know these words.
    await new Promise((resolve) => setTimeout(resolve));
    return;
  }
}

/**
 * Draws nothing while the words around it are older than those that have arrived: a drawing that was in progress when they
 * came is finished with the old ones, and drawn again at once.
 */
function onceTranslated<Props extends object>(component: ComponentType<Props>): ComponentType<Props> {
  return function Translated(props) {
    const around = useMessages();
    const isOld = Object.keys(store.get(localeAtom).words).some((area) => !Object.hasOwn(around, area));
    return isOld ? null : createElement(component, props);
  };
}

/** The glossary in a language, null for English: of no area, since screens are drawn without waiting for it. */
export const loadGlossary = (texts: LocaleTexts | null): Promise<Translation["glossary"]> =>
  (texts?.areas ?? english).glossary();

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
    return { default: onceTranslated(component) };
  });
}

/** Words of an area in the reader's language, fetched once; made of the areas' names, since a list of them weighs in the shell. */
export const areaTexts = Object.fromEntries(
  Object.keys(english).map((area) => [area, () => loadArea(area as Area)]),
) as Readonly<Record<Area, () => Promise<void>>>;
