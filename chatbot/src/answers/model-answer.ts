import type { ChatSentence, ChatSource } from "@paygauge/api-types/entities/chat";
import type { Outcome } from "../conversations/conversations-object.ts";
import type { Asker } from "../request/scope.ts";
import type { RankedPassage } from "../search/merge.ts";
import { askModel, ModelFailed } from "./ask-model.ts";
import { isSupported } from "./cited-sentences.ts";
import type { SearchResult } from "./search-documents.ts";
import { sourceOf } from "./sources.ts";
import { tokensOf } from "./tokens.ts";

/** Passages that a model is given, and what each must have of the best one's coverage. */
const maxPassages = 6;
const nearBest = 0.5;

/** What a model writes where the passages don't answer. */
const declines =
  /\bdocuments? (?:don['’]t|do not|doesn['’]t|does not) answer|\bbeantworten\b.{0,30}\bnicht\b|n['’]y répond/i;

/** Takes an answer so far; false ends it. */
export type Progress = (outcome: Outcome) => Promise<boolean>;

/** The sentences that were supported so far, with sources numbered in the order of their first use. */
class CitedAnswer {
  readonly sentences: ChatSentence[] = [];
  readonly sources: ChatSource[] = [];
  readonly #used: RankedPassage[] = [];

  add(text: string, passages: readonly RankedPassage[]): void {
    const numbers = passages.map((passage) => this.#numberOf(passage));
    this.sentences.push({ text, sources: numbers.toSorted((a, b) => a - b), is_quote: false });
  }

  #numberOf(passage: RankedPassage): number {
    if (!this.#used.includes(passage)) {
      this.#used.push(passage);
      this.sources.push(sourceOf(passage, this.#used.length));
    }
    return this.#used.indexOf(passage) + 1;
  }
}

/**
 * Writes an answer with the model from the passages found: sentences that cite nothing, or that their passages don't say,
 * are left out. null where none is left, or the model fails: the answer is then quoted. "declined" where the model writes
 * that the passages don't answer.
 */
export async function modelAnswer(
  asker: Asker,
  question: string,
  { ranking, language }: SearchResult,
  searchedFor: string | null,
  progress: Progress,
): Promise<Outcome | "declined" | null> {
  const best = ranking.passages[0]?.coverage ?? 0;
  const given = ranking.passages
    .slice(0, maxPassages)
    .filter(({ coverage, isNear }) => isNear || coverage >= best * nearBest);
  const texts = given.map(({ headings, body }) => `${headings.at(-1) ?? ""}: ${body}`);
  const answer = new CitedAnswer();
  const outcome = (state: "pending" | "answered"): Outcome => ({
    state,
    mode: "model",
    sentences: [...answer.sentences],
    sources: [...answer.sources],
    closest: null,
    searchedFor,
    tokenCount: tokensOf([question, ...texts, ...answer.sentences.map(({ text }) => text)]),
  });
  let hasDeclined = false;
  try {
    for await (const sentence of askModel(asker, { question, passages: texts, language })) {
      hasDeclined ||= declines.test(sentence.text);
      if (!isSupported(sentence, texts, language)) continue;
      answer.add(
        sentence.text,
        sentence.cited.flatMap((number) => given[number - 1] ?? []),
      );
      if (!(await progress(outcome("pending")))) break;
    }
  } catch (error) {
    const reason = error instanceof ModelFailed ? error.message : String(error);
    console.warn(JSON.stringify({ event: "chat-model", reason }));
    return null;
  }
  if (answer.sentences.length === 0) return hasDeclined ? "declined" : null;
  return outcome("answered");
}
