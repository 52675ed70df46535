import * as v from "valibot";
import type { LockPerson } from "@paygauge/api-types/entities/concurrency";
import { untouched, type Lock } from "./lock-rules.ts";
import { soundRows, storedRows } from "@paygauge/worker/stored-rows";

/** Creates the object's tables. A lock's row is never deleted: its fence must never start again. */
export function migrateLocks(storage: DurableObjectStorage): void {
  storage.sql.exec(`CREATE TABLE IF NOT EXISTS locks (
    entity_id TEXT PRIMARY KEY, fence INTEGER NOT NULL,
    holder_id TEXT, holder_names TEXT, holder_email TEXT, active_until INTEGER NOT NULL,
    requester_id TEXT, requester_names TEXT, requester_email TEXT, requester_seen INTEGER NOT NULL,
    denied_id TEXT, requested_at INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID`);
  // Locks of releases in which a request had no time limit.
  const columns = storage.sql.exec("SELECT name FROM pragma_table_info('locks')").toArray();
  if (!columns.some(({ name }) => name === "requested_at"))
    storage.sql.exec("ALTER TABLE locks ADD COLUMN requested_at INTEGER NOT NULL DEFAULT 0");
  // Presence lasts for seconds: the tables of before, whose screens all edited, are not carried over.
  storage.sql.exec("DROP TABLE IF EXISTS present");
  storage.sql.exec("DROP TABLE IF EXISTS screens");
  storage.sql.exec(`CREATE TABLE IF NOT EXISTS open_screens (
    entity_id TEXT NOT NULL, user_id TEXT NOT NULL, screen TEXT NOT NULL, user_name TEXT NOT NULL,
    entity_name TEXT NOT NULL, seen INTEGER NOT NULL, is_viewing INTEGER NOT NULL,
    PRIMARY KEY (entity_id, user_id, screen)) WITHOUT ROWID`);
}

const lockedEntity = v.object({ entity_id: v.string() });

const lockRowSchema = v.object({
  fence: v.number(),
  holder_id: v.nullable(v.string()),
  holder_names: v.nullable(v.string()),
  holder_email: v.nullable(v.string()),
  active_until: v.number(),
  requester_id: v.nullable(v.string()),
  requester_names: v.nullable(v.string()),
  requester_email: v.nullable(v.string()),
  requester_seen: v.number(),
  denied_id: v.nullable(v.string()),
  requested_at: v.number(),
});

function personOf(userId: string | null, names: string | null, emailAddress: string | null): LockPerson | null {
  return userId === null ? null : { userId, names: names ?? "", emailAddress: emailAddress ?? "" };
}

export function readLock(sql: SqlStorage, entityId: string): Lock {
  const [row] = storedRows(sql, lockRowSchema, "SELECT * FROM locks WHERE entity_id = ?", entityId);
  if (row === undefined) return untouched;
  return {
    fence: row.fence,
    holder: personOf(row.holder_id, row.holder_names, row.holder_email),
    activeUntil: row.active_until,
    requester: personOf(row.requester_id, row.requester_names, row.requester_email),
    requestedAt: row.requested_at,
    requesterSeen: row.requester_seen,
    denied: row.denied_id,
  };
}

export function writeLock(sql: SqlStorage, entityId: string, lock: Lock): void {
  sql.exec(
    "INSERT OR REPLACE INTO locks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    entityId,
    lock.fence,
    lock.holder?.userId ?? null,
    lock.holder?.names ?? null,
    lock.holder?.emailAddress ?? null,
    lock.activeUntil,
    lock.requester?.userId ?? null,
    lock.requester?.names ?? null,
    lock.requester?.emailAddress ?? null,
    lock.requesterSeen,
    lock.denied,
    lock.requestedAt,
  );
}

/** Entities whose stored lock names this holder and a requester. */
export function askedEntities(sql: SqlStorage, holderId: string): string[] {
  const query =
    "SELECT entity_id FROM locks WHERE holder_id = ? AND requester_id IS NOT NULL ORDER BY entity_id LIMIT 100";
  return storedRows(sql, lockedEntity, query, holderId).map(({ entity_id }) => entity_id);
}

/** A user who has an entity open. */
export interface Present {
  readonly entityId: string;
  readonly userId: string;
  readonly userName: string;
  readonly entityName: string;
}

/** An open screen of a user. */
interface OpenScreen {
  /** Distinguishes the tabs of one user. */
  readonly id: string;
  /** It only shows the entity, and edits nothing. */
  readonly isViewing: boolean;
}

export function notePresent(sql: SqlStorage, who: Present, screen: OpenScreen, seen: number): void {
  sql.exec(
    "INSERT OR REPLACE INTO open_screens VALUES (?, ?, ?, ?, ?, ?, ?)",
    who.entityId,
    who.userId,
    screen.id,
    who.userName,
    who.entityName,
    seen,
    screen.isViewing ? 1 : 0,
  );
}

/** One screen is closed; undefined: all of the user's. */
export function forgetPresent(sql: SqlStorage, entityId: string, userId: string, screen: string | undefined): void {
  const all = "DELETE FROM open_screens WHERE entity_id = ? AND user_id = ?";
  if (screen === undefined) sql.exec(all, entityId, userId);
  else sql.exec(`${all} AND screen = ?`, entityId, userId, screen);
}

/** Removes a deleted entity: no write with a token of its lock can follow. */
export function forgetEntity(sql: SqlStorage, entityId: string): void {
  sql.exec("DELETE FROM locks WHERE entity_id = ?", entityId);
  sql.exec("DELETE FROM open_screens WHERE entity_id = ?", entityId);
}

/** Whether a screen of this user edits the entity: it was heard of since then. */
export function isPresentSince(sql: SqlStorage, entityId: string, userId: string, since: number): boolean {
  const query =
    "SELECT 1 FROM open_screens WHERE entity_id = ? AND user_id = ? AND seen > ? AND is_viewing = 0 LIMIT 1";
  return sql.exec(query, entityId, userId, since).toArray().length > 0;
}

const screensRow = v.object({
  entity_id: v.string(),
  user_id: v.string(),
  user_name: v.string(),
  entity_name: v.string(),
});

/** Users heard of since then, each once for an entity. */
export function presentSince(sql: SqlStorage, since: number): Present[] {
  return soundRows(
    sql,
    screensRow,
    `SELECT entity_id, user_id, max(user_name) AS user_name, max(entity_name) AS entity_name FROM open_screens
       WHERE seen > ? GROUP BY entity_id, user_id ORDER BY entity_name, user_name LIMIT 5000`,
    since,
  ).map((row) => ({
    entityId: row.entity_id,
    userId: row.user_id,
    userName: row.user_name,
    entityName: row.entity_name,
  }));
}

export function sweepPresent(sql: SqlStorage, before: number): void {
  sql.exec("DELETE FROM open_screens WHERE seen < ?", before);
}

/** Releases every lock, and deletes who held, requested or viewed anything. */
export function forgetUsers(storage: DurableObjectStorage): void {
  storage.transactionSync(() => {
    storage.sql.exec(`UPDATE locks SET holder_id = NULL, holder_names = NULL, holder_email = NULL, requester_id = NULL,
      requester_names = NULL, requester_email = NULL, denied_id = NULL`);
    storage.sql.exec("DELETE FROM open_screens");
  });
}
