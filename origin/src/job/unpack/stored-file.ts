/** Where the plain text of an uploaded file is: the upload itself, or what came out of it. */
import { unpackedSchema, type UnpackedFile } from "@paygauge/api-types/entities/ledger";
import * as v from "valibot";

const storedSchema = v.strictObject({ ...unpackedSchema.entries, r2Key: v.string(), fromWorkbook: v.boolean() });
/** The `unpacked` column of an upload, as JSON. */
export type StoredUnpacked = v.InferOutput<typeof storedSchema>;

export interface PackedFile {
  readonly r2Key: string;
  readonly size: number;
  readonly unpacked: string | null;
}

/** Reads the column; null where nothing was taken off. */
export function storedUnpacked(text: string | null): StoredUnpacked | null {
  return text === null ? null : v.parse(storedSchema, JSON.parse(text));
}

/** As screens see it. */
export function unpackedView(text: string | null): UnpackedFile | null {
  const stored = storedUnpacked(text);
  return stored === null ? null : { from: stored.from, size: stored.size, notes: stored.notes };
}

/** Key and bytes of what is read. */
export function plainFile(file: PackedFile): { r2Key: string; size: number } {
  const stored = storedUnpacked(file.unpacked);
  return stored === null ? { r2Key: file.r2Key, size: file.size } : { r2Key: stored.r2Key, size: stored.size };
}

/** Key of what a round of unpacking writes. */
export function roundKey(r2Key: string, round: 1 | 2): string {
  return `${r2Key}.plain${round}`;
}

/** Every key that an upload may have: all of them go when it goes. */
export function keysOf(r2Key: string): string[] {
  return [r2Key, roundKey(r2Key, 1), roundKey(r2Key, 2)];
}
