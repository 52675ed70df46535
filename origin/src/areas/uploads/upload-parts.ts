import { Refusal, refuse } from "@paygauge/worker/refusal";
import { statedDigest } from "../../store/stated-digest.ts";
import { storeBody } from "../../store/store-body.ts";
import type { Database } from "../../store/database.ts";
import { uploadParts } from "../../store/schema.ts";
import { deleteStored } from "../../job/unpack/stored-file.ts";
import { receivedParts } from "./upload-view.ts";
import type { UploadRow } from "./upload-access.ts";
import { message } from "@paygauge/api-types/catalogue/message";

export const partsOf = (row: Pick<UploadRow, "size" | "partSize">): number =>
  Math.max(1, Math.ceil(row.size / row.partSize));

/** Bytes that part `partNumber` (from 1) must have: all parts are equal but the last. */
function partLength(row: Pick<UploadRow, "size" | "partSize">, partNumber: number): number {
  return partNumber < partsOf(row) ? row.partSize : row.size - (partsOf(row) - 1) * row.partSize;
}

function partNumberOf(row: UploadRow, text: string): number {
  const partNumber = Number(text);
  if (Number.isInteger(partNumber) && partNumber >= 1 && partNumber <= partsOf(row)) return partNumber;
  throw refuse("noSuchPart", { parts: partsOf(row), part: text.slice(0, 20) });
}

/** Streams one part to R2 and writes down that it is there. Sending a part again replaces it. */
export async function storePart(
  files: R2Bucket,
  db: Database,
  row: UploadRow,
  partText: string,
  request: Request,
): Promise<number> {
  if (row.state !== "Receiving") throw new Refusal(409, "UPLOAD_STATE", message("uploadOver"));
  const partNumber = partNumberOf(row, partText);
  const wanted = partLength(row, partNumber);
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!request.body || length !== wanted) {
    throw refuse("partBytesSame", { part: partNumber, wanted });
  }
  const multipart = files.resumeMultipartUpload(row.r2Key, row.r2UploadId ?? "");
  const digest = statedDigest(request.headers);
  const part = await storeBody(
    request.body,
    wanted,
    (bytes) => multipart.uploadPart(partNumber, bytes),
    () => refuse("partIncomplete", { part: partNumber }),
    digest?.take,
  );
  if (digest !== null && !(await digest.agrees())) throw refuse("partDamaged", { part: partNumber });
  const values = { uploadId: row.id, partNumber, etag: part.etag, size: wanted };
  await db
    .insert(uploadParts)
    .values(values)
    .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.partNumber], set: { etag: part.etag } });
  return partNumber;
}

/** Makes one object of all parts. @throws Refusal 409 naming what is missing. */
export async function joinParts(files: R2Bucket, db: Database, row: UploadRow): Promise<void> {
  const parts = await receivedParts(db, row.id);
  const missing = partsOf(row) - parts.length;
  if (missing > 0) throw refuse("partsMissing", { missing, parts: partsOf(row) });
  // A call that was repeated after the object was made finds it there.
  const isMade = async () => (await files.head(row.r2Key)) !== null;
  if (await isMade()) return;
  const multipart = files.resumeMultipartUpload(row.r2Key, row.r2UploadId ?? "");
  await multipart
    .complete(parts.map(({ partNumber, etag }) => ({ partNumber, etag })))
    .catch(async (error: unknown) => {
      // So does one that was sent at the same moment.
      if (!(await isMade())) throw error;
    });
}

/** Frees the bytes of an upload that was discarded. */
export async function freeBytes(files: R2Bucket, row: UploadRow): Promise<void> {
  if (row.state === "Receiving" && row.r2UploadId) {
    // It may be gone already.
    await files
      .resumeMultipartUpload(row.r2Key, row.r2UploadId)
      .abort()
      .catch(() => {});
  }
  await deleteStored(files, row.r2Key);
}
