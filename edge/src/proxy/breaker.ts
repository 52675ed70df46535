/** Consecutive failures that open the breaker (gateway page, section 4.3). */
const failuresMost = 5;
/** How long it stays open at first: a restart is over as soon. Doubled by each probe that fails, to the most. */
const openFirstMs = 1000;
const openMostMs = 30_000;

/** Keeps a failing upstream from holding every request: after five failures in a row it is probed, and left alone. */
export class Breaker {
  private readonly now: () => number;
  private failures = 0;
  private openMs = openFirstMs;
  private probeAt = 0;
  private isProbing = false;

  constructor(now: () => number = () => Date.now()) {
    this.now = now;
  }

  /** True when a request may be sent; after the pause one probe at a time. */
  allows(): boolean {
    if (this.failures < failuresMost) return true;
    if (this.now() < this.probeAt) return false;
    this.probeAt = this.now() + this.openMs;
    this.isProbing = true;
    return true;
  }

  /** True where the upstream has not answered since it failed last: a timeout then is no slow answer. */
  isSuspect(): boolean {
    return this.failures > 0;
  }

  /** Whole seconds until a request may be sent again, at least one: for Retry-After. */
  waitSeconds(): number {
    return Math.max(1, Math.ceil((this.probeAt - this.now()) / 1000));
  }

  succeeded(): void {
    this.failures = 0;
    this.isProbing = false;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures < failuresMost) return;
    // Of those that were under way when it opened, none makes the pause longer.
    if (this.failures > failuresMost && !this.isProbing) return;
    this.openMs = this.isProbing ? Math.min(this.openMs * 2, openMostMs) : openFirstMs;
    this.isProbing = false;
    this.probeAt = this.now() + this.openMs;
  }
}
