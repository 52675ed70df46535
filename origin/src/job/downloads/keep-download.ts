import { and, eq, isNull } from "drizzle-orm";
import type { Bytes, ByteStream } from "@paygauge/api-types/table-files/bytes";
import type { Env } from "../../env.ts";
import { now, openDatabase } from "../../store/database.ts";
import { dataDownloads } from "../../store/schema.ts";
import { PacedDigest } from "../../store/paced-digest.ts";
import { MultipartSink } from "../unpack/multipart-sink.ts";

interface WrittenDownload {
  readonly id: string;
  readonly r2Key: string;
  /** What the file is called once it is complete. */
  readonly fileName: string;
  readonly bytes: ByteStream;
  readonly rows: () => number;
  /** Called after each piece: says how far it is, and throws where it is to stop. */
  readonly onPiece: (written: number) => Promise<void>;
}

/**
 * Writes a file to R2 and its digest on the way; name, rows, size and digest are in its row only once it is complete.
 * What is stopped, or removed meanwhile, leaves nothing behind.
 */
export async function keepDownload(
  env: Pick<Env, "DB" | "FILES">,
  { id, r2Key, fileName, bytes, rows, onPiece }: WrittenDownload,
): Promise<void> {
  const upload = await env.FILES.createMultipartUpload(r2Key);
  const digest = new PacedDigest();
  try {
    const sink = new MultipartSink(upload);
    const write = async (piece: Bytes) => {
      await digest.take(piece);
      await sink.write(piece);
    };
    for await (const piece of bytes) {
      await write(piece);
      await onPiece(sink.written);
    }
    const sha256 = await digest.hex();
    await sink.finish();
    const db = openDatabase(env.DB);
    const own = eq(dataDownloads.id, id);
    await db
      .update(dataDownloads)
      .set({ fileName, rows: rows(), size: sink.written, sha256, finishedOn: now() })
      .where(and(own, isNull(dataDownloads.finishedOn)));
    const [kept] = await db.select({ id: dataDownloads.id }).from(dataDownloads).where(own);
    if (kept === undefined) await env.FILES.delete(r2Key);
  } catch (error) {
    // An upload that is already complete or aborted needs no abort.
    await upload.abort().catch(() => {});
    throw error;
  }
}
