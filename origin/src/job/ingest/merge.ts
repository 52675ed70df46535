/**
 * Adds the deltas of all slices up into the totals and months of each payee: part by part, each one transaction that also
 * drops the deltas it used. What is killed before its commit is merged again; what is left to do is what deltas are left.
 */
import { sumMonthPage, sumMonthPages, writeMonthPages } from "./month-pages.ts";
import { MonthSums } from "./month-sums.ts";
import { unpackColumns } from "./packed-columns.ts";
import { bytesOf, drain, numberOf, type IngestStore, type SqlRunner } from "./sql-runner.ts";
import { PartTotals, readTotalPage, writeTotalPage } from "./total-pages.ts";

/** Parts of one slice of a merge: 32,768 spellings. */
const partsOfSlice = 8;

function mergePart(sql: SqlRunner, part: number): void {
  const totals = new PartTotals();
  const months = new MonthSums();
  totals.add(readTotalPage(sql, part).columns);
  sumMonthPages(sql, part, months);
  for (const { kind, columns } of sql.exec(
    "SELECT kind, columns FROM ingest_delta WHERE part = ? ORDER BY seq",
    part,
  )) {
    if (kind === "totals") totals.add(unpackColumns(bytesOf(columns)).columns);
    else sumMonthPage(bytesOf(columns), months);
  }
  writeTotalPage(sql, part, totals);
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
