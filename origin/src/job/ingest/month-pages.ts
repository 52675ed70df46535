/** Months of the payees of a part as pages of packed columns: spelling, month code, count, value. */
import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { rowsOf, type Ledger } from "./kept-ledgers.ts";
import { MonthSums, monthCode } from "./month-sums.ts";
import { packColumns, unpackColumns } from "./packed-columns.ts";
import { bytesOf, drain, numberOf, type SqlRunner } from "./sql-runner.ts";
import { partSize } from "./total-fields.ts";

/** Entries of one page: at most 24 bytes each, and a BLOB may have 2 MB. */
const pageEntries = 50_000;
const pageColumns = [0, 1, 2, 3] as const;

/** One entry: a spelling of the part (0 to 4,095), its month code, count and value in minor units. */
type TakeMonth = (spelling: number, code: number, count: number, valueMinor: number) => void;

/** Collects entries as columns and hands on page after page of them, packed. */
export class MonthWriter {
  private readonly columns = pageColumns.map(() => new Float64Array(pageEntries));
  private rows = 0;
  private readonly save: (page: ArrayBuffer) => void;

  constructor(save: (page: ArrayBuffer) => void) {
    this.save = save;
  }

  /** Adds the months of a place, by month and type, under the number of its spelling. */
  add(spelling: number, months: MonthSums, place: number): void {
    const [spellings, codes, counts, values] = this.columns;
    if (!spellings || !codes || !counts || !values) return;
    const { data } = months;
    const entries = months.entriesOf(place);
    for (let index = 0; index < entries.length; index++) {
      const at = entries[index] ?? 0;
      const { rows } = this;
      spellings[rows] = spelling;
      codes[rows] = data[at] ?? 0;
      counts[rows] = data[at + 2] ?? 0;
      values[rows] = data[at + 3] ?? 0;
      this.rows++;
      if (this.rows === pageEntries) this.flush();
    }
  }

  /** Hands on the remainder; to be called at the end. */
  flush(): void {
    const { rows } = this;
    if (rows === 0) return;
    this.save(packColumns(rows, new Map(this.columns.map((values, code) => [code, values.subarray(0, rows)]))));
    this.rows = 0;
  }
}

function columnsOf(page: Uint8Array): { rows: number; columns: Float64Array[] } {
  const { rows, columns } = unpackColumns(page);
  return { rows, columns: pageColumns.map((code) => columns.get(code) ?? new Float64Array(rows)) };
}

/** Adds the entries of one page to the months of their spellings. */
export function sumMonthPage(page: Uint8Array, months: MonthSums): void {
  const { rows, columns } = columnsOf(page);
  const [spellings, codes, counts, values] = columns;
  if (!spellings || !codes || !counts || !values) return;
  for (let at = 0; at < rows; at++) {
    months.add(spellings[at] ?? 0, codes[at] ?? 0, counts[at] ?? 0, values[at] ?? 0);
  }
}

const storedPages = (ledger: Ledger, part: number) =>
  rowsOf(ledger, "month_page", "columns", "part = ? ORDER BY page", part);

/** The parts that have merged months, in order. */
export function monthPageParts(ledger: Ledger): number[] {
  return [...rowsOf(ledger, "month_page", "DISTINCT part", "true ORDER BY part")].map(({ part }) => numberOf(part));
}

/** Adds the merged months of a part to those of its spellings. */
export function sumMonthPages(sql: SqlRunner, part: number, months: MonthSums): void {
  for (const { columns } of storedPages(sql, part)) sumMonthPage(bytesOf(columns), months);
}

/** Entries of months that are handed on in the time in which a row of suppliers is walked through. */
const entriesOfRow = 25;

/** Hands on the merged months of a part at once, by spelling and month. */
export const readMonthPages = (ledger: Ledger, part: number, take: TakeMonth): void =>
  atOnce(monthPages(ledger, part, take));

/** Hands on the merged months of a part, by spelling and month. In parts of `walkedRows`. */
export function* monthPages(ledger: Ledger, part: number, take: TakeMonth): InParts<void> {
  for (let page = 0; ; page += 1) {
    const [stored] = rowsOf(ledger, "month_page", "columns", "part = ? AND page = ?", part, page);
    if (stored === undefined) return;
    const { rows, columns } = columnsOf(bytesOf(stored.columns));
    yield rows / entriesOfRow;
    const [spellings, codes, counts, values] = columns;
    for (let at = 0; at < rows; at++)
      take(spellings?.[at] ?? 0, codes?.[at] ?? 0, counts?.[at] ?? 0, values?.[at] ?? 0);
  }
}

/** Spellings whose months are packed at once. */
const packedAtOnce = 512;

/** The months of a part as pages, by spelling and month. */
export function* packedMonths(months: MonthSums): InParts<ArrayBuffer[]> {
  const pages: ArrayBuffer[] = [];
  const writer = new MonthWriter((columns) => pages.push(columns));
  for (let spelling = 0; spelling < partSize; spelling++) {
    if (spelling % packedAtOnce === 0) yield packedAtOnce;
    writer.add(spelling, months, spelling);
  }
  writer.flush();
  return pages;
}

/** Writes the months of a part in place of what it had. */
export function writeMonthPages(sql: SqlRunner, part: number, pages: readonly ArrayBuffer[]): void {
  drain(sql.exec("DELETE FROM ingest_month_page WHERE part = ?", part));
  for (const [page, columns] of pages.entries())
    drain(sql.exec("INSERT INTO ingest_month_page (part, page, columns) VALUES (?, ?, ?)", part, page, columns));
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
    writeMonthPages(sql, part, atOnce(packedMonths(months)));
  }
  drain(sql.exec("DROP TABLE ingest_month"));
}
