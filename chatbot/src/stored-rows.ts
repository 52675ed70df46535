import * as v from "valibot";

type Sql = Pick<SqlStorage, "exec">;

/**
 * Returns the rows of a query, each parsed by the schema. A row that doesn't match is damaged, or of a kind that this
 * release doesn't know: it is skipped, so that it stops no other, and the log names its table, never its data.
 */
export function storedRows<T>(
  sql: Sql,
  schema: v.GenericSchema<unknown, T>,
  query: string,
  ...values: SqlStorageValue[]
): T[] {
  const results = sql
    .exec(query, ...values)
    .toArray()
    .map((row) => v.safeParse(schema, row, { abortEarly: true }));
  const damaged = results.filter(({ success }) => !success).length;
  if (damaged > 0) {
    const place = /\b(?:FROM|INTO|UPDATE)\s+(\w+)/i.exec(query)?.[1] ?? "SQLite";
    console.error(JSON.stringify({ damagedRows: damaged, of: place }));
  }
  return results.flatMap((result) => (result.success ? [result.output] : []));
}

/** Returns a schema of a column that holds JSON of this schema. */
export function jsonColumn<const S extends v.GenericSchema>(schema: S) {
  return v.pipe(v.string(), v.parseJson(), schema);
}
