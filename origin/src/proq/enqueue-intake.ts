import type { EnqueueCommand } from "./contract.ts";

export interface EnqueueAnswer {
  readonly enqueued: string[];
  /** Ids that the queue already held; nothing was changed for them. */
  readonly known: string[];
}

interface Arriving {
  readonly commands: readonly EnqueueCommand[];
  readonly resolve: (answer: EnqueueAnswer) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Calls that came in while others were written, written together: the storage commits once a turn, and a durable commit
 * costs far more than the commands in it. Nothing is answered before it is written.
 */
export class EnqueueIntake {
  readonly #write: (commands: readonly EnqueueCommand[]) => EnqueueAnswer;
  readonly #written: () => void;
  #arriving: Arriving[] = [];

  /** `write` puts one call's commands into the store, all or none, or throws; `written` is called after the last one. */
  constructor(write: (commands: readonly EnqueueCommand[]) => EnqueueAnswer, written: () => void) {
    this.#write = write;
    this.#written = written;
  }

  take(commands: readonly EnqueueCommand[]): Promise<EnqueueAnswer> {
    return new Promise((resolve, reject) => {
      this.#arriving.push({ commands, resolve, reject });
      if (this.#arriving.length === 1) setTimeout(() => this.flush(), 0);
    });
  }

  /** Writes what has come in until now. */
  flush(): void {
    const calls = this.#arriving;
    if (calls.length === 0) return;
    this.#arriving = [];
    try {
      for (const { commands, resolve, reject } of calls) {
        try {
          resolve(this.#write(commands));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }
    } finally {
      this.#written();
    }
  }
}
