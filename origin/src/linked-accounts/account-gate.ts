import { Gate, type Admission } from "../outbound/gate.ts";
import type { SharedGate, TryEnd } from "../outbound/outbound.ts";

/** Merge shuts an address out after 20 errors in 10 seconds: fewer than that, with room for other accounts. */
const errorLimits = { most: 8, withinMs: 10_000 } as const;
/** A wait of no more than this is waited for here; a longer one ends the work until an alarm. */
const longestMs = 3000;

/** The requests of one account: a bucket below the provider's limit, and a pause after many errors in a short time. */
export class AccountGate implements SharedGate {
  readonly #bucket: Gate;
  readonly #now: () => number;
  readonly #wait: (ms: number) => Promise<unknown>;
  #errors: number[] = [];
  /** Requests that were let through. */
  calls = 0;

  constructor(
    callsAMinute: number,
    now: () => number = () => Date.now(),
    wait: (ms: number) => Promise<unknown> = (ms) => scheduler.wait(ms),
  ) {
    // In no minute more than the limit: what comes back in it, and the burst.
    const burst = Math.max(1, Math.min(10, Math.floor(callsAMinute / 20)));
    const perSecond = Math.max(0.1, (callsAMinute - burst) / 60);
    this.#now = now;
    this.#wait = wait;
    this.#bucket = new Gate({ burst, perSecond, failures: Number.MAX_SAFE_INTEGER, openMs: 1000 }, now());
  }

  #pauseAfterErrors(): number {
    const since = this.#now() - errorLimits.withinMs;
    this.#errors = this.#errors.filter((at) => at > since);
    const [oldest] = this.#errors;
    return oldest === undefined || this.#errors.length < errorLimits.most ? 0 : oldest - since;
  }

  async acquire(): Promise<Admission> {
    for (;;) {
      const pause = this.#pauseAfterErrors();
      if (pause > 0) return { admitted: false, reason: "rate", retryAfterMs: pause };
      const admission = this.#bucket.acquire(this.#now());
      if (admission.admitted) this.calls += 1;
      if (admission.admitted || admission.retryAfterMs > longestMs) return admission;
      await this.#wait(admission.retryAfterMs);
    }
  }

  report({ isGood, holdMs }: TryEnd): void {
    if (!isGood) this.#errors.push(this.#now());
    // A pause that the provider asked for ends with the first good answer.
    this.#bucket.report(isGood, this.#now());
    if (holdMs > 0) this.#bucket.holdFor(holdMs, this.#now());
  }
}
