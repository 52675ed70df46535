/** The part of a store that an ingest uses: a Durable Object's, or that of a test. */

export type SqlValue = ArrayBuffer | string | number | null;

export type SqlRow = Record<string, SqlValue>;

/** The part of a Durable Object's `ctx.storage.sql` that is used. */
export interface SqlRunner {
  exec(query: string, ...bindings: SqlValue[]): Iterable<SqlRow>;
}

/** The part of a Durable Object's `ctx.storage` that is used. */
export interface IngestStore {
  sql: SqlRunner;
  transactionSync<T>(work: () => T): T;
}

/** Runs a statement to its end: a Durable Object's cursor is lazy. */
export function drain(rows: Iterable<Record<string, SqlValue>>): void {
  for (const row of rows) void row;
}

/** A column as a number; what is null is not a number. */
export function numberOf(value: SqlValue | undefined): number {
  return typeof value === "number" ? value : Number.NaN;
}

export function textOf(value: SqlValue | undefined): string {
  return typeof value === "string" ? value : "";
}

/** A BLOB as bytes: an ArrayBuffer in a Durable Object, a byte array elsewhere. */
export function bytesOf(value: unknown): Uint8Array {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  return value instanceof Uint8Array ? value : new Uint8Array(0);
}
