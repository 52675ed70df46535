import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

function sqliteFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sqlite"))
    .map((name) => path.join(folder, name));
}

/** A copy of a store as it stands now, with what is not yet moved out of its log. The system must be at rest. */
function copyOf(file: string, folder: string): DatabaseSync {
  const copy = path.join(folder, path.basename(file));
  for (const end of ["", "-wal"]) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  return new DatabaseSync(copy);
}

const has = (db: DatabaseSync, table: string): boolean =>
  db.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(table) !== undefined;

/** Copies of the system's own SQLite files, read by Node's SQLite: another reader than the product's. */
export interface StoreCopies {
  /** The store of each job by the job's id, of those that have a finished analysis. */
  readonly jobs: ReadonlyMap<string, DatabaseSync>;
  readonly catalogue: DatabaseSync;
  close(): void;
}

/** @throws Error where the catalogue is not found. */
export function copyStores(folder: string): StoreCopies {
  const copies = mkdtempSync(path.join(tmpdir(), "paygauge-stores-"));
  const jobs = new Map<string, DatabaseSync>();
  let catalogue: DatabaseSync | null = null;
  for (const [at, file] of sqliteFiles(folder).entries()) {
    const place = mkdtempSync(path.join(copies, `${at}-`));
    const db = copyOf(file, place);
    if (has(db, "job_totals")) catalogue = db;
    if (!has(db, "supplier_base")) continue;
    const row = db.prepare("SELECT recordJson->>'payload' AS value FROM run ORDER BY number DESC LIMIT 1").get();
    if (row) jobs.set(JSON.parse(String(row["value"])).job.jobId, db);
  }
  if (!catalogue) throw new Error("The catalogue is not below the system's folder.");
  return { jobs, catalogue, close: () => rmSync(copies, { recursive: true, force: true }) };
}
