/** Words of the directory by their groups of three signs: finds the words a misspelt word may mean. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { jaroWinkler } from "@paygauge/analysis/names/similarity";
import { ByteText, type StringTable } from "./string-table.ts";

const buckets = 1 << 15;
/** A group that more words have than this tells nothing and is skipped. */
const commonest = 2500;

export interface TrigramIndex {
  /** Words of bucket b: words[starts[b] … starts[b + 1]]. */
  starts: Uint32Array;
  words: Uint32Array;
}

/** Bucket of the three signs around `at`; before the first is "^", behind the last "$". */
function bucketAt(bytes: Uint8Array, start: number, end: number, at: number): number {
  const a = at > start ? (bytes[at - 1] ?? 0) : 0x5e;
  const b = bytes[at] ?? 0;
  const c = at + 1 < end ? (bytes[at + 1] ?? 0) : 0x24;
  return (Math.imul((a * 251 + b) * 251 + c, 0x9e3779b1) >>> 0) % buckets;
}

/** Words whose groups are counted at once, and the numbers that they count as. */
const wordsAtOnce = 4096;
const numbersOfWord = 10;

export function* buildTrigrams(table: StringTable): InParts<TrigramIndex> {
  const starts = new Uint32Array(buckets + 1);
  function* each(visit: (bucket: number, word: number) => void): InParts<void> {
    for (let word = 0; word < table.size; word += 1) {
      const start = table.starts[word] ?? 0;
      const end = table.starts[word + 1] ?? 0;
      for (let at = start; at < end; at += 1) visit(bucketAt(table.bytes, start, end, at), word);
      if (word % wordsAtOnce === 0) yield wordsAtOnce * numbersOfWord;
    }
  }
  yield* each((bucket) => (starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1));
  for (let bucket = 0; bucket < buckets; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const next = starts.slice();
  const words = new Uint32Array(starts[buckets] ?? 0);
  yield* each((bucket, word) => {
    words[next[bucket] ?? 0] = word;
    next[bucket] = (next[bucket] ?? 0) + 1;
  });
  return { starts, words };
}

/** Finds words like a given one; keeps its counters between calls, so one finder serves one thread of work. */
export class SimilarWords {
  readonly #table: StringTable;
  readonly #index: TrigramIndex;
  readonly #counts: Uint8Array;
  readonly #touched: Uint32Array;
  readonly #text = new ByteText();

  constructor(table: StringTable, index: TrigramIndex) {
    this.#table = table;
    this.#index = index;
    this.#counts = new Uint8Array(table.size);
    this.#touched = new Uint32Array(table.size);
  }

  /** At most `most` words whose Jaro–Winkler with `text` is at least `floor`, the most alike first. */
  find(text: string, most: number, floor: number): { word: number; alike: number }[] {
    if (most === 0 || text.length < 3) return [];
    const { bytes, length } = this.#text.set(text);
    const touched = this.#touched;
    let touchedCount = 0;
    const { starts, words } = this.#index;
    const counts = this.#counts;
    for (let sign = 0; sign < length; sign += 1) {
      const bucket = bucketAt(bytes, 0, length, sign);
      const start = starts[bucket] ?? 0;
      const end = starts[bucket + 1] ?? 0;
      if (end - start > commonest) continue;
      for (let at = start; at < end; at += 1) {
        const word = words[at] ?? 0;
        const count = counts[word] ?? 0;
        if (count === 0) touched[touchedCount++] = word;
        counts[word] = count + 1;
      }
    }
    const found: { word: number; alike: number }[] = [];
    for (let at = 0; at < touchedCount; at += 1) {
      const word = touched[at] ?? 0;
      const start = this.#table.starts[word] ?? 0;
      const end = this.#table.starts[word + 1] ?? 0;
      const shared = this.#counts[word] ?? 0;
      this.#counts[word] = 0;
      if (shared * 5 < Math.max(length, end - start)) continue;
      const alike = jaroWinkler(bytes, 0, length, this.#table.bytes, start, end, floor);
      if (alike > 0) found.push({ word, alike });
    }
    return found.sort((a, b) => b.alike - a.alike || a.word - b.word).slice(0, most);
  }
}
