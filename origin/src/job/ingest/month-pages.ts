/** Months of the payees of a part as pages of packed columns: spelling, month code, count, value. */
import { MonthSums, monthCode } from "./month-sums.ts";
import { packColumns, unpackColumns } from "./packed-columns.ts";
import { bytesOf, drain, numberOf, type SqlRunner } from "./sql-runner.ts";
import { partSize } from "./total-fields.ts";

/** Entries of one page: at most 24 bytes each, and a BLOB may have 2 MB. */
const pageEntries = 50_000;
const pageColumns = [0, 1, 2, 3] as const;

/** One entry: a spelling of the part (0 to 4,095), its month code, count and value in minor units. */
export type TakeMonth = (spelling: number, code: number, count: number, valueMinor: number) => void;

/** Packs the entries that `each` hands on, and hands on page after page. */
export function saveMonthColumns(each: (take: TakeMonth) => void, save: (page: ArrayBuffer) => void): void {
  let rows: [number[], number[], number[], number[]] = [[], [], [], []];
  const flush = () => {
    const [first] = rows;
    if (first.length === 0) return;
    save(packColumns(first.length, new Map(pageColumns.map((code) => [code, Float64Array.from(rows[code])]))));
    rows = [[], [], [], []];
  };
  each((spelling, code, count, valueMinor) => {
    rows[0].push(spelling);
    rows[1].push(code);
    rows[2].push(count);
    rows[3].push(valueMinor);
    if (rows[0].length === pageEntries) flush();
  });
  flush();
}

/** Hands on the entries of one page. */
export function readMonthColumns(page: Uint8Array, take: TakeMonth): void {
  const { rows, columns } = unpackColumns(page);
  const [spellings, codes, counts, values] = pageColumns.map((code) => columns.get(code));
  for (let at = 0; at < rows; at++) take(spellings?.[at] ?? 0, codes?.[at] ?? 0, counts?.[at] ?? 0, values?.[at] ?? 0);
}

/** Hands on the merged months of a part, by spelling and month. */
export function readMonthPages(sql: SqlRunner, part: number, take: TakeMonth): void {
  const pages = sql.exec("SELECT columns FROM ingest_month_page WHERE part = ? ORDER BY page", part);
  for (const { columns } of pages) readMonthColumns(bytesOf(columns), take);
}

/** Writes the months of a part in place of what it had, by spelling and month. */
export function writeMonthPages(sql: SqlRunner, part: number, months: MonthSums): void {
  drain(sql.exec("DELETE FROM ingest_month_page WHERE part = ?", part));
  let page = 0;
  saveMonthColumns(
    (take) => {
      const found: [code: number, count: number, valueMinor: number][] = [];
      for (let spelling = 0; spelling < partSize; spelling++) {
        found.length = 0;
        months.each(spelling, (...entry) => found.push(entry));
        found.sort(([a], [b]) => a - b);
        for (const entry of found) take(spelling, ...entry);
      }
    },
    (columns) =>
      drain(sql.exec("INSERT INTO ingest_month_page (part, page, columns) VALUES (?, ?, ?)", part, page++, columns)),
  );
}

/** Packs the months that an earlier release kept as rows, once; afterwards they are where a merge looks for them. */
export function packMonthRows(sql: SqlRunner): void {
  const [table] = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'ingest_month'");
  if (table === undefined) return;
  const [last] = sql.exec("SELECT coalesce(max(variant_id), 0) AS variant FROM ingest_month");
  for (let part = 0; part * partSize <= numberOf(last?.variant); part++) {
    const months = new MonthSums();
    const rows = sql.exec(
      `SELECT variant_id, month, document_type, count, value_minor FROM ingest_month
       WHERE variant_id >= ? AND variant_id < ?`,
      part * partSize,
      (part + 1) * partSize,
    );
    for (const row of rows) {
      const code = monthCode(numberOf(row.month), numberOf(row.document_type));
      months.add(numberOf(row.variant_id) - part * partSize, code, numberOf(row.count), numberOf(row.value_minor));
    }
    writeMonthPages(sql, part, months);
  }
  drain(sql.exec("DROP TABLE ingest_month"));
}
