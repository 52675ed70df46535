/** Whether a provider can be called now: a token bucket and a circuit breaker. Pure; the clock comes with each call. */

export interface GateLimits {
  /** Calls that can follow each other at once, and tokens that come back each second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Consecutive failures that open the breaker, and how long it stays open, ms. */
  readonly failures: number;
  readonly openMs: number;
}

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly reason: "rate" | "open"; readonly retryAfterMs: number };

export class Gate {
  readonly #limits: GateLimits;
  #tokens: number;
  #filledAt: number;
  #failures = 0;
  /** 0: closed. */
  #openUntil = 0;
  /** One probe at a time while the breaker is half open; when it counts as lost. */
  #probeUntil = 0;

  constructor(limits: GateLimits, now: number) {
    this.#limits = limits;
    this.#tokens = limits.burst;
    this.#filledAt = now;
  }

  acquire(now: number): Admission {
    if (this.#openUntil > now) return { admitted: false, reason: "open", retryAfterMs: this.#openUntil - now };
    const isHalfOpen = this.#openUntil > 0;
    if (isHalfOpen && this.#probeUntil > now)
      return { admitted: false, reason: "open", retryAfterMs: this.#probeUntil - now };
    const { perSecond } = this.#limits;
    this.#fill(now);
    if (this.#tokens < 1)
      return { admitted: false, reason: "rate", retryAfterMs: Math.ceil(((1 - this.#tokens) / perSecond) * 1000) };
    this.#tokens -= 1;
    if (isHalfOpen) this.#probeUntil = now + this.#limits.openMs;
    return { admitted: true };
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.#limits;
    this.#tokens = Math.min(burst, this.#tokens + (Math.max(0, now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
  }

  /** Calls that would be admitted at once. */
  left(now: number): number {
    if (this.#openUntil > now) return 0;
    this.#fill(now);
    return Math.floor(this.#tokens);
  }

  /** Reports how an admitted call ended. */
  report(isGood: boolean, now: number): void {
    this.#probeUntil = 0;
    if (isGood) {
      this.#failures = 0;
      this.#openUntil = 0;
      return;
    }
    this.#failures += 1;
    if (this.#failures >= this.#limits.failures || this.#openUntil > 0) this.#openUntil = now + this.#limits.openMs;
  }

  /** Tokens and breaker wait for what the provider asked for. */
  holdFor(ms: number, now: number): void {
    this.#openUntil = Math.max(this.#openUntil, now + ms);
  }
}
