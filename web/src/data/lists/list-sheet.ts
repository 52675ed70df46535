import { shownKeys } from "@paygauge/ui/grid/column-order.ts";
import type { ColumnSource, GridColumn } from "@paygauge/ui/grid/grid-column.ts";
import { listCell } from "@paygauge/api-types/table-files/list-cells";
import { fileTypes, sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import type { Sheet, SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import type { Translate } from "@paygauge/api-types/catalogue/translator";
import type { ExportFormat, ListColumn } from "@paygauge/api-types/entities/exports";

/** A column of a list: a row has its value under its key, or says where, or it isn't data. */
export type ListGridColumn<Row> = GridColumn<Row> &
  (
    | { readonly key: keyof Row & string }
    | { readonly source: ColumnSource & { readonly path: readonly [keyof Row & string, ...string[]] } }
    | { readonly exported: false }
  );

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

/** Words of the screen as a file has them: without soft hyphens, which would keep equal words apart. */
const inFile = (text: string): string => text.replaceAll("\u00AD", "");

/**
 * A column as a file has it, whichever side writes it: heading with unit, and the screen's words for its values.
 */
export function listColumnOf<Row>(column: GridColumn<Row>): ListColumn {
  const { key, title, unit, type, numberStyle = { kind: "count" }, options, source } = column;
  const words =
    source?.words ?? (options && Object.fromEntries(options.map(({ value, label }) => [value, inFile(label)])));
  return {
    heading: inFile(unit === undefined ? title : `${title} (${unit})`),
    path: [...(source?.path ?? [key])],
    look: type === "number" && numberStyle.kind === "count" && source?.digitsIn === undefined ? "whole" : "plain",
    ...(words && { words }),
    ...(source?.digitsIn !== undefined && { digitsIn: source.digitsIn }),
    ...(source?.dayIn !== undefined && { dayIn: source.dayIn }),
    ...(source?.places && { places: { ...source.places } }),
  };
}

/** Rows between two steps of a file's stream. */
const batchRows = 500;

/**
 * Rows as a sheet: numbers as numbers, words of enumerations and truth as on the screen, moments as ISO texts, the
 * product's messages in the reader's language.
 */
export function sheetOf<Row extends object>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  translate: Translate,
  locale?: string,
): Sheet {
  const told = columns.map(listColumnOf);
  const cellsOf = (row: Row): SheetCell[] => told.map((column) => listCell(column, row, translate, locale));
  function* batches() {
    for (let at = 0; at < rows.length; at += batchRows) yield rows.slice(at, at + batchRows).map(cellsOf);
  }
  return { columns: told, batches: batches() };
}

/** The sheet as a file that the browser holds. */
export async function fileOfSheet(format: ExportFormat, sheet: Sheet, name: string): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const bytes of sheetFile(format, sheet, name)) pieces.push(bytes);
  return new Blob(pieces, { type: fileTypes[format] });
}
