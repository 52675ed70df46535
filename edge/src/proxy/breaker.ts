import { RecentCounts } from "./recent-counts.ts";

/** Consecutive failures that open the breaker (docs/gateway.md section 4.3). */
const maxFailures = 5;
/** Or half of the requests sent in ten seconds, where that was so many. */
const maxShare = 0.5;
const shareOf = 20;
/** How long it stays open at first: a restart is over as soon. Doubled by each probe that fails, to the most. */
const openFirstMs = 1000;
const openMostMs = 30_000;

/** Keeps a failing upstream from holding every request: one that fails too often is probed, and else left alone. */
export class Breaker {
  private readonly now: () => number;
  private readonly recent: RecentCounts<"failed" | "answered">;
  private failures = 0;
  private isOpen = false;
  private openMs = openFirstMs;
  private probeAt = 0;
  private isProbing = false;

  constructor(now: () => number = () => Date.now()) {
    this.now = now;
    this.recent = new RecentCounts(now);
  }

  /** True when a request may be sent; after the pause one probe at a time. */
  allows(): boolean {
    if (!this.isOpen) return true;
    if (this.now() < this.probeAt) return false;
    this.probeAt = this.now() + this.openMs;
    this.isProbing = true;
    return true;
  }

  /** True where the upstream has not answered since it failed last: a timeout then isn't a slow answer. */
  isSuspect(): boolean {
    return this.failures > 0;
  }

  /** Whole seconds until a request may be sent again, at least one: for Retry-After. */
  waitSeconds(): number {
    return Math.max(1, Math.ceil((this.probeAt - this.now()) / 1000));
  }

  succeeded(): void {
    this.failures = 0;
    if (this.isOpen) this.recent.clear();
    this.isOpen = false;
    this.isProbing = false;
    this.recent.add("answered");
  }

  failed(): void {
    this.failures += 1;
    this.recent.add("failed");
    // Of those that were in progress when it opened, none makes the pause longer.
    if (this.isOpen ? !this.isProbing : this.failures < maxFailures && !this.failsMostly()) return;
    this.openMs = this.isProbing ? Math.min(this.openMs * 2, openMostMs) : openFirstMs;
    this.isOpen = true;
    this.isProbing = false;
    this.probeAt = this.now() + this.openMs;
  }

  private failsMostly(): boolean {
    const failed = this.recent.of("failed");
    const sent = failed + this.recent.of("answered");
    return sent >= shareOf && failed >= sent * maxShare;
  }
}
