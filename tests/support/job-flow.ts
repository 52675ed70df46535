import { readFileSync } from "node:fs";
import path from "node:path";
import type { ColumnMapping, ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { Job, JobProgress, Upload } from "@paygauge/api-types/entities/jobs";
import { periodOfUploads } from "@paygauge/analysis/period/upload-period";
import type { Answer, Client } from "./client.ts";

/** What a test job is, next to its file. */
export interface JobFacts {
  readonly kind?: "base" | "advanced";
  readonly currency: string;
  readonly country: string;
  readonly issuerId?: string;
  readonly buyerId?: string;
}

export function expectOk(answer: Answer, what: string): Answer {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text().slice(0, 600)}`);
  return answer;
}

/** Asks again until the answer satisfies; each ask waits for the server, nothing is assumed about time. */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  done: (value: T) => boolean,
  seconds = 120,
  everyMs = 60,
): Promise<T> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const value = await ask();
    if (done(value)) return value;
    if (Date.now() > deadline) throw new Error(`${what} did not come about: ${JSON.stringify(value).slice(0, 800)}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

export async function createJob(client: Client, name: string, facts: JobFacts): Promise<string> {
  const body = {
    name,
    kind: facts.kind ?? "advanced",
    issuerId: facts.issuerId ?? "issuer-harbour",
    buyerId: facts.buyerId ?? "buyer-calder-county",
    currency: facts.currency,
    buyerCountry: facts.country,
    capabilities: ["stp", "vcard", "pcard", "tandEcard", "scf", "instantPay", "boost", "optima"],
  };
  return expectOk(await client.call("POST", "/api/v1/jobs", body), "create job").json<{ id: string }>().id;
}

/** Sends a file in parts and completes it. */
export async function sendFile(client: Client, jobId: string, fileName: string, bytes: Buffer): Promise<string> {
  const root = `/api/v1/jobs/${jobId}/uploads`;
  const { upload } = expectOk(await client.call("POST", root, { fileName, size: bytes.length }), "create upload").json<{
    upload: Upload;
  }>();
  for (let part = 0; part * upload.partSize < bytes.length; part += 1) {
    const slice = bytes.subarray(part * upload.partSize, (part + 1) * upload.partSize);
    expectOk(
      await client.call("PUT", `${root}/${upload.id}/parts/${part + 1}`, Buffer.from(slice)),
      `part ${part + 1}`,
    );
  }
  expectOk(await client.call("POST", `${root}/${upload.id}/complete`), "complete");
  return upload.id;
}

export function uploadOf(client: Client, jobId: string, uploadId: string): Promise<Upload> {
  return client
    .call("GET", `/api/v1/jobs/${jobId}/uploads/${uploadId}`)
    .then((answer) => expectOk(answer, "upload").json<Upload>());
}

/**
 * Waits for the inspection, confirms the proposed mapping (changed by `adjust`), and waits for the check. What the check
 * asks is answered with `answers`, else as usual.
 */
export async function checkUpload(
  client: Client,
  jobId: string,
  uploadId: string,
  adjust: (mapping: ColumnMapping) => ColumnMapping = (same) => same,
  answers: ColumnMapping["answers"] = {},
): Promise<ImportCheck> {
  const inspected = await until(
    "the inspection",
    () => uploadOf(client, jobId, uploadId),
    (each) => each.state === "Inspected" || each.state === "Refused",
  );
  if (inspected.state === "Refused" || !inspected.mapping)
    throw new Error(`Refused: ${inspected.refusal?.code ?? "no mapping"}`);
  const mapping = adjust(inspected.mapping);
  const check = await checkWith(client, jobId, uploadId, mapping);
  const asked = check.questions.length > 0 && mapping.answers === undefined;
  const all = { ...usualAnswers(mapping), ...answers };
  return asked ? checkWith(client, jobId, uploadId, { ...mapping, answers: all }) : check;
}

/** The amounts that were proposed, and ids that join many names aren't suppliers. */
function usualAnswers({ sources }: ColumnMapping): NonNullable<ColumnMapping["answers"]> {
  const amount = sources.amount ?? sources.spend;
  return {
    supplierIds: "byName",
    ...(amount !== undefined && "column" in amount ? { amountColumn: amount.column } : {}),
  };
}

async function checkWith(
  client: Client,
  jobId: string,
  uploadId: string,
  mapping: ColumnMapping,
): Promise<ImportCheck> {
  expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/uploads/${uploadId}/check`, { mapping }), "check");
  const checked = await until(
    "the check",
    () => uploadOf(client, jobId, uploadId),
    (each) => each.state === "Checked" || each.state === "Refused",
  );
  if (!checked.check) throw new Error(`Refused: ${checked.refusal?.code ?? ""}`);
  return checked.check;
}

export function progressOf(client: Client, jobId: string): Promise<JobProgress> {
  return client
    .call("GET", `/api/v1/jobs/${jobId}/progress`)
    .then((answer) => expectOk(answer, "progress").json<JobProgress>());
}

/** Confirms the period that the files propose, where the job has none. */
export async function confirmPeriod(client: Client, jobId: string): Promise<void> {
  const url = `/api/v1/jobs/${jobId}`;
  const job = expectOk(await client.call("GET", url), "job").json<Job>();
  if (job.periodFrom !== null) return;
  const uploads = expectOk(await client.call("GET", `${url}/uploads`), "uploads").json<Upload[]>();
  const period = periodOfUploads(uploads);
  if (period === null) return;
  const body = { periodFrom: period.from, periodTo: period.to };
  expectOk(await client.call("PUT", `${url}/period`, body), "period");
}

/** Starts the import and waits for its end, asking as often as told; the screens ask once a second. */
export async function importJob(client: Client, jobId: string, everyMs = 60): Promise<JobProgress> {
  await confirmPeriod(client, jobId);
  expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/import`), "import");
  return until(
    "the end of the import",
    () => progressOf(client, jobId),
    (progress) => progress.state !== "Running",
    600,
    everyMs,
  );
}

export async function loadFile(
  client: Client,
  jobId: string,
  file: string,
  answers?: ColumnMapping["answers"],
): Promise<ImportCheck> {
  const uploadId = await sendFile(client, jobId, path.basename(file), readFileSync(file));
  return checkUpload(client, jobId, uploadId, undefined, answers);
}
