/**
 * A ledger as it is read: the columns the product knows, what a file looks like (dialect, profiles), which source
 * column feeds which of them (mapping), and what a dry run says. Money is integer minor units as decimal text; dates
 * are ISO days. Columns and fault rules: design analysis.md section 2.
 */
import * as v from "valibot";

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

export const summaryColumns = [
  "spend",
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
  "documentType",
  "documentNumber",
  "orderNumber",
  "documentDate",
  "dueDate",
  "paidDate",
  "currency",
  "paymentTerms",
  "paymentMethod",
  "costCentre",
] as const;

export const canonicalColumns = [
  ...identityColumns,
  ...summaryColumns,
  "amount",
  "documentType",
  "documentNumber",
  "orderNumber",
  "documentDate",
  "dueDate",
  "paidDate",
  "paymentMethod",
  "costCentre",
] as const;
export const canonicalColumnSchema = v.picklist(canonicalColumns);
export type CanonicalColumn = (typeof canonicalColumns)[number];

/**
 * Columns of each kind of job, and those without which a file cannot be read. A line needs a date as well (documentDate
 * or paidDate) unless the person states the file's period: without it no monthly figure exists.
 */
export const columnsOfKind: Record<
  LedgerKind,
  { columns: readonly CanonicalColumn[]; required: readonly CanonicalColumn[] }
> = {
  base: { columns: [...identityColumns, ...summaryColumns], required: ["supplierName", "spend"] },
  matchedDataOnly: { columns: identityColumns, required: ["supplierName"] },
  advanced: { columns: [...identityColumns, ...lineColumns], required: ["supplierName", "amount"] },
};

/** utf-8 cells that are not valid UTF-8 are read as windows-1252, cell by cell. */
export const encodings = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];
export const delimiters = [",", ";", "\t", "|"] as const;
/** mixed: a bare CR ends a record too. */
export const lineEnds = ["lf", "crlf", "cr", "mixed"] as const;
export const dateOrders = ["dmy", "mdy", "ymd", "serial"] as const;
export type DateOrder = (typeof dateOrders)[number];
/** The decimal mark of a column of amounts; the other marks group digits. */
export const decimalMarks = [".", ","] as const;
export type DecimalMark = (typeof decimalMarks)[number];

const columnIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4095));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const isoDay = v.pipe(v.string(), v.isoDate());
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

export const fileDialectSchema = v.strictObject({
  encoding: v.picklist(encodings),
  hadBom: v.boolean(),
  delimiter: v.picklist(delimiters),
  lineEnd: v.picklist(lineEnds),
  /** 1-based number of the record that names the columns; 0 when the file has no header. */
  headerRow: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200)),
  columns: v.pipe(v.array(v.strictObject({ index: columnIndex, name: v.string() })), v.maxLength(4096)),
});
export type FileDialect = v.InferOutput<typeof fileDialectSchema>;

export const columnProfileSchema = v.strictObject({
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
  /** True when no value of the column decides the order or the mark: ask. */
  ambiguous: v.boolean(),
  /** A currency code or sign seen in the cells, as a code. */
  currency: v.nullable(currencyCode),
});
export type ColumnProfile = v.InferOutput<typeof columnProfileSchema>;

export const columnSourceSchema = v.union([
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
  dateOrders: v.partial(
    v.strictObject({
      documentDate: v.picklist(dateOrders),
      dueDate: v.picklist(dateOrders),
      paidDate: v.picklist(dateOrders),
    }),
  ),
  decimalMark: v.picklist(decimalMarks),
  /** ISO 4217 of the amounts where no column says it. */
  currency: currencyCode,
  /** The payment-method column is a flag: "Yes" means paid by card. */
  cardFlag: v.boolean(),
  /** Identifies the header, so that a mapping can be remembered per buyer. */
  headerSignature: v.string(),
  /** Leave out rows that repeat another row of the file exactly; off where it is not said: such rows are often real. */
  leaveOutRepeats: v.optional(v.boolean()),
});
export type ColumnMapping = v.InferOutput<typeof columnMappingSchema>;

export const mappingProposalSchema = v.strictObject({
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

/** Why a row was not taken in; the sentence is what a person reads beside the row. */
export const rejectReasons = {
  "no-name": "The row has no supplier name. Fill the name in, or delete the row.",
  "amount-missing": "The amount is empty. Fill it in, or delete the row.",
  "amount-not-a-number":
    "The amount is not a number. Write it as digits, for example 1234.50, or choose another amount column.",
  "amount-too-large":
    "The amount has more than 14 digits before rounding and cannot be added exactly. Check the number.",
  "name-too-long":
    "The supplier name is longer than 1,000 characters. Check that the right column is mapped and that quotes are closed.",
  "row-too-long": "The row is longer than 1 MB. Check that quotes are closed and that the delimiter is right.",
  "count-not-a-number": "A count or a value of the row is not a number. Correct it, or unmap the column.",
  "total-row": "The row is a total of other rows. It was left out so that nothing is counted twice.",
} as const satisfies Record<string, string>;
export type RejectReason = keyof typeof rejectReasons;
export const rejectReasonSchema = v.picklist(Object.keys(rejectReasons) as RejectReason[]);

/** What was read in spite of a doubt; the count says on how many rows. */
export const importWarnings = {
  "country-unknown": "The country is not known; the fallback country was used.",
  "country-missing": "The country is empty; the fallback country was used.",
  "currency-converted": "Amounts in another currency were converted at the job's rates.",
  "currency-without-rate":
    "No rate is known for the row's currency; the amount was read as the job's currency. Add the rate, or split the file.",
  undated: "Rows without a date count in totals and in no monthly figure.",
  "date-unreadable":
    "The date could not be read in the column's order; the row counts in totals and in no monthly figure.",
  rounded: "Amounts with more decimals than the currency has were rounded to its smallest unit, half away from zero.",
  repeated: "Rows repeat another row exactly. They were kept: such rows are common in ledgers.",
  "repeated-left-out": "Rows that repeat another row of the file exactly were left out, as the mapping asks.",
  "repeated-partly-left-out":
    "The file is too long to compare all rows; repeated rows were left out among its first 1,000,000 different rows only.",
  "repeated-partly-counted":
    "The file is too long to compare all rows; repeated rows were counted in its first 2,000,000 rows only.",
  ragged: "Rows have more or fewer cells than the header. They were read by position.",
  redacted: "Rows have a redacted payee. They are kept under Redacted and never matched.",
  "total-rows": "Total rows were found and left out.",
  "open-quote": "A quote was opened and not closed within 1 MB; the line was read without its quotes.",
  "document-type-unknown": "The document type is not known; the row was read as the file's usual type.",
  "rejects-not-kept": "More rows were rejected than the 200,000 that are kept for download. Check the mapping.",
} as const satisfies Record<string, string>;
export type ImportWarningCode = keyof typeof importWarnings;

/** Why a whole file was not read, with what to do about it. */
export const fileRefusals = {
  empty: "The file is empty. Export the ledger again and check that it has rows.",
  pdf: "This is a PDF document, not a table. Export the ledger as CSV.",
  xls: "This is an old Excel workbook (.xls), whatever its name says. Open it and save it as CSV UTF-8 or as .xlsx.",
  xlsx: "This is an Excel workbook or a ZIP archive that was not unpacked. Upload it again, or save the sheet as CSV UTF-8.",
  gzip: "This is a gzip archive that was not unpacked. Upload it again, or unpack it and upload the CSV.",
  xlsb: "This is a binary Excel workbook (.xlsb). Open it and save it as .xlsx or as CSV UTF-8.",
  ods: "This is an OpenDocument spreadsheet. Open it and save it as .xlsx or as CSV UTF-8.",
  "xlsx-broken":
    "The workbook is damaged or was not written by the rules of .xlsx. Open it in a spreadsheet, save it again as .xlsx or as CSV UTF-8, and upload that.",
  "xlsx-empty": "No sheet of the workbook has anything in it. Check that you chose the right file.",
  "xlsx-too-much-text":
    "The workbook holds more different texts than can be held while it is read. Save the sheet as CSV UTF-8 and upload that.",
  "archive-broken": "The archive is damaged or ends too early. Pack the ledger again, or upload it unpacked.",
  "archive-too-large":
    "Unpacked, the file is larger than a file may be. Split the ledger into smaller files, or leave out columns that are not needed.",
  "archive-bomb":
    "The archive unpacks to more than a hundred times its size, which no ledger does. Upload the ledger unpacked.",
  "archive-entries": "The archive has more than 100 files. Pack the ledger alone.",
  "archive-several": "The archive has more than one table. Upload each as a file of its own.",
  "archive-no-table": "The archive has no table (.csv, .tsv, .txt or .xlsx). Pack the ledger alone.",
  "archive-nested": "The archive has another archive in it. Unpack it and upload the ledger.",
  "archive-paths": "The archive has folders or links. Pack the ledger alone, without its folder.",
  "archive-password": "The archive is protected by a password. Unpack it and upload the ledger.",
  "archive-method":
    "The archive is packed in a way that is not read. Pack it as an ordinary ZIP, or upload it unpacked.",
  "archive-joined":
    "The gzip file is several archives one after the other. Unpack it and pack the ledger again in one, or upload it unpacked.",
  "archive-kind": "This kind of archive is not read. Pack the ledger as .zip or .gz, or upload it unpacked.",
  image: "This is a picture. Export the ledger as CSV.",
  html: "This is a web page, not a table, although its name may say otherwise. Export the ledger as CSV.",
  json: "This is JSON, not a table. Export the ledger as CSV.",
  "utf-16": "The file is in UTF-16 and was not turned into UTF-8. Save it as CSV UTF-8 and upload it again.",
  binary: "This is not a text file. Export the ledger as CSV.",
  "header-only": "The file has a header and no rows. Export the ledger again and check that it has rows.",
  "one-column": "Only one column was found. Check that cells are separated by a comma, a semicolon, a tab or a bar.",
  "no-name-column":
    "No column holds supplier names. A list of totals by category cannot be analysed: export one row per supplier or per document.",
  "no-amount-column": "No column holds amounts. Export the ledger with the amount of each row.",
  "contract-register":
    "This is a register of contracts: its values are agreed sums over years, not what was ordered, invoiced or paid. Export the payments or invoices.",
  "totals-only":
    "Each supplier stands once with a total, without documents or dates. Upload it as a summary, or export the document lines.",
  "loaded-before":
    "A file with exactly this content is already part of the job; nothing was added twice. Choose another file, or remove the earlier upload first.",
  "reading-canceled": "The reading of this file was canceled. Read it again, or choose another file.",
  "reading-failed":
    "The reading of this file was broken off by a fault of ours. Read it again; if that ends the same, upload it anew.",
} as const satisfies Record<string, string>;
export type FileRefusalCode = keyof typeof fileRefusals;

/** Nothing is known against these files: reading them again may go well. */
export const repeatableRefusals: readonly FileRefusalCode[] = ["reading-canceled", "reading-failed"];

/** A person may insist on a file whose content, not its form, was doubted. */
export const overridableRefusals: readonly FileRefusalCode[] = ["contract-register", "totals-only"];

const noteSchema = v.strictObject({ code: v.string(), message: v.string(), count });

export const importCheckSchema = v.strictObject({
  rows: count,
  accepted: count,
  blank: count,
  rejected: count,
  totalRows: count,
  /** Rows that repeat another exactly; kept, unless the mapping leaves them out. */
  repeated: count,
  /** Repeated rows that were left out because the mapping says so; part of `repeated`. */
  leftOut: v.optional(count, 0),
  redacted: count,
  undated: count,
  credits: count,
  suppliers: count,
  /** Sum of the accepted amounts in minor units of `currency`. */
  sumMinor: v.pipe(v.string(), v.regex(/^-?\d+$/)),
  currency: currencyCode,
  minorDigits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  firstDate: v.nullable(isoDay),
  lastDate: v.nullable(isoDay),
  warnings: v.array(noteSchema),
});
export type ImportCheck = v.InferOutput<typeof importCheckSchema>;

/** One row that was not taken in. Raw text is cut at 100,000 characters. */
export const rejectedRowSchema = v.strictObject({
  seq: count,
  uploadId: v.string(),
  line: count,
  reason: rejectReasonSchema,
  message: v.string(),
  raw: v.string(),
});
export type RejectedRow = v.InferOutput<typeof rejectedRowSchema>;

export const fileRefusalSchema = v.strictObject({
  code: v.picklist(Object.keys(fileRefusals) as FileRefusalCode[]),
  message: v.string(),
  overridable: v.boolean(),
});
export type FileRefusal = v.InferOutput<typeof fileRefusalSchema>;

/** A sheet of a workbook: rows of several cells, a few cells only, or nothing. */
export const workbookSheetSchema = v.strictObject({
  name: v.string(),
  hidden: v.boolean(),
  holds: v.picklist(["table", "some", "empty"]),
});
export type WorkbookSheet = v.InferOutput<typeof workbookSheetSchema>;

/** What was taken off a file before it was read, and what a person should know of it. */
export const unpackedSchema = v.strictObject({
  from: v.picklist(["gzip", "zip", "xlsx", "utf-16"]),
  /** Bytes of the plain text. */
  size: count,
  notes: v.array(v.string()),
  /** The workbook's sheets in its order; none where the file held no workbook. */
  sheets: v.optional(v.array(workbookSheetSchema), []),
  /** Which of them was read, from 0. */
  sheet: v.optional(v.nullable(count), null),
});
export type UnpackedFile = v.InferOutput<typeof unpackedSchema>;

/** What a look at the whole file found: how it is written, what its columns hold, and a mapping to confirm. */
export const ledgerInspectionSchema = v.strictObject({
  dialect: fileDialectSchema,
  rows: count,
  preview: v.array(v.array(v.string())),
  profiles: v.array(columnProfileSchema),
  proposal: mappingProposalSchema,
});
export type LedgerInspection = v.InferOutput<typeof ledgerInspectionSchema>;
