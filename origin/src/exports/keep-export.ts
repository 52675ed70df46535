import { and, eq, isNull } from "drizzle-orm";
import type { ByteStream } from "@paygauge/api-types/table-files/bytes";
import type { Env } from "../env.ts";
import { MultipartSink } from "../job/unpack/multipart-sink.ts";
import { now, openDatabase } from "../store/database.ts";
import { exportFiles } from "../store/schema.ts";

interface Kept {
  readonly exportId: string;
  readonly r2Key: string;
}

/** What is being written, and how many rows it has so far. */
interface WrittenFile {
  readonly bytes: ByteStream;
  readonly rows: () => number;
  /** Called after each piece: says how far it is, and throws where it is to stop. */
  readonly onPiece: () => Promise<void>;
}

/**
 * Writes a file to R2 and says in its row that it is there; one that is stopped leaves nothing behind, and so does what
 * a user has removed meanwhile. @returns rows written
 */
export async function keepExport(
  env: Pick<Env, "DB" | "FILES">,
  { exportId, r2Key }: Kept,
  { bytes, rows, onPiece }: WrittenFile,
): Promise<number> {
  const upload = await env.FILES.createMultipartUpload(r2Key);
  try {
    const sink = new MultipartSink(upload);
    for await (const piece of bytes) {
      await sink.write(piece);
      await onPiece();
    }
    await sink.finish();
    const db = openDatabase(env.DB);
    const own = eq(exportFiles.id, exportId);
    await db
      .update(exportFiles)
      .set({ rows: rows(), size: sink.written, finishedOn: now() })
      .where(and(own, isNull(exportFiles.finishedOn)));
    const [kept] = await db.select({ id: exportFiles.id }).from(exportFiles).where(own);
    if (kept === undefined) await env.FILES.delete(r2Key);
    return rows();
  } catch (error) {
    // Already complete or gone is fine.
    await upload.abort().catch(() => {});
    throw error;
  }
}
