/** Writes a slice: everything it found, in the one transaction that its caller opens. */
import { dateFields, drain, type SqlRunner, type SqlValue } from "./store.ts";
import type { SliceTotals } from "./slice-totals.ts";

/** Values bound to one statement at most (a Durable Object's limit). */
const mostBound = 100;
const keyPageBytes = 512 * 1024;

/**
 * Collects rows and writes as many at once as may be bound. Plain values beat one JSON parameter fourfold here: SQLite
 * parses a JSON row again for each of its columns.
 */
class RowWriter {
  private values: SqlValue[] = [];
  private readonly sql: SqlRunner;
  private readonly query: (rows: number) => string;
  private readonly width: number;
  private readonly full: number;
  private readonly fullQuery: string;

  constructor(sql: SqlRunner, table: string, columns: readonly string[], tail: string) {
    this.sql = sql;
    const row = `(${columns.map(() => "?").join(", ")})`;
    this.query = (rows) =>
      `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${Array.from({ length: rows }, () => row).join(", ")}${tail}`;
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

/** Writes who the new payees are; ids count up from `first`. */
export function saveIdentities(sql: SqlRunner, first: number, identities: readonly string[]): void {
  const rows = new RowWriter(sql, "ingest_identity", ["variant_id", "identity"], "");
  identities.forEach((identity, at) => {
    rows.value(first + at);
    rows.value(identity);
    rows.end();
  });
  rows.flush();
}

/**
 * Adds a slice's totals to those of its payees.
 * @param firstVariant variant id of the key table's index 0
 */
export function saveTotals(sql: SqlRunner, totals: SliceTotals, firstVariant: number): void {
  const { sums } = totals;
  const add = sums.map((field) => `${field} = ${field} + excluded.${field}`);
  const dates = dateFields.map((field) => {
    const pick = field === "first_date" ? "min" : "max";
    return `${field} = ${pick}(coalesce(${field}, excluded.${field}), coalesce(excluded.${field}, ${field}))`;
  });
  const tail = ` ON CONFLICT (variant_id) DO UPDATE SET ${[...add, ...dates].join(", ")}`;
  const rows = new RowWriter(sql, "ingest_total", ["variant_id", ...sums, ...dateFields], tail);
  for (const local of totals.inOrder()) {
    rows.value(firstVariant + (totals.touched[local] ?? 0));
    totals.eachValue(local, (value) => rows.value(value));
    rows.end();
  }
  rows.flush();
}

/** Adds a slice's monthly figures. */
export function saveMonths(sql: SqlRunner, totals: SliceTotals, firstVariant: number): void {
  const tail = ` ON CONFLICT (variant_id, month, document_type) DO UPDATE
    SET count = count + excluded.count, value_minor = value_minor + excluded.value_minor`;
  const columns = ["variant_id", "month", "document_type", "count", "value_minor"];
  const rows = new RowWriter(sql, "ingest_month", columns, tail);
  for (const local of totals.inOrder()) {
    const variant = firstVariant + (totals.touched[local] ?? 0);
    totals.eachMonth(local, (month, type, count, valueMinor) => {
      rows.value(variant);
      rows.value(month);
      rows.value(type);
      rows.value(count);
      rows.value(valueMinor);
      rows.end();
    });
  }
  rows.flush();
}

/** Stores the keys of new payees as pages: [flags u8][length u16 little-endian][bytes] each, in the order of their ids. */
export function saveKeys(
  sql: SqlRunner,
  generation: number,
  firstVariant: number,
  keys: Iterable<{ key: Uint8Array; flags: number }>,
): void {
  let page = new Uint8Array(keyPageBytes);
  let used = 0;
  let first = firstVariant;
  let next = firstVariant;
  const flush = () => {
    if (used === 0) return;
    drain(
      sql.exec(
        "INSERT INTO ingest_key_page (generation, first_variant, keys) VALUES (?, ?, ?)",
        generation,
        first,
        page.buffer.slice(0, used),
      ),
    );
    page = new Uint8Array(keyPageBytes);
    used = 0;
    first = next;
  };
  for (const { key, flags } of keys) {
    if (used + key.length + 3 > keyPageBytes) flush();
    page[used] = flags;
    page[used + 1] = key.length & 255;
    page[used + 2] = key.length >>> 8;
    page.set(key, used + 3);
    used += key.length + 3;
    next++;
  }
  flush();
}

export interface Reject {
  line: number;
  reason: string;
  raw: string;
}

/** Stores the rows that were not taken in. */
export function saveRejects(sql: SqlRunner, uploadId: string, rejects: readonly Reject[]): void {
  const rows = new RowWriter(sql, "ingest_reject", ["upload_id", "line", "reason", "raw"], "");
  for (const reject of rejects) {
    rows.value(uploadId);
    rows.value(reject.line);
    rows.value(reject.reason);
    rows.value(reject.raw);
    rows.end();
  }
  rows.flush();
}
