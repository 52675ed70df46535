/** A Durable Object's storage over Node's SQLite, for tests of statements that need no Worker. */
import { DatabaseSync, type SQLInputValue } from "node:sqlite";

type Row = Record<string, SqlStorageValue>;

const asStored = (value: unknown): SqlStorageValue => {
  if (value instanceof Uint8Array) return new Uint8Array(value).buffer;
  return typeof value === "string" || typeof value === "number" ? value : null;
};
const asBound = (value: SqlStorageValue): SQLInputValue =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : value;

/** A row that a statement always has. @throws Error if there is none or several, as a Durable Object's cursor does */
function onlyRow(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`);
  return row;
}

/** `sql` and `transactionSync` in memory, empty; nothing else of a storage is there. */
export function nodeStorage(): DurableObjectStorage {
  const db = new DatabaseSync(":memory:");
  const exec = (query: string, ...bindings: SqlStorageValue[]) => {
    const rows = db
      .prepare(query)
      .all(...bindings.map(asBound))
      .map((row): Row => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asStored(value)])));
    return Object.assign(rows.values(), {
      toArray: () => rows,
      one: () => onlyRow(rows),
      raw: () => rows.map((row) => Object.values(row)).values(),
    });
  };
  const transactionSync = <T>(work: () => T): T => {
    db.exec("BEGIN");
    try {
      const result = work();
      db.exec("COMMIT");
      return result;
    } catch (error) {
      db.exec("ROLLBACK");
      throw error;
    }
  };
  return { sql: { exec }, transactionSync } as unknown as DurableObjectStorage;
}
