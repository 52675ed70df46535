/** How the cells of some rows lie otherwise than the heading says. */
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";

const column = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(fileLimits.columns.limit - 1));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A heading inside the file that names the columns in another order. */
export const movedHeadingSchema = v.strictObject({
  /** 1-based number of its record. */
  row: count,
  /** Its number of cells. */
  width: count,
  /** For each column of the file the cell that holds it below this heading; -1 for none. */
  columns: v.pipe(v.array(column), v.maxLength(fileLimits.columns.limit)),
});
export type MovedHeading = v.InferOutput<typeof movedHeadingSchema>;

/** What the cells of a column look like in rows with as many cells as the heading names. */
export const cellFormSchema = v.strictObject({
  /** Amounts, dates, words: as far as its cells hold them. */
  numbers: v.boolean(),
  dates: v.boolean(),
  words: v.boolean(),
  /** Numbers of documents and the like: no word without a digit, no space. */
  isCode: v.boolean(),
  /** The words of a column of few, other than names; null where they are many. */
  values: v.nullable(v.array(v.string())),
  /** Amounts from a thousand on are in one cell. */
  hasThousands: v.boolean(),
  /** Amounts without quotes that their own mark cuts in two cells. */
  isCut: v.boolean(),
});
export type CellForm = v.InferOutput<typeof cellFormSchema>;
