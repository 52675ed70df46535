/**
 * The tables of an ingest, in the SQLite of the job's object. A payee spelling has a row with its identity, written when
 * it is met. What a slice adds to totals and months is kept as packed columns (deltas) until the files are read; then the
 * deltas are merged into pages of packed columns, part by part, a part being 4,096 neighbouring spellings: a row for each
 * payee of each slice costs more than reading the file. Raw keys are pages of bytes, so that the table of known payees is
 * loaded again after a restart. What became of each row is packed by the slice (row-payees.ts), and the corrections that
 * the files were read with are kept with it.
 */
import { packMonthRows } from "./month-pages.ts";
import { drain, type SqlRunner } from "./sql-runner.ts";
import { packTotalRows } from "./total-pages.ts";

const statements = [
  `CREATE TABLE IF NOT EXISTS ingest_upload (
    upload_id TEXT PRIMARY KEY, ordinal INTEGER NOT NULL, size INTEGER NOT NULL, place TEXT NOT NULL,
    records INTEGER NOT NULL, done INTEGER NOT NULL, counters TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_identity (variant_id INTEGER PRIMARY KEY, identity TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_total_page (part INTEGER PRIMARY KEY, columns BLOB NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_month_page (
    part INTEGER NOT NULL, page INTEGER NOT NULL, columns BLOB NOT NULL, PRIMARY KEY (part, page))`,
  `CREATE TABLE IF NOT EXISTS ingest_size_page (
    part INTEGER NOT NULL, page INTEGER NOT NULL, columns BLOB NOT NULL, PRIMARY KEY (part, page))`,
  `CREATE TABLE IF NOT EXISTS ingest_delta (
    seq INTEGER PRIMARY KEY, part INTEGER NOT NULL, kind TEXT NOT NULL, columns BLOB NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS ingest_delta_part ON ingest_delta (part)`,
  `CREATE TABLE IF NOT EXISTS ingest_key_page (
    page INTEGER PRIMARY KEY, generation INTEGER NOT NULL, first_variant INTEGER NOT NULL, keys BLOB NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_row_page (page INTEGER PRIMARY KEY, upload_id TEXT NOT NULL, hashes BLOB NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_document_page (
    page INTEGER PRIMARY KEY, generation INTEGER NOT NULL, hashes BLOB NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_breakdown (seq INTEGER PRIMARY KEY, columns BLOB NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_breakdown_value (
    place INTEGER NOT NULL, id INTEGER NOT NULL, value TEXT NOT NULL, PRIMARY KEY (place, id))`,
  `CREATE TABLE IF NOT EXISTS ingest_reject (
    seq INTEGER PRIMARY KEY, upload_id TEXT NOT NULL, line INTEGER NOT NULL, reason TEXT NOT NULL, raw TEXT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS ingest_row_payee (
    upload_id TEXT NOT NULL, first INTEGER NOT NULL, count INTEGER NOT NULL, width INTEGER NOT NULL,
    places BLOB NOT NULL, payees BLOB NOT NULL, PRIMARY KEY (upload_id, first))`,
  `CREATE TABLE IF NOT EXISTS ingest_correction (
    upload_id TEXT NOT NULL, seq INTEGER NOT NULL, said TEXT NOT NULL, PRIMARY KEY (upload_id, seq))`,
] as const;

/** Names of all ingest tables. */
export const ingestTables = [
  "upload",
  "identity",
  "total_page",
  "month_page",
  "size_page",
  "delta",
  "key_page",
  "row_page",
  "document_page",
  "breakdown",
  "breakdown_value",
  "reject",
  "row_payee",
  "correction",
].map((name) => `ingest_${name}`);

/** Creates the tables where they are not there yet. */
export function createIngestTables(sql: SqlRunner): void {
  for (const statement of statements) drain(sql.exec(statement));
  packTotalRows(sql);
  packMonthRows(sql);
}

/** Forgets all that was ingested: to read the files of a job again, from their beginning. */
export function resetIngest(sql: SqlRunner): void {
  for (const table of ingestTables) drain(sql.exec(`DELETE FROM ${table}`));
}
