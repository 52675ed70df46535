/**
 * The tables of an ingest, in the SQLite of the job's object. A payee spelling has a row with its identity, written once,
 * and a row with its totals, which grows slice by slice; months are rows; raw keys are pages of bytes, so that the table of known payees is loaded again after a restart.
 */
import { paymentMethods } from "../facts.ts";

export type SqlValue = ArrayBuffer | string | number | null;

/** The part of a Durable Object's `ctx.storage.sql` that is used. */
export interface SqlRunner {
  exec(query: string, ...bindings: SqlValue[]): Iterable<Record<string, SqlValue>>;
}

/** The part of a Durable Object's `ctx.storage` that is used. */
export interface IngestStore {
  sql: SqlRunner;
  transactionSync<T>(work: () => T): T;
}

/** Totals that add up, in the order in which they are kept. */
export const sumFields = [
  "lines",
  "credit_lines",
  "order_count",
  "order_value",
  "invoice_count",
  "invoice_value",
  "payment_count",
  "payment_value",
  ...paymentMethods.flatMap((method) => [`${method.toLowerCase()}_count`, `${method.toLowerCase()}_value`]),
  "terms_weight",
  "terms_days",
  "pay_weight",
  "pay_days",
  "late_weight",
  "late_days",
  "lines_with_order",
  "spend",
] as const;

/** Dates of which the least or the greatest is kept. */
export const dateFields = ["first_date", "last_date", "last_card_date"] as const;

const weighted = new Set(["terms_weight", "terms_days", "pay_weight", "pay_days", "late_weight", "late_days"]);

const statements = [
  `CREATE TABLE IF NOT EXISTS ingest_upload (
    upload_id TEXT PRIMARY KEY, ordinal INTEGER NOT NULL, size INTEGER NOT NULL, place TEXT NOT NULL,
    records INTEGER NOT NULL, done INTEGER NOT NULL, counters TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_identity (variant_id INTEGER PRIMARY KEY, identity TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_total (
    variant_id INTEGER PRIMARY KEY,
    ${sumFields.map((field) => `${field} ${weighted.has(field) ? "REAL" : "INTEGER"} NOT NULL DEFAULT 0`).join(", ")},
    ${dateFields.map((field) => `${field} INTEGER`).join(", ")})`,
  `CREATE VIEW IF NOT EXISTS ingest_variant AS
    SELECT identity, ingest_total.* FROM ingest_total JOIN ingest_identity USING (variant_id)`,
  `CREATE TABLE IF NOT EXISTS ingest_month (
    variant_id INTEGER NOT NULL, month INTEGER NOT NULL, document_type INTEGER NOT NULL,
    count INTEGER NOT NULL, value_minor INTEGER NOT NULL,
    PRIMARY KEY (variant_id, month, document_type)) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS ingest_key_page (
    page INTEGER PRIMARY KEY, generation INTEGER NOT NULL, first_variant INTEGER NOT NULL, keys BLOB NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_row_page (page INTEGER PRIMARY KEY, upload_id TEXT NOT NULL, hashes BLOB NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_reject (
    seq INTEGER PRIMARY KEY, upload_id TEXT NOT NULL, line INTEGER NOT NULL, reason TEXT NOT NULL, raw TEXT NOT NULL)`,
] as const;

/** Creates the tables where they are not there yet. */
export function createIngestTables(sql: SqlRunner): void {
  for (const statement of statements) drain(sql.exec(statement));
}

/** Forgets all that was ingested: to read the files of a job again, from their beginning. */
export function resetIngest(sql: SqlRunner): void {
  for (const table of ["upload", "identity", "total", "month", "key_page", "row_page", "reject"])
    drain(sql.exec(`DELETE FROM ingest_${table}`));
}

/** Runs a statement to its end: a Durable Object's cursor is lazy. */
export function drain(rows: Iterable<Record<string, SqlValue>>): void {
  for (const row of rows) void row;
}

/** A column as a number; what is null is not a number. */
export function numberOf(value: SqlValue | undefined): number {
  return typeof value === "number" ? value : Number.NaN;
}

export function textOf(value: SqlValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** A BLOB as bytes: an ArrayBuffer in a Durable Object, a byte array elsewhere. */
export function bytesOf(value: unknown): Uint8Array {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return value instanceof Uint8Array ? value : new Uint8Array(0);
}
