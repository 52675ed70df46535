/** Writes a slice: everything it found, in the one transaction that its caller opens. */
import { dateFields, drain, type SqlRunner } from "./store.ts";
import type { SliceTotals } from "./slice-totals.ts";

/** Text of one JSON parameter, well below SQLite's 2 MB. */
const parameterLength = 500_000;
const keyPageBytes = 512 * 1024;

/** Collects JSON rows and hands them on in parameters of bounded length. */
class Rows {
  private rows: string[] = [];
  private length = 0;
  private readonly flushTo: (json: string) => void;

  constructor(flushTo: (json: string) => void) {
    this.flushTo = flushTo;
  }

  push(row: string): void {
    this.rows.push(row);
    this.length += row.length + 1;
    if (this.length > parameterLength) this.flush();
  }

  flush(): void {
    if (this.rows.length === 0) return;
    this.flushTo(`[${this.rows.join(",")}]`);
    this.rows = [];
    this.length = 0;
  }
}

/** A payee that the slice saw for the first time. */
export interface NewPayee {
  flags: number;
  identity: string;
}

/**
 * Adds a slice's totals to the payees' rows; new payees get theirs.
 * @param firstVariant variant id of the key table's index 0
 * @param newFrom index from which payees are new
 */
export function savePayees(
  sql: SqlRunner,
  totals: SliceTotals,
  firstVariant: number,
  newFrom: number,
  newPayees: readonly NewPayee[],
): void {
  const { sums } = totals;
  const columns = [...sums, ...dateFields];
  const add = sums.map((field) => `${field} = ${field} + excluded.${field}`);
  const dates = dateFields.map((field) => {
    const pick = field === "first_date" ? "min" : "max";
    return `${field} = ${pick}(coalesce(${field}, excluded.${field}), coalesce(excluded.${field}, ${field}))`;
  });
  const query = `INSERT INTO ingest_variant (variant_id, flags, identity, ${columns.join(", ")})
    SELECT value ->> 0, value ->> 1, value ->> 2, ${columns.map((_, at) => `value ->> ${at + 3}`).join(", ")}
    FROM json_each(?) WHERE true
    ON CONFLICT (variant_id) DO UPDATE SET ${[...add, ...dates].join(", ")}`;
  const rows = new Rows((json) => drain(sql.exec(query, json)));
  for (let local = 0; local < totals.count; local++) {
    const payee = totals.touched[local] ?? 0;
    const fresh = payee >= newFrom ? newPayees[payee - newFrom] : undefined;
    const identity = fresh === undefined ? '""' : JSON.stringify(fresh.identity);
    rows.push(`[${firstVariant + payee},${fresh?.flags ?? 0},${identity}${totals.row(local)}]`);
  }
  rows.flush();
}

/** Adds a slice's monthly figures. */
export function saveMonths(sql: SqlRunner, totals: SliceTotals, firstVariant: number): void {
  const rows = new Rows((json) =>
    drain(
      sql.exec(
        `INSERT INTO ingest_month (variant_id, month, document_type, count, value_minor)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?) WHERE true
         ON CONFLICT (variant_id, month, document_type) DO UPDATE
         SET count = count + excluded.count, value_minor = value_minor + excluded.value_minor`,
        json,
      ),
    ),
  );
  for (const delta of totals.monthDeltas()) {
    rows.push(`[${firstVariant + delta.payee},${delta.month},${delta.type},${delta.count},${delta.valueMinor}]`);
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
  const rows = new Rows((json) =>
    drain(
      sql.exec(
        `INSERT INTO ingest_reject (upload_id, line, reason, raw)
         SELECT ?, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`,
        uploadId,
        json,
      ),
    ),
  );
  for (const reject of rejects) rows.push(JSON.stringify([reject.line, reject.reason, reject.raw]));
  rows.flush();
}

