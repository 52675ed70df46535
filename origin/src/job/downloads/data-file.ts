/** A download as a file in its format, made as it is read: a batch of rows, of Parquet a group, is all that is held. */
import type { DownloadFormat } from "@paygauge/api-types/entities/data-downloads";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { compressed } from "@paygauge/api-types/table-files/compressed";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import type { NumberLook, SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import { plainText, type DataCell, type DataColumn } from "./data-columns.ts";
import { parquetBytes } from "./parquet-file.ts";

interface DataFile {
  readonly format: DownloadFormat;
  readonly gzip: boolean;
  readonly columns: readonly DataColumn[];
  readonly batches: AsyncIterable<readonly (readonly DataCell[])[]>;
}

function lookOf({ type }: DataColumn): NumberLook {
  if (type.is === "decimal") return { decimals: type.digits };
  return type.is === "whole" || type.is === "day" ? type.is : "plain";
}

/** Days since 1899-12-30, as spreadsheets count them: a day has no zone. */
const serialOf = (day: string): string => String(Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569);

/** Cells of a CSV: days and words as they are read; numbers stay numbers. */
function csvCell(cell: DataCell, column: DataColumn): SheetCell {
  return cell !== null && typeof cell === "object" && "number" in cell ? cell : plainText(cell, column);
}

/** Cells of a workbook: days are numbers with a format, words of true and false are text. */
function bookCell(cell: DataCell, column: DataColumn): SheetCell {
  if (cell !== null && typeof cell === "object" && "day" in cell) return { number: serialOf(cell.day) };
  if (typeof cell === "boolean")
    return column.type.is === "truth" && column.type.words === null ? cell : plainText(cell, column);
  return cell;
}

function sheetBytes(format: "csv" | "xlsx", { columns, batches }: DataFile): ByteStream {
  const cellOf = format === "csv" ? csvCell : bookCell;
  async function* cells(): AsyncGenerator<SheetCell[][]> {
    for await (const rows of batches)
      yield rows.map((row) => columns.map((column, at) => cellOf(row[at] ?? null, column)));
  }
  const headed = columns.map((column) => ({ heading: column.heading, look: lookOf(column) }));
  return sheetFile(format, { columns: headed, batches: cells() }, "Data");
}

/** The file's bytes. @throws RangeError where a workbook can't hold its rows */
export function dataFile(file: DataFile): ByteStream {
  const bytes = file.format === "parquet" ? parquetBytes(file.columns, file.batches) : sheetBytes(file.format, file);
  return file.gzip && file.format === "csv" ? compressed("gzip", bytes) : bytes;
}

const types: Readonly<Record<DownloadFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  parquet: "application/vnd.apache.parquet",
};

/** Media type of a file; a compressed CSV is an archive, since no browser is to unpack it. */
export const typeOf = (format: DownloadFormat, gzip: boolean): string =>
  gzip && format === "csv" ? "application/gzip" : types[format];

/** The ending of a file's name. */
export const endingOf = (format: DownloadFormat, gzip: boolean): string =>
  gzip && format === "csv" ? "csv.gz" : format;
