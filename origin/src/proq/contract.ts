/** What the queue and the objects that run commands say to each other (design page "engine", section 1). */
export interface StartCommand {
  readonly commandId: string;
  /** Fencing token of this claim: quote it in every heartbeat, completion and failure. */
  readonly token: number;
  readonly commandType: string;
  /** As it was enqueued; JSON text. */
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

/** The object behind a target: answers quickly, works afterwards. A rejection counts as a retryable failure. */
export interface CommandTarget {
  startCommand(command: StartCommand): Promise<StartAnswer>;
}

/** "continue": go on. "canceled": stop, undo nothing that is committed. "lost": somebody else holds the command now. */
export type HeartbeatAnswer = "continue" | "canceled" | "lost";
/** "done": also for a completion that was already recorded with this token. "lost": refused, nothing changed. */
export type SettleAnswer = "done" | "canceled" | "lost";
