/**
 * A file of findings that comes back: the same rows of the file that it was made from, read as the download writes them,
 * so that a workbook in between, another encoding or another order of quotes make no difference.
 */
import { PacedDigest } from "../../store/paced-digest.ts";
import { findingColumns, type ReturnedFindings, type RowState } from "@paygauge/api-types/entities/checked-rows";
import type { FileDialect } from "@paygauge/api-types/entities/file-dialect";
import { csvLine } from "@paygauge/api-types/table-files/csv";

/** Rows that are compared one by one; of a longer file it is only known that nothing was changed. */
export const maxCompared = 200_000;

/** The names of a file's columns by their place, as the download writes them. */
export function columnNames({ columns }: FileDialect): string[] {
  const width = columns.reduce((most, { index }) => Math.max(most, index + 1), 0);
  return Array.from({ length: width }, (_, at) => columns.find(({ index }) => index === at)?.name ?? "");
}

/** The file's own columns where the product's columns of findings follow them; null: it isn't a file of findings. */
export function namesBeforeFindings(dialect: FileDialect): string[] | null {
  const names = columnNames(dialect);
  const own = names.length - findingColumns.length;
  return own > 0 && findingColumns.every((name, at) => names[own + at] === name) ? names.slice(0, own) : null;
}

/** One row of either file. */
export interface ComparedRow {
  readonly cells: readonly string[];
  /** The row of the file that the findings are of, which a spreadsheet shows; NaN where the cell says none. */
  readonly row: number;
  readonly state: RowState;
}

/** A row's own columns as the download writes them. */
const ownLine = ({ cells }: Pick<ComparedRow, "cells">, width: number): string =>
  csvLine(Array.from({ length: width }, (_, at) => cells[at] ?? ""));

/** SHA-256 of rows' own columns in their order, lower-case hex. */
export async function digestOfRows(rows: AsyncIterable<ComparedRow>, width: number): Promise<string> {
  const digest = new PacedDigest();
  const encoder = new TextEncoder();
  for await (const row of rows) await digest.take(encoder.encode(ownLine(row, width)));
  return digest.hex();
}

/** What of a file came back, compared row by row; null where rows of it are not that file's. */
export async function compareRows(
  came: AsyncIterable<ComparedRow>,
  file: AsyncIterable<ComparedRow>,
  width: number,
): Promise<Pick<ReturnedFindings, "show" | "rows" | "changed"> | null> {
  const lines = new Map<number, string>();
  let rows = 0;
  for await (const row of came) {
    rows += 1;
    lines.set(row.row, ownLine(row, width));
  }
  let [found, equal, errors] = [0, 0, 0];
  for await (const row of file) {
    const line = lines.get(row.row);
    if (line === undefined) continue;
    found += 1;
    if (row.state === "error") errors += 1;
    if (line === ownLine(row, width)) equal += 1;
  }
  // Each row is one of that file, and either they are its errors, all of which may be corrected, or most are unchanged.
  const isOfFile = rows > 0 && found === rows && (errors === rows || equal * 2 >= rows);
  return isOfFile ? { show: errors === rows ? "error" : "all", rows, changed: rows - equal } : null;
}
