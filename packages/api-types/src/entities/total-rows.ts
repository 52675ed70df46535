/** Rows of a file that are totals of others: the findings, how it agrees, and what a user is asked. */
import * as v from "valibot";
import { importMoneySchema } from "./import-money.ts";
import { minorText } from "./minor-text.ts";
import { encodedMessage } from "../catalogue/message.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Rows that are asked about at a time. */
export const mostAskedTotals = 50;

/** What a user says of rows that only look like totals; of this file, so it is not carried over to the next. */
export const totalRowAnswersSchema = v.pipe(
  v.array(v.strictObject({ line: count, isTotal: v.boolean() })),
  v.maxLength(1000, encodedMessage("totalsTooMany")),
);
export type TotalRowAnswer = v.InferOutput<typeof totalRowAnswersSchema>[number];

/** A row next to the sum of the rows that it would be the total of. */
const comparedSchema = v.strictObject({
  line: count,
  /** The row as it is in the file, cut at 300 characters. */
  raw: v.string(),
  /** The row's own amount. */
  stated: minorText,
  /** What the rows add up to, and how many they are. */
  sum: minorText,
  rows: count,
  /** It is labelled as a balance, and dated as payments are. */
  isBalance: v.exactOptional(v.literal(true)),
});
export type ComparedTotal = v.InferOutput<typeof comparedSchema>;

const totalRowsSchema = v.strictObject({
  /** ISO 4217 of the figures: the currency that the file's amounts usually have. */
  currency: v.string(),
  minorDigits: count,
  /** Total rows that are the sum of their group or of the file, and those that are not. */
  agree: count,
  differ: count,
  /** The first that differ. */
  differing: v.array(comparedSchema),
  /** The file's own total: its last row, where that is one. */
  own: v.nullable(comparedSchema),
  /** Rows that look like totals, by their sum alone or by their label alone: the import waits for an answer. */
  asked: v.array(comparedSchema),
});
export type TotalRows = v.InferOutput<typeof totalRowsSchema>;

/** What a check says of the money that is not added in. */
export const moneyOfCheck = {
  /** The file's money, a line for each currency that rows are written in; none where the file has no amounts. */
  money: v.optional(v.array(importMoneySchema), []),
  /** Rows that were not added in and whose amount isn't a number: no money is next to them. */
  unread: v.optional(count, 0),
  /** The file's total rows next to the sums of their groups; null in checks stored before they were compared. */
  totals: v.optional(v.nullable(totalRowsSchema), null),
};
