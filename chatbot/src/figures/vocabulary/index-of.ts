import type { Language } from "@paygauge/api-types/languages";
import { namedCountries } from "@paygauge/api-types/reference/country-names";
import type { Concept, Vocabulary } from "./concepts.ts";
import { vocabulary as german } from "./de.ts";
import { vocabulary as english } from "./en.ts";
import { vocabulary as french } from "./fr.ts";

const vocabularies: Readonly<Record<Language, Vocabulary>> = { en: english, de: german, fr: french };

/** The words of a text as they are written. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .replaceAll("\u00ad", "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word in lower case and without accents, as vocabularies have it. */
export const folded = (word: string): string =>
  word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe");

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => wordsOf(text).map(folded);

/** What a phrase may say. */
export type Meaning =
  | { readonly kind: "concept"; readonly concept: Concept }
  | { readonly kind: "country"; readonly code: string }
  | { readonly kind: "number"; readonly value: number };

/** Phrases of a language, each with all that it may say. */
export interface PhraseIndex {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
  /** Words of its longest phrase. */
  readonly longest: number;
}

/** Shorter names of countries are words of some language: "is", "in", "us". */
const minCountryName = 4;

function* phrasesOf({ numbers, ofCountry, ...concepts }: Vocabulary): Iterable<readonly [string, Meaning]> {
  for (const [concept, phrases] of Object.entries(concepts) as [Concept, string][])
    for (const phrase of phrases.split("|")) yield [phrase, { kind: "concept", concept }];
  for (const [at, word] of numbers.split("|").entries()) yield [word, { kind: "number", value: at + 1 }];
  for (const [code, words] of Object.entries(ofCountry))
    for (const word of words.split("|")) yield [word, { kind: "country", code }];
  for (const { alpha3, name, others } of namedCountries())
    for (const each of [name, ...others]) {
      const words = foldedWords(each).join(" ");
      if (words.length >= minCountryName) yield [words, { kind: "country", code: alpha3 }];
    }
}

function built(vocabulary: Vocabulary): PhraseIndex {
  const meanings = new Map<string, Meaning[]>();
  let longest = 1;
  for (const [phrase, meaning] of phrasesOf(vocabulary)) {
    const known = meanings.get(phrase) ?? [];
    meanings.set(phrase, [...known, meaning]);
    longest = Math.max(longest, phrase.split(" ").length);
  }
  return { meanings, longest };
}

const indexes = new Map<Language, PhraseIndex>();

/** Returns the phrases of a language. */
export function phraseIndexOf(language: Language): PhraseIndex {
  const known = indexes.get(language) ?? built(vocabularies[language]);
  indexes.set(language, known);
  return known;
}
