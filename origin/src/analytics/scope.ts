/** What a user may see, as the one JSON parameter that every compiled query has. */

/** A job that the user sees, with the run that they read. */
export interface SeenJobRow {
  readonly jobId: string;
  readonly run: string;
  readonly job: string;
  readonly buyer: string;
  readonly issuer: string;
  readonly currency: string;
  /** Minor units of one unit of the currency. */
  readonly scale: number;
  /** Capabilities of the job, as "|stp|vcard|": levels of others appear in no answer, filter or order. */
  readonly chosen: string;
}

/** A table expression over JSON arrays, with a column for each name. @param place such as "?1" */
export const jsonTable = (table: string, names: readonly string[], place: string): string =>
  `WITH ${table} AS MATERIALIZED (SELECT ${names.map((name, at) => `value->>${at} AS ${name}`).join(", ")} FROM json_each(${place}))`;

/** Rows of such a table; a blank is NULL. */
export const jsonRows = <Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | null>>[],
): string => JSON.stringify(rows.map((row) => names.map((name) => (row[name] === "" ? null : row[name]))));
