/** What becomes of an upload whose command is canceled or fails: it never waits for ever. */
import { gzipSync } from "node:zlib";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { JobProgress, Upload } from "@paygauge/api-types/entities/jobs";
import { eq } from "drizzle-orm";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import { jobs, uploads } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import {
  beginCheck,
  call,
  check,
  newJob,
  runToEnd,
  send,
  sendFile,
  settled,
  until,
  uploadOf,
} from "./upload-calls.fixture.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const text = "Supplier,Amount,Date\nA,10.00,2025-01-01\nB,5.00,2025-01-02\n";
const bytes = (more = ""): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(`${text}${more}`));
const queue = () => queueOf(testEnv);

beforeAll(() => seedOrigin());
afterEach(() => queue().setRunning(true));

/** The id of the command that the upload waits for. */
async function commandOf(uploadId: string): Promise<string> {
  const [row] = await openDatabase(testEnv.DB).select().from(uploads).where(eq(uploads.id, uploadId));
  if (!row?.commandId) throw new Error("The upload names no command.");
  return row.commandId;
}

/** Changes the command as those who maintain jobs do. */
async function change(uploadId: string, what: "cancel" | "retry"): Promise<void> {
  const id = encodeURIComponent(await commandOf(uploadId));
  const answer = await callAs("theo-tester", "POST", `/api/v1/proq/${id}/${what}`);
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
}

const again = (upload: Upload) => call("POST", `/jobs/${upload.jobId}/uploads/${upload.id}/inspect`, {});

describe("an upload whose command is canceled", () => {
  it.each([
    ["plain.csv", bytes("C,1.00,2025-01-03\n"), "Inspecting"],
    ["packed.csv.gz", new Uint8Array(gzipSync(bytes())), "Unpacking"],
  ] as const)("%s: says so instead of being read for ever, and is read when asked again", async (name, file, state) => {
    const jobId = await newJob(`cancel ${name}`);
    await queue().setRunning(false);
    const uploadId = await sendFile(jobId, name, file);
    expect((await uploadOf(jobId, uploadId)).state).toBe(state);
    await change(uploadId, "cancel");
    const stopped = await uploadOf(jobId, uploadId);
    expect(stopped).toMatchObject({ state: "Refused", refusal: { message: message("file-reading-canceled") } });
    const [listed] = await call<Upload[]>("GET", `/jobs/${jobId}/uploads`);
    expect(listed?.state).toBe("Refused");
    await queue().setRunning(true);
    await again(stopped);
    expect(await settled(jobId, uploadId, ["Inspected", "Refused"])).toMatchObject({
      state: "Inspected",
      refusal: null,
    });
  });

  it.each(["plain.csv", "packed.csv.gz"])("%s: is read when the canceled command is tried again", async (name) => {
    const jobId = await newJob(`retry ${name}`);
    await queue().setRunning(false);
    const uploadId = await sendFile(jobId, name, name.endsWith("gz") ? new Uint8Array(gzipSync(bytes())) : bytes());
    await change(uploadId, "cancel");
    expect((await uploadOf(jobId, uploadId)).state).toBe("Refused");
    await change(uploadId, "retry");
    await queue().setRunning(true);
    expect((await settled(jobId, uploadId, ["Inspected"])).refusal).toBeNull();
  });

  it("goes back to its columns when the check is canceled, and is checked when that is tried again", async () => {
    const jobId = await newJob("cancel check");
    const upload = await send(jobId, "a.csv", bytes());
    await queue().setRunning(false);
    await beginCheck(upload);
    await change(upload.id, "cancel");
    expect(await uploadOf(jobId, upload.id)).toMatchObject({ state: "Inspected", refusal: null });
    await change(upload.id, "retry");
    await queue().setRunning(true);
    expect((await settled(jobId, upload.id, ["Checked"])).check).toMatchObject({ accepted: 2 });
  });

  it("is stopped with the whole job's work", async () => {
    const jobId = await newJob("cancel job");
    await queue().setRunning(false);
    const uploadId = await sendFile(jobId, "a.csv", bytes());
    await queue().cancelJob(jobId);
    expect((await uploadOf(jobId, uploadId)).refusal?.code).toBe("reading-canceled");
  });

  it("keeps what a later command made of it", async () => {
    const jobId = await newJob("later");
    await queue().setRunning(false);
    const uploadId = await sendFile(jobId, "a.csv", bytes());
    const first = await commandOf(uploadId);
    await change(uploadId, "cancel");
    await again(await uploadOf(jobId, uploadId));
    await queue().setRunning(true);
    await beginCheck(await settled(jobId, uploadId, ["Inspected"]));
    await settled(jobId, uploadId, ["Checked"]);
    await queue().retry(first);
    await until(
      () => queue().get(first),
      (command) => command?.state === "Completed",
    );
    expect((await uploadOf(jobId, uploadId)).state).toBe("Checked");
  });
});

describe("an upload whose command fails", () => {
  it("is refused with what to do", async () => {
    const jobId = await newJob("fail");
    await queue().setRunning(false);
    const uploadId = await sendFile(jobId, "a.csv", bytes());
    await testEnv.FILES.delete(`uploads/${jobId}/${uploadId}`);
    await queue().setRunning(true);
    const failed = await settled(jobId, uploadId, ["Refused", "Inspected"]);
    expect(failed).toMatchObject({ state: "Refused", refusal: { message: message("file-reading-failed") } });
  });
});

describe("an import whose call died before its commands were queued", () => {
  it("is canceled and resumed as every other", async () => {
    const jobId = await newJob("never queued");
    await check(await send(jobId, "a.csv", bytes()));
    await openDatabase(testEnv.DB).update(jobs).set({ state: "Running", run: "never" }).where(eq(jobs.id, jobId));
    await call("POST", `/jobs/${jobId}/cancel`);
    const stopped = await call<JobProgress>("GET", `/jobs/${jobId}/progress`);
    expect(stopped).toMatchObject({ state: "Canceled", mayResume: true });
    await call("POST", `/jobs/${jobId}/resume`);
    expect((await runToEnd(jobId)).totals).toMatchObject({ suppliers: 2 });
  });
});
