/** Receives a file in parts that R2 joins: what is stored survives the process, so a sender continues where it stopped. */
import { refuse } from "@paygauge/worker/refusal";
import { statedDigest } from "./stated-digest.ts";
import { storeBody } from "./store-body.ts";

/** A file whose bytes arrive in parts. */
interface PartedFile {
  readonly size: number;
  /** Bytes of every part but the last. */
  readonly partSize: number;
  readonly r2Key: string;
  readonly r2UploadId: string | null;
}

interface StoredPart {
  readonly partNumber: number;
  readonly etag: string;
}

type Sizes = Pick<PartedFile, "size" | "partSize">;

export const partsOf = (file: Sizes): number => Math.max(1, Math.ceil(file.size / file.partSize));

/** Bytes that part `partNumber` (from 1) must have: all parts are equal but the last. */
export function partLength(file: Sizes, partNumber: number): number {
  return partNumber < partsOf(file) ? file.partSize : file.size - (partsOf(file) - 1) * file.partSize;
}

function partNumberOf(file: Sizes, text: string): number {
  const partNumber = Number(text);
  if (Number.isInteger(partNumber) && partNumber >= 1 && partNumber <= partsOf(file)) return partNumber;
  throw refuse("noSuchPart", { parts: partsOf(file), part: text.slice(0, 20) });
}

const multipartOf = (files: R2Bucket, { r2Key, r2UploadId }: PartedFile) =>
  files.resumeMultipartUpload(r2Key, r2UploadId ?? "");

/** Streams one part to R2; it counts once its row is written. @throws Refusal 422 where it is not that part, or damaged */
export async function receivePart(
  files: R2Bucket,
  file: PartedFile,
  partText: string,
  request: Request,
): Promise<StoredPart> {
  const partNumber = partNumberOf(file, partText);
  const wanted = partLength(file, partNumber);
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!request.body || length !== wanted) {
    throw refuse("partBytesSame", { part: partNumber, wanted });
  }
  const multipart = multipartOf(files, file);
  const digest = statedDigest(request.headers);
  const { etag } = await storeBody(
    request.body,
    wanted,
    (bytes) => multipart.uploadPart(partNumber, bytes),
    () => refuse("partIncomplete", { part: partNumber }),
    digest?.take,
  );
  if (digest !== null && !(await digest.agrees())) throw refuse("partDamaged", { part: partNumber });
  return { partNumber, etag };
}

/** Makes one object of all parts. @throws Refusal 409 naming what is missing. */
export async function joinReceived(files: R2Bucket, file: PartedFile, parts: readonly StoredPart[]): Promise<void> {
  const missing = partsOf(file) - parts.length;
  if (missing > 0) throw refuse("partsMissing", { missing, parts: partsOf(file) });
  // A call that was repeated after the object was made finds it there.
  const isMade = async () => (await files.head(file.r2Key)) !== null;
  if (await isMade()) return;
  await multipartOf(files, file)
    .complete(parts.map(({ partNumber, etag }) => ({ partNumber, etag })))
    .catch(async (error: unknown) => {
      // So does one that was sent at the same moment.
      if (!(await isMade())) throw error;
    });
}

/** Frees parts that were not joined. */
export async function abortParts(files: R2Bucket, file: PartedFile): Promise<void> {
  // They may be gone already.
  await multipartOf(files, file)
    .abort()
    .catch(() => {});
}
