import { sql } from "drizzle-orm";
import { lockHeader, type LockStatus } from "@paygauge/api-types/entities/concurrency";
import type { LockableType } from "@paygauge/api-types/entities/lockable-types";
import { lockedEntityOf, type Call } from "@paygauge/api-types/endpoints/call";
import type { Env } from "../env.ts";
import type { Person } from "../identity/person.ts";
import { jobObjectOf } from "../job/job-stub.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { guardOf, type Database, type Statement } from "../store/database.ts";
import { entityFences } from "../store/schema.ts";
import { locksOf } from "./entity-locks.ts";
import { lockableName } from "./lockable.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Makes a fence known where the entity is written: from now on older tokens fail there. A job is written in two places. */
export async function publishFence(
  env: Pick<Env, "JOB">,
  db: Database,
  type: LockableType,
  entityId: string,
  fence: number,
): Promise<void> {
  if (type === "job") await jobObjectOf(env, entityId).raiseFence(fence);
  await db
    .insert(entityFences)
    .values({ entityType: type, entityId, fence })
    .onConflictDoUpdate({
      target: [entityFences.entityType, entityFences.entityId],
      set: { fence: sql`max(${entityFences.fence}, excluded.fence)` },
    });
}

/** Fails the batch where a newer token than this one was given out. */
function noNewerThan(db: Database, type: LockableType, entityId: string, fence: number): Statement {
  return guardOf(
    db,
    sql`not exists (select 1 from ${entityFences} where ${entityFences.entityType} = ${type} and ${entityFences.entityId} = ${entityId} and ${entityFences.fence} > ${fence})`,
    lockEnded(),
  );
}

const nameOf = (status: LockStatus): string => status.holder?.names ?? "Someone else";

/** A token that was good a moment ago, and is no more where the effect takes place. */
export const lockEnded = (code: "LOCK_LOST" | "LOCK_EXPIRED" = "LOCK_LOST"): Refusal =>
  new Refusal(409, code, message("lockEnded"));

function refusalOf(reason: "expired" | "lost", status: LockStatus): Refusal {
  if (reason === "lost" && status.holder !== null && !status.exclusiveWriteAccess)
    return refuse("lockLost", { name: nameOf(status) });
  return lockEnded(reason === "lost" ? "LOCK_LOST" : "LOCK_EXPIRED");
}

function fenceIn(headers: Headers): number | null {
  const text = headers.get(lockHeader);
  if (text === null) return null;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw refuse("fencingWhole", { header: lockHeader });
}

interface LockedRequest {
  readonly env: Env;
  readonly db: Database;
  readonly call: Call;
  readonly person: Person | null;
  readonly headers: Headers;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** What a write has to hold on to. */
export interface Fencing {
  readonly fence: number | null;
  /** Statements that fail the write's own transaction when the lock has changed hands by then. */
  readonly guards: readonly Statement[];
}
const unfenced: Fencing = { fence: null, guards: [] };

/**
 * Checks the fencing token of a write of a lockable entity, by the lock's clock. Nothing is fenced in every other call.
 * Who may change an entity but holds no Concurrency_Take_Entity_Lock carries no token: they write while no one holds
 * the lock. @throws Refusal 409 LOCK_NEEDED, LOCK_LOST, LOCK_EXPIRED, LOCKED; 404, 403 as the entity's own calls.
 */
export async function fencing(request: LockedRequest): Promise<Fencing> {
  const { env, db, call, person, headers } = request;
  const entity = lockedEntityOf(call, request);
  if (entity === null || person === null) return unfenced;
  const { entityType, entityId } = entity;
  const fence = fenceIn(headers);
  if (fence !== null) {
    const { reason, status } = await locksOf(env, entityType).check(entityId, person.userId, fence);
    if (reason !== null) {
      // Who holds the lock is shown only to those who may see the entity.
      await lockableName(db, person, entityType, entityId);
      throw refusalOf(reason, status);
    }
    return { fence, guards: [noNewerThan(db, entityType, entityId, fence)] };
  }
  await lockableName(db, person, entityType, entityId);
  if (person.permissions.has("Concurrency_Take_Entity_Lock")) throw refuse("fencingNeeded", { header: lockHeader });
  const status = await locksOf(env, entityType).status(entityId, person.userId);
  if (status.holder !== null) throw refuse("changingNow", { name: nameOf(status) });
  return unfenced;
}
