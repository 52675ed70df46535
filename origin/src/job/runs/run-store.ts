/**
 * The finished runs of a job. A run is whole while its suppliers, cubes and search are stored: the newest few are, and the
 * published one. Of an older run the record stays: what made it, its headline and its bands.
 */
import { countedAs } from "@paygauge/api-types/entities/ledger-words";
import { jobSummary, type JobSummary } from "@paygauge/api-types/entities/job-summary";
import * as v from "valibot";
import { runPayload } from "../commands.ts";
import { hasCubes } from "../cubes/cube-store.ts";
import { dropLedgers, keptLedger, layAside, type Ledger } from "../ingest/kept-ledgers.ts";
import { readMeta, writeMeta } from "../job-schema.ts";
import { noteNeeds } from "../needs/needs-outbox.ts";
import { runsWithRows } from "../supplier-store.ts";
import { parseStored, readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";

/** Ours: whole runs in addition to the published one. */
const keptWhole = 3;

/** What is known of a run's ledger as a whole, without its payees. */
const ledgerFacts = v.object({
  /** ISO days; null without dated rows. */
  firstDate: v.nullable(v.string()),
  lastDate: v.nullable(v.string()),
  namesOrders: v.boolean(),
  /** Accepted rows without a date; absent in runs of earlier releases. */
  undated: v.optional(v.number()),
  /** What its counts of documents count; absent in runs of earlier releases, which count lines. */
  counted: v.optional(v.picklist(countedAs)),
});
export type LedgerFacts = Readonly<v.InferOutput<typeof ledgerFacts>>;

/** Goes up with every change of what a summary or the catalogue says of a run: one that was kept before is made again. */
export const summaryShape = "8";

/** Everything about a finished run that is not a row of its suppliers. */
const storedRecord = v.object({
  /** The run that read the files: itself, or of a re-score the import before it. */
  ledger: v.string(),
  /** What it was computed with: files, rulesets, directory. */
  payload: runPayload,
  /** Which release of the product computed it. */
  codeVersion: v.string(),
  ledgerFacts,
  summary: v.looseObject({}),
  /** Of which release the summary is. */
  summaryShape: v.string(),
});
export interface RunRecord extends Readonly<Omit<v.InferOutput<typeof storedRecord>, "summary">> {
  readonly run: string;
  /** From 1, in the order in which the runs were finished. */
  readonly number: number;
  readonly summary: JobSummary;
}

/** A summary of an older release has the fields of that release: what shows it copes, or has it made again. */
export const summaryIn = (summary: object, shape: string): JobSummary =>
  shape === summaryShape ? parseStored(jobSummary, summary, "the summary of a run") : (summary as JobSummary);

export function createRunTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS run (run TEXT PRIMARY KEY, number INTEGER NOT NULL, ledger TEXT NOT NULL,
    isWhole INTEGER NOT NULL, recordJson TEXT NOT NULL)`);
  sql.exec(
    "CREATE TABLE IF NOT EXISTS run_pin (publication INTEGER NOT NULL, run TEXT NOT NULL, PRIMARY KEY (publication, run))",
  );
}

const rowSchema = v.object({ run: v.string(), number: v.number(), recordJson: v.string() });
type Row = Readonly<v.InferOutput<typeof rowSchema>>;

function recordOf({ run, number, recordJson }: Row): RunRecord {
  const record = readStored(storedRecord, recordJson, "run.recordJson");
  return { ...record, run, number, summary: summaryIn(record.summary, record.summaryShape) };
}

/** The run's record; null where it is not finished. */
export function readRun(sql: SqlStorage, run: string): RunRecord | null {
  const [row] = storedRows(sql, rowSchema, "SELECT run, number, recordJson FROM run WHERE run = ?", run);
  return row ? recordOf(row) : null;
}

export function isWhole(sql: SqlStorage, run: string): boolean {
  return sql.exec("SELECT 1 FROM run WHERE run = ? AND isWhole = 1", run).toArray().length > 0;
}

const runRow = v.object({ run: v.string() });

/** Runs whose rows are all there, the newest first. */
export function wholeRuns(sql: SqlStorage): string[] {
  return storedRows(sql, runRow, "SELECT run FROM run WHERE isWhole = 1 ORDER BY number DESC").map(({ run }) => run);
}

const keptRun = v.object({ run: v.string(), isWhole: v.number(), ledger: v.string() });

/**
 * Every finished run, whole or not, with the run that read its files, and whether what that read is the ledger that was
 * read last, which a re-score reads.
 */
export function runsKept(sql: SqlStorage): { run: string; isWhole: boolean; upload: string; isHeld: boolean }[] {
  const last = lastLedger(sql);
  return storedRows(sql, keptRun, "SELECT run, isWhole, ledger FROM run").map(({ run, isWhole: whole, ledger }) => ({
    run,
    isWhole: whole === 1,
    upload: ledger,
    isHeld: ledger === last,
  }));
}

/** The record of a run whose rows are all there; null where it is not finished, or only its headline is kept. */
export function readWholeRun(sql: SqlStorage, run: string): RunRecord | null {
  const [row] = storedRows(
    sql,
    rowSchema,
    "SELECT run, number, recordJson FROM run WHERE run = ? AND isWhole = 1",
    run,
  );
  return row ? recordOf(row) : null;
}

const countRow = v.object({ n: v.number() });

/** The number of a finished run, its record damaged or not; null where it is not finished. */
const numberOfRun = (sql: SqlStorage, run: string): number | null =>
  storedRows(sql, countRow, "SELECT number AS n FROM run WHERE run = ?", run)[0]?.n ?? null;

/** Writes the record of a finished run, whole from now on, and gives its number: the same for the same run. */
export function putRun(sql: SqlStorage, record: Omit<RunRecord, "number">): number {
  const known = numberOfRun(sql, record.run);
  const number = known ?? storedRow(sql, countRow, "SELECT coalesce(max(number), 0) + 1 AS n FROM run").n;
  sql.exec(
    "INSERT OR REPLACE INTO run (run, number, ledger, isWhole, recordJson) VALUES (?, ?, ?, 1, ?)",
    record.run,
    number,
    record.ledger,
    JSON.stringify(record),
  );
  if (known === null) noteNeeds(sql);
  return number;
}

const lastImport = "ingestRun";

/** The run whose import was started last. */
export const lastLedger = (sql: SqlStorage): string => readMeta(sql, lastImport) ?? "";

/**
 * A new import takes the place of the one before, whose ledger is kept where a kept run was computed from it.
 * Part of the transaction that empties the ingest's tables.
 */
export function beginLedger(sql: SqlStorage, run: string): void {
  const before = lastLedger(sql);
  const isRead = sql.exec("SELECT 1 FROM run WHERE ledger = ? AND isWhole = 1", before).toArray().length > 0;
  if (isRead) layAside(sql, before);
  writeMeta(sql, lastImport, run);
}

/** The ledger that a run was computed from. */
export function ledgerOf(sql: SqlStorage, { ledger }: Pick<RunRecord, "ledger">): Ledger {
  return ledger === lastLedger(sql) ? sql : keptLedger(sql, ledger);
}

/**
 * Pins a run for a publication, before the catalogue names it: a pinned run is kept. False where it is not whole, and
 * nothing is pinned then.
 */
export function pinRun(sql: SqlStorage, publication: number, run: string): boolean {
  if (!isWhole(sql, run) || !hasCubes(sql, run)) return false;
  sql.exec("INSERT OR IGNORE INTO run_pin VALUES (?, ?)", publication, run);
  return true;
}

/** What the catalogue says is published: its number, and the run or none. */
export interface Published {
  readonly publication: number;
  readonly run: string | null;
}

/**
 * Releases runs that are no longer published. A pin of a later publication stays: its maker is about to name it in the
 * catalogue.
 */
export function settlePins(sql: SqlStorage, { publication, run }: Published): void {
  sql.exec("DELETE FROM run_pin WHERE publication <= ? AND run <> ?", publication, run ?? "");
  sql.exec("DELETE FROM run_pin WHERE publication < ?", publication);
  if (run !== null) sql.exec("INSERT OR IGNORE INTO run_pin VALUES (?, ?)", publication, run);
}

const ledgerRow = v.object({ ledger: v.string() });

/**
 * Keeps whole the pinned runs, the one that is read as the newest and the newest of the rest; of the others their record.
 * No reader sees these from then on: `letGo` names those whose rows are still there.
 */
export function pruneRuns(sql: SqlStorage, current: string | null): void {
  const pinned = new Set(storedRows(sql, runRow, "SELECT run FROM run_pin").map(({ run }) => run));
  const whole = wholeRuns(sql);
  const newest = whole.filter((run) => !pinned.has(run)).slice(0, keptWhole);
  const isLetGo = (run: string) => !pinned.has(run) && run !== current && !newest.includes(run);
  for (const run of whole.filter(isLetGo)) sql.exec("UPDATE run SET isWhole = 0 WHERE run = ?", run);
  const ledgers = storedRows(sql, ledgerRow, "SELECT DISTINCT ledger FROM run WHERE isWhole = 1");
  dropLedgers(
    sql,
    ledgers.map(({ ledger }) => ledger),
  );
}

/** Runs of which the record alone is kept, and whose rows are to be deleted. */
export const letGo = (sql: SqlStorage): string[] =>
  runsWithRows(sql).filter((run) => !isWhole(sql, run) && numberOfRun(sql, run) !== null);

/** Runs whose rows no reader sees: unfinished ones, and those of which the record alone is kept. Asked by the run that begins, since no other is computed then. */
export const unreadRuns = (sql: SqlStorage): string[] => runsWithRows(sql).filter((run) => !isWhole(sql, run));
