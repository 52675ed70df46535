import type { Env } from "../env.ts";
import type { Message } from "@paygauge/api-types/catalogue/message";
import { english } from "@paygauge/worker/translate-in";

/** How far a step is; `total` 0 when it is not known yet. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  /** Ledger rows acknowledged so far, where the step reads rows. */
  readonly rows?: number;
}

/**
 * What a step works with. Every slice ends in one commit: its effect, the place to go on from, and the progress. What
 * takes longer than a turn of the event loop is committed in parts before.
 */
export interface StepContext {
  readonly env: Env;
  readonly storage: DurableObjectStorage;
  readonly sql: SqlStorage;
  readonly commandId: string;
  readonly payload: unknown;
  /** Where the last committed slice ended, as that slice said; null at the beginning. */
  readonly cursor: unknown;
  /** Commits one slice: the effect, the cursor and the progress in one transaction. */
  more(cursor: unknown, progress: Progress, effect?: () => void): "more";
  /** Commits the last slice: the effect and the mark that this command was applied. */
  finish(progress: Progress, effect?: () => void): "done";
  /**
   * Commits a part of a slice ahead of its end, where no reader sees it before its run is finished: a slice that starts
   * again writes the same once more. @throws StepStopped where the job was erased meanwhile
   */
  part<T>(effect: () => T): T;
  /** Says how far a long slice is, and asks whether to go on; throws StepStopped where not. */
  tick(progress: Progress): Promise<void>;
}

/** One slice of a step's work; called again until it is done. A slice that is killed is started again. */
export type Step = (context: StepContext) => Promise<"more" | "done">;

/** The command was canceled, or another user holds it now. Nothing that was committed is undone. */
export class StepStopped extends Error {
  readonly reason: "canceled" | "lost";
  constructor(reason: "canceled" | "lost") {
    super(`The command was ${reason}.`);
    this.name = "StepStopped";
    this.reason = reason;
  }
}

/** A fault that another attempt cannot fix; users are shown the message. */
export class StepFailed extends Error {
  readonly shown: Message;
  constructor(shown: Message) {
    super(english(shown));
    this.name = "StepFailed";
    this.shown = shown;
  }
}
