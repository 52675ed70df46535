import { atom } from "jotai";
import { mutate } from "swr";
import { limits } from "@paygauge/api-types/limits";
import type { VideoUpload } from "@paygauge/api-types/entities/video-resources";
import { reportActivity } from "../../../data/activity.ts";
import { asProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";
import { callOf } from "../../../data/call-table.ts";
import { callKey } from "../../../data/use-call.ts";
import { inOneTab } from "../../../data/uploads/one-tab.ts";
import { bytesReceived, missingParts, type Part } from "../../../data/uploads/parts.ts";
import { backOffMs, inPartSlot, waitFor } from "../../../data/uploads/patience.ts";
import { putPart } from "../../../data/uploads/put-part.ts";
import { sendParts } from "../../../data/uploads/send-parts.ts";
import { store } from "../../../state/store.ts";
import { isLeavingUnasked } from "../../../state/unsaved.ts";

/** A video that this tab sends; it continues on other pages of the application. */
export interface VideoTransfer {
  readonly itemId: string;
  readonly upload: VideoUpload;
  /** Bytes stored or on their way. */
  readonly sent: number;
  readonly state: "sending" | "retrying" | "failed";
  readonly reason: string | null;
}

/** By the item that the video is for. */
export const videoTransfersAtom = atom<ReadonlyMap<string, VideoTransfer>>(new Map());

const running = new Map<string, { readonly file: File; readonly stop: AbortController }>();

function change(itemId: string, part: Partial<VideoTransfer> | null): void {
  store.set(videoTransfersAtom, (before) => {
    const next = new Map(before);
    const own = next.get(itemId);
    if (part === null) next.delete(itemId);
    else if (own !== undefined) next.set(itemId, { ...own, ...part });
    return next;
  });
}

const holdTab = (event: BeforeUnloadEvent) => {
  if (!isLeavingUnasked()) event.preventDefault();
};

const reload = (itemId: string) => mutate(callKey("videoResource", { params: { videoResourceId: itemId } }));

/** Says to the system that a file comes, and sends it. Throws `ApiProblem` on a refusal. */
export async function beginVideo(itemId: string, file: File): Promise<void> {
  const params = { videoResourceId: itemId };
  const { upload } = await callApi("createVideoUpload", { params, body: { fileName: file.name, size: file.size } });
  void resumeVideo(itemId, upload, file);
}

/** Sends the parts that the system does not have yet; then it checks the file. */
export async function resumeVideo(itemId: string, upload: VideoUpload, file: File): Promise<void> {
  if (running.has(itemId)) return;
  const stop = new AbortController();
  running.set(itemId, { file, stop });
  const sent = bytesReceived(upload.size, upload.partSize, upload.partsReceived);
  const transfer: VideoTransfer = { itemId, upload, sent, state: "sending", reason: null };
  store.set(videoTransfersAtom, (before) => new Map(before).set(itemId, transfer));
  addEventListener("beforeunload", holdTab);
  try {
    await inOneTab(upload.id, () => sendAll(transfer, file, stop.signal));
    running.delete(itemId);
    change(itemId, null);
  } catch (thrown) {
    running.delete(itemId);
    change(itemId, stop.signal.aborted ? null : { state: "failed", reason: asProblem(thrown).message });
  } finally {
    if (running.size === 0) removeEventListener("beforeunload", holdTab);
  }
  await reload(itemId);
}

/** Stops sending and removes what was received. Throws `ApiProblem` when the system refuses. */
export async function cancelVideo(itemId: string, uploadId: string): Promise<void> {
  running.get(itemId)?.stop.abort();
  change(itemId, null);
  await callApi("discardVideoUpload", { params: { videoResourceId: itemId, uploadId } });
  await reload(itemId);
}

/** A refused file is gone: only choosing another one helps. */
export const dismissVideo = (itemId: string): void => change(itemId, null);

async function sendAll({ itemId, upload, sent }: VideoTransfer, file: File, signal: AbortSignal): Promise<void> {
  const params = { videoResourceId: itemId, uploadId: upload.id };
  const keys = new Map<number, string>();
  const send = (part: Part, onSent: (bytes: number) => void, partSignal: AbortSignal) => {
    const idempotencyKey = keys.get(part.number) ?? crypto.randomUUID();
    keys.set(part.number, idempotencyKey);
    const asked = { call: callOf("putVideoPart"), params: { ...params, partNumber: String(part.number) } };
    const bytes = file.slice(part.from, part.to);
    return inPartSlot(() => putPart({ ...asked, bytes, idempotencyKey, signal: partSignal, onSent }), partSignal);
  };
  await sendParts({
    parts: missingParts(upload.size, upload.partSize, upload.partsReceived),
    parallel: limits.uploadPartsAtOnce,
    backOffMs,
    signal,
    wait: waitFor,
    onRetry: ({ message }) => change(itemId, { state: "retrying", reason: message }),
    onProgress: (bytes) => {
      // A running upload is work: the session stays alive with it.
      void reportActivity();
      change(itemId, { state: "sending", reason: null, sent: sent + bytes });
    },
    send,
  });
  await callApi("completeVideoUpload", { params });
}
