import { purgeCommandType } from "../job/commands.ts";
import { standardRetry } from "./backoff.ts";
import type { RetryRule } from "./contract.ts";
import { retryRule } from "./enqueue-rules.ts";
import type { CommandRow } from "./queue-tables.ts";
import type { CommandSnapshot } from "./transitions.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";

/** What the rules and the hand-over need of a command; its texts stay in the store. */
export type QueueRow = CommandSnapshot &
  Pick<
    CommandRow,
    "sequence" | "id" | "commandType" | "jobId" | "batchId" | "processingGroup" | "priority" | "stuckTimeOutInSeconds"
  > & { readonly retry: RetryRule };

/** Columns of the store by the name they have in the rules. */
export const standingColumns = {
  state: "state",
  token: "token",
  attempt: "attempt",
  failures: "failures",
  strikes: "strikes",
  waiting: "waiting",
  notBefore: "not_before",
  leaseUntil: "lease_until",
  startedDate: "started_date",
  completedDate: "completed_date",
  message: "message",
  messageText: "message_text",
} as const satisfies Record<keyof CommandSnapshot, string>;

export const queueRowColumns = `sequence, id, command_type commandType, job_id jobId, batch_id batchId,
  processing_group processingGroup, priority, stuck_time_out_in_seconds stuckTimeOutInSeconds, retry, state, token, attempt,
  failures, strikes, waiting, not_before notBefore, lease_until leaseUntil, started_date startedDate,
  completed_date completedDate, message, message_text messageText`;

/** A row as SQLite gives it under `queueRowColumns`: booleans are 0 or 1, the retry rule is JSON text. */
export type RawQueueRow = Record<string, SqlStorageValue> &
  Omit<QueueRow, "waiting" | "retry"> & { waiting: number; retry: string };

// A few rules serve all commands: parsed once each.
const rules = new Map<string, RetryRule>();
const maxRules = 1000;

function ruleOf(text: string): RetryRule {
  let rule = rules.get(text);
  if (!rule) {
    // A command whose rule is damaged must not stop the queue.
    rule = readStoredOr(retryRule, text, "commands.retry", standardRetry);
    if (rules.size >= maxRules) rules.clear();
    rules.set(text, rule);
  }
  return rule;
}

export function queueRowOf(raw: RawQueueRow): QueueRow {
  return { ...raw, waiting: raw.waiting === 1, retry: ruleOf(raw.retry) };
}

/** The end of a deleted job's days is undone by restoring the job, never by canceling: it would stay hidden permanently. */
export const isPurge = ({ commandType }: Pick<QueueRow, "commandType">): boolean => commandType === purgeCommandType;
