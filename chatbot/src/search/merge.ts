import type { Found, FoundPassage } from "../corpus/search-passages.ts";
import { foundParts, matchedTerms } from "./matched-terms.ts";
import type { Term } from "./terms.ts";

/** Constant of reciprocal rank fusion. */
const k = 60;

/** A passage with its place among all that a question found. */
export interface RankedPassage extends FoundPassage {
  /** "everyone" or an issuer. */
  readonly corpus: string;
  /** Share of the question, weighed by how rare its words are, that the passage has: 0 to 1. */
  readonly coverage: number;
  /** Positions of the terms that it has. */
  readonly matched: ReadonlySet<number>;
}

export interface Ranking {
  /** Best first. */
  readonly passages: readonly RankedPassage[];
  /** How telling each term is. */
  readonly weights: readonly number[];
}

/** A word that no document has says no more than a rare one; one that all have still says something. */
const [minWeight, maxWeight] = [1, 5];
/** A question about someone or somewhere that no document names is hardly answered by one. */
const unknownName = 9;

/** Rarity of a word among `size` passages of which `count` have it. */
const rarity = (size: number, count: number): number => Math.log(1 + (size - count + 0.5) / (count + 0.5));

/** How telling each term is, over all corpora together: their sizes differ, their counts add up. */
function weightsOf(lists: readonly Found[], terms: readonly Term[]): number[] {
  const size = lists.reduce((sum, list) => sum + list.size, 0);
  return terms.map(({ isName }, at) => {
    const count = lists.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0);
    if (isName && count === 0) return unknownName;
    return Math.min(maxWeight, Math.max(minWeight, rarity(size, Math.min(size, count))));
  });
}

/**
 * Merges what several corpora found by rank, since BM25 of two corpora doesn't compare: by each one's own ranks and by how
 * much of the question a passage has.
 */
export function mergeByRank(
  lists: readonly { readonly corpus: string; readonly found: Found }[],
  terms: readonly Term[],
): Ranking {
  const weights = weightsOf(
    lists.map(({ found }) => found),
    terms,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const all = lists.flatMap(({ corpus, found }) =>
    found.passages.map((passage, rank) => {
      const parts = [passage.marked_headings, passage.marked_body, passage.marked_title].flatMap(foundParts);
      const matched = matchedTerms(parts, terms);
      const coverage = [...matched].reduce((sum, at) => sum + (weights[at] ?? 0), 0) / total;
      return { passage: { ...passage, corpus, coverage, matched }, rank };
    }),
  );
  const byCoverage = all.toSorted((a, b) => b.passage.coverage - a.passage.coverage || a.rank - b.rank);
  const passages = byCoverage
    .map(({ passage, rank }, place) => ({ passage, score: 1 / (k + rank + 1) + 1 / (k + place + 1) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
  return { passages, weights };
}
