/** The breakdowns of a run in the job's SQLite: what each is called, its values, and each supplier's figures by value. */
import * as v from "valibot";
import {
  breakdownNames,
  breakdownProperties,
  type BreakdownName,
  type BreakdownProperty,
} from "@paygauge/api-types/entities/breakdowns";
import type { RowSql } from "../cubes/row-sql.ts";
import { packColumns, unpackColumns } from "../ingest/packed-columns.ts";
import { bytesOf, numberOf, textOf } from "../ingest/sql-runner.ts";
import { readStored } from "@paygauge/worker/stored-json";

export const breakdownTables = ["breakdown", "supplier_breakdown"] as const;

export function createBreakdownTables(sql: RowSql): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS breakdown (run TEXT NOT NULL, place INTEGER NOT NULL, label TEXT NOT NULL,
    valuesJson TEXT NOT NULL, PRIMARY KEY (run, place))`);
  sql.exec(`CREATE TABLE IF NOT EXISTS supplier_breakdown (run TEXT NOT NULL, place INTEGER NOT NULL, page INTEGER NOT NULL,
    cells BLOB NOT NULL, PRIMARY KEY (run, place, page))`);
}

/** Figures of a cell in the order of the measures after the count of suppliers. */
export const figureCount = 7;
/** Cells of a page, below the 2 MB of a stored value. */
const cellsOfPage = 16_000;

/** What suppliers spend by the values of one breakdown: sorted by supplier, then by spend, the largest first. */
export interface BreakdownCells {
  readonly size: number;
  /** The suppliers' ordinals, ascending. */
  readonly ordinals: Float64Array;
  /** Places among the breakdown's values. */
  readonly values: Float64Array;
  /** A column for each measure; the first is the spend. */
  readonly figures: readonly Float64Array[];
}

/** A breakdown of a run. */
export interface RunBreakdown {
  readonly name: BreakdownName;
  readonly place: number;
  readonly label: string;
  /** As they are written first; "" for rows that state none. */
  readonly values: readonly string[];
}

/** Writes a breakdown with its cells. */
export function putBreakdown(
  sql: RowSql,
  run: string,
  { place, label, values }: Omit<RunBreakdown, "name">,
  cells: BreakdownCells,
): void {
  sql.exec("INSERT OR REPLACE INTO breakdown VALUES (?, ?, ?, ?)", run, place, label, JSON.stringify(values));
  for (let from = 0, page = 0; from < cells.size; from += cellsOfPage, page += 1) {
    const part = (column: Float64Array) => column.slice(from, from + cellsOfPage);
    const columns = [cells.ordinals, cells.values, ...cells.figures].map(
      (column, code) => [code, part(column)] as const,
    );
    const rows = Math.min(cellsOfPage, cells.size - from);
    sql.exec(
      "INSERT INTO supplier_breakdown VALUES (?, ?, ?, ?)",
      run,
      place,
      page,
      packColumns(rows, new Map(columns)),
    );
  }
}

const valuesSchema = v.array(v.string());

/** The breakdowns of a run in their order; none of runs of before there were any. */
export function breakdownsOf(sql: RowSql, run: string): RunBreakdown[] {
  const rows = sql.exec("SELECT place, label, valuesJson FROM breakdown WHERE run = ? ORDER BY place", run).toArray();
  return rows.flatMap((row) => {
    const place = numberOf(row["place"]);
    const name = breakdownNames[place];
    if (name === undefined) return [];
    const values = readStored(valuesSchema, textOf(row["valuesJson"]), "breakdown.valuesJson");
    return [{ name, place, label: textOf(row["label"]), values }];
  });
}

/** The cells of a breakdown, page by page. */
export function* breakdownCells(sql: RowSql, run: string, place: number): Generator<BreakdownCells> {
  const pages = sql.exec("SELECT cells FROM supplier_breakdown WHERE run = ? AND place = ? ORDER BY page", run, place);
  for (const page of pages) {
    const { rows, columns } = unpackColumns(bytesOf(page["cells"]));
    const column = (code: number) => columns.get(code) ?? new Float64Array(rows);
    yield {
      size: rows,
      ordinals: column(0),
      values: column(1),
      figures: Array.from({ length: figureCount }, (_, at) => column(2 + at)),
    };
  }
}

/** The value of each breakdown that a supplier spends most under, as rows of the grid have it. */
export function mainValuesOf(sql: RowSql, run: string, ordinal: number): Partial<Record<BreakdownProperty, string>> {
  const mains: Partial<Record<BreakdownProperty, string>> = {};
  for (const { place, values } of breakdownsOf(sql, run)) {
    const property = breakdownProperties[place];
    if (property !== undefined) mains[property] = values[mainValue(sql, run, place, ordinal) ?? -1] ?? "";
  }
  return mains;
}

/** The place of a supplier's first value; its cells are together, and the pages are in the order of suppliers. */
function mainValue(sql: RowSql, run: string, place: number, ordinal: number): number | undefined {
  for (const { size, ordinals, values } of breakdownCells(sql, run, place)) {
    if ((ordinals[size - 1] ?? -1) < ordinal) continue;
    const at = ordinals.indexOf(ordinal);
    return at === -1 ? undefined : values[at];
  }
  return undefined;
}
