import { Refusal } from "@paygauge/worker/refusal";
import { abortParts, joinReceived, partLength, receivePart } from "../../store/receive-parts.ts";
import type { Database } from "../../store/database.ts";
import { uploadParts } from "../../store/schema.ts";
import { deleteStored } from "../../job/unpack/stored-file.ts";
import { receivedParts } from "./upload-view.ts";
import type { UploadRow } from "./upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";

/** Streams one part to R2 and writes down that it is there. Sending a part again replaces it. */
export async function storePart(
  files: R2Bucket,
  db: Database,
  row: UploadRow,
  partText: string,
  request: Request,
): Promise<number> {
  if (row.state !== "Receiving") throw new Refusal(409, "UPLOAD_STATE", message("uploadOver"));
  const { partNumber, etag } = await receivePart(files, row, partText, request);
  const values = { uploadId: row.id, partNumber, etag, size: partLength(row, partNumber) };
  await db
    .insert(uploadParts)
    .values(values)
    .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.partNumber], set: { etag } });
  return partNumber;
}

/** Makes one object of all parts. @throws Refusal 409 naming what is missing. */
export async function joinParts(files: R2Bucket, db: Database, row: UploadRow): Promise<void> {
  await joinReceived(files, row, await receivedParts(db, row.id));
}

/** Frees the bytes of an upload that was discarded. */
export async function freeBytes(files: R2Bucket, row: UploadRow): Promise<void> {
  if (row.state === "Receiving" && row.r2UploadId) await abortParts(files, row);
  await deleteStored(files, row.r2Key);
}
