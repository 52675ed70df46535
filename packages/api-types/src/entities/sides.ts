/** Rows that are not payments although their amounts are positive: credits to subtract, and void rows to leave out. */
import * as v from "valibot";
import { rowSides } from "./row-sides.ts";

const columnIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4095));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(480));

/** Values of a column of few that say what becomes of their rows, where the words are known; kept with its profile. */
export const sideValueSchema = v.strictObject({
  text,
  rows: count,
  side: v.nullable(v.picklist([...rowSides, "unsure"])),
  /** Signs of the amounts in the rows with this value, by the column of amounts. */
  signs: v.array(v.strictObject({ column: columnIndex, positive: count, negative: count })),
});
export type SideValue = v.InferOutput<typeof sideValueSchema>;

/** What becomes of the rows with each value of a column; rows with any other value are added. */
export const columnSidesSchema = v.strictObject({
  column: columnIndex,
  values: v.pipe(v.array(v.strictObject({ text, side: v.picklist(rowSides) })), v.maxLength(24)),
});
export type ColumnSides = v.InferOutput<typeof columnSidesSchema>;
export const sidesSchema = v.pipe(v.array(columnSidesSchema), v.maxLength(8));
