import { within } from "../body/within.ts";

/**
 * One run per key at a time, whose result all who ask meanwhile share. A run that fails or takes too long gives its
 * place back at once: nobody waits behind a failed one, and nothing of it is kept.
 */
export class SingleFlight<T> {
  private readonly running = new Map<string, Promise<T>>();
  private readonly mostMs: number;

  constructor(mostMs: number) {
    this.mostMs = mostMs;
  }

  /** Runs under way. */
  get size(): number {
    return this.running.size;
  }

  /**
   * The result of the run under way, or of one that is begun. Everybody's wait has its own limit: the run's request may
   * be given up by its client, and would never tell its end. @throws what the run throws, or TimeoutError
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
    // Whoever waits is told of a failure; here only the place is given back.
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
