import type { Language } from "@paygauge/api-types/languages";
import { stopWords } from "./stop-words.ts";
import { synonymsOf } from "./synonyms.ts";

/** What a question is searched for: a word or a phrase, with its other names. */
export interface Term {
  /** In lower case, as the question has it. */
  readonly text: string;
  /** As they are searched: the word itself first, then its synonyms. */
  readonly variants: readonly string[];
  /** Written with a capital inside a sentence, in a language that keeps capitals for names. */
  readonly isName: boolean;
}

/** Terms of one question, at most: a pasted text isn't a question. */
const maxTerms = 24;
const minTrigram = 3;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .match(/[\p{L}\p{N}]+(?:[.,'][\p{L}\p{N}]+)*/gu) ?? [];

/** "l'acheteur" → "acheteur", "supplier's" → "supplier". */
function withoutElision(word: string, language: Language): string {
  if (language === "fr") return word.replace(/^(?:[cdjlmnst]|qu|lorsqu|puisqu)'/, "");
  return word.replace(/'s?$/, "");
}

/** Endings that inflection adds; German and French are searched by parts of words, so their stems are found in all forms. */
const endings: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  de: /(?:ungen|ung|enden|ende|en|em|er|es|e|n|s)$/,
  fr: /(?:issements|issement|ements|ement|ations|ation|aux|euse|eux|ées|ée|és|er|ez|es|e|s|x)$/,
};
const minStem = 4;

/** Returns the part of a word that its forms share, for languages that are searched by parts of words. */
function stemOf(word: string, language: Language): string {
  const pattern = endings[language];
  if (pattern === null || /\d/.test(word)) return word;
  const stem = word.replace(pattern, "");
  return stem.length >= minStem ? stem : word;
}

const isSearched = (word: string, language: Language): boolean =>
  language === "en" ? true : word.length >= minTrigram;

function variantsOf(word: string, language: Language): string[] {
  const all = [word, ...synonymsOf(word, language)].map((each) => (each.includes(" ") ? each : stemOf(each, language)));
  return [...new Set(all)].filter((each) => isSearched(each, language));
}

/** The words of a text that are names, in lower case; German writes every noun with a capital. */
function namesIn(text: string, language: Language): ReadonlySet<string> {
  if (language === "de") return new Set();
  const inside = text.matchAll(/[^.!?\s]\s+["“«(]?(\p{Lu}[\p{L}\p{N}]+)/gu);
  return new Set([...inside].map(([, word = ""]) => word.toLowerCase()));
}

/** Returns what a text is searched for: its words without those that say nothing, each with its synonyms. */
export function termsOf(text: string, language: Language): Term[] {
  const all = wordsOf(text).map((word) => withoutElision(word, language));
  const telling = all.filter((word) => !stopWords[language].has(word));
  // "Who are you?" has no other words.
  const words = telling.length > 0 ? telling : all;
  const terms: Term[] = [];
  const seen = new Set<string>();
  const names = namesIn(text, language);
  for (let at = 0; at < words.length && terms.length < maxTerms; at++) {
    const word = words[at] ?? "";
    const pair = `${word} ${words[at + 1] ?? ""}`;
    const others = synonymsOf(pair, language).filter((each) => isSearched(each, language));
    if (!seen.has(word)) {
      const variants = [...variantsOf(word, language), ...others];
      if (variants.length > 0) terms.push({ text: word, variants, isName: names.has(word) });
    }
    seen.add(word);
  }
  return terms;
}

/** A variant as a phrase of FTS5: quoted, so that nothing of a question is syntax. */
export const ftsPhrase = (variant: string): string => `"${variant.replaceAll('"', " ")}"`;

/** The query that any of the terms answers. */
export const ftsQuery = (terms: readonly Term[]): string =>
  terms.flatMap(({ variants }) => variants.map(ftsPhrase)).join(" OR ");
