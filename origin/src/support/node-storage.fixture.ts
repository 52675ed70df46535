/** A Durable Object's storage over Node's SQLite, for tests of statements that need no Worker. */
import { nodeStore } from "../job/ingest/node-store.ts";

/** A row that a statement always has. @throws Error if there is none or several, as a Durable Object's cursor does */
function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`Expected one row, got ${rows.length}.`);
  return row;
}

/** `sql` and `transactionSync` in memory, empty; it has no other part of a storage. */
export function nodeStorage(): DurableObjectStorage {
  const { sql, transactionSync } = nodeStore();
  const exec = (query: string, ...bindings: SqlStorageValue[]) => {
    const rows = [...sql.exec(query, ...bindings)];
    return Object.assign(rows.values(), {
      toArray: () => rows,
      one: () => onlyRow(rows),
      raw: () => rows.map((row) => Object.values(row)).values(),
    });
  };
  return { sql: { exec }, transactionSync } as unknown as DurableObjectStorage;
}
