/** Consecutive failures that open the breaker, and how long it stays open (gateway page, section 4.3). */
const failuresMost = 5;
const openMs = 30_000;

/** Keeps a failing upstream from holding every request: after five failures in a row it is left alone for 30 s. */
export class Breaker {
  private readonly now: () => number;
  private failures = 0;
  private openedAt = -Infinity;

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** True when a request may be sent; after the pause one probe at a time. */
  allows(): boolean {
    if (this.failures < failuresMost) return true;
    if (this.now() - this.openedAt < openMs) return false;
    this.openedAt = this.now();
    return true;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures === failuresMost) this.openedAt = this.now();
  }
}
