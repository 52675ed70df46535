import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import {
  chatLimits,
  type ChatLog,
  type ChatMode,
  type ChatRating,
  type ChatState,
} from "@paygauge/api-types/entities/chat";
import type { Env } from "../env.ts";
import { soundRows } from "@paygauge/worker/stored-rows";
import { migrateConversations } from "./conversation-schema.ts";
import { groupedQuestions, groupKey, type GroupedFilter, type GroupedQuestions } from "./grouped-questions.ts";
import {
  logOf,
  logRow,
  readableLog,
  maxAnswerMs,
  withoutDocuments,
  type AnswerParts,
  type LogRow,
} from "./log-rows.ts";

const minute = 60_000;
const day = 86_400_000;
/** Deleted documents are remembered longer than any answer runs. */
const rememberMs = 10 * minute;

const counter = v.object({ count: v.number() });
const owner = v.object({ user_id: v.string() });

/** A question that begins. */
interface Beginning {
  readonly userId: string;
  /** null: a new conversation. */
  readonly conversationId: string | null;
  /** The same for every attempt at one question. */
  readonly requestKey: string;
  readonly question: string;
}

export type Begun =
  | { readonly kind: "begun"; readonly log: ChatLog; readonly before: string | null; readonly cited: readonly string[] }
  /** The same request was made before: its answer, or the one in progress. */
  | { readonly kind: "repeated"; readonly log: ChatLog }
  | { readonly kind: "unknown" }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

/** An answer, whole or so far. */
export interface Outcome extends AnswerParts {
  readonly state: ChatState;
  readonly mode: ChatMode;
  readonly searchedFor: string | null;
  readonly tokenCount: number;
}

/** The conversations of one issuer's users, or of staff: each user reads and deletes only their own. */
export class Conversations extends DurableObject<Env> {
  /** Waiting requests by the ID of the answer that they wait for. */
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => {
      migrateConversations(this.#sql);
      if ((await ctx.storage.getAlarm()) === null) await ctx.storage.setAlarm(Date.now() + day);
    });
  }

  get #sql(): SqlStorage {
    return this.ctx.storage.sql;
  }

  /** Appends a question with an empty answer, in the order of arrival. */
  begin({ userId, conversationId, requestKey, question }: Beginning): Begun {
    const now = Date.now();
    const [repeated] = this.#logs("user_id = ? AND request_key = ?", userId, requestKey);
    if (repeated) return { kind: "repeated", log: logOf(repeated, now) };
    const wait = this.#waitOf(userId, now);
    if (wait > 0) return { kind: "tooMany", waitSeconds: wait };
    if (conversationId !== null && !this.#isOwn(conversationId, userId)) return { kind: "unknown" };
    const conversation = conversationId ?? crypto.randomUUID();
    const [before] = this.#logs("conversation_id = ? ORDER BY seq DESC LIMIT 1", conversation);
    const id = crypto.randomUUID();
    this.ctx.storage.transactionSync(() => {
      // The same request's row, which is damaged: a readable one would have been repeated.
      this.#sql.exec("DELETE FROM logs WHERE user_id = ? AND request_key = ?", userId, requestKey);
      if (conversationId === null)
        this.#sql.exec("INSERT INTO conversations VALUES (?, ?, ?)", conversation, userId, new Date(now).toISOString());
      this.#sql.exec(
        `INSERT INTO logs (id, conversation_id, user_id, request_key, question, grouped, state, mode, sentences, sources, started)
         VALUES (?, ?, ?, ?, ?, ?, 'pending', 'quotes', '[]', '[]', ?)`,
        id,
        conversation,
        userId,
        requestKey,
        question,
        groupKey(question),
        now,
      );
    });
    const [row] = this.#logs("id = ?", id);
    if (!row) throw new Error("A question was not stored.");
    const cited = (before?.sources ?? []).flatMap(({ document_id }) => (document_id === null ? [] : [document_id]));
    return { kind: "begun", log: logOf(row, now), before: before?.question ?? null, cited };
  }

  /**
   * Stores an answer, whole or so far, without a word of documents that were deleted meanwhile. A stopped answer is
   * unchanged.
   * @returns what is stored; null where the conversation was deleted
   */
  store(id: string, outcome: Outcome): ChatLog | null {
    const [row] = this.#logs("id = ?", id);
    if (!row) return null;
    if (row.state !== "pending") return logOf(row, Date.now());
    const gone = new Set(
      soundRows(this.#sql, v.object({ document_id: v.string() }), "SELECT document_id FROM removed").map(
        (each) => each.document_id,
      ),
    );
    const kept = withoutDocuments(outcome, gone);
    const hasLost = kept.sentences.length < outcome.sentences.length;
    const state = outcome.state === "answered" && hasLost && kept.sentences.length === 0 ? "unanswered" : outcome.state;
    this.#sql.exec(
      `UPDATE logs SET state = ?, mode = ?, sentences = ?, sources = ?, closest = ?, searched_for = ?, token_count = ?, took_ms = ? WHERE id = ?`,
      state,
      outcome.mode,
      JSON.stringify(kept.sentences),
      JSON.stringify(kept.sources),
      kept.closest && JSON.stringify(kept.closest),
      outcome.searchedFor,
      outcome.tokenCount,
      Date.now() - row.started,
      id,
    );
    if (state !== "pending") this.#wake(id);
    return this.log(row.user_id, id);
  }

  /** Returns an answer once it is whole, or as it is after the longest time that one may take. */
  async whenDone(userId: string, id: string): Promise<ChatLog | null> {
    const log = this.log(userId, id);
    if (log?.state !== "pending") return log;
    await new Promise<void>((resolve) => {
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), resolve]);
      setTimeout(resolve, maxAnswerMs);
    });
    return this.log(userId, id);
  }

  log(userId: string, id: string): ChatLog | null {
    const [row] = this.#logs("id = ? AND user_id = ?", id, userId);
    return row ? logOf(row, Date.now()) : null;
  }

  /** Ends a running answer; what was stored so far stays. */
  stop(userId: string, id: string): ChatLog | null {
    this.#sql.exec(
      "UPDATE logs SET state = 'stopped', took_ms = ? - started WHERE id = ? AND user_id = ? AND state = 'pending'",
      Date.now(),
      id,
      userId,
    );
    this.#wake(id);
    return this.log(userId, id);
  }

  rate(userId: string, id: string, rating: ChatRating | null): boolean {
    return (
      this.#sql.exec("UPDATE logs SET rating = ? WHERE id = ? AND user_id = ?", rating, id, userId).rowsWritten > 0
    );
  }

  /** Returns a page of a conversation, newest first; null where it isn't this user's. */
  conversation(
    userId: string,
    id: string,
    limit: number,
    offset: number,
  ): { readonly logs: ChatLog[]; readonly total: number } | null {
    if (!this.#isOwn(id, userId)) return null;
    const rows = [
      ...this.#sql.exec(
        "SELECT * FROM logs WHERE conversation_id = ? ORDER BY seq DESC LIMIT ? OFFSET ?",
        id,
        limit,
        offset,
      ),
    ];
    const [total] = soundRows(this.#sql, counter, "SELECT count(*) AS count FROM logs WHERE conversation_id = ?", id);
    return { logs: rows.map((row) => readableLog(row, Date.now())), total: total?.count ?? 0 };
  }

  deleteConversation(userId: string, id: string): boolean {
    if (!this.#isOwn(id, userId)) return false;
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec("DELETE FROM logs WHERE conversation_id = ?", id);
      this.#sql.exec("DELETE FROM conversations WHERE id = ?", id);
    });
    return true;
  }

  /** Erases everything of a user. @returns how many conversations */
  erase(userId: string): number {
    return this.ctx.storage.transactionSync(() => {
      this.#sql.exec("DELETE FROM logs WHERE user_id = ?", userId);
      const [found] = soundRows(
        this.#sql,
        counter,
        "SELECT count(*) AS count FROM conversations WHERE user_id = ?",
        userId,
      );
      this.#sql.exec("DELETE FROM conversations WHERE user_id = ?", userId);
      return found?.count ?? 0;
    });
  }

  /** Erases everything of all users. @returns how many conversations */
  async eraseAll(): Promise<number> {
    const [found] = soundRows(this.#sql, counter, "SELECT count(*) AS count FROM conversations");
    await this.ctx.storage.deleteAll();
    migrateConversations(this.#sql);
    await this.ctx.storage.setAlarm(Date.now() + day);
    return found?.count ?? 0;
  }

  /** Removes the text of deleted documents from every answer, and from those that still run. */
  forgetDocuments(ids: readonly string[]): void {
    const gone = new Set(ids);
    this.ctx.storage.transactionSync(() => {
      for (const id of ids)
        this.#sql.exec(
          "INSERT INTO removed VALUES (?, ?) ON CONFLICT DO UPDATE SET on_ms = excluded.on_ms",
          id,
          Date.now(),
        );
      for (const id of ids) {
        const part = `"document_id":${JSON.stringify(id)}`;
        for (const row of this.#logs("instr(sources, ?) > 0 OR instr(coalesce(closest, ''), ?) > 0", part, part))
          this.#redact(row, gone);
        // Of an answer that can't be read all text is removed: its quotes can't be separated by document.
        const damaged = this.#sql.exec(
          "SELECT * FROM logs WHERE instr(sources, ?) > 0 OR instr(coalesce(closest, ''), ?) > 0 OR NOT json_valid(sources)",
          part,
          part,
        );
        for (const row of damaged.toArray())
          if (!v.is(logRow, row))
            this.#sql.exec(
              "UPDATE logs SET sentences = '', sources = '', closest = NULL WHERE seq = ?",
              row["seq"] ?? null,
            );
      }
    });
  }

  questions(filter: GroupedFilter): GroupedQuestions {
    return groupedQuestions(this.#sql, filter);
  }

  /** Deletes what is older than the retention. */
  override async alarm(): Promise<void> {
    try {
      const oldest = Date.now() - chatLimits.retentionDays * day;
      this.ctx.storage.transactionSync(() => {
        this.#sql.exec("DELETE FROM logs WHERE started < ?", oldest);
        this.#sql.exec(
          "DELETE FROM conversations WHERE NOT EXISTS (SELECT 1 FROM logs WHERE logs.conversation_id = conversations.id)",
        );
        this.#sql.exec("DELETE FROM removed WHERE on_ms < ?", Date.now() - rememberMs);
      });
    } finally {
      await this.ctx.storage.setAlarm(Date.now() + day);
    }
  }

  #logs(where: string, ...values: SqlStorageValue[]): LogRow[] {
    return soundRows(this.#sql, logRow, `SELECT * FROM logs WHERE ${where}`, ...values);
  }

  #isOwn(conversationId: string, userId: string): boolean {
    const [row] = soundRows(this.#sql, owner, "SELECT user_id FROM conversations WHERE id = ?", conversationId);
    return row?.user_id === userId;
  }

  /** Seconds until the user may ask again; 0: now. */
  #waitOf(userId: string, now: number): number {
    const oldest = v.object({ started: v.number() });
    const rows = soundRows(
      this.#sql,
      oldest,
      "SELECT started FROM logs WHERE user_id = ? AND started > ? ORDER BY started DESC LIMIT ?",
      userId,
      now - minute,
      chatLimits.questionsPerMinute,
    );
    if (rows.length < chatLimits.questionsPerMinute) return 0;
    return Math.max(1, Math.ceil(((rows.at(-1)?.started ?? now) + minute - now) / 1000));
  }

  #redact(row: LogRow, gone: ReadonlySet<string>): void {
    const { sentences, sources, closest } = withoutDocuments(row, gone);
    this.#sql.exec(
      "UPDATE logs SET sentences = ?, sources = ?, closest = ? WHERE id = ?",
      JSON.stringify(sentences),
      JSON.stringify(sources),
      closest && JSON.stringify(closest),
      row.id,
    );
  }

  #wake(id: string): void {
    for (const resolve of this.#waiting.get(id) ?? []) resolve();
    this.#waiting.delete(id);
  }
}
