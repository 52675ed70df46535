import * as v from "valibot";
import { storedRows } from "@paygauge/worker/stored-rows";

const tableRow = v.object({ name: v.string() });
const ownTables = String.raw`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'
  AND name NOT LIKE '\_cf\_%' ESCAPE '\'`;

/** Deletes every row of an object that has ordinary tables alone, in one transaction. */
export function emptyTables(storage: DurableObjectStorage): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    for (const { name } of storedRows(sql, tableRow, ownTables)) sql.exec(`DELETE FROM "${name}"`);
  });
}
