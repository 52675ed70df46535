import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { FileRefusalCode } from "@paygauge/api-types/entities/file-refusals";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { now, openDatabase } from "../../store/database.ts";
import { uploads } from "../../store/schema.ts";
import { inspectCommand, unpackPayload, type UnpackPayload } from "../commands.ts";
import { refusalOf } from "@paygauge/analysis/reading/file-kind";
import { containerOf, headLength } from "@paygauge/analysis/reading/container";
import { FileRefused } from "../unpack/file-refused.ts";
import { MultipartSink } from "../unpack/multipart-sink.ts";
import { deleteStored, roundKey, storedUnpacked, type StoredUnpacked } from "../unpack/stored-file.ts";
import { unpack } from "../unpack/unpack.ts";
import { malwareIn } from "../../scan/malware.ts";
import { rangesOf } from "./file-source.ts";
import type { Step, StepContext } from "../../commands/step.ts";
import { messageSchema } from "@paygauge/api-types/catalogue/message-schema";

const cursorSchema = v.nullable(
  v.object({
    round: v.picklist([1, 2]),
    /** R2's id of the object that is being written. */
    target: v.string(),
    /** What the round reads. */
    source: v.object({ r2Key: v.string(), size: v.number() }),
    /** Sentences of the round before. */
    notes: v.array(messageSchema),
  }),
);
type Cursor = NonNullable<v.InferOutput<typeof cursorSchema>>;

/** Bytes between two heartbeats. */
const heartbeatBytes = 8 * 1024 * 1024;

async function beginRound(context: StepContext, payload: UnpackPayload, next: Omit<Cursor, "target">) {
  const { uploadId } = await context.env.FILES.createMultipartUpload(roundKey(payload.r2Key, next.round, payload));
  return context.more({ ...next, target: uploadId }, { done: 0, total: next.source.size });
}

/** The object of the round. One that is complete already was written by an attempt that died: it is written again. */
async function targetOf(env: Env, payload: UnpackPayload, cursor: Cursor): Promise<R2MultipartUpload> {
  const key = roundKey(payload.r2Key, cursor.round, payload);
  if ((await env.FILES.head(key)) !== null) return env.FILES.createMultipartUpload(key);
  return env.FILES.resumeMultipartUpload(key, cursor.target);
}

async function runRound(context: StepContext, payload: UnpackPayload, cursor: Cursor) {
  const { source, round } = cursor;
  const stored = rangesOf(context.env, source.r2Key);
  let read = 0;
  let told = 0;
  const counted = async (offset: number, length: number) => {
    read = Math.min(source.size, read + length);
    if (read - told >= heartbeatBytes) {
      told = read;
      await context.tick({ done: read, total: source.size });
    }
    return stored(offset, length);
  };
  const container = containerOf(await stored(0, Math.min(headLength, source.size)));
  if (container === null) throw new FileRefused("binary");
  const target = await targetOf(context.env, payload, cursor);
  const sink = new MultipartSink(target);
  let sinceTick = 0;
  const write = async (bytes: Uint8Array<ArrayBuffer>) => {
    await sink.write(bytes);
    sinceTick += bytes.length;
    if (sinceTick < heartbeatBytes) return;
    sinceTick = 0;
    await context.tick({ done: read, total: source.size });
  };
  try {
    const maxBytes = Number(context.env.MAX_UPLOAD_BYTES);
    const chosen = { sheet: payload.sheet, together: payload.together };
    const result = await unpack(counted, source.size, container, write, { maxBytes, round, ...chosen });
    await sink.finish();
    return { result, size: sink.written };
  } catch (error) {
    // Already gone is fine.
    if (error instanceof FileRefused) await target.abort().catch(() => {});
    throw error;
  }
}

/** Writes the outcome where the upload still waits for it; true when it did. */
async function settle(context: StepContext, uploadId: string, set: Partial<typeof uploads.$inferInsert>) {
  const rows = await openDatabase(context.env.DB)
    .update(uploads)
    .set({ ...set, updatedOn: now() })
    .where(and(eq(uploads.id, uploadId), eq(uploads.state, "Unpacking")))
    .returning({ id: uploads.id });
  return rows.length > 0;
}

async function refuse(context: StepContext, payload: UnpackPayload, code: FileRefusalCode) {
  await settle(context, payload.uploadId, { state: "Refused", refusal: JSON.stringify(refusalOf(code)) });
  return context.finish({ done: payload.size, total: payload.size });
}

/** Queues the look at what came out; the command's id makes it one, however often this is done. */
async function queueLook(env: Env, payload: UnpackPayload, found: StoredUnpacked): Promise<void> {
  const { uploadId, fileName, job, inspectId } = payload;
  const { r2Key, size, fromWorkbook } = found;
  const look = { uploadId, r2Key, size, fileName, job, dialect: null, overrideRefusal: false, fromWorkbook };
  await queueOf(env).enqueue([inspectCommand(inspectId, look)]);
}

/** The state of the upload: an attempt that died after writing its outcome has left it behind. */
async function standing(env: Env, uploadId: string) {
  const [row] = await openDatabase(env.DB)
    .select({ state: uploads.state, unpacked: uploads.unpacked })
    .from(uploads)
    .where(eq(uploads.id, uploadId));
  return row;
}

/** Writes what came out to the upload and has it looked at; what a discarded upload left is removed. */
async function hand(context: StepContext, payload: UnpackPayload, found: StoredUnpacked): Promise<void> {
  const { env } = context;
  const { uploadId, inspectId: commandId } = payload;
  if (await settle(context, uploadId, { state: "Inspecting", commandId, unpacked: JSON.stringify(found) })) {
    return queueLook(env, payload, found);
  }
  const row = await standing(env, payload.uploadId);
  if (row === undefined || row.state === "Discarded") await deleteStored(env.FILES, payload.r2Key);
}

/**
 * Takes the wrapping off an uploaded file and queues the look at what came out. A round that is killed is started again
 * and writes the same parts; what cannot be unpacked is refused with its sentence.
 */
export const unpackStep: Step = async (context) => {
  const payload = v.parse(unpackPayload, context.payload);
  const cursor = v.parse(cursorSchema, context.cursor);
  const { r2Key, size } = payload;
  const over = { done: size, total: size };
  const row = await standing(context.env, payload.uploadId);
  if (row?.state !== "Unpacking") {
    const found = storedUnpacked(row?.unpacked ?? null);
    if (row?.state === "Inspecting" && found !== null) await queueLook(context.env, payload, found);
    return context.finish(over);
  }
  if (cursor === null && (await malwareIn(context.env, rangesOf(context.env, r2Key), size)) !== null) {
    await deleteStored(context.env.FILES, r2Key);
    return refuse(context, payload, "malware");
  }
  if (cursor === null) return beginRound(context, payload, { round: 1, source: { r2Key, size }, notes: [] });
  try {
    const { result, size: plainSize } = await runRound(context, payload, cursor);
    const notes = [...cursor.notes, ...result.notes];
    const key = roundKey(r2Key, cursor.round, payload);
    if (result.again) return beginRound(context, payload, { round: 2, source: { r2Key: key, size: plainSize }, notes });
    const from = cursor.round === 2 ? "zip" : result.from;
    const fromWorkbook = result.from === "xlsx";
    const { sheets, sheet, together } = result;
    await hand(context, payload, { r2Key: key, size: plainSize, from, notes, fromWorkbook, sheets, sheet, together });
    // The workbook that a ZIP held is of no use once its text is there.
    if (cursor.round === 2) await context.env.FILES.delete(cursor.source.r2Key);
    return context.finish(over);
  } catch (error) {
    if (error instanceof FileRefused) return refuse(context, payload, error.code);
    throw error;
  }
};
