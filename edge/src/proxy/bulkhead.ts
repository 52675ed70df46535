/** Longer than a body may stand still: a request that never told its end is forgotten then. */
const bodyMs = 60_000;

/**
 * How many requests an upstream has at once. The next one is refused and never queued: a slow upstream fills its own
 * room and nobody else's.
 */
export class Bulkhead {
  private readonly most: number;
  private readonly holdMs: number;
  private readonly now: () => number;
  /** Requests inside, with the moment from which each is no longer believed in, ms. */
  private readonly inside = new Map<symbol, number>();

  constructor(limits: { readonly requestsMost: number; readonly headersMs: number }, now: () => number = Date.now) {
    this.most = limits.requestsMost;
    this.holdMs = limits.headersMs + bodyMs;
    this.now = now;
  }

  /** How to leave, which may be called more than once; null where there is no room. */
  enter(): (() => void) | null {
    const now = this.now();
    if (this.inside.size >= this.most)
      for (const [request, until] of this.inside) if (until <= now) this.inside.delete(request);
    if (this.inside.size >= this.most) return null;
    const request = Symbol("request");
    this.inside.set(request, now + this.holdMs);
    return () => void this.inside.delete(request);
  }
}
