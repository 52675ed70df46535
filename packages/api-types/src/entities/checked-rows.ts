/** The rows of a file as its check read them: what state each is in, its findings, and its cells. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { importWarnings, rejectReasons, type CanonicalColumn } from "./ledger.ts";

/**
 * ready: comes in as it is. warning: comes in, with a doubt. error: stays out until it is corrected. leftOut: a total
 * or a repeat.
 */
export const rowStates = ["ready", "warning", "error", "leftOut"] as const;
export type RowState = (typeof rowStates)[number];

/** What can be asked for: every row, or those of a state. Blank rows are in none. */
export const rowFilters = ["all", ...rowStates] as const;
export type RowFilter = (typeof rowFilters)[number];
export const rowFilterSchema = v.picklist(rowFilters);

/** What a row can be said to be; null for a row that is ready. */
export const rowCodes = [...rejectReasons, ...importWarnings] as const;
export type RowCode = (typeof rowCodes)[number];

/** Doubts of a file's rows that have a sentence about one row, `row-…`, next to that about them all, `doubt-…`. */
export const rowWarnings = [
  "currency-without-rate",
  "undated",
  "date-unreadable",
  "rounded",
  "ragged",
  "document-type-unknown",
  "repeated",
  "repeated-left-out",
  "id-damaged",
  "cells-joined",
] as const;

/** Rows of one page. */
export const checkedRowsPage = 50;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const checkedRowSchema = v.strictObject({
  /** The row that a spreadsheet shows, from 1. */
  row: count,
  /** The line on which it begins; differs from the row below a cell of several lines. */
  line: count,
  state: v.picklist(rowStates),
  /** The finding, and in which column of the file (from 0); null where it is of the whole row. */
  finding: v.nullable(
    v.strictObject({ code: v.picklist(rowCodes), message: messageSchema, column: v.nullable(count) }),
  ),
  /** Texts of the columns that the answer names, in their order; cut at 400 characters. */
  cells: v.array(v.string()),
  /** Columns of the file (from 0) whose cells are shown as corrected. */
  corrected: v.array(count),
});
export type CheckedRow = v.InferOutput<typeof checkedRowSchema>;

/** What follows the file's own columns in a file of findings: where each lies, what it is, and its message. */
export const findingColumns = ["_row", "_column", "_value", "_code", "_message"] as const;

/** A file of findings that was downloaded here and came back: the rows of another file of the job. */
export const returnedFindings = v.strictObject({
  uploadId: v.string(),
  /** The file that it was made from. */
  fileName: v.string(),
  /** Whether it holds that file's errors, or all of its rows. */
  show: v.picklist(["error", "all"]),
  /** SHA-256 of the file's own columns, lower-case hex, where nothing in them was changed; null: something was. */
  digest: v.nullable(v.string()),
  /** Its rows, and those of them that read otherwise than in the file. */
  rows: count,
  changed: count,
});
export type ReturnedFindings = v.InferOutput<typeof returnedFindings>;

export const checkedRowsSchema = v.strictObject({
  returned: v.nullable(returnedFindings),
  /** null: the file was checked by an older release, which kept no rows; another check brings them. */
  counts: v.nullable(v.strictObject({ ...v.entriesFromList(rowFilters, count) })),
  /** The mapped columns, by their place in the file (from 0). */
  columns: v.array(v.strictObject({ index: count, name: v.string() })),
  rows: v.array(checkedRowSchema),
});
export type CheckedRows = v.InferOutput<typeof checkedRowsSchema>;

const amounts = ["amount", "spend", "credit"] as const;
const values = ["poCount", "poValue", "invoiceCount", "invoiceValue", "paymentCount", "paymentValue"] as const;
const dates = ["documentDate", "paidDate", "dueDate"] as const;

/** Fields in whose cells a finding may lie. */
export const fieldsOfCode: Readonly<Partial<Record<RowCode, readonly CanonicalColumn[]>>> = {
  "no-name": ["supplierName"],
  "name-too-long": ["supplierName"],
  "amount-missing": amounts,
  "amount-not-a-number": amounts,
  "amount-too-large": amounts,
  rounded: amounts,
  "count-not-a-number": values,
  "date-unreadable": dates,
  undated: dates,
  "document-type-unknown": ["documentType"],
  "currency-without-rate": ["currency"],
  "id-damaged": ["supplierId", "documentNumber"],
};
