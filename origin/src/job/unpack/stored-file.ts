/** Where the plain text of an uploaded file is: the upload itself, or what came out of it. */
import { unpackedSchema, type UnpackedFile } from "@paygauge/api-types/entities/unpacked-file";
import * as v from "valibot";
import { readStored } from "@paygauge/worker/stored-json";

const storedSchema = v.strictObject({ ...unpackedSchema.entries, r2Key: v.string(), fromWorkbook: v.boolean() });
/** The `unpacked` column of an upload, as JSON. */
export type StoredUnpacked = v.InferOutput<typeof storedSchema>;

interface PackedFile {
  readonly r2Key: string;
  readonly size: number;
  readonly unpacked: string | null;
}

/** Reads the column; null where nothing was taken off. */
export function storedUnpacked(text: string | null): StoredUnpacked | null {
  return text === null ? null : readStored(storedSchema, text, "uploads.unpacked");
}

/** As screens see it. */
export function unpackedView(text: string | null): UnpackedFile | null {
  const stored = storedUnpacked(text);
  if (stored === null) return null;
  const { r2Key: _key, fromWorkbook: _is, ...view } = stored;
  return view;
}

/** Key and bytes of the file read. */
export function plainFile(file: PackedFile): { r2Key: string; size: number } {
  const stored = storedUnpacked(file.unpacked);
  return stored === null ? { r2Key: file.r2Key, size: file.size } : { r2Key: stored.r2Key, size: stored.size };
}

/** What of a workbook a user chose: a sheet, and whether those with its columns are read with it. */
export interface ChosenSheets {
  readonly sheet: number | null;
  readonly together: boolean | null;
}

const plainPrefix = (r2Key: string): string => `${r2Key}.plain`;

/**
 * Key of what a round of unpacking writes. Each chosen sheet has its own, so that an import that was started with
 * another one continues with what it began with.
 */
export function roundKey(r2Key: string, round: 1 | 2, { sheet, together }: ChosenSheets): string {
  const chosen = sheet === null ? "" : `-sheet${sheet}`;
  return `${plainPrefix(r2Key)}${round}${chosen}${together === true ? "-together" : ""}`;
}

/** Removes an upload's file and everything that came out of it. */
export async function deleteStored(files: R2Bucket, r2Key: string): Promise<void> {
  let page = await files.list({ prefix: plainPrefix(r2Key) });
  await files.delete([r2Key, ...page.objects.map(({ key }) => key)]);
  while (page.truncated) {
    page = await files.list({ prefix: plainPrefix(r2Key), cursor: page.cursor });
    await files.delete(page.objects.map(({ key }) => key));
  }
}
