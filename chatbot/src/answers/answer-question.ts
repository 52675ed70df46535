import { message } from "@paygauge/api-types/catalogue/message";
import type { ChatScope, ChatSentence, ChatSource } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import type { Outcome } from "../conversations/conversations-object.ts";
import type { Env } from "../env.ts";
import { followUpWords } from "../search/follow-up.ts";
import type { RankedPassage } from "../search/merge.ts";
import { guessLanguage } from "../search/stop-words.ts";
import { translateIn } from "../translate-in.ts";
import { isAnswered, quotesOf } from "./quotes.ts";
import { searchDocuments, type SearchResult } from "./search-documents.ts";
import { sourceOf } from "./sources.ts";

/** A question with what it is asked in. */
export interface Asked {
  readonly question: string;
  /** The question before it in the conversation. */
  readonly before: string | null;
  /** Search words that the user edited. */
  readonly searchedFor: string | undefined;
  readonly scope: Pick<ChatScope, "issuer_id">;
  /** Language of the screen. */
  readonly language: Language;
}

/** Below this share of a question, not even the nearest passage is worth naming. */
const minClosest = 0.25;
const wordsPerToken = 0.75;

/** A rough count: what a model would have read and written. */
const tokensOf = (texts: readonly string[]): number =>
  Math.round(texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0) / wordsPerToken);

function unanswered({ ranking: { passages }, language }: SearchResult, searchedFor: string | null): Outcome {
  const [nearest] = passages;
  const text = translateIn(language)(message("chatNoAnswer"));
  return {
    state: "unanswered",
    mode: "quotes",
    sentences: [{ text, sources: [], is_quote: false }],
    sources: [],
    closest: nearest && nearest.coverage >= minClosest ? sourceOf(nearest, 1) : null,
    searchedFor,
    tokenCount: tokensOf([text]),
  };
}

/** Sentences of documents, each with its source, numbered in the order of their first use. */
function quoted(found: SearchResult, searchedFor: string | null): Outcome {
  const quotes = quotesOf(found.ranking, found.terms);
  const passages: RankedPassage[] = [];
  const sentences = quotes.map(({ passage, text }): ChatSentence => {
    if (!passages.includes(passage)) passages.push(passage);
    return { text, sources: [passages.indexOf(passage) + 1], is_quote: true };
  });
  const sources: ChatSource[] = passages.map((passage, at) => sourceOf(passage, at + 1));
  return {
    state: "answered",
    mode: "quotes",
    sentences,
    sources,
    closest: null,
    searchedFor,
    tokenCount: tokensOf(sentences.map(({ text }) => text)),
  };
}

/** What a question is searched for where that isn't the question alone. */
function searchWords({ question, before, searchedFor, language }: Asked): string | null {
  if (searchedFor !== undefined && searchedFor !== "") return searchedFor;
  return followUpWords(question, before, guessLanguage(`${question} ${before ?? ""}`, language));
}

/** Answers from documents: with up to three sentences quoted from them, or that they don't answer. */
export async function answerFromDocuments(env: Env, asked: Asked): Promise<Outcome> {
  const words = searchWords(asked);
  // The language of a question in few words is that of the one before it.
  const screen = guessLanguage(`${asked.question} ${asked.before ?? ""}`, asked.language);
  const found = await searchDocuments(env, asked.scope, words ?? asked.question, screen);
  return isAnswered(found.ranking) ? quoted(found, words) : unanswered(found, words);
}
