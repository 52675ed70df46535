/** What bodies of requests may take of one isolate's memory while they are read and passed on, bytes. */
export const maxHeld = {
  all: 32 * 1024 * 1024,
  /** Of one user, or of one network before sign-in. */
  own: 2 * 1024 * 1024,
  /** Of all of whom nothing is known, together. */
  unknown: 8 * 1024 * 1024,
  /** As much each counts at least: a request takes more than the bytes of its body. */
  leastOfOne: 16_384,
};

/** Whose body it is: a user's, a network's, or null for a user of whom nothing is known. */
export type Owner = string | null;

/** The part of the memory that one body has. */
export interface HeldBody {
  /** Takes so many more bytes; false where there is no room for them, or where its room was given to others. */
  grow(bytes: number): boolean;
  /** Gives all of it back; may be called more than once. */
  leave(): void;
}

interface Held {
  readonly owner: Owner;
  bytes: number;
  counted: number;
  /** When it is no longer believed in: a request whose client disconnected may never tell its end. */
  readonly until: number;
}

/**
 * The memory that bodies take. A user or a network that holds all it may is refused. Of those of whom nothing is known
 * the one that takes longest makes room for the next: no one of them shuts the others out, for an honest body is short.
 */
export class HeldBodies {
  private readonly now: () => number;
  private readonly lifeMs: number;
  private readonly inside = new Set<Held>();
  private readonly byOwner = new Map<Owner, number>();
  private all = 0;

  constructor(lifeMs: number, now: () => number = Date.now) {
    this.lifeMs = lifeMs;
    this.now = now;
  }

  /** Bytes that are held now. */
  get bytes(): number {
    return this.all;
  }

  /** Room for one more body; null where there is none. */
  enter(owner: Owner): HeldBody | null {
    const held: Held = { owner, bytes: 0, counted: 0, until: this.now() + this.lifeMs };
    if (!this.count(held, maxHeld.leastOfOne)) return null;
    this.inside.add(held);
    return {
      grow: (bytes) => {
        const more = held.bytes + bytes - held.counted;
        const isTaken = this.inside.has(held) && (more <= 0 || this.count(held, more));
        if (isTaken) held.bytes += bytes;
        return isTaken;
      },
      leave: () => this.drop(held),
    };
  }

  private count(held: Held, bytes: number): boolean {
    if (!this.hasRoom(held.owner, bytes)) this.makeRoom(held, bytes);
    if (!this.hasRoom(held.owner, bytes)) return false;
    held.counted += bytes;
    this.all += bytes;
    this.byOwner.set(held.owner, (this.byOwner.get(held.owner) ?? 0) + bytes);
    return true;
  }

  private hasOwnRoom(owner: Owner, bytes: number): boolean {
    return (this.byOwner.get(owner) ?? 0) + bytes <= (owner === null ? maxHeld.unknown : maxHeld.own);
  }

  private hasRoom(owner: Owner, bytes: number): boolean {
    return this.all + bytes <= maxHeld.all && this.hasOwnRoom(owner, bytes);
  }

  /** Drops those that are no longer believed in; for a user unknown also the oldest of the unknown. */
  private makeRoom(held: Held, bytes: number): void {
    const now = this.now();
    for (const each of this.inside) if (each.until <= now) this.drop(each);
    if (held.owner !== null) return;
    for (const each of this.inside) {
      if (this.hasOwnRoom(null, bytes)) return;
      if (each.owner === null && each !== held) this.drop(each);
    }
  }

  private drop(held: Held): void {
    if (!this.inside.delete(held)) return;
    this.all -= held.counted;
    const left = (this.byOwner.get(held.owner) ?? 0) - held.counted;
    if (left > 0) this.byOwner.set(held.owner, left);
    else this.byOwner.delete(held.owner);
  }
}
