/** Suppliers of runs as one wide table, copied from packed parts on first use. It is a cache: parts are the source. */
import * as v from "valibot";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { storedRows } from "@paygauge/worker/stored-rows";

/** Columns after the place of a row, in the order in which rows are written. A blank is NULL. */
export const supplierColumns = [
  "labelId",
  "vendor",
  "supplier",
  "city",
  "country",
  "mcc",
  "industry",
  "industryGroup",
  "spend",
  "invoices",
  "payments",
  "matched",
  "cardAccepting",
  "virtualCard",
  "straightThrough",
  "detailLevel",
  "paymentMethods",
  "lastOnCard",
  ...capabilities.map((capability) => `${capability}Score` as const),
] as const;

const numbers: ReadonlySet<string> = new Set(["labelId", "vendor", "spend", "invoices", "payments", "detailLevel"]);

/** A chunk is as many suppliers of a run as its part has in one (part-store.ts). */
export function createAnalyticsTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS analytics_chunk (chunkRow INTEGER PRIMARY KEY AUTOINCREMENT, jobId TEXT NOT NULL,
    run TEXT NOT NULL, chunk INTEGER NOT NULL, rows INTEGER NOT NULL, UNIQUE (jobId, run, chunk))`);
  const columns = supplierColumns.map((name) => `${name} ${numbers.has(name) ? "INTEGER" : "TEXT"}`);
  sql.exec(`CREATE TABLE IF NOT EXISTS analytics_supplier (chunkRow INTEGER NOT NULL, place INTEGER NOT NULL,
    ${columns.join(", ")}, PRIMARY KEY (chunkRow, place)) WITHOUT ROWID`);
  sql.exec("CREATE INDEX IF NOT EXISTS analytics_supplier_vendor ON analytics_supplier (vendor)");
}

const isStated = `EXISTS (SELECT 1 FROM part_chunk p JOIN part ON part.jobId = p.jobId AND part.run = p.run AND part.isWhole = 1
  WHERE p.jobId = a.jobId AND p.run = a.run AND p.chunk = a.chunk AND p.rows = a.rows)`;

const chunkOnly = v.object({ chunkRow: v.number() });

function dropChunks(sql: SqlStorage, where: string, ...values: readonly (string | number)[]): void {
  for (const { chunkRow } of storedRows(
    sql,
    chunkOnly,
    `SELECT chunkRow FROM analytics_chunk a WHERE ${where}`,
    ...values,
  )) {
    sql.exec("DELETE FROM analytics_supplier WHERE chunkRow = ?", chunkRow);
    sql.exec("DELETE FROM analytics_chunk WHERE chunkRow = ?", chunkRow);
  }
}

/** Removes copies of suppliers that no part states any longer: of replaced runs and deleted jobs. */
export const dropUnstated = (sql: SqlStorage): void => dropChunks(sql, `NOT ${isStated}`);

const chunkSize = v.object({ chunkRow: v.number(), rows: v.number() });

/** Every copied chunk, the oldest first. */
export const copiedChunks = (sql: SqlStorage): { chunkRow: number; rows: number }[] =>
  storedRows(sql, chunkSize, "SELECT chunkRow, rows FROM analytics_chunk ORDER BY chunkRow");

/** Removes the oldest copies that `wanted` doesn't name, until at most `most` rows are left. */
export function dropUnused(sql: SqlStorage, wanted: ReadonlySet<number>, most: number): void {
  const all = copiedChunks(sql);
  let rows = all.reduce((sum, each) => sum + each.rows, 0);
  for (const each of all) {
    if (rows <= most) return;
    if (wanted.has(each.chunkRow)) continue;
    dropChunks(sql, "chunkRow = ?", each.chunkRow);
    rows -= each.rows;
  }
}
