/** How alike two names are: soft TF-IDF over words, and Jaro–Winkler over the whole name. */
import type { DirectoryIndex } from "./directory-index.ts";
import type { NameQuery } from "./query.ts";
import { jaroWinkler } from "./similarity.ts";
import { ByteText } from "./string-table.ts";

/** Two words count as the same word, weighted by their likeness, from here on (Cohen, Ravikumar, Fienberg 2003: .9). */
const sameWordFrom = 0.9;
/** A word cut short ("manufact") counts so much; it needs at least so many letters. */
const cutWord = { likeness: 0.92, letters: 4 };

export interface NameLikeness {
  exact: boolean;
  softTfIdf: number;
  jaroWinkler: number;
  /** idf of the rarest word both have, 0 when none. */
  rarest: number;
}

const wordText = new ByteText();
const left = new ByteText();

function isStart(
  short: Uint8Array,
  shortFrom: number,
  shortLength: number,
  long: Uint8Array,
  longFrom: number,
): boolean {
  for (let at = 0; at < shortLength; at += 1) if (short[shortFrom + at] !== long[longFrom + at]) return false;
  return true;
}

/** Likeness of a query word and a directory word; 0 below the floor. */
function wordLikeness(index: DirectoryIndex, text: string, id: number, other: number): number {
  if (id === other) return 1;
  const { bytes, length } = wordText.set(text);
  const from = index.words.starts[other] ?? 0;
  const to = index.words.starts[other + 1] ?? 0;
  const size = to - from;
  const short = Math.min(length, size);
  if (short >= cutWord.letters && length !== size && isStart(bytes, 0, short, index.words.bytes, from))
    return cutWord.likeness;
  const alike = jaroWinkler(bytes, 0, length, index.words.bytes, from, to);
  return alike >= sameWordFrom ? alike : 0;
}

interface Sides {
  shared: number;
  ownSquares: number;
  otherSquares: number;
  rarest: number;
}

function joinedShare(query: NameQuery, own: number, other: number, sides: Sides): number {
  const found = query.joined.find((one) => one.id === other && (one.first === own || one.first + 1 === own));
  if (!found) return 0;
  sides.rarest = Math.max(sides.rarest, found.idf);
  return 0.7;
}

/** One pass over both word lists; each directory word is used once. */
function softTfIdf(
  index: DirectoryIndex,
  query: NameQuery,
  idfOf: (word: number) => number,
  from: number,
  to: number,
): Sides {
  const sides: Sides = { shared: 0, ownSquares: 0, otherSquares: 0, rarest: 0 };
  const used = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const idf = idfOf(index.entryWords[at] ?? 0);
    sides.otherSquares += idf * idf;
  }
  query.words.forEach((word, own) => {
    sides.ownSquares += word.idf * word.idf;
    let best = 0;
    let bestAt = -1;
    for (let at = from; at < to && best < 1; at += 1) {
      if (used.has(at)) continue;
      const other = index.entryWords[at] ?? 0;
      const alike = wordLikeness(index, word.text, word.id, other) || joinedShare(query, own, other, sides);
      if (alike > best) [best, bestAt] = [alike, at];
    }
    if (bestAt < 0) return;
    const other = index.entryWords[bestAt] ?? 0;
    if (best !== 0.7) used.add(bestAt);
    // a misspelt word is as rare as the word it stands for
    const idf = idfOf(other);
    const ownIdf = word.id === other ? word.idf : Math.min(word.idf, idf);
    if (ownIdf !== word.idf) sides.ownSquares += ownIdf * ownIdf - word.idf * word.idf;
    sides.shared += best * ownIdf * idf;
    sides.rarest = Math.max(sides.rarest, Math.min(ownIdf, idf));
  });
  return sides;
}

function entryText(index: DirectoryIndex, words: number[], gap: string): string {
  return words.map((word) => index.words.text(word)).join(gap);
}

const decoded = new WeakMap<DirectoryIndex, Map<number, { plain: string; sorted: string; joined: string }>>();

function entryTexts(
  index: DirectoryIndex,
  entry: number,
  from: number,
  to: number,
): { plain: string; sorted: string; joined: string } {
  let cache = decoded.get(index);
  if (!cache || cache.size > 4000) decoded.set(index, (cache = new Map()));
  const known = cache.get(entry);
  if (known) return known;
  const plain = entryText(index, [...index.entryWords.subarray(from, to)], " ");
  const texts = { plain, sorted: plain.split(" ").sort().join(" "), joined: plain.replaceAll(" ", "") };
  cache.set(entry, texts);
  return texts;
}

const right = new ByteText();
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  left.set(a);
  right.set(b);
  return jaroWinkler(left.bytes, 0, left.length, right.bytes, 0, right.length);
}

/** Compares one name of a query with that of an entry. */
export function compareNames(
  index: DirectoryIndex,
  query: NameQuery,
  idfOf: (word: number) => number,
  entry: number,
): NameLikeness {
  const from = index.wordStarts[entry] ?? 0;
  const to = index.wordStarts[entry + 1] ?? 0;
  const sides = softTfIdf(index, query, idfOf, from, to);
  const soft = sides.shared === 0 ? 0 : sides.shared / Math.sqrt(sides.ownSquares * sides.otherSquares);
  const exact =
    to - from === query.words.length &&
    to > from &&
    query.words.every((word, at) => word.id === index.entryWords[from + at]);
  if (exact) return { exact, softTfIdf: 1, jaroWinkler: 1, rarest: sides.rarest };
  const texts = entryTexts(index, entry, from, to);
  const whole = Math.max(
    likeness(query.plain, texts.plain),
    query.words.length > 1 && to - from > 1 ? likeness(query.sorted, texts.sorted) : 0,
    query.compact === texts.joined ? 1 : 0,
  );
  return { exact, softTfIdf: Math.min(1, soft), jaroWinkler: whole, rarest: sides.rarest };
}
