/** The store's shape over node:sqlite, for tests and the benchmark; a Durable Object brings its own. */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { IngestStore, SqlRunner, SqlValue } from "./sql-runner.ts";

/** Statements on a database of Node's SQLite, as a Durable Object executes them. */
export function nodeSql(db: DatabaseSync): SqlRunner {
  const prepared = new Map<string, StatementSync>();
  const exec = (query: string, ...bindings: SqlValue[]): Record<string, SqlValue>[] => {
    let statement = prepared.get(query);
    if (statement === undefined) {
      statement = db.prepare(query);
      prepared.set(query, statement);
    }
    const values = bindings.map((value) => (value instanceof ArrayBuffer ? new Uint8Array(value) : value));
    return statement
      .all(...values)
      .map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value)])));
  };
  return { exec };
}

/** A store in memory, or in a file. `db` is the database under it. */
export function nodeStore(path = ":memory:"): IngestStore & { db: DatabaseSync } {
  const db = new DatabaseSync(path);
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
  return { db, sql: nodeSql(db), transactionSync };
}

function plain(value: unknown): SqlValue {
  if (value instanceof Uint8Array) return new Uint8Array(value).buffer;
  return typeof value === "string" || typeof value === "number" ? value : null;
}
