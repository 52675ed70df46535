import * as v from "valibot";

type Sql = Pick<SqlStorage, "exec">;

/** Names what failed by field, never by its data. */
function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown, place: string): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  throw new Error(`Cannot read ${place}: expected ${result.issues[0].expected ?? "another value"}.`);
}

/**
 * Returns the rows of a query, each parsed by the schema.
 * @throws Error that names the query's table, never the data, when a row doesn't match
 */
export function storedRows<T>(
  sql: Sql,
  schema: v.GenericSchema<unknown, T>,
  query: string,
  ...values: SqlStorageValue[]
): T[] {
  const place = `a row of ${/\b(?:FROM|INTO|UPDATE)\s+(\w+)/i.exec(query)?.[1] ?? "SQLite"}`;
  return sql
    .exec(query, ...values)
    .toArray()
    .map((row) => parsed(schema, row, place));
}

/** Returns a schema of a column that holds JSON of this schema. */
export function jsonColumn<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(v.string(), v.parseJson(), schema);
}
