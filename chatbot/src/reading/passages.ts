import { languages, type Language } from "@paygauge/api-types/languages";
import { readsLikeInstructions } from "./instructions.ts";
import type { Block, ReadPage } from "./read-types.ts";

/** A passage has at most so many words; a longer paragraph is divided between its sentences. */
const maxWords = 110;

export interface Passage {
  readonly page: number;
  /** Outermost first. */
  readonly headings: readonly string[];
  readonly body: string;
  readonly isWithheld: boolean;
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const segmenters = new Map<Language, Intl.Segmenter>(
  languages.map((language) => [language, new Intl.Segmenter(language, { granularity: "sentence" })]),
);

/** Splits a text into its sentences, in order and without loss but for the spaces between them. */
export function sentencesOf(text: string, language: Language): string[] {
  const segments = segmenters.get(language)?.segment(text) ?? [];
  const sentences: string[] = [];
  for (const { segment } of segments) {
    const last = sentences.at(-1);
    // "e.g. this" and "No. 5" are one sentence: what follows a stop without a capital continues.
    if (last !== undefined && /^[\p{Ll}\d(]/u.test(segment)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences.map((each) => each.trim()).filter((each) => each !== "");
}

/** The parts of a text that each fit a passage. */
function fitting(text: string, language: Language): string[] {
  if (wordsIn(text) <= maxWords) return [text];
  const parts: string[] = [];
  for (const sentence of sentencesOf(text, language).flatMap(dividedByWords)) {
    const last = parts.at(-1);
    if (last !== undefined && wordsIn(last) + wordsIn(sentence) <= maxWords)
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

/** A sentence without end is divided as well. */
function dividedByWords(sentence: string): string[] {
  const words = sentence.split(/\s+/);
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += maxWords) parts.push(words.slice(at, at + maxWords).join(" "));
  return parts;
}

function withHeading(path: readonly Block[], heading: Block): Block[] {
  return [...path.filter(({ level }) => level < heading.level), heading];
}

/**
 * Divides pages into passages under their headings; none crosses a page. `path` is the heading path that the last page
 * ended with, and the one that these end with is returned for the next.
 */
export function passagesOf(
  pages: readonly ReadPage[],
  language: Language,
  path: readonly Block[] = [],
): { readonly passages: Passage[]; readonly path: readonly Block[] } {
  const passages: Passage[] = [];
  let current = path;
  for (const { page, blocks } of pages) {
    let body = "";
    const close = (): void => {
      if (body !== "") {
        const isWithheld = readsLikeInstructions(body);
        passages.push({ page, headings: current.map(({ text }) => text), body, isWithheld });
      }
      body = "";
    };
    for (const block of blocks) {
      if (block.kind === "heading") {
        close();
        current = withHeading(current, block);
        continue;
      }
      for (const part of fitting(block.text, language)) {
        // A paragraph that reads like instructions is withheld alone, not with what is around it.
        const isApart = readsLikeInstructions(part);
        if (body !== "" && (isApart || wordsIn(body) + wordsIn(part) > maxWords)) close();
        body = body === "" ? part : `${body} ${part}`;
        if (isApart) close();
      }
    }
    close();
  }
  return { passages, path: current };
}
