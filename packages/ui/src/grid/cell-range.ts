import { cellText } from "./grid-column.ts";
import type { GridColumn } from "./grid-column.ts";
import type { CellPlace } from "./cell-move.ts";

/** A block of cells from where it was started to where the focus went. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly focus: CellPlace;
}

/** The same with its corners in order; all included. */
export interface RangeBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Corners of a range inside the data rows and, from `firstColumn` on, the data columns. */
export function boxOf({ anchor, focus }: CellRange, firstColumn: number): RangeBox {
  return {
    top: Math.max(0, Math.min(anchor.row, focus.row)),
    bottom: Math.max(0, anchor.row, focus.row),
    left: Math.max(firstColumn, Math.min(anchor.column, focus.column)),
    right: Math.max(firstColumn, anchor.column, focus.column),
  };
}

/** Cells of a box. */
export function cellsIn(box: RangeBox): number {
  return (box.bottom - box.top + 1) * (box.right - box.left + 1);
}

/** What a cell gives to a spreadsheet: numbers without grouping and with the hyphen that it reads as minus. */
function copiedText<Row>(column: GridColumn<Row>, row: Row, locale: string): string {
  if (column.copy !== undefined) return column.copy(row);
  const value = column.value(row);
  if (column.type !== "number" || typeof value !== "number") return cellText(column, row, locale);
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

/** Cells as texts, row by row, with the titles above them where asked. */
export function cellTable<Row>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  locale: string,
  headers: boolean,
): readonly (readonly string[])[] {
  const head = columns.map(({ title, unit }) => (unit === undefined ? title : `${title} (${unit})`));
  const body = rows.map((row) => columns.map((column) => copiedText(column, row, locale)));
  return headers ? [head, ...body] : body;
}

/** Tab-separated text; what would break a row is quoted as spreadsheets do. */
export function tsvOf(table: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return table.map((row) => row.map(cell).join("\t")).join("\n");
}

/** A table for programs that paste formatted cells. */
export function htmlOf(table: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<td>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>")}</td>`;
  return `<table>${table.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("")}</table>`;
}

/** Puts the cells on the clipboard as text and as a table; rejects where the browser refuses. */
export async function copyTable(table: readonly (readonly string[])[]): Promise<void> {
  const part = (text: string, type: string) => new Blob([text], { type });
  await navigator.clipboard.write([
    new ClipboardItem({
      "text/plain": part(tsvOf(table), "text/plain"),
      "text/html": part(htmlOf(table), "text/html"),
    }),
  ]);
}
