import type { CommandState } from "@paygauge/api-types/states";

/** What the queue and the objects that run commands say to each other (docs/engine.md section 1). */
export interface StartCommand {
  readonly commandId: string;
  /** Fencing token of this claim: quote it in every heartbeat, completion and failure. */
  readonly token: number;
  readonly commandType: string;
  /** As enqueued; JSON text. */
  readonly payload: string;
  /** 1 for the first claim. */
  readonly attempt: number;
}

/**
 * "accepted": the object works on it and reports by heartbeat, complete or fail.
 * "applied": its effect was committed earlier (the object keeps applied(commandId)); the queue completes it.
 */
export interface StartAnswer {
  readonly state: "accepted" | "applied";
}

/** How a command ended; "again": one that had ended was put back to Pending. */
export const outcomeNames = ["done", "failed", "canceled", "again"] as const;
export type Outcome = (typeof outcomeNames)[number];

/** The state of a command that ended so. */
export const stateOfOutcome = {
  done: "Completed",
  failed: "Error",
  canceled: "Canceled",
} as const satisfies Record<Exclude<Outcome, "again">, CommandState>;

/** What the queue sends the object that runs a command once its end, or its being tried again, is recorded. */
export interface CommandOutcome {
  /** Grows from outcome to outcome of the queue: what is not above the last one applied was applied before. */
  readonly sequence: number;
  readonly commandId: string;
  readonly commandType: string;
  readonly targetEntityId: string;
  readonly jobId: string | null;
  readonly batchId: string | null;
  readonly outcome: Outcome;
  /** Why it failed, for users. */
  /** Why it failed, as `encodeMessage` writes it. */
  readonly message: string | null;
}

/** Takes outcomes in their order, each once or more often; one that was applied before changes nothing. */
interface OutcomeTarget {
  commandsEnded(outcomes: readonly CommandOutcome[]): Promise<void>;
}

/** The object behind a target: answers quickly, works afterwards. A rejection counts as a retryable failure. */
export interface CommandTarget extends OutcomeTarget {
  startCommand(command: StartCommand): Promise<StartAnswer>;
}

/** A target as the queue reaches it, whichever its class is. */
export type CommandObject = CommandTarget & Rpc.DurableObjectBranded;

/** A target that takes the commands claimed for it in one call; it answers each, in their order. */
export interface ListTarget extends OutcomeTarget {
  startCommands(commands: readonly StartCommand[]): Promise<StartAnswer[]>;
}

/** Names a claim in lists of completions: the command and its fencing token. */
export interface Claimed {
  readonly commandId: string;
  readonly token: number;
}

/**
 * "continue": continue. "canceled": stop, undo nothing that is committed. "lost": another user holds the command now.
 */
export type HeartbeatAnswer = "continue" | "canceled" | "lost";
/** "done": also for a completion that was already recorded with this token. "lost": refused, nothing changed. */
export type SettleAnswer = "done" | "canceled" | "lost";

/** Characters of a command's payload, at most. */
export const maxPayload = 1_000_000;

/** A command as it is put into the queue. */
export interface EnqueueCommand {
  /** Chosen by the sender; the same id again enqueues nothing. */
  readonly id: string;
  /** Dotted, e.g. "Paygauge.Analysis.IngestLedgerCommand"; its prefix says which object runs it (targets.ts). */
  readonly commandType: string;
  readonly category: string;
  readonly targetEntityId: string;
  readonly jobId?: string | null | undefined;
  readonly correlationId: string;
  /** JSON text, at most `maxPayload` characters. */
  readonly payload: string;
  /** Lower goes first; equal ones in the order they were enqueued. */
  readonly priority: number;
  /** Runs only after this command is Completed: one of the queue, or earlier in the same list. */
  readonly prerequisite?: string | null | undefined;
  /** Runs only after every command of this batch is Completed; one that joins the batch after that changes nothing. */
  readonly prerequisiteBatchId?: string | null | undefined;
  readonly batchId?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
  /** At most one command of a group is in progress at a time. */
  readonly processingGroup?: string | null | undefined;
  /** ISO moment before which it does not start. */
  readonly scheduledTime?: string | null | undefined;
  /** Lease: without a heartbeat for so long the command is claimed again. */
  readonly stuckTimeOutInSeconds: number;
  readonly retry?: RetryRule | undefined;
}

/** Delay before attempt n+1: min · coefficient^(n−1), at most max. Milliseconds. */
export interface RetryRule {
  readonly minDelay: number;
  readonly maxDelay: number;
  readonly coefficient: number;
  /** Failures, and expiries in a row without progress, that end in Error. */
  readonly attemptsMost: number;
}
