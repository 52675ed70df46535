import type { Language } from "@paygauge/api-types/languages";
import { readsLikeInstructions } from "../reading/instructions.ts";
import { hasAddress } from "./has-address.ts";
import { termsOf } from "../search/terms.ts";

/** A sentence of a model with the numbers of the passages that it cites. */
export interface CitedSentence {
  readonly text: string;
  readonly cited: readonly number[];
}

const marks = /(?:\s*\[\d{1,2}\](?:\s*,)?)+/g;
const sentenceEnd = /[.!?…]["”’»)]*(?:\s*\[\d{1,2}\])*(?=\s|$)/g;

/**
 * Takes whole sentences off the start of a text that is still written; the rest may go on. A mark after the end of a
 * sentence belongs to it, so that the last one waits until the text after it begins without a mark.
 */
export function takeSentences(
  text: string,
  isWhole: boolean,
): { readonly sentences: CitedSentence[]; readonly rest: string } {
  const sentences: CitedSentence[] = [];
  let from = 0;
  for (const hit of text.matchAll(sentenceEnd)) {
    const to = hit.index + hit[0].length;
    const next = text.slice(to).trimStart();
    if (!isWhole && (next === "" || next.startsWith("["))) break;
    sentences.push(citedSentence(text.slice(from, to)));
    from = to;
  }
  const rest = text.slice(from);
  if (isWhole && rest.trim() !== "") return { sentences: [...sentences, citedSentence(rest)], rest: "" };
  return { sentences, rest };
}

function citedSentence(raw: string): CitedSentence {
  const cited = [...raw.matchAll(/\[(\d{1,2})\]/g)].map(([, number]) => Number(number));
  return { text: raw.replaceAll(marks, "").replaceAll(/\s+/g, " ").trim(), cited: [...new Set(cited)] };
}

/** Of the telling words of a sentence, so many must be in its passages. */
const minShared = 0.5;
const minPrefix = 5;
const figures = /\d+(?:[.,\u00a0\u202f ]\d+)*/g;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** Whether a word, or one with the same beginning, is in the text. */
const isIn = (word: string, text: string): boolean =>
  text.includes(word.length > minPrefix ? word.slice(0, Math.max(minPrefix, word.length - 3)) : word);

/**
 * Whether the passages that a sentence cites say it: they have its figures and most of its words, and it brings in no
 * address, markup or instruction.
 */
export function isSupported({ text, cited }: CitedSentence, passages: readonly string[], language: Language): boolean {
  if (cited.length === 0 || cited.some((number) => passages[number - 1] === undefined)) return false;
  if (hasAddress(text) || readsLikeInstructions(text)) return false;
  const source = cited
    .map((number) => passages[number - 1] ?? "")
    .join(" ")
    .toLowerCase();
  const known = new Set([...source.matchAll(figures)].map(([figure]) => digitsOf(figure)));
  if ([...text.matchAll(figures)].some(([figure]) => !known.has(digitsOf(figure)))) return false;
  const words = termsOf(text, language).map((term) => term.text);
  if (words.length === 0) return false;
  return words.filter((word) => isIn(word, source)).length / words.length >= minShared;
}
