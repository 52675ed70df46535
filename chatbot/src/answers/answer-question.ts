import { message } from "@paygauge/api-types/catalogue/message";
import type { ChatScope, ChatSentence, ChatSource } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import type { Outcome } from "../conversations/conversations-object.ts";
import type { Env } from "../env.ts";
import { vectorOf } from "../search/embed.ts";
import { followUpWords } from "../search/follow-up.ts";
import type { RankedPassage } from "../search/merge.ts";
import { guessLanguage } from "../search/stop-words.ts";
import { translateIn } from "@paygauge/worker/translate-in";
import { definitionAnswer, definitionFor, isAbout } from "./definition.ts";
import { isAnswered, quotesOf } from "./quotes.ts";
import { searchDocuments, type SearchResult } from "./search-documents.ts";
import { modelAnswer, type Progress } from "./model-answer.ts";
import { sourceOf } from "./sources.ts";
import { tokensOf } from "./tokens.ts";
import type { Asker } from "../request/scope.ts";

/** A question with what it is asked in. */
export interface Asked {
  readonly question: string;
  /** The question before it in the conversation. */
  readonly before: string | null;
  /** Search words that the user edited. */
  readonly searchedFor: string | undefined;
  readonly scope: Pick<ChatScope, "issuer_id" | "model" | "embedding_model">;
  /** Language of the screen. */
  readonly language: Language;
}

/** Below this share of a question, not even the nearest passage is worth naming. */
const minClosest = 0.25;

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
function quoted(found: SearchResult, question: string, searchedFor: string | null): Outcome {
  const quotes = quotesOf(found.ranking, found.terms, question, found.language);
  // A passage of headings and addresses has no sentence to quote.
  if (quotes.length === 0) return unanswered(found, searchedFor);
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

/**
 * Answers from documents, or for a term's meaning from the glossary where no section of theirs is about that term.
 * @see answerFromDocuments
 */
export async function answerWithTerms(env: Env, asked: Asked, writing: Writing | null): Promise<Outcome> {
  const language = guessLanguage(asked.question, asked.language);
  const definition = asked.searchedFor === undefined ? definitionFor(asked.question, language) : null;
  const answer = await answerFromDocuments(env, asked, writing);
  return definition === null || isAbout(answer, definition) ? answer : definitionAnswer(definition, language);
}

/** The passage that answers a question best, without a model; null where the documents don't answer. */
export async function documentFor(env: Env, asked: Asked): Promise<ChatSource | null> {
  const { ranking, terms, language } = await searchDocuments(env, asked.scope, asked.question, asked.language);
  const [quote] = isAnswered(ranking, terms) ? quotesOf(ranking, terms, asked.question, language) : [];
  return quote === undefined ? null : sourceOf(quote.passage, 1);
}

/** How a model is reached, and who hears of its answer so far; null: answers are quoted. */
export interface Writing {
  readonly asker: Asker;
  readonly progress: Progress;
}

/**
 * Answers from documents: written by the model where there is one, else with up to three sentences quoted from them; or
 * that they don't answer.
 */
export async function answerFromDocuments(env: Env, asked: Asked, writing: Writing | null): Promise<Outcome> {
  const words = searchWords(asked);
  // The language of a question in few words is that of the one before it.
  const screen = guessLanguage(`${asked.question} ${asked.before ?? ""}`, asked.language);
  const searched = words ?? asked.question;
  const vector = writing === null ? null : await vectorOf(writing.asker, asked.scope, searched);
  const found = await searchDocuments(env, asked.scope, searched, screen, vector);
  const answered = isAnswered(found.ranking, found.terms);
  const isWritten = writing !== null && asked.scope.model !== null;
  // What is near by its vector may answer in other words: the model reads it, and its sentences are checked.
  if (!answered && !(isWritten && found.ranking.isByVector)) return unanswered(found, words);
  const written = isWritten ? await modelAnswer(writing.asker, asked.question, found, words, writing.progress) : null;
  if (written === "declined" || (written === null && !answered)) return unanswered(found, words);
  return written ?? quoted(found, asked.question, words);
}
