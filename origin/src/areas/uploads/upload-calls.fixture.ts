/** A job's files through the origin's own calls, for tests in workerd. */
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { CreateJobBody, Job, JobProgress, Upload } from "@paygauge/api-types/entities/jobs";
import { periodOfUploads } from "@paygauge/analysis/period/upload-period";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { callAs } from "../../support/call-origin.ts";

const person = "sasha-sysadmin";

/** The answer of a call below /api/v1. @throws Error where it is not 200. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the declared answer
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await callAs(person, method, `/api/v1${path}`, body === undefined ? {} : { body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

/** Asks again until the answer satisfies. */
export async function until<T>(ask: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  let value = await ask();
  for (let times = 0; times < 2000; times++) {
    if (done(value)) return value;
    await new Promise((resolve) => {
      // What asks more often takes the time of what it waits for.
      setTimeout(resolve, 25);
    });
    value = await ask();
  }
  throw new Error(`It did not come about: ${JSON.stringify(value).slice(0, 500)}`);
}

/** A new job of document lines in pounds, but for the given values. */
export async function newJob(name: string, part: Partial<CreateJobBody> = {}): Promise<string> {
  const job = {
    name,
    kind: "advanced",
    issuerId: "issuer-harbour",
    buyerId: "buyer-calder-county",
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: ["stp", "vcard"],
    ...part,
  };
  return (await call<{ id: string }>("POST", "/jobs", job)).id;
}

/** Sends a whole file in parts and completes it; gives the upload's id. */
export async function sendFile(jobId: string, fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const root = `/jobs/${jobId}/uploads`;
  const { upload } = await call<{ upload: Upload }>("POST", root, { fileName, size: bytes.length });
  for (let part = 0; part * upload.partSize < bytes.length; part++) {
    const raw = bytes.slice(part * upload.partSize, (part + 1) * upload.partSize);
    const headers = { "content-length": String(raw.length), "content-type": "application/octet-stream" };
    const answer = await callAs(person, "PUT", `/api/v1${root}/${upload.id}/parts/${part + 1}`, { raw, headers });
    if (answer.status !== 200) throw new Error(await answer.text());
  }
  await call("POST", `${root}/${upload.id}/complete`);
  return upload.id;
}

/** Sends a file and waits for the look at it. */
export async function send(jobId: string, fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<Upload> {
  return settled(jobId, await sendFile(jobId, fileName, bytes), ["Inspected", "Refused"]);
}

export function uploadOf(jobId: string, id: string): Promise<Upload> {
  return call<Upload>("GET", `/jobs/${jobId}/uploads/${id}`);
}

/** The upload when it has reached one of these states. */
export function settled(jobId: string, id: string, states: readonly Upload["state"][]): Promise<Upload> {
  return until(
    () => uploadOf(jobId, id),
    (upload) => states.includes(upload.state),
  );
}

/** Starts the dry run. */
export async function beginCheck(upload: Upload, change: Partial<ColumnMapping> = {}): Promise<void> {
  await call("POST", `/jobs/${upload.jobId}/uploads/${upload.id}/check`, { mapping: { ...upload.mapping, ...change } });
}

export async function check(upload: Upload, change: Partial<ColumnMapping> = {}): Promise<Upload> {
  await beginCheck(upload, change);
  return settled(upload.jobId, upload.id, ["Checked"]);
}

/** Confirms the period that the files propose, where the job has none. */
export async function confirmPeriod(jobId: string): Promise<void> {
  const job = await call<Job>("GET", `/jobs/${jobId}`);
  if (job.periodFrom !== null) return;
  const uploads = await call<Upload[]>("GET", `/jobs/${jobId}/uploads`);
  const period = periodOfUploads(uploads);
  if (period === null) return;
  await call("PUT", `/jobs/${jobId}/period`, { periodFrom: period.from, periodTo: period.to });
}

/** Imports to the end. @throws Error where it does not end well. */
export async function importJob(jobId: string): Promise<JobSummary> {
  await confirmPeriod(jobId);
  await call("POST", `/jobs/${jobId}/import`);
  return runToEnd(jobId);
}

export async function runToEnd(jobId: string): Promise<JobSummary> {
  const progress = await until(
    () => call<JobProgress>("GET", `/jobs/${jobId}/progress`),
    // the shown figures are complete before the last step is
    ({ state, steps }) =>
      state !== "Running" && (state !== "Ready" || steps.every((each) => each.state === "Completed")),
  );
  if (progress.state !== "Ready")
    throw new Error(`The import ended ${JSON.stringify([progress.state, progress.failureMessage])}`);
  return call<JobSummary>("GET", `/jobs/${jobId}/summary`);
}
