import { commandMachine, mayBecome, type CommandState } from "@paygauge/api-types/states";
import { delayAfter } from "./backoff.ts";
import type { HeartbeatAnswer, RetryRule, SettleAnswer } from "./contract.ts";
import { encodeMessage, message, type Message } from "@paygauge/api-types/catalogue/message";
import { english } from "@paygauge/worker/translate-in";

/** What the rules need to know of a command. Moments are milliseconds since 1970. */
export interface CommandSnapshot {
  readonly state: CommandState;
  /** Goes up with each claim; only its holder may settle the command. */
  readonly token: number;
  readonly attempt: number;
  readonly failures: number;
  /** Expiries in a row without progress in between. */
  readonly strikes: number;
  /** A prerequisite is not Completed yet; such a command is never claimed, whatever its state. */
  readonly waiting: boolean;
  readonly notBefore: number;
  readonly leaseUntil: number | null;
  readonly startedDate: number | null;
  readonly completedDate: number | null;
  /** Why it failed, as `encodeMessage` writes it, and in English for those who search it. */
  readonly message: string | null;
  readonly messageText: string | null;
}

const shown = (ref: Message) => ({ message: encodeMessage(ref), messageText: english(ref) });
const nothingShown = { message: null, messageText: null } as const;

/** The fields that change; null: the event changes nothing. */
export type Change = Partial<CommandSnapshot> | null;

function become(from: CommandSnapshot, to: CommandState, fields: Partial<CommandSnapshot>): Partial<CommandSnapshot> {
  if (!mayBecome(commandMachine, from.state, to)) throw new Error(`A command cannot go from ${from.state} to ${to}.`);
  return { ...fields, state: to };
}

export function isClaimable(row: CommandSnapshot, now: number): boolean {
  return row.state === "Pending" && !row.waiting && row.notBefore <= now;
}

export function claim(row: CommandSnapshot, now: number, leaseMs: number): Partial<CommandSnapshot> {
  if (!isClaimable(row, now)) throw new Error("Only a Pending command whose time has come is claimed.");
  return become(row, "InProgress", {
    token: row.token + 1,
    attempt: row.attempt + 1,
    leaseUntil: now + leaseMs,
    startedDate: row.startedDate ?? now,
    completedDate: null,
  });
}

/** Whether the sender of a token still holds the command. */
export function holding(row: CommandSnapshot, token: number): HeartbeatAnswer {
  if (row.state === "Canceled" && row.token === token) return "canceled";
  return row.state === "InProgress" && row.token === token ? "continue" : "lost";
}

export function complete(row: CommandSnapshot, token: number, now: number): { answer: SettleAnswer; change: Change } {
  if (row.state === "Completed" && row.token === token) return { answer: "done", change: null };
  const held = holding(row, token);
  if (held !== "continue") return { answer: held, change: null };
  return {
    answer: "done",
    change: become(row, "Completed", { completedDate: now, leaseUntil: null, ...nothingShown }),
  };
}

/** A failure that may be retried waits by the command's rule; the last one, or a final one, is an Error. */
export function fail(
  row: CommandSnapshot,
  failure: { token: number; message: Message; retryable: boolean },
  now: number,
  rule: RetryRule,
): { answer: SettleAnswer; change: Change } {
  const held = holding(row, failure.token);
  if (held !== "continue") return { answer: held, change: null };
  const failures = row.failures + 1;
  const fields = { failures, leaseUntil: null, ...shown(failure.message) };
  if (failure.retryable && failures < rule.attemptsMost) {
    return {
      answer: "done",
      change: become(row, "Pending", { ...fields, notBefore: now + delayAfter(failures, rule) }),
    };
  }
  return { answer: "done", change: become(row, "Error", { ...fields, completedDate: now }) };
}

/** A lease that ran out: the command is claimable again at once, since its holder may simply have been restarted. */
export function expire(row: CommandSnapshot, now: number, rule: RetryRule): Change {
  if (row.state !== "InProgress" || row.leaseUntil === null || row.leaseUntil > now) return null;
  const strikes = row.strikes + 1;
  const fields = { strikes, leaseUntil: null, ...shown(message("noSignOfLife")) };
  if (strikes < rule.attemptsMost) return become(row, "Pending", { ...fields, notBefore: now });
  return become(row, "Error", { ...fields, completedDate: now });
}

/** Everything that is not settled permanently may be canceled; the token stays, so that its holder learns of it. */
export function cancel(row: CommandSnapshot, now: number): Change {
  if (!mayBecome(commandMachine, row.state, "Canceled")) return null;
  return become(row, "Canceled", { leaseUntil: null, completedDate: now });
}

/** A user's retry of an Error or Canceled command starts its counters over. */
export function retry(row: CommandSnapshot, now: number): Change {
  if (row.state !== "Error" && row.state !== "Canceled") return null;
  return become(row, "Pending", { failures: 0, strikes: 0, notBefore: now, completedDate: null, ...nothingShown });
}

/** The last prerequisite is Completed. */
export function unblock(row: CommandSnapshot): Partial<CommandSnapshot> {
  return row.state === "Blocked" ? become(row, "Pending", { waiting: false }) : { waiting: false };
}
