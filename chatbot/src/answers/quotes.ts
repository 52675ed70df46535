import type { Language } from "@paygauge/api-types/languages";
import { chatLimits } from "@paygauge/api-types/entities/chat";
import { hasAddress } from "./has-address.ts";
import { kindOfQuestion, statesKind, type QuestionKind } from "./question-kind.ts";
import { sentencesOf } from "../reading/passages.ts";
import { matchMarks } from "../corpus/search-passages.ts";
import type { RankedPassage, Ranking } from "../search/merge.ts";
import { foundParts, matchedTerms } from "../search/matched-terms.ts";
import type { Term } from "../search/terms.ts";

/** Share of the question that the best passage must have; below it, the documents don't answer. */
const minCoverage = { usual: 0.48, withUnknownWord: 0.51 } as const;
/** Passages that are quoted from, and what each must have of the best one's coverage. */
const maxPassages = 3;
const nearBest = 0.7;
/** What a second and third sentence must have of the first one's score. */
const nearFirst = 0.6;
/** A sentence is short enough to be read as a quote, and long enough to say something. */
const minLength = 15;

interface Quote {
  readonly passage: RankedPassage;
  /** Verbatim. */
  readonly text: string;
}

interface Scored extends Quote {
  readonly place: number;
  readonly order: number;
  readonly score: number;
}

const withoutMarks = (text: string): string => text.replaceAll(matchMarks.from, "").replaceAll(matchMarks.to, "");

/** What a sentence of the kind that was asked for is worth: a word of usual rarity. */
const kindWorth = 1.2;

/** What sentences are compared with. */
interface Wanted {
  readonly terms: readonly Term[];
  readonly weights: readonly number[];
  readonly kind: QuestionKind | null;
}

/** The sentences of a passage, verbatim, with how much of the question each has; its headings speak for all of them. */
function scoredSentences(passage: RankedPassage, place: number, { terms, weights, kind }: Wanted): Scored[] {
  const inHeadings = matchedTerms(foundParts(passage.marked_headings), terms);
  return sentencesOf(passage.marked_body, passage.language)
    .map((marked, order) => {
      const own = matchedTerms(foundParts(marked), terms);
      const sum = (set: Iterable<number>): number => [...set].reduce((total, at) => total + (weights[at] ?? 0), 0);
      const fromHeadings = [...inHeadings].filter((at) => !own.has(at));
      const text = withoutMarks(marked);
      const ofKind = kind !== null && own.size + inHeadings.size > 0 && statesKind(text, kind) ? kindWorth : 0;
      const score = sum(own) + sum(fromHeadings) / 2 + ofKind - order / 100 - place / 20;
      return { passage, text, place, order, score };
    })
    .filter(({ text }) => text.length >= minLength && !hasAddress(text));
}

/** Passages that answer a question about a year, a place or a name have it. */
const isNamed = ({ text, isName }: Term): boolean => isName || /^(?:19|20)\d{2}$/.test(text);

/** The passages that have every name of the question. */
function namingPassages({ passages }: Ranking, terms: readonly Term[]): readonly RankedPassage[] {
  const named = terms.flatMap((term, at) => (isNamed(term) ? [at] : []));
  return passages.filter(({ matched }) => named.every((at) => matched.has(at)));
}

/** What the best of the first passages has of the question; by vectors, the first one may have few of its words. */
const bestCoverage = (passages: readonly RankedPassage[], { isByVector }: Ranking): number =>
  Math.max(0, ...passages.slice(0, isByVector ? maxPassages : 1).map(({ coverage }) => coverage));

/** Whether the documents answer: whether some passage has enough of what the question says, and its names. */
export const isAnswered = (ranking: Ranking, terms: readonly Term[]): boolean =>
  bestCoverage(namingPassages(ranking, terms), ranking) >=
  (ranking.hasUnknownWord ? minCoverage.withUnknownWord : minCoverage.usual);

const figures = (text: string): string => (text.match(/\d[\d.,]*/g) ?? []).join(" ");

/** Documents that state different figures are quoted apart, the newest first. */
function newestFirst(quotes: readonly Scored[]): Scored[] {
  const documents = new Set(quotes.map(({ passage }) => passage.document_id));
  const stated = new Set(quotes.map(({ text }) => figures(text)).filter((text) => text !== ""));
  const differ = documents.size > 1 && stated.size > 1;
  const dateOf = (each: Scored): string => (differ ? each.passage.added_on : "");
  return quotes.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.place - b.place || a.order - b.order);
}

/** Share of a question that a heading with a question mark must have to be that question. */
const sameQuestion = 0.7;

/** The beginning of the answer below a heading that asks the same; null where the passage has no such heading. */
function answerBelow(passage: RankedPassage, { terms, weights }: Wanted): Quote[] | null {
  if (!/\?\s*$/.test(passage.headings.at(-1) ?? "")) return null;
  const matched = matchedTerms(foundParts(passage.marked_headings), terms);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const share = [...matched].reduce((sum, at) => sum + (weights[at] ?? 0), 0) / (total || 1);
  if (share < sameQuestion) return null;
  const sentences = sentencesOf(withoutMarks(passage.marked_body), passage.language).filter(
    (text) => !hasAddress(text),
  );
  return sentences.slice(0, chatLimits.quotes).map((text) => ({ passage, text }));
}

/** Passages without those of versions that the first one's document replaced, or that are not valid yet. */
function inForce(passages: readonly RankedPassage[], day: string): readonly RankedPassage[] {
  const from = passages[0]?.valid_from ?? null;
  if (from === null || from > day) return passages;
  return passages.filter(({ valid_from: own }) => own === null || (own >= from && own <= day));
}

/** Picks up to three sentences with most of the question's words, each verbatim from its passage. */
export function quotesOf(ranking: Ranking, terms: readonly Term[], question: string, language: Language): Quote[] {
  const { weights } = ranking;
  const passages = namingPassages(ranking, terms);
  const best = bestCoverage(passages, ranking);
  const near = inForce(passages, ranking.day)
    .slice(0, maxPassages)
    .filter(({ coverage }) => coverage >= best * nearBest);
  const wanted = { terms, weights, kind: kindOfQuestion(question, language) };
  const [first] = near;
  const whole = first === undefined ? null : answerBelow(first, wanted);
  if (whole !== null && whole.length > 0) return whole;
  const scored = near.flatMap((passage, place) => scoredSentences(passage, place, wanted));
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  const highest = sorted[0]?.score ?? 0;
  const chosen: Scored[] = [];
  for (const each of sorted) {
    if (chosen.length === chatLimits.quotes || each.score < highest * nearFirst) break;
    if (!chosen.some(({ text }) => text === each.text)) chosen.push(each);
  }
  return newestFirst(chosen);
}
