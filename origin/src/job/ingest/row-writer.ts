/** Writes rows of one table, as many in a statement as may be bound. */
import { drain, type SqlRunner, type SqlValue } from "./sql-runner.ts";

/** Values bound to one statement at most (a Durable Object's limit). */
const mostBound = 100;

/**
 * Collects rows and writes as many at once as may be bound. Plain values beat one JSON parameter fourfold here: SQLite
 * parses a JSON row again for each of its columns.
 */
export class RowWriter {
  private values: SqlValue[] = [];
  private readonly sql: SqlRunner;
  private readonly query: (rows: number) => string;
  private readonly width: number;
  private readonly full: number;
  private readonly fullQuery: string;

  constructor(sql: SqlRunner, table: string, columns: readonly string[]) {
    this.sql = sql;
    const row = `(${columns.map(() => "?").join(", ")})`;
    this.query = (rows) =>
      `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${Array.from({ length: rows }, () => row).join(", ")}`;
    this.width = columns.length;
    this.full = Math.max(1, Math.floor(mostBound / columns.length)) * columns.length;
    this.fullQuery = this.query(this.full / this.width);
  }

  /** Binds one value; after the last of a row the row is complete. */
  value(value: SqlValue): void {
    this.values.push(value);
  }

  /** Ends a row. */
  end(): void {
    if (this.values.length < this.full) return;
    drain(this.sql.exec(this.fullQuery, ...this.values));
    this.values = [];
  }

  flush(): void {
    if (this.values.length === 0) return;
    drain(this.sql.exec(this.query(this.values.length / this.width), ...this.values));
    this.values = [];
  }
}
