/**
 * Corrections of a file's cells: a list next to the file, which stays as received. Each says what the cell read and
 * what it reads instead, so that it can be applied to the same column of another file, or be listed as matching no
 * longer.
 */
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanLine } from "../clean-fields.ts";

/** Ours: corrections of one file at most, and characters of a cell that can be corrected. */
export const maxCorrections = 5000;
export const maxCellText = 1000;
/** Ours: characters of the reason of a correction. */
const maxReason = 200;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cellText = v.pipe(v.string(), v.maxLength(maxCellText, encodedMessage("maxCellText", { most: maxCellText })));

export const correctionBody = v.strictObject({
  /** The row that a spreadsheet shows; null: every row whose cell reads the same. */
  row: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The column's place in the file, from 0. */
  column: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1)),
  /** What the cell reads in the file, after the corrections before this one. */
  from: cellText,
  to: cellText,
  /** Why, as the user words it; absent or "" where none is given. */
  reason: v.optional(
    v.pipe(v.string(), cleanLine(), v.maxLength(maxReason, encodedMessage("atMost", { most: maxReason }))),
  ),
});

export const correctionSchema = v.strictObject({
  ...correctionBody.entries,
  id: v.string(),
  /** From 1, in the order in which they were made and are applied. */
  seq: count,
  columnName: v.string(),
  author: v.string(),
  at: v.string(),
});
export type Correction = v.InferOutput<typeof correctionSchema>;

/** How many corrections changed a cell when the file was checked, and why others did not. */
export const correctionCounts = v.strictObject({
  applied: count,
  /** The cell reads otherwise, or the row is not there. */
  unmatched: count,
  /** The file has no column of that name. */
  withoutColumn: count,
});
export type CorrectionCounts = v.InferOutput<typeof correctionCounts>;
