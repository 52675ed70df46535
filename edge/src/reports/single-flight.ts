import { within } from "../body/within.ts";

/**
 * One run per key at a time, whose result all who ask meanwhile share. A run that fails or takes too long gives its
 * place back at once: no one waits behind a failed one, and no part of it is kept.
 */
export class SingleFlight<T> {
  private readonly running = new Map<string, Promise<T>>();
  private readonly mostMs: number;

  constructor(mostMs: number) {
    this.mostMs = mostMs;
  }

  /** Runs in progress. */
  get size(): number {
    return this.running.size;
  }

  /**
   * The result of the run in progress, or of one that is started. Every user's wait has its own limit: the run's
   * request may be given up by its client, and would never tell its end. @throws what the run throws, or TimeoutError
   */
  async run(key: string, begin: () => Promise<T>): Promise<T> {
    const shared = this.running.get(key) ?? this.begin(key, begin);
    try {
      return await within(this.mostMs, shared);
    } catch (error) {
      this.leave(key, shared);
      throw error;
    }
  }

  private begin(key: string, begin: () => Promise<T>): Promise<T> {
    const run = begin();
    this.running.set(key, run);
    // Waiters get the rejection; here only the slot is released.
    run.then(
      () => this.leave(key, run),
      () => this.leave(key, run),
    );
    return run;
  }

  private leave(key: string, run: Promise<T>): void {
    if (this.running.get(key) === run) this.running.delete(key);
  }
}
