/**
 * Adds the deltas of all slices up into the totals and months of each payee: part by part, each one transaction that also
 * drops the deltas it used. What is killed before its commit is merged again; what is left to do is what deltas are left.
 */
import { MonthSums } from "./month-sums.ts";
import { readMonthColumns, readMonthPages, writeMonthPages } from "./month-pages.ts";
import { unpackColumns } from "./packed-columns.ts";
import { RowWriter } from "./row-writer.ts";
import { spellingColumn } from "./save.ts";
import { bytesOf, drain, numberOf, type IngestStore, type SqlRunner } from "./sql-runner.ts";
import { dateFields, dayOfKept, keptDay, partSize, sumFields, totalFields } from "./total-fields.ts";

/** Parts of one slice of a merge: 32,768 spellings. */
const partsOfSlice = 8;
const firstDate = sumFields.length;

/** The totals of a part's payees, a column for each field that any of them has. */
class PartTotals {
  readonly present = new Uint8Array(partSize);
  readonly columns = new Map<number, Float64Array>();

  private columnOf(field: number): Float64Array {
    const known = this.columns.get(field);
    if (known !== undefined) return known;
    const column = new Float64Array(partSize);
    this.columns.set(field, column);
    return column;
  }

  /** Adds a column to that of a field: sums add up, of dates the least or the greatest stays. */
  add(field: number, spellings: Float64Array, values: Float64Array): void {
    const column = this.columnOf(field);
    for (let at = 0; at < spellings.length; at++) {
      const spelling = spellings[at] ?? 0;
      const known = column[spelling] ?? 0;
      const value = values[at] ?? 0;
      if (field < firstDate) column[spelling] = known + value;
      else if (value !== 0 && (known === 0 || value < known === (field === firstDate))) column[spelling] = value;
    }
  }

  addDelta(delta: Uint8Array): void {
    const { rows, columns } = unpackColumns(delta);
    const spellings = columns.get(spellingColumn) ?? new Float64Array(rows);
    for (const spelling of spellings) this.present[spelling] = 1;
    for (const [field, values] of columns) if (field !== spellingColumn) this.add(field, spellings, values);
  }

  /** Adds the totals that an earlier merge wrote. */
  addStored(sql: SqlRunner, first: number): void {
    const rows = sql.exec(
      "SELECT * FROM ingest_total WHERE variant_id >= ? AND variant_id < ?",
      first,
      first + partSize,
    );
    for (const row of rows) {
      const spelling = numberOf(row.variant_id) - first;
      this.present[spelling] = 1;
      totalFields.forEach((name, field) => {
        const value = row[name];
        if (typeof value !== "number" || (value === 0 && field < firstDate)) return;
        this.add(field, Float64Array.of(spelling), Float64Array.of(field < firstDate ? value : keptDay(value)));
      });
    }
  }

  write(sql: SqlRunner, first: number): void {
    const sums = [...this.columns].filter(([field]) => field < firstDate);
    const dates = dateFields.map((_, at) => this.columnOf(firstDate + at));
    const names = ["variant_id", ...sums.map(([field]) => totalFields[field] ?? ""), ...dateFields];
    drain(sql.exec("DELETE FROM ingest_total WHERE variant_id >= ? AND variant_id < ?", first, first + partSize));
    const rows = new RowWriter(sql, "ingest_total", names);
    for (let spelling = 0; spelling < partSize; spelling++) {
      if (this.present[spelling] === 0) continue;
      rows.value(first + spelling);
      for (const [, column] of sums) rows.value(column[spelling] ?? 0);
      for (const column of dates) rows.value(dayOfKept(column[spelling] ?? 0));
      rows.end();
    }
    rows.flush();
  }
}

function mergePart(sql: SqlRunner, part: number): void {
  const totals = new PartTotals();
  const months = new MonthSums();
  totals.addStored(sql, part * partSize);
  readMonthPages(sql, part, (...entry) => months.add(...entry));
  for (const { kind, columns } of sql.exec(
    "SELECT kind, columns FROM ingest_delta WHERE part = ? ORDER BY seq",
    part,
  )) {
    if (kind === "totals") totals.addDelta(bytesOf(columns));
    else readMonthColumns(bytesOf(columns), (...entry) => months.add(...entry));
  }
  totals.write(sql, part * partSize);
  writeMonthPages(sql, part, months);
  drain(sql.exec("DELETE FROM ingest_delta WHERE part = ?", part));
}

/**
 * Merges some of the parts that have deltas; call it until it is done, after the last file is read.
 * @returns true when no delta is left
 */
export function mergeSlice(store: IngestStore): boolean {
  const parts = [
    ...store.sql.exec("SELECT DISTINCT part FROM ingest_delta ORDER BY part LIMIT ?", partsOfSlice + 1),
  ].map(({ part }) => numberOf(part));
  for (const part of parts.slice(0, partsOfSlice)) store.transactionSync(() => mergePart(store.sql, part));
  return parts.length <= partsOfSlice;
}
