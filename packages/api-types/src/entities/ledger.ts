/**
 * A ledger as it is read: the columns the product knows, what a file looks like (dialect, profiles), which source
 * column feeds which of them (mapping), and what a dry run says. Money is integer minor units as decimal text; dates
 * are ISO days. Columns and fault rules: docs/analysis.md section 2.
 */
import { breakdownsSchema, breakdownVerdicts } from "./breakdowns.ts";
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";
import { minorText } from "./minor-text.ts";
import { moneyOfCheck, totalRowAnswersSchema } from "./total-rows.ts";
import {
  amountUnitSchema,
  amountUnitsSchema,
  dateFields,
  fiscalStartSchema,
  dateOrders,
  decimalMarks,
  overruledSchema,
  readingSampleSchema,
  statedSchema,
} from "./ledger-evidence.ts";
import { monthMoney } from "./month-money.ts";
import { fileOverlapSchema } from "./file-overlaps.ts";
import { encodingChoiceSchema, fileDialectSchema } from "./file-dialect.ts";
import { fileRefusals } from "./file-refusals.ts";
import { correctionCounts } from "./corrections.ts";
import { checkQuestion, mappingAnswers } from "./questions.ts";
import { waitingRows } from "./rates.ts";
import { sidesSchema, sideValueSchema } from "./sides.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

export * from "./file-dialect.ts";
export * from "./file-refusals.ts";

export const ledgerKinds = ["base", "matchedDataOnly", "advanced"] as const;
export const ledgerKindSchema = v.picklist(ledgerKinds);
export type LedgerKind = (typeof ledgerKinds)[number];

export const identityColumns = [
  "supplierId",
  "supplierName",
  "addressLine1",
  "addressLine2",
  "city",
  "state",
  "postalCode",
  "country",
  "taxId",
  "companyNumber",
  "phone",
  "email",
  "website",
  "mcc",
  "sic",
  "naics",
  "unspsc",
  "merchantCategory",
  "payeeClass",
] as const;

/** Written in front of the supplier's name and behind it, where a file has the name in two columns. */
const nameParts = ["firstName", "nameContinued"] as const;

const summaryColumns = [
  "spend",
  "cents",
  "credit",
  "poCount",
  "poValue",
  "invoiceCount",
  "invoiceValue",
  "paymentCount",
  "paymentValue",
  "paymentTerms",
  "paymentMethods",
  "currency",
] as const;

export const lineColumns = [
  "amount",
  /** Hundredths of the amount, where they are in a column of their own. */
  "cents",
  /** Taken off the amount, where a ledger has a column for each side. */
  "credit",
  "documentType",
  "documentNumber",
  "orderNumber",
  /** Where month and day have columns of their own, the year. */
  "documentDate",
  "dateMonth",
  "dateDay",
  "dueDate",
  "paidDate",
  "currency",
  "paymentTerms",
  "paymentMethod",
  /** What was paid for: an expense type, an account, a narrative. */
  "purpose",
  "costCentre",
] as const;

const canonicalColumns = [
  ...identityColumns,
  ...nameParts,
  ...summaryColumns,
  "amount",
  "documentType",
  "documentNumber",
  "orderNumber",
  "documentDate",
  "dateMonth",
  "dateDay",
  "dueDate",
  "paidDate",
  "paymentMethod",
  "purpose",
  "costCentre",
] as const;
const canonicalColumnSchema = v.picklist(canonicalColumns);
export type CanonicalColumn = (typeof canonicalColumns)[number];

/**
 * Columns of each kind of job, and those without which a file cannot be read. A line needs a date as well (documentDate
 * or paidDate) unless the user states the file's period: without it no monthly figure exists.
 */
export const columnsOfKind: Record<
  LedgerKind,
  { columns: readonly CanonicalColumn[]; required: readonly CanonicalColumn[] }
> = {
  base: { columns: [...identityColumns, ...nameParts, ...summaryColumns], required: ["supplierName", "spend"] },
  matchedDataOnly: { columns: [...identityColumns, ...nameParts], required: ["supplierName"] },
  advanced: { columns: [...identityColumns, ...nameParts, ...lineColumns], required: ["supplierName", "amount"] },
};

const columnIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const isoDay = v.pipe(v.string(), v.isoDate());
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const columnProfileSchema = v.strictObject({
  index: columnIndex,
  name: v.string(),
  /** The first different values, at most five, cut at 120 characters. */
  samples: v.array(v.string()),
  filledShare: share,
  filled: count,
  numberShare: share,
  dateShare: share,
  /** About how many different values; exact when small. */
  distinct: count,
  negatives: count,
  decimalMark: v.nullable(v.picklist(decimalMarks)),
  dateOrder: v.nullable(v.picklist(dateOrders)),
  /** True when no value of the column decides the order or the mark, or its values contradict each other: ask. */
  ambiguous: v.boolean(),
  /** At most six values that fit two readings, or that speak for each of two. */
  doubtful: v.optional(v.array(readingSampleSchema)),
  /** The commonest value with its share, of a column of few values. */
  commonest: v.optional(v.nullable(v.strictObject({ text: v.string(), share }))),
  /** Of dates written as numbers: those that need the day first, those that need the month first, and all of them. */
  dateCounts: v.optional(v.strictObject({ day: count, month: count, all: count })),
  /** Values that speak for the rarer of two date orders or decimal marks. */
  mixed: v.optional(count),
  /** Values decide the order or the mark; false where none needs one, as whole numbers or ISO days. */
  decided: v.optional(v.boolean()),
  /** The earliest year that periods of the column, or the years that it holds, name; null where they name none. */
  fiscalYear: v.optional(v.nullable(count)),
  /** Dates have a day and a month and no year. */
  isYearless: v.optional(v.boolean()),
  /** A spreadsheet seems to have taken day and month of the true dates for each other. */
  isSwapped: v.optional(v.boolean()),
  /** The unit that the column's name states. */
  unit: v.optional(v.nullable(amountUnitSchema)),
  /** Legal forms at the end of the first cells: how many have one, and of which countries (alpha-3) it may be. */
  forms: v.optional(v.strictObject({ cells: count, countries: v.record(v.string(), count) })),
  /**
   * A currency code or sign in the cells, or else in the header, as a code. A shared sign counts as its commonest one.
   */
  currency: v.nullable(currencyCode),
  /** What is next to the amounts for a currency ("$", "kr", "EUR"), as written, with the number of cells. */
  monies: v.optional(v.array(v.strictObject({ text: v.string(), count }))),
  /** Values that separate credits and void rows from the others, where the column has known words for them. */
  sides: v.optional(v.array(sideValueSchema)),
  /** Every value is a whole number from 0 to 99, as cents in a column of their own are. */
  isHundredths: v.optional(v.boolean()),
  /** No value has decimals. */
  isWhole: v.optional(v.boolean()),
  /** Different values of a column of few, whatever their case, and the commonest of them with their rows. */
  values: v.optional(v.strictObject({ count, commonest: v.array(v.strictObject({ text: v.string(), rows: count })) })),
  /** Whether the column may be kept as a breakdown; absent for columns of dates and amounts. */
  breakdown: v.optional(v.picklist(breakdownVerdicts)),
});
export type ColumnProfile = v.InferOutput<typeof columnProfileSchema>;

const columnSourceSchema = v.union([
  v.strictObject({ column: columnIndex }),
  v.strictObject({ constant: v.pipe(v.string(), v.maxLength(200)) }),
]);
export type ColumnSource = v.InferOutput<typeof columnSourceSchema>;

export const columnMappingSchema = v.strictObject({
  sources: v.partial(
    v.strictObject({
      ...v.entriesFromList(canonicalColumns, columnSourceSchema),
    }),
  ),
  dateOrders: v.partial(v.strictObject(v.entriesFromList(dateFields, v.picklist(dateOrders)))),
  decimalMark: v.picklist(decimalMarks),
  /** Credits are written as negative numbers: they are added, not taken off twice. */
  creditsAreNegative: v.optional(v.boolean()),
  /** What amounts are multiplied by, where header or title state a unit; 1 where it is not said. */
  units: v.optional(amountUnitsSchema),
  /** First day of the fiscal year where dates count by its periods. */
  fiscalStart: v.optional(fiscalStartSchema),
  /** The columns for which a user stated a mark, an order or a unit. */
  stated: v.optional(statedSchema),
  /** What a user answered to the questions of a check. */
  answers: v.exactOptional(mappingAnswers),
  /** ISO 4217 of the amounts where no column says it. */
  currency: currencyCode,
  /**
   * What shared marks are taken for where they are not the job's own currency: "$" where the file writes "A$" as well.
   */
  markCurrencies: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), currencyCode)),
  /** The payment-method column is a flag: "Yes" means paid by card. */
  cardFlag: v.boolean(),
  /** Identifies the header, so that a mapping can be remembered per buyer. */
  headerSignature: v.string(),
  /** An empty supplier name stands for the name above it; off where it is not said. */
  fillDown: v.optional(v.boolean()),
  /** Supplier names are in rows of their own, each above the rows of its supplier. */
  blockNames: v.exactOptional(v.boolean()),
  /** Leave out rows that repeat another row of the file exactly; off where it is not said: such rows are often real. */
  leaveOutRepeats: v.optional(v.boolean()),
  /** Rows that are subtracted or left out, by the known words of a column; a user's answers come before it. */
  sides: v.exactOptional(sidesSchema),
  /** What the user says of rows that only look like totals. */
  totalRows: v.optional(totalRowAnswersSchema),
  /** Columns that are kept as breakdowns of the job. */
  breakdowns: v.exactOptional(breakdownsSchema),
});
export type ColumnMapping = v.InferOutput<typeof columnMappingSchema>;

const mappingProposalSchema = v.strictObject({
  mapping: columnMappingSchema,
  fields: v.array(
    v.strictObject({
      field: canonicalColumnSchema,
      source: columnSourceSchema,
      confidence: share,
      alternatives: v.array(v.strictObject({ column: columnIndex, confidence: share })),
    }),
  ),
  /** Required columns that nothing in the file feeds. */
  missing: v.array(canonicalColumnSchema),
});
export type MappingProposal = v.InferOutput<typeof mappingProposalSchema>;

/** Why a row was not taken in; the message `row-…` says it next to the row. */
export const rejectReasons = [
  "no-name",
  "amount-missing",
  "amount-not-a-number",
  "amount-too-large",
  "name-too-long",
  "row-too-long",
  "count-not-a-number",
  "total-row",
  "void-row",
  "wider-row",
] as const;
export type RejectReason = (typeof rejectReasons)[number];
const rejectReasonSchema = v.picklist(rejectReasons);

/** Rows read in spite of a doubt; the message `doubt-…` says which, the count on how many rows. */
export const importWarnings = [
  "country-unknown",
  "country-missing",
  "currency-converted",
  "currency-without-rate",
  "undated",
  "date-unreadable",
  "debit-less-credit",
  "credit-subtracted",
  "name-from-above",
  "unit-applied",
  "rounded",
  "repeated",
  "repeated-left-out",
  "repeated-partly-left-out",
  "repeated-partly-counted",
  "ragged",
  "redacted",
  "total-rows",
  "open-quote",
  "document-type-unknown",
  "id-damaged",
  "cells-joined",
  "heading-moved",
  "heading-shifted",
  "rejects-not-kept",
] as const;
export type ImportWarningCode = (typeof importWarnings)[number];

const noteSchema = v.strictObject({ code: v.string(), message: messageSchema, count });

export const importCheckSchema = v.strictObject({
  rows: count,
  accepted: count,
  blank: count,
  rejected: count,
  totalRows: count,
  /** Rows that did not happen: void, cancelled or reversed, as a column says. */
  voided: v.optional(count, 0),
  /** Rows that repeat an earlier one exactly; kept, unless the mapping leaves them out. */
  repeated: count,
  /** Repeated rows that were left out because of the mapping; part of `repeated`. */
  leftOut: v.optional(count, 0),
  redacted: count,
  undated: count,
  credits: count,
  /** Different supplier names, as they are written. */
  suppliers: count,
  /**
   * Accepted rows in currencies without a rate ("": none that is known), each sum in its own minor units; in no total.
   */
  waiting: v.optional(v.array(waitingRows), []),
  /** Sum of the accepted amounts that the analysis counts as spend, in minor units of `currency`. */
  sumMinor: minorText,
  /** Invoices and orders that are accepted but not in the sum, because payments to the same suppliers are. */
  settledMinor: v.optional(minorText, "0"),
  ...moneyOfCheck,
  currency: currencyCode,
  minorDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  firstDate: v.nullable(isoDay),
  lastDate: v.nullable(isoDay),
  /** Dated money by month, of the dry run alone: what the period is proposed from. */
  months: v.optional(v.array(monthMoney), []),
  questions: v.optional(v.array(checkQuestion), []),
  /** Other checked files of the job that hold equal rows, of the dry run alone. */
  overlaps: v.optional(v.array(fileOverlapSchema), []),
  /** What became of the corrections next to the file, of the dry run alone; null where it has none. */
  corrections: v.optional(v.nullable(correctionCounts), null),
  warnings: v.array(noteSchema),
});
export type ImportCheck = v.InferOutput<typeof importCheckSchema>;

/** One row that was not taken in. Raw text is cut at 100,000 characters. */
export const rejectedRowSchema = v.strictObject({
  seq: count,
  uploadId: v.string(),
  line: count,
  reason: rejectReasonSchema,
  message: messageSchema,
  raw: v.string(),
});
export type RejectedRow = v.InferOutput<typeof rejectedRowSchema>;

export const fileRefusalSchema = v.strictObject({
  code: v.picklist(fileRefusals),
  message: messageSchema,
  overridable: v.boolean(),
});
export type FileRefusal = v.InferOutput<typeof fileRefusalSchema>;

/** What a look at the whole file found: how it is written, what its columns hold, and a mapping to confirm. */
export const ledgerInspectionSchema = v.strictObject({
  dialect: fileDialectSchema,
  rows: count,
  preview: v.array(v.array(v.string())),
  profiles: v.array(columnProfileSchema),
  proposal: mappingProposalSchema,
  /** Text above the header, at most ten cells of 200 characters. */
  titles: v.optional(v.array(v.string())),
  /** Which other encodings the file may have, where it is not UTF-8. */
  encodingChoice: v.optional(encodingChoiceSchema),
  /** The unit that the lines above the header state. */
  titleUnit: v.optional(v.nullable(amountUnitSchema)),
  /** What of a remembered mapping this file's values spoke against. */
  overruled: v.optional(v.array(overruledSchema)),
  /** Buyers of the issuer with an earlier file of the same headings, of a draft's file alone; newest first. */
  headingBuyers: v.optional(v.array(v.string())),
});
export type LedgerInspection = v.InferOutput<typeof ledgerInspectionSchema>;
