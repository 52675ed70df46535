import type { Found, FoundPassage } from "../corpus/search-passages.ts";
import { foundParts, matchedTerms } from "./matched-terms.ts";
import type { Term } from "./terms.ts";
import { dayAskedFor, isValidOn, yearPlaces } from "./validity.ts";

/** Constant of reciprocal rank fusion. */
const k = 60;

/** A passage with its place among all that a question found. */
export interface RankedPassage extends FoundPassage {
  /** An issuer's ID; "" for documents for everyone. */
  readonly corpus: string;
  /** Share of the question, weighed by how rare its words are, that the passage has: 0 to 1. */
  readonly coverage: number;
  /** Positions of the terms that it has. */
  readonly matched: ReadonlySet<number>;
  /** It is among those nearest to the question's vector. */
  readonly isNear: boolean;
}

export interface Ranking {
  /** Best first. */
  readonly passages: readonly RankedPassage[];
  /** How telling each term is. */
  readonly weights: readonly number[];
  /** A word of the question is in no document, in any of its forms and other names. */
  readonly hasUnknownWord: boolean;
  /** The day as of which the question is answered. */
  readonly day: string;
  /** The question's vector was searched for as well. */
  readonly isByVector: boolean;
}

/** Shorter words are hardly what a question is about. */
const leastUnknown = 4;
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

/** A passage with its places in what its corpus found: by words, and by vector. */
interface Placed {
  readonly passage: FoundPassage;
  readonly rank: number | null;
  readonly nearRank: number | null;
}

/** Each passage once, whether it was found by its words, by its vector or by both. */
function placedIn({ passages, near }: Found): Placed[] {
  const nearRanks = new Map(near.map(({ id }, at) => [id, at]));
  const byWords = new Set(passages.map(({ id }) => id));
  return [
    ...passages.map((passage, rank) => ({ passage, rank, nearRank: nearRanks.get(passage.id) ?? null })),
    ...near.flatMap((passage, nearRank) => (byWords.has(passage.id) ? [] : [{ passage, rank: null, nearRank }])),
  ];
}

/**
 * What lifts a passage over others that have nearly as much of the question: documents of the issuer above those for
 * everyone, and these above the product's help. About the difference of three ranks, and of one.
 */
const lifts = { issuer: 0.0008, everyone: 0.0003, help: 0 } as const;
/** What puts the version in force before older ones, and one that is not valid yet behind all others. */
const [inForce, notYet] = [0.002, -1];
/** A near tie has so much of the best passage's coverage. */
const nearTie = 0.9;

function liftOf({ corpus, document_id, coverage }: RankedPassage, best: number): number {
  if (coverage < best * nearTie) return 0;
  if (corpus !== "") return lifts.issuer;
  return document_id.startsWith("help-") ? lifts.help : lifts.everyone;
}

const share = (rank: number | null): number => (rank === null ? 0 : 1 / (k + rank + 1));

/**
 * Merges what several corpora found by rank, since BM25 of two corpora doesn't compare: by each one's own ranks, by how
 * much of the question a passage has, and by how near it is to the question's vector where there is one.
 */
export function mergeByRank(
  lists: readonly { readonly corpus: string; readonly found: Found }[],
  terms: readonly Term[],
  today: string = new Date().toISOString().slice(0, 10),
): Ranking {
  const weights = weightsOf(
    lists.map(({ found }) => found),
    terms,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const day = dayAskedFor(terms, today);
  const years = yearPlaces(terms);
  const all = lists.flatMap(({ corpus, found }) =>
    placedIn(found).map(({ passage, rank, nearRank }) => {
      const parts = [passage.marked_headings, passage.marked_body, passage.marked_title].flatMap(foundParts);
      const matched = new Set(matchedTerms(parts, terms));
      // A document answers for a year in which it is valid, whether or not it names the year.
      if (isValidOn(passage.valid_from, day) === true) for (const at of years) matched.add(at);
      const coverage = [...matched].reduce((sum, at) => sum + (weights[at] ?? 0), 0) / total;
      return { passage: { ...passage, corpus, coverage, matched, isNear: nearRank !== null }, rank, nearRank };
    }),
  );
  const byCoverage = all.toSorted((a, b) => b.passage.coverage - a.passage.coverage || share(b.rank) - share(a.rank));
  const best = byCoverage[0]?.passage.coverage ?? 0;
  const versions = byCoverage.flatMap(({ passage: { valid_from: from } }) =>
    from !== null && from <= day ? [from] : [],
  );
  const [newest] = versions.toSorted().toReversed();
  const versionLift = ({ valid_from: from, coverage }: RankedPassage): number => {
    if (isValidOn(from, day) === false) return notYet;
    return from !== null && from === newest && coverage >= best * nearTie ? inForce : 0;
  };
  const passages = byCoverage
    .map(({ passage, rank, nearRank }, place) => ({
      passage,
      score: share(rank) + share(place) + share(nearRank) + liftOf(passage, best) + versionLift(passage),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ passage }) => passage);
  const isUnknown = (at: number): boolean => lists.every(({ found }) => (found.counts[at] ?? 0) === 0);
  const isOfYear = (at: number): boolean => newest !== undefined && years.includes(at);
  const hasUnknownWord = terms.some(({ text }, at) => text.length >= leastUnknown && isUnknown(at) && !isOfYear(at));
  return { passages, weights, hasUnknownWord, day, isByVector: lists.some(({ found }) => found.near.length > 0) };
}
