import { IntlMessageFormat } from "intl-messageformat";
import { isolatedText } from "@paygauge/api-types/clean-text";
import type { FailReason } from "@paygauge/api-types/campaigns/campaign-rules";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import { liftWords as germanLifts, reasonWords as germanReasons } from "@paygauge/api-types/reason-words/de";
import { liftWords as englishLifts, reasonWords as englishReasons } from "@paygauge/api-types/reason-words/en";
import { liftWords as frenchLifts, reasonWords as frenchReasons } from "@paygauge/api-types/reason-words/fr";
import type { Catalogue } from "@paygauge/api-types/reason-words/reason-sentence";
import { pageNames as germanPages } from "@paygauge/api-types/sitemap/page-names-de";
import { pageNames as frenchPages } from "@paygauge/api-types/sitemap/page-names-fr";
import { pageNaming, type PageNaming } from "@paygauge/api-types/sitemap/page-names";
import { valueWords as germanValues } from "@paygauge/api-types/value-words/de";
import { valueWords as englishValues, type ValueWordTexts } from "@paygauge/api-types/value-words/en";
import { valueWords as frenchValues } from "@paygauge/api-types/value-words/fr";
import { formatsOf, type FigureFormats } from "./formats.ts";
import type { FigureType } from "./question-types.ts";
import type { LevelWord } from "./vocabulary/concepts.ts";
import { figureWords as german } from "./words/de.ts";
import { figureWords as english, type FigureWords } from "./words/en.ts";
import { figureWords as french } from "./words/fr.ts";

type Group = "capabilities" | "levels" | "as" | "reasons";
type Sentence = Exclude<keyof FigureWords, Group>;
type Values = Readonly<Record<string, string | number>>;

/** The words of one language for answers from figures. */
export interface Wording {
  readonly say: (key: Sentence, values?: Values) => string;
  readonly capability: (capability: Capability) => string;
  readonly level: (level: LevelWord) => string;
  /** What a question of a type asks for. */
  readonly asked: (type: FigureType) => string;
  /** Why a supplier of a campaign failed. */
  readonly reasonOf: (reason: FailReason) => string;
  /** "High, Medium or Low" without more ado: a list. */
  readonly names: (all: readonly string[], type?: "conjunction" | "disjunction") => string;
  readonly reasons: Catalogue;
  readonly lifts: Catalogue;
  readonly values: ValueWordTexts;
  readonly pages: PageNaming;
  readonly formats: FigureFormats;
}

interface Texts {
  readonly words: FigureWords;
  readonly reasons: object;
  readonly lifts: object;
  readonly values: ValueWordTexts;
  readonly pages: PageNaming;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: { words: english, reasons: englishReasons, lifts: englishLifts, values: englishValues, pages: pageNaming(null) },
  de: {
    words: german,
    reasons: germanReasons,
    lifts: germanLifts,
    values: germanValues,
    pages: pageNaming(germanPages),
  },
  fr: {
    words: french,
    reasons: frenchReasons,
    lifts: frenchLifts,
    values: frenchValues,
    pages: pageNaming(frenchPages),
  },
};

/** A part of an object of texts: "figures.spend". */
function textAt(all: object, key: string): string {
  let found: unknown = all;
  for (const part of key.split(".")) found = Object.entries(found ?? {}).find(([name]) => name === part)?.[1];
  if (typeof found !== "string") throw new Error(`No text is called ${key}.`);
  return found;
}

/** Fills the messages of a set of texts; values isolate themselves from the words around them. */
function filler(all: object, locale: string): (key: string, values?: Values) => string {
  const made = new Map<string, IntlMessageFormat>();
  return (key, values = {}) => {
    const format = made.get(key) ?? new IntlMessageFormat(textAt(all, key), locale);
    made.set(key, format);
    const isolated = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? isolatedText(value) : value,
    ]);
    return String(format.format(Object.fromEntries(isolated)));
  };
}

function wordingFor(language: Language): Wording {
  const { words, reasons, lifts, values, pages } = texts[language];
  const locale = localeOf(language, []);
  return {
    say: filler(words, locale),
    capability: (capability) => words.capabilities[capability],
    level: (level) => words.levels[level],
    asked: (type) => words.as[type],
    reasonOf: (reason) => words.reasons[reason],
    names: (all, type = "conjunction") => new Intl.ListFormat(locale, { type }).format(all),
    reasons: filler(reasons, locale),
    lifts: filler(lifts, locale),
    values,
    pages,
    formats: formatsOf(locale),
  };
}

const wordings = new Map<Language, Wording>();

/** Returns the words of a language. */
export function wordingOf(language: Language): Wording {
  const known = wordings.get(language) ?? wordingFor(language);
  wordings.set(language, known);
  return known;
}
