import { eq, inArray, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { videoResourceLimits } from "@paygauge/api-types/entities/video-resources";
import { limits } from "@paygauge/api-types/limits";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, invalid, refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { videoKey } from "../../hub/hub-keys.ts";
import { checkMp4 } from "../../hub/mp4/check-mp4.ts";
import { abortParts, joinReceived, receivePart } from "../../store/receive-parts.ts";
import { guardOf, now } from "../../store/database.ts";
import { hubItems, hubUploadParts, hubUploads } from "../../store/schema.ts";
import { aboutItem } from "./handlers.ts";
import { requireUpload, storedParts, uploadView, type ItemRow, type UploadRow } from "./item-view.ts";
import { requireVideo } from "./media-handlers.ts";

const gigabytes = (bytes: number): string => (bytes / 1_000_000_000).toFixed(1);

/** @throws Refusal 413, 422 for a size that can't be taken */
function requireSize({ fileName, size }: CallContext<"createVideoUpload">["body"]): void {
  const most = videoResourceLimits.videoBytes;
  // Rounded up: "2.0 GB" is not more than 2.0 GB.
  const shown = gigabytes(Math.ceil(size / 100_000_000) * 100_000_000);
  if (size > most) throw refuse("hubTooLarge", { file: fileName, size: shown, limit: gigabytes(most) });
  if (size === 0) throw invalid("size", message("file-empty"));
}

/** Reads the whole file's boxes; a refused one is removed with its upload. @throws Refusal 422 */
async function checkedSeconds(context: CallContext<"completeVideoUpload">, row: UploadRow): Promise<number> {
  const { env, db, check } = context;
  const readAt = async (offset: number, length: number) => {
    const part = await env.FILES.get(row.r2Key, { range: { offset, length } });
    return part === null ? new Uint8Array() : part.bytes();
  };
  const found = await checkMp4(row.size, readAt);
  if ("seconds" in found) return found.seconds;
  await check([db.delete(hubUploads).where(eq(hubUploads.id, row.id))]);
  await env.FILES.delete(row.r2Key);
  throw invalid("file", found.refusal);
}

const hasItAlready = ({ id, fileKey }: ItemRow, uploadId: string): boolean => fileKey === videoKey(id, uploadId);

export const videoUploadHandlers = {
  createVideoUpload: async ({ env, db, body, params, effectId, write, audit }) => {
    const item = await requireVideo(db, params.videoResourceId);
    requireSize(body);
    const earlier = await db.select().from(hubUploads).where(eq(hubUploads.itemId, item.id));
    const same = earlier.find(({ fileName, size }) => fileName === body.fileName && size === body.size);
    if (same !== undefined) {
      // The same file continues with the parts that are missing.
      audit(aboutItem(item.id, "upload"));
      return { ...done(message("uploadMayBegin")), upload: uploadView(same, await storedParts(db, same.id)) };
    }
    const r2Key = videoKey(item.id, effectId);
    const { uploadId: r2UploadId } = await env.FILES.createMultipartUpload(r2Key);
    const sizes = { fileName: body.fileName, size: body.size, partSize: limits.uploadPartBytes };
    const row = { id: effectId, itemId: item.id, ...sizes, r2Key, r2UploadId, createdOn: now() };
    const answer = await write(
      aboutItem(item.id, "upload"),
      [
        db.delete(hubUploads).where(inArray(hubUploads.id, [effectId, ...earlier.map(({ id }) => id)])),
        guardOf(db, sql`not exists (select 1 from hub_uploads where item_id = ${item.id})`, changedMeanwhile("upload")),
        db.insert(hubUploads).values(row),
      ],
      { ...done(message("uploadMayBegin")), upload: uploadView(row, []) },
    );
    await Promise.all(earlier.filter(({ id }) => id !== effectId).map((each) => abortParts(env.FILES, each)));
    return answer;
  },

  putVideoPart: async ({ env, db, params, request, audit }) => {
    const row = await requireUpload(db, params.videoResourceId, params.uploadId);
    const { partNumber, etag } = await receivePart(env.FILES, row, params.partNumber, request);
    await db
      .insert(hubUploadParts)
      .values({ uploadId: row.id, partNumber, etag })
      .onConflictDoUpdate({ target: [hubUploadParts.uploadId, hubUploadParts.partNumber], set: { etag } });
    audit(aboutItem(row.itemId, `part ${partNumber}`));
    return { ...done(message("partStored", { part: partNumber })), partNumber };
  },

  completeVideoUpload: async (context) => {
    const { env, db, params, write, audit } = context;
    const item = await requireVideo(db, params.videoResourceId);
    const answer = done(message("saved", { name: item.name }));
    const about = aboutItem(item.id, "video");
    if (hasItAlready(item, params.uploadId)) {
      audit(about);
      return answer;
    }
    const row = await requireUpload(db, item.id, params.uploadId);
    await joinReceived(env.FILES, row, await storedParts(db, row.id));
    const seconds = await checkedSeconds(context, row);
    const file = { fileKey: row.r2Key, fileBytes: row.size, seconds };
    await write(
      about,
      [
        db
          .update(hubItems)
          .set({ ...file, updatedOn: now() })
          .where(eq(hubItems.id, item.id)),
        db.delete(hubUploads).where(eq(hubUploads.id, row.id)),
      ],
      answer,
    );
    if (item.fileKey !== null) await env.FILES.delete(item.fileKey);
    return answer;
  },

  discardVideoUpload: async ({ env, db, params, write }) => {
    const row = await requireUpload(db, params.videoResourceId, params.uploadId);
    const answer = await write(
      aboutItem(row.itemId, "upload removed"),
      [db.delete(hubUploads).where(eq(hubUploads.id, row.id))],
      done(message("fileRemoved")),
    );
    await abortParts(env.FILES, row);
    // Joined, and not yet checked when the process ended.
    await env.FILES.delete(row.r2Key);
    return answer;
  },
} satisfies Partial<Handlers>;
