/** Rows of a ledger as the file has them, with what became of each: what a figure of the analysis is added up from. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { breakdownProperties } from "./breakdowns.ts";
import { uncountedClasses } from "./import-money.ts";
import { documentTypes, paymentMethods, type PayeeClass } from "./ledger-words.ts";
import { minorText } from "./minor-text.ts";
import { pagedRequest, pagedResult } from "./paging.ts";

/** Payees of which only sums are shown: employees, pay, and names that the ledger withholds. */
const sumOnlyClasses = ["Employee", "Payroll", "Benefits", "Redacted"] as const satisfies readonly PayeeClass[];
export const isSumOnly = (payeeClass: string): boolean => sumOnlyClasses.some((each) => each === payeeClass);

/** Whether a row is part of the figure that it is shown with. */
export const rowStandings = ["Counted", "Nowhere"] as const;
export type RowStanding = (typeof rowStandings)[number];

/** Why a row counts nowhere; "settled": it is a document of a type that the supplier's spend is not counted by. */
export const nowhereReasons = ["settled", ...uncountedClasses] as const;
export type NowhereReason = (typeof nowhereReasons)[number];

const minor = v.nullable(v.number());

const ledgerRowSchema = v.object({
  /** Unique among the rows of the job. */
  rowId: v.string(),
  uploadId: v.string(),
  fileName: v.string(),
  /** The row that a spreadsheet shows, from 1. */
  row: v.number(),
  standing: v.picklist(rowStandings),
  /** null: it is counted. */
  reason: v.nullable(v.picklist(nowhereReasons)),
  /** ISO day; null where the row states none. */
  date: v.nullable(v.string()),
  documentType: v.nullable(v.picklist(documentTypes)),
  documentNumber: v.string(),
  /** Minor units of the job's currency; null where the row has no amount that could be added. */
  bookedMinor: minor,
  /** Decimals of the job's currency. */
  minorDigits: v.number(),
  /** As written, in minor units of `readCurrency`. */
  readMinor: minor,
  readCurrency: v.string(),
  readDigits: v.number(),
  /** Units of the job's currency for one of `readCurrency`; null where both are the same. */
  rate: v.nullable(v.number()),
  /** The row's words, or an answer of the mapping, turned its sign. */
  isTurned: v.boolean(),
  method: v.nullable(v.picklist(paymentMethods)),
  termDays: v.nullable(v.number()),
  /** The supplier's name as the row has it; "" below a name that is above it. */
  name: v.string(),
  isCorrected: v.boolean(),
  ...v.entriesFromList(breakdownProperties, v.string()),
});
export type LedgerRow = v.InferOutput<typeof ledgerRowSchema>;

/** Columns that rows are filtered and sorted by, with the kind of their values. Days compare as their ISO text. */
export const ledgerRowColumns = {
  rowId: "text",
  fileName: "text",
  row: "number",
  standing: "enum",
  reason: "enum",
  date: "text",
  documentType: "enum",
  documentNumber: "text",
  bookedMinor: "money",
  readMinor: "money",
  readCurrency: "text",
  method: "enum",
  termDays: "number",
  name: "text",
  ...Object.fromEntries(breakdownProperties.map((name) => [name, "text" as const])),
} as const satisfies Record<string, "text" | "enum" | "money" | "number">;

export const ledgerRowsBody = v.strictObject({
  ...pagedRequest.entries,
  /** Adds all rows up from the file, some at a time: the answer says how far it is. */
  addUp: v.optional(v.boolean()),
});

const count = v.number();

/** What takes a while, and how far it is, in bytes. */
const rowsProgress = v.object({ kind: v.picklist(["map", "read"]), done: count, total: count });
export type RowsProgress = v.InferOutput<typeof rowsProgress>;

/** What every page of rows says. */
const pageOfRows = {
  ...pagedResult(ledgerRowSchema).entries,
  currency: v.string(),
  minorDigits: v.number(),
  /** What the job's breakdowns are called, in their order. */
  breakdowns: v.array(v.string()),
  /** The rows come when it is done: ask again. null: they are here. */
  progress: v.nullable(rowsProgress),
};

export const ledgerRowsSchema = v.object({
  ...pageOfRows,
  /** Of this payee only sums are shown. */
  isSumOnly: v.boolean(),
  sums: v.object({
    /** The figure that the rows explain, as the analysis has it. */
    figureMinor: v.number(),
    counted: count,
    nowhere: count,
    /** Added up from the file; null until every row was read. */
    countedMinor: minor,
    /** Of rows that count nowhere and have an amount. */
    nowhereMinor: minor,
    /** Of the rows that the request leaves; null where nothing narrows it, or not every row was read. */
    shownMinor: minor,
  }),
});
export type LedgerRows = v.InferOutput<typeof ledgerRowsSchema>;

const inCurrency = { currency: v.string(), minorDigits: v.number() };

/** Rows of a job that count nowhere, and how they add up, with the spend, to the amount that was read. */
export const uncountedRowsSchema = v.object({
  ...pageOfRows,
  /** Of the rows that the request leaves, as booked; null where nothing narrows it, or not every row was read. */
  shownMinor: minor,
  balance: v.object({
    /** By the currency that it is written in; empty where an earlier release imported and did not count it. */
    read: v.array(v.object({ ...inCurrency, fileMinor: minorText, acceptedMinor: minorText })),
    /** Of all documents taken in, in the job's currency, and of those that suppliers' spend is counted by. */
    bookedMinor: minorText,
    spendMinor: minorText,
    classes: v.array(
      v.object({
        reason: v.picklist(nowhereReasons),
        /** Rows that are listed, and those of employees, pay and withheld names. */
        rows: count,
        sumOnlyRows: count,
        /** As written; of another type of document as booked. */
        amounts: v.array(
          v.object({
            ...inCurrency,
            /** As the import counted it. */
            importMinor: minorText,
            /** Added up from the files, of all these rows; null until every row was read. */
            rowsMinor: v.nullable(minorText),
          }),
        ),
      }),
    ),
  }),
});
export type UncountedRows = v.InferOutput<typeof uncountedRowsSchema>;

/** Characters of a cell that are shown until all of it is asked for. */
export const shownCell = 2000;

export const ledgerRowDetailSchema = v.object({
  ...ledgerRowSchema.entries,
  currency: v.string(),
  /** The line on which it begins; differs from the row below a cell of several lines. */
  line: v.number(),
  /** SHA-256 of the file's content; null where it was not taken. */
  digest: v.nullable(v.string()),
  /** Of a workbook the sheet that was read, or the sheets that were read as one; null for other files. */
  sheet: v.nullable(v.string()),
  /** The row's bytes as text, in the encoding that the file was read with. */
  raw: v.string(),
  /** Characters of the whole row; more than `raw` has where it is cut. */
  rawLength: v.number(),
  cells: v.array(v.object({ column: v.string(), text: v.string(), isCut: v.boolean(), isCorrected: v.boolean() })),
  /** Cells of the row; more than `cells` has where it is cut. */
  width: v.number(),
  /** Why it counts nowhere; null: it is counted. */
  finding: v.nullable(messageSchema),
  /** Corrections of its cells; empty for users without AllJobs_VIEW. */
  corrections: v.array(
    v.object({
      id: v.string(),
      column: v.string(),
      from: v.string(),
      to: v.string(),
      /** "" where none was given. */
      reason: v.string(),
      author: v.string(),
      at: v.string(),
      /** Of every row whose cell reads the same. */
      isOfColumn: v.boolean(),
      /** The user may undo it: the next import then reads the cell as the file has it. */
      mayUndo: v.boolean(),
      /** It was undone since this run was imported. */
      isUndone: v.boolean(),
    }),
  ),
});
export type LedgerRowDetail = v.InferOutput<typeof ledgerRowDetailSchema>;
