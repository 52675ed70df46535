/**
 * Whether passages say what a sentence of a model claims: each figure is next to the same words, both deny alike,
 * and it brings in no name of its own.
 */
import type { Language } from "@paygauge/api-types/languages";
import { sentencesOf } from "../reading/passages.ts";
import { termsOf, type Term } from "../search/terms.ts";
import { figuresIn, tokensIn, type Figure } from "./figures-of.ts";
import { areOpposite } from "./opposites.ts";

/** Of the telling words of a sentence, so many must be in its passages. */
const minShared = 0.5;
const minPrefix = 5;
/** Marks between the parts of a sentence that state a figure each. */
const between = /^(?:[.;,]|and|or|but|while|whereas|und|oder|aber|während|sowie|et|ou|mais|tandis)$/;

/** Whether a word, or one with the same beginning, is in the text. */
const isIn = (word: string, text: string): boolean =>
  text.includes(word.length > minPrefix ? word.slice(0, Math.max(minPrefix, word.length - 3)) : word);

interface Sentence {
  readonly text: string;
  readonly tokens: readonly string[];
  readonly figures: readonly Figure[];
}

function sentenceOf(text: string): Sentence {
  const tokens = tokensIn(text);
  return { text: text.toLowerCase(), tokens, figures: figuresIn(tokens) };
}

/** The part of a sentence around a figure, between marks and conjunctions, with what a colon introduces it by. */
function clauseAround({ tokens }: Sentence, { at }: Figure): string {
  let [from, to] = [at, at];
  while (from > 0 && !between.test(tokens[from - 1] ?? "")) from--;
  while (to < tokens.length - 1 && !between.test(tokens[to + 1] ?? "")) to++;
  const colon = tokens.indexOf(":");
  const head = colon >= 0 && colon < from ? tokens.slice(0, colon) : [];
  return [...head, ...tokens.slice(from, to + 1)].join(" ");
}

const times = new Set(["hour", "day", "week", "month", "year"]);
const monies = new Set(["EUR", "GBP", "USD"]);
/** What a figure measures: figures of one kind are confused with each other. */
const kindOf = ({ unit }: Figure): string => (times.has(unit) ? "time" : monies.has(unit) ? "money" : unit);

const isSame = (a: Figure, b: Figure): boolean =>
  Math.abs(a.value - b.value) < 1e-9 && (a.unit === b.unit || a.unit === "" || b.unit === "");

/** Whether a source sentence has a figure of the claim, next to what the claim names with it. */
function statesFigure(figure: Figure, claim: Sentence, source: Sentence, words: readonly string[]): boolean {
  const own = clauseAround(claim, figure);
  const named = words.filter((word) => isIn(word, own) && isIn(word, source.text));
  return source.figures.some((stated) => {
    if (!isSame(figure, stated)) return false;
    const beside = clauseAround(source, stated);
    // A word next to another figure of this kind belongs to that one.
    return named.every(
      (word) =>
        isIn(word, beside) ||
        !source.figures.some(
          (other) =>
            other !== stated &&
            !isSame(other, stated) &&
            kindOf(other) === kindOf(stated) &&
            isIn(word, clauseAround(source, other)),
        ),
    );
  });
}

/**
 * Judges a sentence by the passages that it cites.
 * @param passages what they say, with their headings
 */
export function isClaimSupported(text: string, passages: readonly string[], language: Language): boolean {
  const terms = termsOf(text, language);
  const source = passages.join(" ").toLowerCase();
  if (terms.length === 0 || terms.some(({ text: word, isName }) => isName && !isIn(word, source))) return false;
  if (bringsInSubject(text, terms, source, language)) return false;
  const claim = sentenceOf(text);
  const words = terms.map((term) => term.text).filter((word) => !/^\d/.test(word));
  const shared = words.filter((word) => isIn(word, source)).length;
  if (words.length > 0 && shared / words.length < minShared) return false;
  const sentences = passages.flatMap((passage) => sentencesOf(passage, language)).map(sentenceOf);
  const clauses = Map.groupBy(claim.figures, (figure) => clauseAround(claim, figure));
  // Figures of one clause belong together: no two sentences say them.
  const stated = [...clauses.values()].every((figures) =>
    sentences.some((each) => figures.every((figure) => statesFigure(figure, claim, each, words))),
  );
  if (!stated) return false;
  const nearest = nearestTo(claim, words, sentences);
  return nearest !== null && !areOpposite(claim.tokens, nearest.tokens);
}

/** Whether a sentence begins with a name that no passage has; German writes every noun with a capital. */
function bringsInSubject(text: string, terms: readonly Term[], source: string, language: Language): boolean {
  const first = /^\p{Lu}[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase();
  return language !== "de" && terms.some((term) => term.text === first && !isIn(term.text, source));
}

/** The source sentence with most of the claim's words and figures. */
function nearestTo(claim: Sentence, words: readonly string[], sentences: readonly Sentence[]): Sentence | null {
  const scored = sentences.map((sentence) => ({
    sentence,
    score:
      words.filter((word) => isIn(word, sentence.text)).length +
      claim.figures.filter((figure) => sentence.figures.some((each) => isSame(figure, each))).length,
  }));
  const [best] = scored.toSorted((a, b) => b.score - a.score || a.sentence.tokens.length - b.sentence.tokens.length);
  return best === undefined || best.score === 0 ? null : best.sentence;
}
