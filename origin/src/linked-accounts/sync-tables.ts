/** Tables of one linked account: its rows, how far each model was read, and what happened. */
import * as v from "valibot";
import { encodeMessage, type MessageRef } from "@paygauge/api-types/catalogue/message";
import {
  linkedAccountLimits,
  linkedModels,
  linkedSyncStates,
  type LinkedModel,
} from "@paygauge/api-types/entities/linked-accounts";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";

export function createSyncTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS sync (only INTEGER PRIMARY KEY CHECK (only = 1), accountId TEXT NOT NULL,
    number INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT 'none', startedOn TEXT, endedOn TEXT,
    wholeOn TEXT, calls INTEGER NOT NULL DEFAULT 0, failures INTEGER NOT NULL DEFAULT 0, problem TEXT,
    polledOn TEXT, twice INTEGER NOT NULL DEFAULT 0)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS model (model TEXT PRIMARY KEY, state TEXT NOT NULL, since TEXT, cursor TEXT,
    restarts INTEGER NOT NULL DEFAULT 0, added INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0,
    deleted INTEGER NOT NULL DEFAULT 0, isWhole INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS ledger (model TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    isDeleted INTEGER NOT NULL, seenIn INTEGER NOT NULL, firstIn INTEGER NOT NULL, changedIn INTEGER NOT NULL,
    PRIMARY KEY (model, id)) WITHOUT ROWID`);
  // Another entry of an id, whose values differ, as of a synchronisation.
  sql.exec(`CREATE TABLE IF NOT EXISTS twin (model TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    seenIn INTEGER NOT NULL, PRIMARY KEY (model, id)) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS reading (uploadId TEXT PRIMARY KEY, number INTEGER NOT NULL, moment TEXT NOT NULL,
    sumsJson TEXT NOT NULL)`);
  sql.exec(
    "CREATE TABLE IF NOT EXISTS seen (model TEXT NOT NULL, mark TEXT NOT NULL, PRIMARY KEY (model, mark)) WITHOUT ROWID",
  );
  sql.exec(
    "CREATE TABLE IF NOT EXISTS activity (id INTEGER PRIMARY KEY AUTOINCREMENT, moment TEXT NOT NULL, said TEXT NOT NULL)",
  );
}

const syncRow = v.object({
  accountId: v.string(),
  number: v.number(),
  state: v.picklist(linkedSyncStates),
  startedOn: v.nullable(v.string()),
  endedOn: v.nullable(v.string()),
  /** Start of the newest synchronisation that read everything: changes are asked for since then. */
  wholeOn: v.nullable(v.string()),
  calls: v.number(),
  /** Requests that failed one after the other. */
  failures: v.number(),
  problem: v.nullable(v.string()),
  polledOn: v.nullable(v.string()),
  /** Entries that came twice with different values. */
  twice: v.number(),
});
export type SyncRow = v.InferOutput<typeof syncRow>;

const modelRow = v.object({
  model: v.picklist(linkedModels),
  state: v.picklist(["waiting", "reading", "done", "off"]),
  since: v.nullable(v.string()),
  cursor: v.nullable(v.string()),
  restarts: v.number(),
  added: v.number(),
  changed: v.number(),
  deleted: v.number(),
  isWhole: v.number(),
});
export type ModelRow = v.InferOutput<typeof modelRow>;

export const syncOf = (sql: SqlStorage): SyncRow | null =>
  storedRows(sql, syncRow, "SELECT * FROM sync WHERE only = 1")[0] ?? null;

export const modelsOf = (sql: SqlStorage): ModelRow[] => storedRows(sql, modelRow, "SELECT * FROM model");

const counted = v.object({ n: v.number() });

/** Rows that are not deleted; of one model, or of all. */
export function rowsIn(sql: SqlStorage, model: LinkedModel | null): number {
  const where = model === null ? "" : "AND model = ?";
  const values = model === null ? [] : [model];
  return storedRow(sql, counted, `SELECT count(*) AS n FROM ledger WHERE isDeleted = 0 ${where}`, ...values).n;
}

/** True of a row of `ledger` that has another entry of its id: the provider gave both in the newest list with the row. */
export const hasTwin =
  "EXISTS (SELECT 1 FROM twin WHERE twin.model = ledger.model AND twin.id = ledger.id AND twin.seenIn = ledger.seenIn)";

/** Forgets what a list that starts again has given: an entry that comes once more is not a second one. */
export function forgetSeen(sql: SqlStorage, model: LinkedModel): void {
  const { number } = syncOf(sql) ?? { number: 0 };
  sql.exec("DELETE FROM seen WHERE model = ?", model);
  sql.exec("DELETE FROM twin WHERE model = ? AND seenIn = ?", model, number);
  sql.exec("UPDATE ledger SET seenIn = seenIn - 1 WHERE model = ? AND seenIn = ?", model, number);
}

/** Adds a line of what happened; the oldest go. */
export function note(sql: SqlStorage, said: MessageRef, moment: string): void {
  sql.exec("INSERT INTO activity (moment, said) VALUES (?, ?)", moment, encodeMessage(said));
  sql.exec(
    "DELETE FROM activity WHERE id NOT IN (SELECT id FROM activity ORDER BY id DESC LIMIT ?)",
    linkedAccountLimits.activity,
  );
}

const activityRow = v.object({ id: v.number(), moment: v.string(), said: v.string() });

export const activityOf = (sql: SqlStorage): v.InferOutput<typeof activityRow>[] =>
  storedRows(sql, activityRow, "SELECT * FROM activity ORDER BY id DESC");

/** Begins a synchronisation: each model waits, from its start or for what changed since the last whole one. */
export function beginSync(sql: SqlStorage, models: readonly LinkedModel[], readsChanges: boolean, at: string): void {
  const before = syncOf(sql);
  const whole = new Set(modelsOf(sql).flatMap(({ model, isWhole }) => (isWhole === 1 ? [model] : [])));
  sql.exec("DELETE FROM seen");
  for (const model of models) {
    const since = readsChanges && whole.has(model) ? (before?.wholeOn ?? null) : null;
    sql.exec(
      `INSERT INTO model (model, state, since) VALUES (?, 'waiting', ?) ON CONFLICT (model) DO UPDATE SET
         state = 'waiting', since = excluded.since, cursor = NULL, restarts = 0, added = 0, changed = 0, deleted = 0`,
      model,
      since,
    );
  }
  sql.exec(
    `UPDATE sync SET number = number + 1, state = 'running', startedOn = ?, endedOn = NULL, calls = 0, failures = 0,
       problem = NULL, twice = 0`,
    at,
  );
}
