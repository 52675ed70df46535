/**
 * Ledgers of earlier imports: their rows are archived under the run that read it, as long as a run that was
 * computed from it is kept, so that the supplier page of that run shows its own documents while a new file is read.
 */
import { drain, type SqlRunner, type SqlValue } from "./sql-runner.ts";

/** What a finished run still reads of its ledger: columns with their types by table, and what tells rows apart. */
const readTables = {
  identity: { columns: { variant_id: "INTEGER", identity: "TEXT" }, key: "variant_id" },
  total_page: { columns: { part: "INTEGER", columns: "BLOB" }, key: "part" },
  month_page: { columns: { part: "INTEGER", page: "INTEGER", columns: "BLOB" }, key: "part, page" },
  reject: {
    columns: { seq: "INTEGER", upload_id: "TEXT", line: "INTEGER", reason: "TEXT", raw: "TEXT" },
    key: "seq",
  },
  row_payee: {
    columns: {
      upload_id: "TEXT",
      first: "INTEGER",
      count: "INTEGER",
      width: "INTEGER",
      places: "BLOB",
      payees: "BLOB",
    },
    key: "upload_id, first",
  },
  correction: { columns: { upload_id: "TEXT", seq: "INTEGER", said: "TEXT" }, key: "upload_id, seq" },
} as const;
type ReadTable = keyof typeof readTables;
const tables = Object.entries(readTables);

export const keptLedgerTables: readonly string[] = tables.map(([table]) => `kept_${table}`);

export function createKeptLedgers(sql: SqlRunner): void {
  for (const [table, { columns, key }] of tables) {
    const typed = Object.entries(columns).map(([name, type]) => `${name} ${type} NOT NULL`);
    const text = `ledger TEXT NOT NULL, ${typed.join(", ")}, PRIMARY KEY (ledger, ${key})`;
    drain(sql.exec(`CREATE TABLE IF NOT EXISTS kept_${table} (${text})`));
  }
}

/** The store of a ledger that was read: of the last import's files, with `kept` of one that lies aside. */
export interface Ledger extends SqlRunner {
  readonly kept?: string;
}

/** The ledger that lies aside under this name. */
export function keptLedger(sql: SqlRunner, name: string): Ledger {
  return { kept: name, exec: (query, ...bindings) => sql.exec(query, ...bindings) };
}

/** Rows of a table of the ledger; `rest` continues from its WHERE. */
export function rowsOf(
  ledger: Ledger,
  table: ReadTable,
  columns: string,
  rest: string,
  ...values: SqlValue[]
): Iterable<Record<string, SqlValue>> {
  return ledger.kept === undefined
    ? ledger.exec(`SELECT ${columns} FROM ingest_${table} WHERE ${rest}`, ...values)
    : ledger.exec(`SELECT ${columns} FROM kept_${table} WHERE ledger = ? AND ${rest}`, ledger.kept, ...values);
}

/** Adds a row to a table of the ledger. */
export function addRow(ledger: Ledger, table: ReadTable, row: Readonly<Record<string, SqlValue>>): void {
  const of = ledger.kept === undefined ? row : { ledger: ledger.kept, ...row };
  const names = Object.keys(of);
  const into = `${ledger.kept === undefined ? "ingest" : "kept"}_${table} (${names.join(", ")})`;
  drain(ledger.exec(`INSERT INTO ${into} VALUES (${names.map(() => "?").join(", ")})`, ...Object.values(of)));
}

/** Lays the last import's ledger aside under its name: part of the transaction that forgets it. */
export function layAside(sql: SqlRunner, name: string): void {
  for (const [table, { columns }] of tables) {
    const names = Object.keys(columns).join(", ");
    drain(sql.exec(`INSERT INTO kept_${table} (ledger, ${names}) SELECT ?, ${names} FROM ingest_${table}`, name));
  }
}

/** Removes the ledgers that lie aside, but for those named. */
export function dropLedgers(sql: SqlRunner, but: readonly string[]): void {
  const names = JSON.stringify(but);
  for (const [table] of tables)
    drain(sql.exec(`DELETE FROM kept_${table} WHERE ledger NOT IN (SELECT value FROM json_each(?))`, names));
}
