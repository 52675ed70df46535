import * as v from "valibot";
import { parseStored, readRows } from "./stored-json.ts";

type Sql = Pick<SqlStorage, "exec">;

const tablePattern = /\b(?:FROM|INTO)\s+(\w+)/i;

/** Names the table that a query reads, for errors. */
const placeOf = (query: string): string => `a row of ${tablePattern.exec(query)?.[1] ?? "SQLite"}`;

/**
 * The rows of a query, each parsed by the schema; columns that it does not name are left out.
 * @throws Error that names the table and the column, never the data, when a row does not match.
 */
export function storedRows<T>(
  sql: Sql,
  schema: v.GenericSchema<unknown, T>,
  query: string,
  ...values: SqlStorageValue[]
): T[] {
  const place = placeOf(query);
  return sql
    .exec(query, ...values)
    .toArray()
    .map((row) => parseStored(schema, row, place));
}

/** The same for lists and for work on many: rows that do not match are passed over and logged. */
export function soundRows<T>(
  sql: Sql,
  schema: v.GenericSchema<unknown, T>,
  query: string,
  ...values: SqlStorageValue[]
): T[] {
  const place = placeOf(query);
  return readRows(sql.exec(query, ...values).toArray(), (row) => parseStored(schema, row, place)).readable;
}

/** The one row of a query that always has one. @throws Error when it has none or several, or as `storedRows` does. */
export function storedRow<T>(
  sql: Sql,
  schema: v.GenericSchema<unknown, T>,
  query: string,
  ...values: SqlStorageValue[]
): T {
  return parseStored(schema, sql.exec(query, ...values).one(), placeOf(query));
}

/** A schema of a column that holds JSON of this schema. */
export function jsonColumn<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(v.string(), v.parseJson(), schema);
}
