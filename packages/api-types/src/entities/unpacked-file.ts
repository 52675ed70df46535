/** What a file was wrapped in, and what of it was read. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A sheet of a workbook: rows of several cells, a few cells only, or nothing. */
const workbookSheetSchema = v.strictObject({
  name: v.string(),
  hidden: v.boolean(),
  holds: v.picklist(["table", "some", "empty"]),
  /** The names of its columns, of a sheet of payments: sheets with the same may be parts of one ledger. */
  layout: v.optional(v.nullable(v.string()), null),
});
export type WorkbookSheet = v.InferOutput<typeof workbookSheetSchema>;

/** What was taken off a file before it was read, and what a user should know of it. */
export const unpackedSchema = v.strictObject({
  from: v.picklist(["gzip", "zip", "xlsx", "utf-16"]),
  /** Bytes of the plain text. */
  size: count,
  notes: v.array(messageSchema),
  /** The workbook's sheets in its order; none where the file held no workbook. */
  sheets: v.optional(v.array(workbookSheetSchema), []),
  /** Which of them was read, from 0. */
  sheet: v.optional(v.nullable(count), null),
  /** Whether the other sheets with its columns were read with it; null where it was not answered. */
  together: v.optional(v.nullable(v.boolean()), null),
});
export type UnpackedFile = v.InferOutput<typeof unpackedSchema>;

/** Name of the sheet that was read; null where the file held no workbook. */
export function sheetOf(unpacked: UnpackedFile | null): string | null {
  if (unpacked === null || unpacked.sheet === null) return null;
  return unpacked.sheets[unpacked.sheet]?.name ?? null;
}

/** Names of the sheets that were read, one or several of one layout; null where the file held no workbook. */
export function sheetsRead(unpacked: UnpackedFile | null): string | null {
  const sheet = unpacked?.sheet ?? null;
  if (unpacked === null || sheet === null) return null;
  const read = unpacked.together === true ? alikeSheets(unpacked.sheets, sheet) : [sheet];
  return read.map((at) => unpacked.sheets[at]?.name ?? "").join(", ");
}

/** The visible sheets with the columns of this one, itself among them. */
export function alikeSheets(sheets: readonly WorkbookSheet[], sheet: number): number[] {
  const { layout = null } = sheets[sheet] ?? {};
  if (layout === null) return [sheet];
  return [...sheets.entries()]
    .filter(([at, each]) => at === sheet || (!each.hidden && each.layout === layout))
    .map(([at]) => at);
}

/** Sheets of one layout of which one was read, and whether the others belong to it was not answered. */
export function openSheets(unpacked: UnpackedFile | null): readonly string[] {
  if (unpacked === null || unpacked.sheet === null || unpacked.together !== null) return [];
  const alike = alikeSheets(unpacked.sheets, unpacked.sheet);
  return alike.length < 2 ? [] : alike.map((at) => unpacked.sheets[at]?.name ?? "");
}
