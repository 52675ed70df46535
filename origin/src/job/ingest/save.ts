/** Writes a slice: everything it found, in the one transaction that its caller opens. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { MonthWriter } from "./month-pages.ts";
import { packColumns } from "./packed-columns.ts";
import { packedSizes } from "./size-pages.ts";
import type { SizeEntry } from "./size-sums.ts";
import { RowWriter } from "./row-writer.ts";
import type { SliceTotals } from "./slice-totals.ts";
import { drain, type SqlRunner } from "./sql-runner.ts";
import { partSize } from "./total-fields.ts";
import { spellingColumn } from "./total-pages.ts";

const keyPageBytes = 512 * 1024;

/** Writes who the new payees are; ids count up from `first`. */
export function saveIdentities(sql: SqlRunner, first: number, identities: readonly string[]): void {
  const rows = new RowWriter(sql, "ingest_identity", ["variant_id", "identity"]);
  identities.forEach((identity, at) => {
    rows.value(first + at);
    rows.value(identity);
    rows.end();
  });
  rows.flush();
}

/** What a slice adds to the payees of one part, to their months, or to their documents by size. */
interface Delta {
  readonly part: number;
  readonly kind: "totals" | "months" | "sizes";
  readonly columns: ArrayBuffer;
}

/**
 * Packs what a slice adds to its payees and their months, as columns for each part; `mergeNext` adds them up. One
 * row for a thousand payees and not one each: an upsert of every payee of every slice costs more than reading the file.
 * In parts of `mergedSpellings`.
 * @param firstVariant variant id of the key table's index 0
 */
export function* packedDeltas(totals: SliceTotals, firstVariant: number): InParts<Delta[]> {
  const deltas: Delta[] = [];
  const parts = new Map<number, number[]>();
  for (let local = 0; local < totals.count; local++) {
    const part = Math.floor((firstVariant + (totals.touched[local] ?? 0)) / partSize);
    const locals = parts.get(part);
    if (locals === undefined) parts.set(part, [local]);
    else locals.push(local);
  }
  let written = 0;
  const months = new MonthWriter((columns) => deltas.push({ part: written, kind: "months", columns }));
  for (const [part, locals] of parts) {
    yield 2 * locals.length;
    written = part;
    const first = part * partSize - firstVariant;
    const spellings = new Float64Array(locals.length);
    for (let at = 0; at < locals.length; at++) {
      const local = locals[at] ?? 0;
      const spelling = (totals.touched[local] ?? 0) - first;
      spellings[at] = spelling;
      months.add(spelling, totals.months, local);
    }
    const columns = new Map<number, Float64Array>([[spellingColumn, spellings]]);
    totals.fields.forEach((field, at) => columns.set(field, totals.column(at, locals)));
    deltas.push({ part, kind: "totals", columns: packColumns(locals.length, columns) });
    months.flush();
  }
  for (const [part, sizes] of sizesByPart(totals, firstVariant))
    for (const columns of yield* packedSizes(sizes)) deltas.push({ part, kind: "sizes", columns });
  return deltas;
}

/** A slice's documents by size, by the part of their payee and its number there. */
function sizesByPart(totals: SliceTotals, firstVariant: number): Map<number, SizeEntry[]> {
  const parts = new Map<number, SizeEntry[]>();
  for (const [payee, code, count, value, largest] of totals.takenSizes().sorted()) {
    const variant = firstVariant + payee;
    const part = Math.floor(variant / partSize);
    let entries = parts.get(part);
    if (entries === undefined) parts.set(part, (entries = []));
    entries.push([variant - part * partSize, code, count, value, largest]);
  }
  return parts;
}

/** Keeps what a slice adds until all files are read. */
export function saveDeltas(sql: SqlRunner, deltas: readonly Delta[]): void {
  for (const { part, kind, columns } of deltas)
    drain(sql.exec("INSERT INTO ingest_delta (part, kind, columns) VALUES (?, ?, ?)", part, kind, columns));
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
  const rows = new RowWriter(sql, "ingest_reject", ["upload_id", "line", "reason", "raw"]);
  for (const reject of rejects) {
    rows.value(uploadId);
    rows.value(reject.line);
    rows.value(reject.reason);
    rows.value(reject.raw);
    rows.end();
  }
  rows.flush();
}
