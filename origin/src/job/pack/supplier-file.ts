import { breakdownProperties, isBreakdownProperty } from "@paygauge/api-types/entities/breakdowns";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { chosenColumns, keepChosen, type Choosing } from "@paygauge/api-types/entities/job-capabilities";
import { supplierHeadings } from "@paygauge/api-types/entities/supplier-headings";
import { isPredictionProperty, supplierRow, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import type { ColumnHeadings, ExportFormat } from "@paygauge/api-types/entities/exports";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { sheetFile } from "@paygauge/api-types/table-files/sheet-file";
import { maxSheetRows, type NumberLook, type Sheet, type SheetCell } from "@paygauge/api-types/table-files/xlsx-writer";
import { isMoney, markedSample, supplierHeading } from "../export-csv.ts";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

type Column = keyof SupplierRow;

const allColumns = Object.keys(supplierRow.entries) as Column[];
const isColumn = (name: string): name is Column => Object.hasOwn(supplierRow.entries, name);

/** What a run has of columns that not every run has. */
interface OwnColumns {
  /** Labels of its breakdowns. */
  readonly breakdowns: readonly string[];
  /** Whether a model predicts its suppliers. */
  readonly isPredicted: boolean;
}

/**
 * The columns of a list "name,country"; all for an empty one, a message for one that is not there. Of capabilities those
 * that the job has chosen, of breakdowns and predictions those that the run has.
 */
export function columnsOf(
  text: string,
  job: Choosing,
  { breakdowns, isPredicted }: OwnColumns,
): readonly Column[] | MessageRef {
  const isThere = (name: Column) => {
    if (isPredictionProperty(name)) return isPredicted;
    return !isBreakdownProperty(name) || breakdownProperties.indexOf(name) < breakdowns.length;
  };
  if (text === "") return chosenColumns(allColumns.filter(isThere), job);
  const names: Column[] = [];
  for (const name of text.split(",")) {
    if (!isColumn(name)) return message("noExportColumn", { name: name.slice(0, 60) });
    if (isThere(name)) names.push(name);
  }
  return chosenColumns(names, job);
}

interface SupplierFile {
  readonly columns: readonly Column[];
  readonly currency: string;
  /** What the job has chosen. */
  readonly job: Choosing;
  /** What the run's breakdowns are called. */
  readonly breakdowns: readonly string[];
  /** Matched against a made directory. */
  readonly isDemo: boolean;
  /** Of a sample job. */
  readonly isSample: boolean;
  /** What columns are called where they are not to have their English names. */
  readonly headings?: ColumnHeadings | undefined;
  /** Says reasons of a prediction in words. */
  readonly reasons: (reasons: string) => string;
  readonly batches: AsyncIterable<readonly SupplierRow[]>;
  /** Keys of suppliers that can't be read, as far as the batches have come. */
  readonly damaged: readonly string[];
}

/** Why a workbook cannot be made. */
export const tooManyRows = message("sheetTooLong", { most: maxSheetRows });

/** Suppliers as a file, made as it is read: a batch of rows is all that is held. */
export const supplierFile = (format: ExportFormat, file: SupplierFile): ByteStream =>
  sheetFile(format, sheetOf(file), "Suppliers");

const whole: ReadonlySet<Column> = new Set<Column>([
  "transactions",
  "orders",
  "invoices",
  "payments",
  "variants",
  "prediction",
  "predictionModel",
]);

/** The last line of a file without some suppliers: who reads the file has nothing else to tell by. */
const leftOut = (keys: readonly string[]): string =>
  `Left out, because what is stored of them is damaged: ${keys.length} (${keys.slice(0, 20).join(", ")})`;

/** "STP: Medium, Virtual card: Low", under the names that columns have. */
function machineWords(text: string): string {
  return Object.entries(machineBandsOf(text))
    .map(([capability, level]) => `${supplierHeadings[`${capability as Capability}Score`]}: ${level}`)
    .join(", ");
}

function sheetOf({
  columns,
  currency,
  job,
  breakdowns,
  isDemo,
  isSample,
  headings,
  reasons,
  batches,
  damaged,
}: SupplierFile): Sheet {
  const digits = minorDigitsOf(currency);
  const lookOf = (column: Column): NumberLook => {
    if (isMoney(column)) return { decimals: digits };
    return whole.has(column) ? "whole" : "plain";
  };
  const cellOf = (row: SupplierRow, column: Column): SheetCell => {
    if (column === "machineBands") return machineWords(row.machineBands);
    if (column === "predictionReasons") return reasons(row.predictionReasons ?? "");
    const value = row[column] ?? null;
    if (typeof value !== "number") return value;
    return { number: isMoney(column) ? decimalText(value, digits) : String(value) };
  };
  async function* cells(): AsyncGenerator<SheetCell[][]> {
    for await (const rows of batches)
      yield rows.map((row) => keepChosen(row, job)).map((row) => columns.map((column) => cellOf(row, column)));
    if (damaged.length > 0) yield [columns.map((_, at) => (at === 0 ? leftOut(damaged) : null))];
  }
  const headed = columns.map((column) => ({
    heading: supplierHeading(column, { currency, isDemo, breakdowns }, headings),
    look: lookOf(column),
  }));
  return { columns: markedSample(headed, isSample), batches: cells() };
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
