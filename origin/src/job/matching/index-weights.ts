/** What the words of an index weigh. */
import { type InParts, rangesOf } from "@paygauge/api-types/turns/turns";
import type { DirectoryIndex } from "./directory-index.ts";

interface IndexWeights {
  /** Inverse document frequency of a word, natural logarithm of entries over entries with the word. */
  readonly idfOf: (word: number) => number;
  /** Sum of the idf of each entry's words. */
  readonly ofEntry: Float32Array;
}

/** Weighs the words of an index, in parts of `indexNumbers`. */
export function* indexWeights(index: DirectoryIndex): InParts<IndexWeights> {
  const size = Math.max(1, index.size);
  const idf = new Float32Array(index.words.size);
  for (const { from, to } of rangesOf("indexNumbers", idf.length)) {
    for (let word = from; word < to; word += 1) {
      const df = (index.postingStarts[word + 1] ?? 0) - (index.postingStarts[word] ?? 0);
      idf[word] = Math.max(0.3, Math.log(size / Math.max(1, df)));
    }
    yield to - from;
  }
  const ofEntry = new Float32Array(index.size);
  for (const { from, to } of rangesOf("indexNumbers", ofEntry.length)) {
    for (let entry = from; entry < to; entry += 1) {
      const end = index.wordStarts[entry + 1] ?? 0;
      for (let at = index.wordStarts[entry] ?? 0; at < end; at += 1)
        ofEntry[entry] = (ofEntry[entry] ?? 0) + (idf[index.entryWords[at] ?? 0] ?? 0);
    }
    yield to - from;
  }
  return { idfOf: (word) => idf[word] ?? 0, ofEntry };
}
