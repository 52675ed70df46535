/** Totals of the payees of a part as one page of packed columns: the spelling, then each field that any of them has. */
import { paymentMethods, type DocumentTotal, type PayeeTotals } from "../facts.ts";
import { rowsOf, type Ledger } from "./kept-ledgers.ts";
import { packColumns, unpackColumns, type Columns } from "./packed-columns.ts";
import { bytesOf, drain, numberOf, type SqlRunner } from "./sql-runner.ts";
import { purposeClasses } from "../payees/purpose-classes.ts";
import { dateFields, dayOfKept, keptDay, partSize, purposeFields, sumFields, totalFields } from "./total-fields.ts";

/** Code of the column that says which spelling of its part (0 to 4,095) a row is of. */
export const spellingColumn = 255;
const firstDateField = sumFields.length;

/** Adds up packed totals of one part. */
export class PartTotals {
  private readonly present = new Uint8Array(partSize);
  private readonly columns = new Map<number, Float64Array>();

  /** Adds rows to those of the part: sums add up, of dates the least or the greatest stays. */
  add(rows: Columns): void {
    const spellings = rows.get(spellingColumn) ?? new Float64Array(0);
    for (const spelling of spellings) this.present[spelling] = 1;
    for (const [field, values] of rows) {
      if (field === spellingColumn) continue;
      const column = this.columns.get(field) ?? new Float64Array(partSize);
      this.columns.set(field, column);
      const isDate = field >= firstDateField && field < firstDateField + dateFields.length;
      if (!isDate) addSums(column, spellings, values);
      else keepDates(column, spellings, values, field === firstDateField);
    }
  }

  /** One page of what was added, by spelling. */
  packed(): ArrayBuffer {
    const spellings = Float64Array.from([...this.present.keys()].filter((spelling) => this.present[spelling] === 1));
    const rows = new Map<number, Float64Array>([[spellingColumn, spellings]]);
    for (const [field, column] of this.columns)
      rows.set(
        field,
        spellings.map((spelling) => column[spelling] ?? 0),
      );
    return packColumns(spellings.length, rows);
  }
}

function addSums(column: Float64Array, spellings: Float64Array, values: Float64Array): void {
  for (let at = 0; at < spellings.length; at++) {
    const spelling = spellings[at] ?? 0;
    column[spelling] = (column[spelling] ?? 0) + (values[at] ?? 0);
  }
}

function keepDates(column: Float64Array, spellings: Float64Array, values: Float64Array, least: boolean): void {
  for (let at = 0; at < spellings.length; at++) {
    const spelling = spellings[at] ?? 0;
    const known = column[spelling] ?? 0;
    const value = values[at] ?? 0;
    if (value !== 0 && (known === 0 || value < known === least)) column[spelling] = value;
  }
}

/** The merged totals of a part; no rows where it has none. */
export function readTotalPage(ledger: Ledger, part: number): { rows: number; columns: Columns } {
  const [page] = rowsOf(ledger, "total_page", "columns", "part = ?", part);
  return page === undefined ? { rows: 0, columns: new Map() } : unpackColumns(bytesOf(page.columns));
}

/** Writes the totals of a part in place of what it had. */
export function writeTotalPage(sql: SqlRunner, part: number, page: ArrayBuffer): void {
  drain(sql.exec("INSERT OR REPLACE INTO ingest_total_page (part, columns) VALUES (?, ?)", part, page));
}

/** Reads the totals of a page, row by row. */
export function totalsReader(columns: Columns): (row: number) => PayeeTotals {
  const columnOf = (name: string) => columns.get(totalFields.indexOf(name));
  const pairOf = (count: string, value: string) => {
    const [counts, values] = [columnOf(count), columnOf(value)];
    return (row: number): [number, number] => [counts?.[row] ?? 0, values?.[row] ?? 0];
  };
  const documentOf = (subject: string) => {
    const pair = pairOf(`${subject}_count`, `${subject}_value`);
    return (row: number): DocumentTotal => {
      const [count, valueMinor] = pair(row);
      return { count, valueMinor };
    };
  };
  const weightOf = (subject: string) => {
    const pair = pairOf(`${subject}_weight`, `${subject}_days`);
    return (row: number) => {
      const [weightMinor, weightedDays] = pair(row);
      return { weightMinor, weightedDays };
    };
  };
  const [orders, invoices, payments] = [documentOf("order"), documentOf("invoice"), documentOf("payment")];
  const purposes = purposeClasses.map((purpose, at) => [purpose, columnOf(purposeFields[at] ?? "")] as const);
  const methods = paymentMethods.map((method) => [method, documentOf(method.toLowerCase())] as const);
  const [terms, paid, late] = [weightOf("terms"), weightOf("pay"), weightOf("late")];
  const [lines, credits, ordered, spend] = ["lines", "credit_lines", "lines_with_order", "spend"].map(columnOf);
  const [firstDate, lastDate, lastCardDate] = dateFields.map(columnOf);
  return (row) => {
    const named = purposes.flatMap(([purpose, sums]) => (sums?.[row] ? [[purpose, sums[row]] as const] : []));
    const used = methods.map(([method, total]) => [method, total(row)] as const);
    return {
      lines: lines?.[row] ?? 0,
      creditLines: credits?.[row] ?? 0,
      documents: { PurchaseOrder: orders(row), Invoice: invoices(row), Payment: payments(row) },
      methods: Object.fromEntries(used.filter(([, total]) => total.count !== 0 || total.valueMinor !== 0)),
      terms: terms(row),
      daysToPay: paid(row),
      daysLate: late(row),
      firstDate: dayOfKept(firstDate?.[row] ?? 0),
      lastDate: dayOfKept(lastDate?.[row] ?? 0),
      lastCardDate: dayOfKept(lastCardDate?.[row] ?? 0),
      linesWithOrder: ordered?.[row] ?? 0,
      statedSpendMinor: spend?.[row] ?? 0,
      ...(named.length > 0 && { purposes: Object.fromEntries(named) }),
    };
  };
}

/** Packs the totals that an earlier release kept as rows, once. */
export function packTotalRows(sql: SqlRunner): void {
  const [table] = sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'ingest_total'");
  if (table === undefined) return;
  const [last] = sql.exec("SELECT coalesce(max(variant_id), 0) AS variant FROM ingest_total");
  for (let part = 0; part * partSize <= numberOf(last?.variant); part++) {
    const totals = new PartTotals();
    const first = part * partSize;
    for (const row of sql.exec(
      "SELECT * FROM ingest_total WHERE variant_id >= ? AND variant_id < ?",
      first,
      first + partSize,
    )) {
      const columns = new Map([[spellingColumn, Float64Array.of(numberOf(row.variant_id) - first)]]);
      totalFields.forEach((name, field) => {
        const value = row[name];
        if (typeof value !== "number") return;
        columns.set(field, Float64Array.of(dateFields.some((date) => date === name) ? keptDay(value) : value));
      });
      totals.add(columns);
    }
    writeTotalPage(sql, part, totals.packed());
  }
  drain(sql.exec("DROP VIEW IF EXISTS ingest_variant"));
  drain(sql.exec("DROP TABLE ingest_total"));
}
