/** The result of a file's first rows under a mapping, before anything is checked. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { paymentMethods } from "./ledger-words.ts";
import { rowCodes, rowStates } from "./checked-rows.ts";

/** The first rows, or some that show each case: an ordinary one, a redacted one, a credit, each payment method. */
export const previewChoices = ["first", "cases"] as const;
export type PreviewChoice = (typeof previewChoices)[number];

/** Rows that are read for it. */
export const previewedRows = 20;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const previewedRowSchema = v.strictObject({
  /** The row that a spreadsheet shows, from 1. */
  row: count,
  state: v.picklist(rowStates),
  finding: v.nullable(v.strictObject({ code: v.picklist(rowCodes), message: messageSchema })),
  name: v.string(),
  /** As written, in minor units of the currency; null where the row has none that can be read, or the job asks for none. */
  amount: v.nullable(
    v.strictObject({ minor: v.number(), currency: v.string(), minorDigits: v.pipe(v.number(), v.integer()) }),
  ),
  /** The day that the row counts for. */
  date: v.nullable(v.string()),
  /** The document's number as it is written; "" where it has none. */
  number: v.string(),
  /** How it was paid; null where the row does not say. */
  method: v.nullable(v.picklist(paymentMethods)),
  /** The payee is withheld: never matched. */
  isRedacted: v.boolean(),
});
export type PreviewedRow = v.InferOutput<typeof previewedRowSchema>;
