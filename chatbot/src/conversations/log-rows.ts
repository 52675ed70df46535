import * as v from "valibot";
import {
  chatModes,
  chatRatings,
  chatSentence,
  chatSource,
  chatStates,
  type ChatLog,
  type ChatSentence,
  type ChatSource,
} from "@paygauge/api-types/entities/chat";
import { jsonColumn } from "@paygauge/worker/stored-rows";

export const logRow = v.object({
  seq: v.number(),
  id: v.string(),
  conversation_id: v.string(),
  user_id: v.string(),
  question: v.string(),
  state: v.picklist(chatStates),
  mode: v.picklist(chatModes),
  sentences: jsonColumn(v.array(chatSentence)),
  sources: jsonColumn(v.array(chatSource)),
  closest: v.nullable(jsonColumn(chatSource)),
  searched_for: v.nullable(v.string()),
  rating: v.nullable(v.picklist(chatRatings)),
  started: v.number(),
  took_ms: v.number(),
  token_count: v.number(),
});
export type LogRow = v.InferOutput<typeof logRow>;

/** An answer ends by then; one that is pending longer has lost its Worker. */
export const maxAnswerMs = 35_000;
const second = 1000;

/** The answer as text, with [n] after what is cited. */
export function textOf(sentences: readonly ChatSentence[]): string {
  return sentences
    .map(({ text, sources, is_quote }) => {
      const marks = sources.map((number) => ` [${number}]`).join("");
      return `${is_quote ? `“${text}”` : text}${marks}`;
    })
    .join(" ");
}

/** A log entry as the calls answer it. */
export function logOf(row: LogRow, now: number): ChatLog {
  const isDead = row.state === "pending" && now - row.started > maxAnswerMs;
  return {
    id: row.id,
    question: row.question,
    answer: textOf(row.sentences),
    conversation_id: row.conversation_id,
    processing_time: row.took_ms / second,
    token_count: row.token_count,
    timestamp: new Date(row.started).toISOString(),
    state: isDead ? "failed" : row.state,
    mode: row.mode,
    sentences: row.sentences,
    sources: row.sources,
    closest: row.closest,
    searched_for: row.searched_for,
    rating: row.rating,
  };
}

/** A log entry, also one whose row can't be read: it then says that its answer failed. */
export function readableLog(stored: Record<string, SqlStorageValue>, now: number): ChatLog {
  const row = v.safeParse(logRow, stored);
  if (row.success) return logOf(row.output, now);
  const text = (value: unknown): string => (typeof value === "string" ? value : "");
  const { id, question, conversation_id, started } = stored;
  return {
    id: text(id),
    question: text(question),
    answer: "",
    conversation_id: text(conversation_id),
    processing_time: 0,
    token_count: 0,
    timestamp: new Date(typeof started === "number" && Math.abs(started) < 8e15 ? started : 0).toISOString(),
    state: "failed",
    mode: "quotes",
    sentences: [],
    sources: [],
    closest: null,
    searched_for: null,
    rating: null,
  };
}

const isOf = (source: ChatSource, documents: ReadonlySet<string>): boolean =>
  source.document_id !== null && documents.has(source.document_id);

const emptied = (source: ChatSource): ChatSource => ({ ...source, content: "", headings: [], is_removed: true });

/** What an answer is made of. */
export interface AnswerParts {
  readonly sentences: readonly ChatSentence[];
  readonly sources: readonly ChatSource[];
  readonly closest: ChatSource | null;
}

/** The answer without a word of removed documents; their sources stay as "removed". */
export function withoutDocuments<T extends AnswerParts>(parts: T, documents: ReadonlySet<string>): T {
  const gone = new Set(parts.sources.filter((source) => isOf(source, documents)).map(({ number }) => number));
  const closest = parts.closest && isOf(parts.closest, documents) ? emptied(parts.closest) : parts.closest;
  if (gone.size === 0) return { ...parts, closest };
  return {
    ...parts,
    sentences: parts.sentences.filter(({ sources }) => !sources.some((number) => gone.has(number))),
    sources: parts.sources.map((source) => (gone.has(source.number) ? emptied(source) : source)),
    closest,
  };
}
