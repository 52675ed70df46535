import { healthLimits, type CheckResult, type HealthRun } from "@paygauge/api-types/entities/system-health";

type RunAll = (onResult: (result: CheckResult) => void) => Promise<unknown>;

/** One run of checks for all who ask: while it runs, and for ten seconds after it, they get this run and no other. */
export class SharedRun {
  readonly #total: number;
  readonly #runAll: RunAll;
  #run: HealthRun | null = null;
  #ended: Promise<HealthRun> | null = null;
  #endedAt = 0;

  constructor(total: number, runAll: RunAll) {
    this.#total = total;
    this.#runAll = runAll;
  }

  /** The run that is in progress or still fresh, else a new one. */
  start(correlationId: string, now: number): { readonly run: HealthRun; readonly ended: Promise<HealthRun> } {
    const isFresh = this.#endedAt === 0 || now - this.#endedAt < healthLimits.keptMs;
    if (this.#run && this.#ended && isFresh) return { run: this.#run, ended: this.#ended };
    const startedOn = new Date(now).toISOString();
    this.#endedAt = 0;
    this.#run = { correlationId, startedOn, tookMs: null, total: this.#total, results: [] };
    this.#ended = this.#work(now);
    return { run: this.#run, ended: this.#ended };
  }

  /** The newest run, so far as it has come. */
  get newest(): HealthRun | null {
    return this.#run;
  }

  async #work(started: number): Promise<HealthRun> {
    const note = (result: CheckResult) => {
      if (this.#run) this.#run = { ...this.#run, results: [...this.#run.results, result] };
    };
    await this.#runAll(note);
    this.#endedAt = Date.now();
    const run = this.#run;
    if (run === null) throw new Error("A run ended that had not begun.");
    this.#run = { ...run, tookMs: this.#endedAt - started };
    return this.#run;
  }
}
