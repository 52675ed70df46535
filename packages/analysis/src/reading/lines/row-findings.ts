/** What a row of a checked file is said to be: its state, the finding, and the cell in which it lies. */
import { fieldsOfCode, type RowCode } from "@paygauge/api-types/entities/checked-rows";
import type { ColumnMapping, ImportWarningCode } from "@paygauge/api-types/entities/ledger";
import { dateFields } from "@paygauge/api-types/entities/ledger-evidence";
import { isAmountText } from "../amounts.ts";
import { DateReader } from "../dates.ts";
import { doubtCodes } from "./doubts.ts";
import type { LineReader } from "./line-reader.ts";

/** Said of a whole file or chosen by a user: no row is doubtful for it. */
const ofTheFile: readonly ImportWarningCode[] = ["currency-converted", "name-from-above", "credit-subtracted"];

/** Bits of the doubts that are of single rows. */
const ofRows = doubtCodes.reduce((bits, [bit, code]) => (ofTheFile.includes(code) ? bits : bits | bit), 0);

/** Whether the mapping reads a date: a row without one is then worth a look. */
export const isDated = ({ sources }: ColumnMapping): boolean =>
  dateFields.some((field) => sources[field] !== undefined);

/** The doubt of a line that a user may want to look at most; `dated`: the mapping has a date. */
export function doubtOf(line: LineReader, dated: boolean): ImportWarningCode | null {
  // Nearly every row has none: no list is made for it.
  if ((line.doubts & ofRows) === 0) return null;
  const found = doubtCodes.flatMap(([bit, code]) => (line.doubts & bit && !ofTheFile.includes(code) ? [code] : []));
  // A date that cannot be read says more than that there is none.
  return found.find((code) => code !== "undated") ?? (dated ? found[0] : undefined) ?? null;
}

/** "1.9E+18": an id of many digits that a spreadsheet has rounded. */
const damagedId = /^\s*\d([.,]\d+)?E\+\d{2}\s*$/i;

/** The column of the file in which a finding lies; null where it is of the whole row. */
export function columnOfFinding(code: RowCode, mapping: ColumnMapping, cells: readonly string[]): number | null {
  const fields = (fieldsOfCode[code] ?? []).flatMap((field) => {
    const source = mapping.sources[field];
    return source !== undefined && "column" in source ? [{ field, column: source.column }] : [];
  });
  const text = (column: number) => cells[column]?.trim() ?? "";
  const isIt = ({ field, column }: (typeof fields)[number]): boolean => {
    if (code === "date-unreadable") {
      const order = field === "documentDate" || field === "paidDate" || field === "dueDate" ? field : null;
      const reader = new DateReader((order && mapping.dateOrders[order]) ?? "ymd", mapping.fiscalStart);
      const bytes = new TextEncoder().encode(text(column));
      return bytes.length > 0 && Number.isNaN(reader.read(bytes, 0, bytes.length));
    }
    if (code === "id-damaged") return damagedId.test(text(column));
    if (code === "amount-not-a-number" || code === "count-not-a-number")
      return text(column) !== "" && !isAmountText(text(column));
    if (code === "amount-missing" || code === "undated" || code === "no-name") return text(column) === "";
    return text(column) !== "";
  };
  return (fields.find(isIt) ?? fields[0])?.column ?? null;
}
