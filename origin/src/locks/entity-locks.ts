import { DurableObject } from "cloudflare:workers";
import { absentAfterMs, type LockPerson, type LockStatus } from "@paygauge/api-types/entities/concurrency";
import type { LockableType } from "@paygauge/api-types/entities/lockable-types";
import { objectNamed, type Env } from "../env.ts";
import * as rules from "./lock-rules.ts";
import {
  askedEntities,
  forgetEntity,
  forgetPresent,
  forgetUsers,
  isPresentSince,
  migrateLocks,
  notePresent,
  presentSince,
  readLock,
  sweepPresent,
  writeLock,
  type Present,
} from "./lock-store.ts";

/** Entities whose published fence is remembered, at most; beyond them a fence is published once more. */
const maxPublished = 10_000;
/** Presence of users who left long ago is removed this often, ms. */
const sweepMs = 60_000;

/** The outcome of a move on a lock, and its state for the user who asked. */
export interface LockAnswer {
  readonly status: LockStatus;
  /** A fence that must be published where the entity is written; null: the newest one is known there already. */
  readonly unpublishedFence: number | null;
}

/** A user who has an entity open, and whether they hold its lock. */
export interface ActivePerson extends Present {
  readonly exclusiveWriteAccess: boolean;
}

/** A lock that another user asks its holder for. */
interface AskedLock {
  readonly entityId: string;
  readonly requester: LockPerson;
  readonly requestedAt: string;
  readonly answerUntil: string | null;
}

/** The write locks of all entities of one type, and who has them open. One object: what it answers is the order of things. */
export class EntityLocks extends DurableObject<Env> {
  #swept = 0;
  /** The newest fence of each entity that was published. An object that starts again publishes once more. */
  readonly #published = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    void ctx.blockConcurrencyWhile(async () => migrateLocks(ctx.storage));
  }

  /** The server's clock, ms since 1970; a test moves it. */
  protected now(): number {
    return Date.now();
  }

  take(entityId: string, by: LockPerson): LockAnswer {
    return this.#change(entityId, by.userId, (lock, now) => rules.taken(lock, by, now));
  }

  force(entityId: string, by: LockPerson): LockAnswer {
    return this.#change(entityId, by.userId, (lock, now) => rules.forced(lock, by, now));
  }

  request(entityId: string, by: LockPerson): LockAnswer {
    return this.#change(entityId, by.userId, (lock, now) => rules.requested(lock, by, now));
  }

  /** @returns false where this user does not hold the lock, or the other did not ask for it. */
  deny(entityId: string, holderId: string, requesterId: string): boolean {
    const lock = this.#settled(entityId);
    const next = rules.denied(lock, holderId, requesterId, this.now());
    if (next !== lock) writeLock(this.ctx.storage.sql, entityId, next);
    return next !== lock;
  }

  /**
   * A user has the entity open, or leaves it: with one of their screens, and then their lock is left to another of
   * theirs, or altogether.
   */
  report(who: Present, isLeaving: boolean, screen?: string): LockAnswer {
    const { sql } = this.ctx.storage;
    const now = this.now();
    const { entityId, userId } = who;
    if (isLeaving) forgetPresent(sql, entityId, userId, screen);
    else notePresent(sql, who, { id: screen ?? "", isViewing: false }, now);
    this.#sweep(now);
    const hasGone = isLeaving && !isPresentSince(sql, entityId, userId, now - absentAfterMs);
    const move = hasGone ? rules.left : rules.reported;
    return this.#change(entityId, userId, (lock) => move(lock, userId, now));
  }

  /** Notes that a screen shows the entity, or no longer does. It neither keeps nor releases a lock. */
  view(who: Present, isLeaving: boolean, screen = ""): LockStatus {
    const { sql } = this.ctx.storage;
    const now = this.now();
    if (isLeaving) forgetPresent(sql, who.entityId, who.userId, screen);
    else notePresent(sql, who, { id: screen, isViewing: true }, now);
    this.#sweep(now);
    return this.status(who.entityId, who.userId);
  }

  #sweep(now: number): void {
    if (now - this.#swept > sweepMs) {
      this.#swept = now;
      sweepPresent(this.ctx.storage.sql, now - absentAfterMs);
    }
  }

  /** The write of a single press is done. Its lock is left to a screen of the same user that has the entity open. */
  passed(entityId: string, userId: string): LockAnswer {
    const isOpen = isPresentSince(this.ctx.storage.sql, entityId, userId, this.now() - absentAfterMs);
    return this.#change(entityId, userId, (lock, now) => (isOpen ? lock : rules.left(lock, userId, now)));
  }

  status(entityId: string, userId: string): LockStatus {
    const lock = rules.byClock(readLock(this.ctx.storage.sql, entityId), this.now());
    return this.#statusOf(lock, userId, this.now());
  }

  /** Why a write with this token is refused, or null; and who holds the lock now. */
  check(entityId: string, userId: string, fence: number): { reason: "expired" | "lost" | null; status: LockStatus } {
    const lock = this.#settled(entityId);
    const now = this.now();
    return { reason: rules.staleness(lock, userId, fence, now), status: this.#statusOf(lock, userId, now) };
  }

  /** The fence is published: reports that change nothing need not publish it again. */
  notePublished(entityId: string, fence: number): void {
    if (this.#published.size >= maxPublished) this.#published.clear();
    this.#published.set(entityId, Math.max(fence, this.#published.get(entityId) ?? 0));
  }

  /** The entity is erased. */
  forget(entityId: string): void {
    this.#published.delete(entityId);
    forgetEntity(this.ctx.storage.sql, entityId);
  }

  /** Deletes the users of every lock and screen; fences remain, since they never start again. */
  forgetUsers(): void {
    forgetUsers(this.ctx.storage);
  }

  /** Users who have an entity of this type open. */
  active(): ActivePerson[] {
    const { sql } = this.ctx.storage;
    const now = this.now();
    return presentSince(sql, now - absentAfterMs).map(({ entityId, userId, userName, entityName }) => ({
      entityId,
      userId,
      userName,
      entityName,
      exclusiveWriteAccess: rules.holderOf(readLock(sql, entityId), now)?.userId === userId,
    }));
  }

  /** Locks that a user holds and another user asks for. */
  askedOf(holderId: string): AskedLock[] {
    const { sql } = this.ctx.storage;
    const now = this.now();
    return askedEntities(sql, holderId).flatMap((entityId) => {
      const lock = rules.settled(rules.byClock(readLock(sql, entityId), now), now);
      const requester = rules.requesterOf(lock, now);
      if (requester === null || rules.holderOf(lock, now)?.userId !== holderId) return [];
      const until = rules.answerUntilOf(lock, now);
      const answerUntil = until === null ? null : new Date(until).toISOString();
      return [{ entityId, requester, requestedAt: new Date(lock.requestedAt).toISOString(), answerUntil }];
    });
  }

  /** The current lock, before a move changes it. */
  #settled(entityId: string): rules.Lock {
    const { sql } = this.ctx.storage;
    const lock = readLock(sql, entityId);
    const settled = rules.settled(rules.byClock(lock, this.now()), this.now());
    if (settled !== lock) writeLock(sql, entityId, settled);
    return settled;
  }

  #change(entityId: string, userId: string, move: (lock: rules.Lock, now: number) => rules.Lock): LockAnswer {
    const { sql } = this.ctx.storage;
    const now = this.now();
    const lock = this.#settled(entityId);
    const next = move(lock, now);
    if (next !== lock) writeLock(sql, entityId, next);
    const isPublished = next.fence <= (this.#published.get(entityId) ?? 0);
    return { status: this.#statusOf(next, userId, now), unpublishedFence: isPublished ? null : next.fence };
  }

  #statusOf(lock: rules.Lock, userId: string, now: number): LockStatus {
    const holder = rules.holderOf(lock, now);
    const isMine = holder?.userId === userId;
    const answerUntil = rules.answerUntilOf(lock, now);
    return {
      exclusiveWriteAccess: isMine,
      activeUntilUtc: holder === null ? null : new Date(lock.activeUntil).toISOString(),
      serverUtc: new Date(now).toISOString(),
      holder,
      requester: rules.requesterOf(lock, now),
      answerUntilUtc: answerUntil === null ? null : new Date(answerUntil).toISOString(),
      isDenied: lock.denied === userId && holder !== null,
      fencingToken: isMine ? lock.fence : null,
    };
  }
}

/** The locks of a type of entity. */
export function locksOf(env: Pick<Env, "LOCKS">, entityType: LockableType): DurableObjectStub<EntityLocks> {
  return objectNamed<EntityLocks>(env.LOCKS, entityType);
}
