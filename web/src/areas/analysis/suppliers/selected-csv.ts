import { csvOf, type CellValue, type GridColumn } from "@paygauge/ui";

/** Chosen rows as CSV, with the titles and columns of the grid; amounts in major units. */
export function selectedCsv<Row>(columns: readonly GridColumn<Row>[], rows: readonly Row[]): string {
  const cell = (value: CellValue) => (typeof value === "number" ? value : String(value ?? ""));
  const raw = rows.map((row) => columns.map((column) => cell(column.value(row))));
  const head = columns.map(({ title, unit }) => (unit === undefined ? title : `${title} (${unit})`));
  return csvOf({ head, rows: [], raw });
}
