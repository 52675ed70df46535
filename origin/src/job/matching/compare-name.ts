/** How alike two names are: soft TF-IDF over words, and Jaro–Winkler over the whole name. */
import type { DirectoryIndex } from "./directory-index.ts";
import type { NameQuery, QueryWord } from "./query.ts";
import { jaroWinkler, longest } from "@paygauge/analysis/names/similarity";

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

const entryText = new Uint8Array(longest);

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
function wordLikeness(index: DirectoryIndex, { id, bytes }: QueryWord, other: number): number {
  if (id === other) return 1;
  const { length } = bytes;
  const from = index.words.starts[other] ?? 0;
  const to = index.words.starts[other + 1] ?? 0;
  const size = to - from;
  const short = Math.min(length, size);
  if (short >= cutWord.letters && length !== size && isStart(bytes, 0, short, index.words.bytes, from))
    return cutWord.likeness;
  return jaroWinkler(bytes, 0, length, index.words.bytes, from, to, sameWordFrom);
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
      const alike = wordLikeness(index, word, other) || joinedShare(query, own, other, sides);
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

/** Jaro–Winkler of a text and an entry's words with single spaces between them; 0 below the floor. */
function likeness({ words }: DirectoryIndex, own: Uint8Array, ids: Uint32Array, floor: number): number {
  let length = 0;
  for (const id of ids) {
    if (length > 0 && length < longest) entryText[length++] = 0x20;
    const end = words.starts[id + 1] ?? 0;
    for (let at = words.starts[id] ?? 0; at < end && length < longest; at += 1)
      entryText[length++] = words.bytes[at] ?? 0;
  }
  return jaroWinkler(own, 0, own.length, entryText, 0, length, floor);
}

/** The words of an entry written as one are this text. */
function isJoined({ words }: DirectoryIndex, own: Uint8Array, ids: Uint32Array): boolean {
  let length = 0;
  for (const id of ids) {
    const end = words.starts[id + 1] ?? 0;
    for (let at = words.starts[id] ?? 0; at < end; at += 1) if (own[length++] !== words.bytes[at]) return false;
  }
  return length === own.length;
}

/** By their bytes, which is the order of their letters. */
function sortedWords({ words }: DirectoryIndex, ids: Uint32Array): Uint32Array {
  const { bytes, starts } = words;
  return ids.toSorted((a, b) => {
    const [aStart = 0, aEnd = 0, bStart = 0, bEnd = 0] = [starts[a], starts[a + 1], starts[b], starts[b + 1]];
    for (let at = 0; at < aEnd - aStart && at < bEnd - bStart; at += 1) {
      const apart = (bytes[aStart + at] ?? 0) - (bytes[bStart + at] ?? 0);
      if (apart !== 0) return apart;
    }
    return aEnd - aStart - (bEnd - bStart);
  });
}

/**
 * Compares one name of a query with that of an entry. A Jaro–Winkler that is below `least`, which no level asks for, and
 * below the words' likeness as well decides nothing: it may be taken as 0.
 */
export function compareNames(
  index: DirectoryIndex,
  query: NameQuery,
  idfOf: (word: number) => number,
  entry: number,
  least: number,
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
  const ids = index.entryWords.subarray(from, to);
  const floor = Math.min(soft, least);
  let whole = isJoined(index, query.compact, ids) ? 1 : likeness(index, query.plain, ids, floor);
  if (whole < 1 && query.words.length > 1 && ids.length > 1)
    whole = Math.max(whole, likeness(index, query.sorted, sortedWords(index, ids), Math.max(whole, floor)));
  return { exact, softTfIdf: Math.min(1, soft), jaroWinkler: whole, rarest: sides.rarest };
}
