/** Finds phrases in folded words: an index by the first word, so that a name is looked at once whatever the number of phrases. */

export interface Phrase<T> {
  /** Folded words separated by spaces; the last may end with a star for any ending. */
  readonly phrase: string;
  readonly at?: "start" | "end" | "whole" | undefined;
  /** Folded words that turn the meaning, stars as above. */
  readonly not?: readonly string[] | undefined;
  /** Folded words of which the text has one in addition to the phrase. */
  readonly needs?: readonly string[] | undefined;
  readonly value: T;
}

export interface FoundPhrase<T> {
  readonly value: T;
  /** The words of the text that were found. */
  readonly words: string;
}

interface Compiled<T> {
  readonly words: readonly string[];
  readonly at: Phrase<T>["at"];
  readonly not: readonly string[];
  readonly needs: readonly string[];
  readonly value: T;
}

/** Letters of a starred first word that form its key. */
const stemLetters = 3;

const fits = (pattern: string, word: string | undefined): boolean =>
  word !== undefined && (pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern);

export class PhraseIndex<T> {
  readonly #byWord = new Map<string, Compiled<T>[]>();
  readonly #byStem = new Map<string, Compiled<T>[]>();

  constructor(phrases: Iterable<Phrase<T>>) {
    for (const { phrase, at, not = [], needs = [], value } of phrases) {
      const words = phrase.split(" ").filter(Boolean);
      const first = words[0] ?? "";
      const isStem = first.endsWith("*");
      const key = isStem ? first.slice(0, stemLetters) : first;
      const index = isStem ? this.#byStem : this.#byWord;
      const compiled = { words, at, not, needs, value };
      const known = index.get(key);
      if (known) known.push(compiled);
      else index.set(key, [compiled]);
    }
  }

  /** Every phrase that the words contain, in the order of their places. */
  find(words: readonly string[]): FoundPhrase<T>[] {
    const found: FoundPhrase<T>[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] ?? "";
      for (const phrase of this.#byWord.get(word) ?? []) collect(found, phrase, words, at);
      if (word.length >= stemLetters)
        for (const phrase of this.#byStem.get(word.slice(0, stemLetters)) ?? []) collect(found, phrase, words, at);
    }
    return found;
  }
}

function collect<T>(found: FoundPhrase<T>[], phrase: Compiled<T>, words: readonly string[], at: number): void {
  const end = at + phrase.words.length;
  if (end > words.length) return;
  if ((phrase.at === "start" || phrase.at === "whole") && at > 0) return;
  if ((phrase.at === "end" || phrase.at === "whole") && end < words.length) return;
  if (!phrase.words.every((pattern, index) => fits(pattern, words[at + index]))) return;
  const isBeside = (patterns: readonly string[]): boolean =>
    words.some((word, index) => (index < at || index >= end) && patterns.some((pattern) => fits(pattern, word)));
  if (isBeside(phrase.not) || (phrase.needs.length > 0 && !isBeside(phrase.needs))) return;
  found.push({ value: phrase.value, words: words.slice(at, end).join(" ") });
}
