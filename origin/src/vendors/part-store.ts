/** Stores what runs of jobs state about suppliers. A run is readable once it is whole. */
import * as v from "valibot";
import { forgetLabels, leaveLabels, leftLabels, storeLabels } from "./label-store.ts";
import { columnsOf, packRows, type PartColumns, type VendorRow } from "./part-columns.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** Names a run of a job. */
export interface JobRun {
  readonly jobId: string;
  readonly run: string;
}

export interface PartHead extends JobRun {
  readonly currency: string;
  readonly minorDigits: number;
  /** What the figures are of: last day of the period, otherwise the day the run finished. ISO date. */
  readonly measuredOn: string;
}

/** Rows that a job sends at one time: neither it nor the vendors are held for long. */
export const rowsOfChunk = 500;

/** Stores some suppliers of a run; the same chunk again replaces itself. */
export function putChunk(
  storage: DurableObjectStorage,
  issuerId: string,
  head: PartHead,
  chunk: number,
  rows: readonly VendorRow[],
): void {
  const { sql } = storage;
  const { jobId, run, currency, minorDigits, measuredOn } = head;
  storage.transactionSync(() => {
    const labels = storeLabels(sql, issuerId, rows);
    sql.exec(
      `INSERT INTO part VALUES (?, ?, ?, ?, ?, 0, 0) ON CONFLICT (jobId, run) DO UPDATE SET
       currency = excluded.currency, minorDigits = excluded.minorDigits, measuredOn = excluded.measuredOn`,
      jobId,
      run,
      currency,
      minorDigits,
      measuredOn,
    );
    sql.exec(
      "INSERT OR REPLACE INTO part_chunk VALUES (?, ?, ?, ?, ?, ?)",
      jobId,
      run,
      chunk,
      rows.length,
      packRows(rows, labels),
      JSON.stringify(rows.map(({ supplierKey }) => supplierKey)),
    );
  });
}

/**
 * Makes a run readable, and removes the job's runs that the catalogue no longer names. Labels that no run states any
 * longer keep their vendor, with its merges and notes, but lose the directory entry that their run matched.
 */
export function finishPart(
  storage: DurableObjectStorage,
  issuerId: string,
  { jobId, run }: JobRun,
  chunks: number,
  keep: readonly string[],
): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec("DELETE FROM part_chunk WHERE jobId = ? AND run = ? AND chunk >= ?", jobId, run, chunks);
    sql.exec(
      `UPDATE part SET isWhole = 1, rows = (SELECT coalesce(sum(rows), 0) FROM part_chunk
       WHERE part_chunk.jobId = part.jobId AND part_chunk.run = part.run) WHERE jobId = ? AND run = ?`,
      jobId,
      run,
    );
    const stated = labelsIn(sql, "jobId = ?", jobId);
    dropParts(sql, jobId, [...keep, run]);
    leaveLabels(sql, issuerId, jobId, unstated(sql, jobId, stated));
  });
}

/** The labels that some chunks state. */
function labelsIn(sql: SqlStorage, where: string, ...values: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const labels of labelColumns(sql, where, ...values)) for (const label of labels) found.add(label);
  return found;
}

function* labelColumns(sql: SqlStorage, where: string, ...values: readonly string[]): Generator<Uint32Array> {
  for (const { columns, rows } of sql.exec<{ columns: ArrayBuffer; rows: number }>(
    `SELECT columns, rows FROM part_chunk WHERE ${where}`,
    ...values,
  ))
    yield columnsOf(columns, rows).labels;
}

/** Those of some labels of a job that no run of any job states; other jobs are read only if some may be left. */
function unstated(sql: SqlStorage, jobId: string, labels: ReadonlySet<number>): number[] {
  const left = new Set(labels);
  for (const where of ["jobId = ?", "jobId <> ?"]) {
    if (left.size === 0) return [];
    for (const stated of labelColumns(sql, where, jobId)) for (const label of stated) left.delete(label);
  }
  return [...left];
}

/** Removes the runs of a job but for these. Labels and vendors stay: another job may state them again. */
export function dropParts(sql: SqlStorage, jobId: string, keep: readonly string[]): void {
  for (const table of ["part", "part_chunk"])
    sql.exec(
      `DELETE FROM ${table} WHERE jobId = ? AND run NOT IN (SELECT value FROM json_each(?))`,
      jobId,
      JSON.stringify(keep),
    );
}

/** Removes all that a job stated: its runs, its outcomes, and names that no other job states. */
export function dropJob(storage: DurableObjectStorage, issuerId: string, jobId: string): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    const stated = labelsIn(sql, "jobId = ?", jobId);
    dropParts(sql, jobId, []);
    for (const table of ["outcome", "campaign"]) sql.exec(`DELETE FROM ${table} WHERE jobId = ?`, jobId);
    for (const labelId of leftLabels(sql, jobId)) stated.add(labelId);
    forgetLabels(sql, issuerId, unstated(sql, jobId, stated));
  });
}

/** Names a run among all runs of an issuer. */
export const nameOfRun = ({ jobId, run }: JobRun): string => `${jobId} ${run}`;

/** Every whole run with its head, by its name. */
export function wholeParts(sql: SqlStorage): Map<string, PartHead> {
  const heads = sql.exec<PartHead & Record<string, SqlStorageValue>>(
    "SELECT jobId, run, currency, minorDigits, measuredOn FROM part WHERE isWhole = 1",
  );
  return new Map([...heads].map((head) => [nameOfRun(head), head]));
}

/** The suppliers of a run, chunk by chunk. */
export function* chunksOf(
  sql: SqlStorage,
  { jobId, run }: JobRun,
): Generator<PartColumns & { readonly chunk: number }> {
  for (const { chunk, rows, columns } of sql.exec<{ chunk: number; rows: number; columns: ArrayBuffer }>(
    "SELECT chunk, rows, columns FROM part_chunk WHERE jobId = ? AND run = ? ORDER BY chunk",
    jobId,
    run,
  ))
    yield { chunk, ...columnsOf(columns, rows) };
}

/** One chunk of a run; undefined if there is none. */
export function chunkOf(sql: SqlStorage, { jobId, run }: JobRun, chunk: number): PartColumns | undefined {
  const [found] = sql
    .exec<{ rows: number; columns: ArrayBuffer }>(
      "SELECT rows, columns FROM part_chunk WHERE jobId = ? AND run = ? AND chunk = ?",
      jobId,
      run,
      chunk,
    )
    .toArray();
  return found && columnsOf(found.columns, found.rows);
}

/** The key of a supplier in a chunk; "" if there is none. */
export function keyOfRow(sql: SqlStorage, { jobId, run }: JobRun, chunk: number, row: number): string {
  const [found] = sql
    .exec<{ supplierKey: string | null }>(
      "SELECT keysJson->>('$[' || CAST(? AS INTEGER) || ']') AS supplierKey FROM part_chunk WHERE jobId = ? AND run = ? AND chunk = ?",
      row,
      jobId,
      run,
      chunk,
    )
    .toArray();
  return found?.supplierKey ?? "";
}

/** Keys of a chunk's suppliers by their place. */
export function keysOfChunk(sql: SqlStorage, { jobId, run }: JobRun, chunk: number): readonly string[] {
  const [row] = sql
    .exec<{ keysJson: string }>(
      "SELECT keysJson FROM part_chunk WHERE jobId = ? AND run = ? AND chunk = ?",
      jobId,
      run,
      chunk,
    )
    .toArray();
  return row === undefined ? [] : readStored(v.array(v.string()), row.keysJson, "part_chunk.keysJson");
}
