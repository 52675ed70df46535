/** What an upstream is granted; times in ms. */
export interface Grant {
  readonly maxRequests: number;
  readonly headersMs: number;
  readonly bodyMs: number;
  /** Longest time to send a request body; 0 where the body is there before. */
  readonly sendMs?: number;
}

/** Gives a place back; may be called more than once. */
export type Leave = () => void;

/**
 * How many requests an upstream has at once. The next one is refused and never queued: a slow upstream fills its own
 * room and no other user's.
 */
export class Bulkhead {
  private readonly most: number;
  private readonly holdMs: number;
  private readonly now: () => number;
  /** Requests inside, with the moment from which each is no longer believed in, ms. */
  private readonly inside = new Map<symbol, number>();

  constructor(limits: Grant, now: () => number = Date.now) {
    this.most = limits.maxRequests;
    // A request that never told its end is forgotten when neither headers nor a still body may take any longer.
    this.holdMs = (limits.sendMs ?? 0) + limits.headersMs + limits.bodyMs;
    this.now = now;
  }

  /** How to leave; null where there is no room. */
  enter(): Leave | null {
    const now = this.now();
    if (this.inside.size >= this.most)
      for (const [request, until] of this.inside) if (until <= now) this.inside.delete(request);
    if (this.inside.size >= this.most) return null;
    const request = Symbol("request");
    this.inside.set(request, now + this.holdMs);
    return () => void this.inside.delete(request);
  }

  /** True when no one is inside who is still believed in. */
  isEmpty(): boolean {
    if (this.inside.size === 0) return true;
    const now = this.now();
    return [...this.inside.values()].every((until) => until <= now);
  }
}
