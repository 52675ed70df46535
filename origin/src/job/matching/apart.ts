/** Words that tell different things of one kind apart: numbers, numerals and places. */
import type { DirectoryIndex } from "./directory-index.ts";
import type { NameQuery } from "./query.ts";
import { kindOfWord, kinds, numberOf } from "./word-kinds.ts";

const kindsOfIndex = new WeakMap<DirectoryIndex, Uint8Array>();
const decoder = new TextDecoder();

function textOf({ words }: DirectoryIndex, id: number): string {
  return decoder.decode(words.bytes.subarray(words.starts[id] ?? 0, words.starts[id + 1] ?? 0));
}

/** Kinds of all words of a directory, found once. */
function kindsOfWords(index: DirectoryIndex): Uint8Array {
  let found = kindsOfIndex.get(index);
  if (found === undefined) {
    found = Uint8Array.from({ length: index.words.size }, (_, id) => kindOfWord(textOf(index, id)));
    kindsOfIndex.set(index, found);
  }
  return found;
}

interface Apart {
  /** Either has a number that the other has not. */
  readonly number: boolean;
  readonly place: boolean;
}

const neither: Apart = { number: false, place: false };

/** Whether a name and that of an entry differ in what tells things apart: both have such a word, and another one. */
export function apartIn(index: DirectoryIndex, query: NameQuery, entry: number): Apart {
  if (!query.tellsApart) return neither;
  const kindOf = kindsOfWords(index);
  const from = index.wordStarts[entry] ?? 0;
  const to = index.wordStarts[entry + 1] ?? 0;
  const differ = (kind: number, valueIn: (text: string) => string): boolean => {
    const own = new Set(query.words.filter((word) => word.kind === kind).map(({ text }) => valueIn(text)));
    if (own.size === 0) return false;
    const others = new Set<string>();
    for (let at = from; at < to; at += 1) {
      const id = index.entryWords[at] ?? 0;
      if (kindOf[id] === kind) others.add(valueIn(textOf(index, id)));
    }
    return [...own].some((value) => !others.has(value)) && [...others].some((value) => !own.has(value));
  };
  return { number: differ(kinds.number, numberOf), place: differ(kinds.place, (text) => text) };
}
