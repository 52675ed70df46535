import { absentAfterMs, lockAnswerMs, lockLeaseMs, type LockPerson } from "@paygauge/api-types/entities/concurrency";

/** One entity's write lock as it is stored. Moments are ms since 1970 by the server's clock. */
export interface Lock {
  /** Grows by one with each change of hands, and never goes back: what a write must carry. */
  readonly fence: number;
  readonly holder: LockPerson | null;
  readonly activeUntil: number;
  readonly requester: LockPerson | null;
  /** Since when the present holder is asked. */
  readonly requestedAt: number;
  /** When the requester was last heard of. */
  readonly requesterSeen: number;
  /** User id of the requester who was refused by the present holder. */
  readonly denied: string | null;
}

export const untouched: Lock = {
  fence: 0,
  holder: null,
  activeUntil: 0,
  requester: null,
  requestedAt: 0,
  requesterSeen: 0,
  denied: null,
};

/** Who holds the lock at this moment: a lease that ended holds nothing. */
export function holderOf(lock: Lock, now: number): LockPerson | null {
  return lock.holder !== null && now < lock.activeUntil ? lock.holder : null;
}

/** Who waits for the lock at this moment: a user who is no longer heard of has gone. */
export function requesterOf(lock: Lock, now: number): LockPerson | null {
  return lock.requester !== null && now - lock.requesterSeen < absentAfterMs ? lock.requester : null;
}

/** Until when the holder may answer anyone who waits; null where no one is asked. */
export function answerUntilOf(lock: Lock, now: number): number | null {
  return holderOf(lock, now) === null || requesterOf(lock, now) === null ? null : lock.requestedAt + lockAnswerMs;
}

/**
 * A holder who did not answer in time has released the lock to anyone who waits: the lock before anything else happens to
 * it.
 */
export function settled(lock: Lock, now: number): Lock {
  const waits = requesterOf(lock, now);
  const until = answerUntilOf(lock, now);
  return waits === null || until === null || now < until ? lock : given(lock, waits, now);
}

/**
 * The lock by a clock that was moved back since it was stored: no lease is longer than one lease from now, and nothing was
 * asked or seen in the future. Without it a holder who has left would keep the lock for as long as the clock went back.
 */
export function byClock(lock: Lock, now: number): Lock {
  const activeUntil = Math.min(lock.activeUntil, now + lockLeaseMs);
  const requestedAt = Math.min(lock.requestedAt, now);
  const requesterSeen = Math.min(lock.requesterSeen, now);
  const isSame =
    activeUntil === lock.activeUntil && requestedAt === lock.requestedAt && requesterSeen === lock.requesterSeen;
  return isSame ? lock : { ...lock, activeUntil, requestedAt, requesterSeen };
}

const holds = (lock: Lock, userId: string, now: number): boolean => holderOf(lock, now)?.userId === userId;

/** The lock in new hands. Another user's request is on and is the new holder's to answer, in as long a time. */
function given(lock: Lock, to: LockPerson, now: number): Lock {
  const waits = requesterOf(lock, now);
  return {
    fence: lock.fence + 1,
    holder: to,
    activeUntil: now + lockLeaseMs,
    requester: waits?.userId === to.userId ? null : waits,
    requestedAt: now,
    requesterSeen: lock.requesterSeen,
    denied: null,
  };
}

/** A free lock is taken, one's own is kept on, another's stays as it is. */
export function taken(lock: Lock, by: LockPerson, now: number): Lock {
  if (holds(lock, by.userId, now)) return { ...lock, activeUntil: now + lockLeaseMs };
  return holderOf(lock, now) === null ? given(lock, by, now) : lock;
}

/** The lock changes hands, whichever user holds it. */
export function forced(lock: Lock, by: LockPerson, now: number): Lock {
  return holds(lock, by.userId, now) ? { ...lock, activeUntil: now + lockLeaseMs } : given(lock, by, now);
}

/** Asks the holder for the lock; who asked first is answered first. A free lock needs no asking. */
export function requested(lock: Lock, by: LockPerson, now: number): Lock {
  const holder = holderOf(lock, now);
  if (holder === null || holder.userId === by.userId) return taken(lock, by, now);
  const waits = requesterOf(lock, now);
  if (waits !== null && waits.userId !== by.userId) return lock;
  return {
    ...lock,
    requester: by,
    requestedAt: waits === null ? now : lock.requestedAt,
    requesterSeen: now,
    denied: lock.denied === by.userId ? null : lock.denied,
  };
}

/** The holder says no; anybody else's no counts for nothing. */
export function denied(lock: Lock, holderId: string, requesterId: string, now: number): Lock {
  if (!holds(lock, holderId, now) || requesterOf(lock, now)?.userId !== requesterId) return lock;
  return { ...lock, requester: null, denied: requesterId };
}

/** A user was heard of: a holder keeps the lock, a requester continues waiting. */
export function reported(lock: Lock, userId: string, now: number): Lock {
  if (holds(lock, userId, now)) return { ...lock, activeUntil: now + lockLeaseMs };
  return requesterOf(lock, now)?.userId === userId ? { ...lock, requesterSeen: now } : lock;
}

/** A user leaves: their lock goes to anyone who waits, or is free; their request is gone. */
export function left(lock: Lock, userId: string, now: number): Lock {
  const waits = requesterOf(lock, now);
  if (holds(lock, userId, now)) {
    if (waits !== null) return given(lock, waits, now);
    return { ...lock, holder: null, activeUntil: 0, requester: null, denied: null };
  }
  return waits?.userId === userId ? { ...lock, requester: null } : lock;
}

/** Why a write with this token is refused, or null where it may be done. */
export function staleness(lock: Lock, userId: string, fence: number, now: number): "expired" | "lost" | null {
  if (fence !== lock.fence || (lock.holder !== null && lock.holder.userId !== userId)) return "lost";
  return holds(lock, userId, now) ? null : "expired";
}
