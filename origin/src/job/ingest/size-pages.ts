/** Documents by size of the payees of a part, as pages of packed columns: spelling, code, count, value, largest. */
import type { InParts } from "@paygauge/api-types/turns/turns";
import { packColumns, unpackColumns } from "./packed-columns.ts";
import { SizeSums, type SizeEntry } from "./size-sums.ts";
import { bytesOf, drain, type SqlRunner } from "./sql-runner.ts";

/** Entries of one page: at most 40 bytes each, and a BLOB may have 2 MB. */
const pageEntries = 40_000;
const pageColumns = [0, 1, 2, 3, 4] as const;
/** Entries that are packed in the time in which one spelling is merged. */
const entriesOfSpelling = 25;

/** Entries by spelling and code, in their order, as pages. */
export function* packedSizes(entries: Iterable<SizeEntry>): InParts<ArrayBuffer[]> {
  const pages: ArrayBuffer[] = [];
  let columns = pageColumns.map(() => new Float64Array(pageEntries));
  let rows = 0;
  const flush = () => {
    if (rows > 0)
      pages.push(packColumns(rows, new Map(columns.map((values, code) => [code, values.subarray(0, rows)]))));
    columns = pageColumns.map(() => new Float64Array(pageEntries));
    rows = 0;
  };
  for (const entry of entries) {
    for (const column of pageColumns) (columns[column] ?? [])[rows] = entry[column];
    rows++;
    if (rows % 1000 === 0) yield 1000 / entriesOfSpelling;
    if (rows === pageEntries) flush();
  }
  flush();
  return pages;
}

/** Adds the entries of one page to the sizes of their spellings. */
export function sumSizePage(page: Uint8Array, sizes: SizeSums): void {
  const { rows, columns } = unpackColumns(page);
  const [spellings, codes, counts, values, largest] = pageColumns.map((code) => columns.get(code));
  for (let at = 0; at < rows; at++)
    sizes.add(spellings?.[at] ?? 0, codes?.[at] ?? 0, counts?.[at] ?? 0, values?.[at] ?? 0, largest?.[at] ?? 0);
}

/** The merged sizes of a part; empty where an earlier release read the files. */
export function readSizes(sql: SqlRunner, part: number): SizeSums {
  const sizes = new SizeSums();
  for (const { columns } of sql.exec("SELECT columns FROM ingest_size_page WHERE part = ? ORDER BY page", part))
    sumSizePage(bytesOf(columns), sizes);
  return sizes;
}

/** Writes the sizes of a part in place of what it had. */
export function writeSizePages(sql: SqlRunner, part: number, pages: readonly ArrayBuffer[]): void {
  drain(sql.exec("DELETE FROM ingest_size_page WHERE part = ?", part));
  for (const [page, columns] of pages.entries())
    drain(sql.exec("INSERT INTO ingest_size_page (part, page, columns) VALUES (?, ?, ?)", part, page, columns));
}
