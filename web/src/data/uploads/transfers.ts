import { atom } from "jotai";
import { mutate } from "swr";
import { uploadsCalls } from "@paygauge/api-types/endpoints/uploads";
import { limits } from "@paygauge/api-types/limits";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { store } from "../../state/store.ts";
import { isLeavingUnasked } from "../../state/unsaved.ts";
import { reportActivity } from "../activity.ts";
import { asProblem } from "../api-problem.ts";
import { callApi } from "../call-api.ts";
import { callKey } from "../use-call.ts";
import { dropHandle, keepHandle } from "./file-handles.ts";
import { inOneTab } from "./one-tab.ts";
import { bytesReceived, missingParts } from "./parts.ts";
import { backOffMs, inPartSlot, waitFor } from "./patience.ts";
import { putPart } from "./put-part.ts";
import { rateOf, type Sample } from "./rate.ts";
import { sendParts } from "./send-parts.ts";

/** A file on its way from this tab. */
export interface Transfer {
  readonly uploadId: string;
  readonly jobId: string;
  readonly fileName: string;
  readonly size: number;
  /** Bytes there or on their way. */
  readonly sent: number;
  /** Bytes a second over the last seconds; 0 when not known yet. */
  readonly rate: number;
  readonly state: "waiting" | "sending" | "retrying" | "failed";
  readonly reason: string | null;
}

/** Files of this tab, in the order they are sent: one after another. */
export const transfersAtom = atom<readonly Transfer[]>([]);

const files = new Map<string, { readonly upload: Upload; readonly file: File; readonly stop: AbortController }>();
let working = false;

function change(uploadId: string, part: Partial<Transfer>): void {
  store.set(transfersAtom, (items) => items.map((item) => (item.uploadId === uploadId ? { ...item, ...part } : item)));
}

function remove(uploadId: string): void {
  files.delete(uploadId);
  store.set(transfersAtom, (items) => items.filter((item) => item.uploadId !== uploadId));
}

function refresh(jobId: string, uploadId: string): void {
  void mutate(callKey("uploads", { params: { jobId } }));
  void mutate(callKey("upload", { params: { jobId, uploadId } }));
}

/** Tells the system of a new file and begins to send it, after those before it. Throws `ApiProblem` on a refusal. */
export async function beginUpload(jobId: string, file: File, handle: FileSystemFileHandle | undefined): Promise<void> {
  const body = { fileName: file.name, size: file.size };
  const { upload } = await callApi("createUpload", { params: { jobId }, body });
  if (handle !== undefined) void keepHandle(upload.id, handle);
  resumeUpload(upload, file);
  refresh(jobId, upload.id);
}

/** Sends what is still missing of an upload; parts that were received are skipped. */
export function resumeUpload(upload: Upload, file: File): void {
  const before = files.get(upload.id);
  if (before !== undefined) return;
  files.set(upload.id, { upload, file, stop: new AbortController() });
  const sent = bytesReceived(upload.size, upload.partSize, upload.partsReceived);
  const { id: uploadId, jobId, fileName, size } = upload;
  const item: Transfer = { uploadId, jobId, fileName, size, sent, rate: 0, state: "waiting", reason: null };
  store.set(transfersAtom, (items) => [...items.filter((each) => each.uploadId !== uploadId), item]);
  void work();
}

/** Tries a failed transfer again, with the parts that the system has by now. */
export async function retryTransfer(transfer: Transfer): Promise<void> {
  const { jobId, uploadId } = transfer;
  const held = files.get(uploadId);
  const now = store.get(transfersAtom).find((item) => item.uploadId === uploadId);
  if (held === undefined || now?.state !== "failed") return;
  // A second press finds it in progress.
  change(uploadId, { state: "retrying" });
  try {
    const upload = await callApi("upload", { params: { jobId, uploadId } });
    // Discarded meanwhile.
    if (files.get(uploadId) !== held) return;
    files.delete(uploadId);
    resumeUpload(upload, held.file);
  } catch (thrown) {
    change(uploadId, { state: "failed", reason: asProblem(thrown).message });
  }
}

/** Stops sending and lets the system remove what it has. Throws `ApiProblem` when it refuses. */
export async function discardUpload(jobId: string, uploadId: string): Promise<void> {
  files.get(uploadId)?.stop.abort();
  remove(uploadId);
  void dropHandle(uploadId);
  await callApi("discardUpload", { params: { jobId, uploadId } });
  refresh(jobId, uploadId);
}

async function work(): Promise<void> {
  if (working) return;
  working = true;
  addEventListener("beforeunload", holdTab);
  try {
    for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) await transferOne(next);
  } finally {
    working = false;
    removeEventListener("beforeunload", holdTab);
  }
}

const nextWaiting = () => store.get(transfersAtom).find((item) => item.state === "waiting")?.uploadId;
const holdTab = (event: BeforeUnloadEvent) => {
  if (!isLeavingUnasked()) event.preventDefault();
};

/** One tab sends a file: another one that has it too leaves it to the first. */
async function transferOne(uploadId: string): Promise<void> {
  if (!(await inOneTab(uploadId, () => transferHeld(uploadId)))) remove(uploadId);
}

async function transferHeld(uploadId: string): Promise<void> {
  const held = files.get(uploadId);
  if (held === undefined) return remove(uploadId);
  const { upload, file, stop } = held;
  change(uploadId, { state: "sending" });
  try {
    await send(upload, file, stop.signal);
    await callApi("completeUpload", { params: { jobId: upload.jobId, uploadId } });
    void dropHandle(uploadId);
    remove(uploadId);
  } catch (thrown) {
    if (stop.signal.aborted) return remove(uploadId);
    change(uploadId, { state: "failed", reason: asProblem(thrown).message });
  }
  refresh(upload.jobId, uploadId);
}

async function send(upload: Upload, file: File, signal: AbortSignal): Promise<void> {
  const there = bytesReceived(upload.size, upload.partSize, upload.partsReceived);
  const keys = new Map<number, string>();
  let samples: readonly Sample[] = [];
  await sendParts({
    parts: missingParts(upload.size, upload.partSize, upload.partsReceived),
    parallel: limits.uploadPartsAtOnce,
    backOffMs,
    signal,
    wait: waitFor,
    onRetry: (problem) => change(upload.id, { state: "retrying", reason: problem.message }),
    onProgress: (bytes) => {
      // A running upload is work: the session stays alive with it.
      void reportActivity();
      const now = performance.now();
      if (now - (samples.at(-1)?.at ?? -1000) < 250 && bytes + there < upload.size) return;
      samples = [...samples, { at: now, bytes }].slice(-40);
      change(upload.id, { state: "sending", reason: null, sent: there + bytes, rate: rateOf(samples) });
    },
    send: (part, onSent, partSignal) => {
      const key = keys.get(part.number) ?? crypto.randomUUID();
      keys.set(part.number, key);
      const bytes = file.slice(part.from, part.to);
      const { jobId, id: uploadId } = upload;
      const params = { jobId, uploadId, partNumber: String(part.number) };
      const asked = { call: uploadsCalls.putPart, params, bytes, idempotencyKey: key };
      return inPartSlot(() => putPart({ ...asked, signal: partSignal, onSent }), partSignal);
    },
  });
}
