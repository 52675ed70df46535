import { supplierRow, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { ColumnHeadings, ExportFormat } from "@paygauge/api-types/entities/exports";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import {
  sheetRowsMost,
  type NumberLook,
  type Sheet,
  type SheetCell,
} from "@paygauge/api-types/table-files/xlsx-writer";
import { isMoney, supplierHeading } from "../export-csv.ts";
import { minorDigitsOf } from "../reading/currencies.ts";

type Column = keyof SupplierRow;

const allColumns = Object.keys(supplierRow.entries) as Column[];
const isColumn = (name: string): name is Column => Object.hasOwn(supplierRow.entries, name);

/** The columns of a list "name,country"; all for an empty one, a sentence for one that is not there. */
export function columnsOf(text: string): readonly Column[] | string {
  if (text === "") return allColumns;
  const names: Column[] = [];
  for (const name of text.split(",")) {
    if (!isColumn(name)) return `There is no column "${name.slice(0, 60)}" to export. Choose the columns again.`;
    names.push(name);
  }
  return names;
}

export interface SupplierFile {
  readonly columns: readonly Column[];
  readonly currency: string;
  /** What columns are called where they are not to have their English names. */
  readonly headings?: ColumnHeadings | undefined;
  readonly batches: Iterable<readonly SupplierRow[]>;
}

/** Why a workbook cannot be made. */
export const tooManyRows = `A sheet has at most ${sheetRowsMost.toLocaleString("en-GB")} rows. Export as CSV, or filter the rows first.`;

/** Suppliers as a file, made as it is read: a batch of rows is all that is held. */
export const supplierFile = (format: ExportFormat, file: SupplierFile): ByteStream =>
  sheetFile(format, sheetOf(file), "Suppliers");

const whole: ReadonlySet<Column> = new Set<Column>(["transactions", "orders", "invoices", "payments", "variants"]);

function sheetOf({ columns, currency, headings, batches }: SupplierFile): Sheet {
  const digits = minorDigitsOf(currency);
  const lookOf = (column: Column): NumberLook => {
    if (isMoney(column)) return { decimals: digits };
    return whole.has(column) ? "whole" : "plain";
  };
  const cellOf = (row: SupplierRow, column: Column): SheetCell => {
    const value = row[column];
    if (typeof value !== "number") return value;
    return { number: isMoney(column) ? decimalText(value, digits) : String(value) };
  };
  function* cells(): Generator<SheetCell[][]> {
    for (const rows of batches) yield rows.map((row) => columns.map((column) => cellOf(row, column)));
  }
  return {
    columns: columns.map((column) => ({ heading: supplierHeading(column, currency, headings), look: lookOf(column) })),
    batches: cells(),
  };
}

/** The bytes of a file as a body; a slow reader holds the maker back, one that leaves ends it. */
export function bodyOf(bytes: ByteStream): ReadableStream<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await source.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await source.return?.();
    },
  });
}
