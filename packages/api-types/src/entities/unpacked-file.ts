/** What a file was wrapped in, and what of it was read. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A sheet of a workbook: rows of several cells, a few cells only, or nothing. */
const workbookSheetSchema = v.strictObject({
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
  notes: v.array(messageSchema),
  /** The workbook's sheets in its order; none where the file held no workbook. */
  sheets: v.optional(v.array(workbookSheetSchema), []),
  /** Which of them was read, from 0. */
  sheet: v.optional(v.nullable(count), null),
});
export type UnpackedFile = v.InferOutput<typeof unpackedSchema>;

/** Name of the sheet that was read; null where the file held no workbook. */
export function sheetOf(unpacked: UnpackedFile | null): string | null {
  if (unpacked === null || unpacked.sheet === null) return null;
  return unpacked.sheets[unpacked.sheet]?.name ?? null;
}
