import type { ExportFormat } from "../entities/exports.ts";
import { ownBytes, type ByteStream } from "./bytes.ts";
import { csvLine } from "./csv.ts";
import { xlsxStream, xlsxType, type Sheet } from "./xlsx-writer.ts";

/** Media types of the files. */
export const fileTypes: Readonly<Record<ExportFormat, string>> = { csv: "text/csv; charset=utf-8", xlsx: xlsxType };

async function* csvBytes({ columns, batches }: Sheet): ByteStream {
  const encoder = new TextEncoder();
  yield ownBytes(encoder.encode(`\uFEFF${csvLine(columns.map(({ heading }) => heading))}`));
  for await (const rows of batches) yield ownBytes(encoder.encode(rows.map(csvLine).join("")));
}

/**
 * A sheet as a file, made as it is read: a batch of rows is all that is held. What a spreadsheet would run as a formula
 * is kept as text in both forms (S55). `name` is the workbook's sheet. @throws RangeError where a workbook cannot hold it
 */
export const sheetFile = (format: ExportFormat, sheet: Sheet, name: string): ByteStream =>
  format === "csv" ? csvBytes(sheet) : xlsxStream(sheet, name);
