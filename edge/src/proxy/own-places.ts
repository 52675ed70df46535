import type { Owner } from "../body/held-bodies.ts";
import { ownQueue, unknownShare } from "../rules/upstreams.ts";
import { Bulkhead, type Grant, type Leave } from "./bulkhead.ts";

/** So many are remembered; before one more, those who have left are forgotten. */
const maxOwners = 5000;

/** How often a request that waits looks for a place, ms. */
const lookMs = 20;

interface Own {
  readonly places: Bulkhead;
  /** Of their queue, which bounds itself the same way. */
  readonly queue: Bulkhead;
}

/**
 * Each user's own places of an upstream, and before sign-in each network's: no user takes all places. A page that opens
 * asks for more at once than that, so a request waits only here: it delays its own user alone, and the queue is short in
 * number and time. It looks for a place by itself, since a request whose client disconnected could not hand one over.
 */
export class OwnPlaces {
  private readonly grant: Grant;
  private readonly maxOwn: number;
  private readonly now: () => number;
  private readonly owners = new Map<Owner, Own>();

  constructor(grant: Grant & { readonly maxOwn: number }, now: () => number = Date.now) {
    this.grant = grant;
    this.maxOwn = grant.maxOwn;
    this.now = now;
  }

  /** How to leave one's place; null where there is none, nor one in the queue, nor came one free in time. */
  enter(owner: Owner): Leave | Promise<Leave | null> {
    const own = this.ownOf(owner);
    return own.places.enter() ?? this.wait(own);
  }

  /** The same for what is not to wait: null where there is no place now. */
  enterNow(owner: Owner): Leave | null {
    return this.ownOf(owner).places.enter();
  }

  /** Users and networks that are remembered. */
  get size(): number {
    return this.owners.size;
  }

  private ownOf(owner: Owner): Own {
    const known = this.owners.get(owner);
    if (known) return known;
    if (this.owners.size >= maxOwners) this.forgetThoseWhoLeft();
    const most = owner === null ? Math.ceil(this.grant.maxRequests * unknownShare) : this.maxOwn;
    const waits = { maxRequests: ownQueue.most, headersMs: ownQueue.waitMs, bodyMs: 0 };
    const made = {
      places: new Bulkhead({ ...this.grant, maxRequests: most }, this.now),
      queue: new Bulkhead(waits, this.now),
    };
    this.owners.set(owner, made);
    return made;
  }

  private async wait(own: Own): Promise<Leave | null> {
    const leaveQueue = own.queue.enter();
    if (leaveQueue === null) return null;
    const until = this.now() + ownQueue.waitMs;
    while (this.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      const leave = own.places.enter();
      if (leave === null) continue;
      leaveQueue();
      return leave;
    }
    leaveQueue();
    return null;
  }

  private forgetThoseWhoLeft(): void {
    for (const [owner, { places, queue }] of this.owners)
      if (places.isEmpty() && queue.isEmpty()) this.owners.delete(owner);
  }
}
