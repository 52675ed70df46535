import { shownKeys } from "@paygauge/ui/grid/column-order.ts";
import { valueText, type GridColumn } from "@paygauge/ui/grid/grid-column.ts";
import { xlsxStream, xlsxType, type SheetCell, type SheetColumn } from "@paygauge/api-types/table-files/xlsx-writer";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import type { ExportFormat } from "@paygauge/api-types";

/** A list as a spreadsheet takes it: headings with units, numbers as numbers, everything else as text. */
export interface ListSheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** The columns that an export has: those in view in their order, or all that rows have. */
export function exportedColumns<Row>(
  columns: readonly GridColumn<Row>[],
  wanted: readonly string[] | undefined,
  everyColumn: boolean,
): readonly GridColumn<Row>[] {
  const shown = shownKeys(columns, wanted);
  const inView = shown.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const others = everyColumn ? columns.filter((column) => !shown.includes(column.key)) : [];
  return [...inView, ...others].filter((column) => column.filterOnly !== true && column.exported !== false);
}

/** Rows as cells; words of enumerations and truth are those of the screen, moments are ISO texts. */
export function sheetOf<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[], locale: string): ListSheet {
  return {
    columns: columns.map(({ title, unit, type, numberStyle }) => ({
      heading: unit === undefined ? title : `${title} (${unit})`,
      look: type === "number" && (numberStyle ?? { kind: "count" }).kind === "count" ? "whole" : "plain",
    })),
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, locale))),
  };
}

function cellOf<Row>(column: GridColumn<Row>, row: Row, locale: string): SheetCell {
  if (column.copy !== undefined) return column.copy(row);
  const value = column.value(row);
  if (value === null || value === undefined || value === "") return null;
  if (column.type === "enum") return valueText(column, value, locale);
  if (typeof value === "number") return Number.isFinite(value) ? { number: String(value) } : null;
  return typeof value === "boolean" ? value : value;
}

/** Rows between two steps of a workbook's stream. */
const batchRows = 500;

/** The sheet as a file. What a spreadsheet would run as a formula is kept as text in both forms (S55). */
export async function fileOfSheet(format: ExportFormat, sheet: ListSheet, name: string): Promise<Blob> {
  if (format === "csv") return new Blob([csvOfSheet(sheet)], { type: "text/csv;charset=utf-8" });
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const bytes of xlsxStream({ columns: sheet.columns, batches: batchesOf(sheet.rows) }, name)) {
    pieces.push(bytes);
  }
  return new Blob(pieces, { type: xlsxType });
}

function csvOfSheet({ columns, rows }: ListSheet): string {
  const plain = (cell: SheetCell) => (cell !== null && typeof cell === "object" ? Number(cell.number) : cell);
  const lines = rows.map((row) => csvLine(row.map(plain)));
  return `\uFEFF${csvLine(columns.map(({ heading }) => heading))}${lines.join("")}`;
}

function* batchesOf(rows: ListSheet["rows"]): Generator<ListSheet["rows"]> {
  for (let at = 0; at < rows.length; at += batchRows) yield rows.slice(at, at + batchRows);
}
