/**
 * Changes of what waits in the job that the catalogue does not know yet: noted in the transaction of each change, shipped
 * afterwards. Numbers only ever rise, although rows are deleted.
 */
import * as v from "valibot";
import { storedRow } from "@paygauge/worker/stored-rows";
const table = "needs_outbox";

/** Created at the object's first access; erased with the job. A job that has runs already has shipped nothing yet. */
export function createNeedsOutbox(sql: SqlStorage): void {
  const isThere = sql.exec("SELECT 1 FROM sqlite_master WHERE name = ?", table).toArray().length > 0;
  if (isThere) return;
  sql.exec(`CREATE TABLE ${table} (number INTEGER PRIMARY KEY AUTOINCREMENT)`);
  if (sql.exec("SELECT 1 FROM run LIMIT 1").toArray().length > 0) noteNeeds(sql);
}

/** Notes that what waits may have changed. Call it in the transaction of the change. */
export function noteNeeds(sql: SqlStorage): void {
  sql.exec(`INSERT INTO ${table} DEFAULT VALUES`);
}

const newest = v.object({ number: v.nullable(v.number()) });

/** The number to ship; null when the catalogue knows everything. */
export function needsToTell(sql: SqlStorage): number | null {
  return storedRow(sql, newest, `SELECT max(number) AS number FROM ${table}`).number;
}

/** Notes that a number was shipped. Later changes remain. */
export function needsTold(sql: SqlStorage, number: number): void {
  sql.exec(`DELETE FROM ${table} WHERE number <= ?`, number);
}
