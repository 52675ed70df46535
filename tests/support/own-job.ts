import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import type { Client } from "./client.ts";
import { checkUpload, createJob, expectOk, importJob, progressOf, sendFile, until } from "./job-flow.ts";

/** A row of the suppliers grid, as far as journeys ask for it. */
export interface OwnRow {
  readonly supplierKey: string;
  readonly name: string;
  readonly spendMinor: number;
  readonly variants: number;
  readonly matchBand: string;
}

/** A job of its own on the first rows of the made ledger: what is done to it changes no other journey. */
export async function ownJob(client: Client, name: string, lines = 6000): Promise<string> {
  const jobId = await createJob(client, name, { currency: "GBP", country: "GBR" });
  const bytes = Buffer.from(sampleLedger().split("\r\n").slice(0, lines).join("\r\n"));
  await checkUpload(client, jobId, await sendFile(client, jobId, "ledger.csv", bytes));
  const { state, failureMessage } = await importJob(client, jobId);
  if (state !== "Ready") throw new Error(`The import of ${name} ended ${state}: ${JSON.stringify(failureMessage)}`);
  return jobId;
}

export async function suppliersOf(client: Client, jobId: string): Promise<OwnRow[]> {
  const body = { pageNumber: 1, pageSize: 200, orderBy: "-spendMinor" };
  const answer = await client.call("POST", `/api/v1/jobs/${jobId}/suppliers/get`, body);
  return expectOk(answer, "suppliers").json<{ collection: OwnRow[] }>().collection;
}

/** Scores again and waits for the end. */
export async function rescored(client: Client, jobId: string): Promise<void> {
  expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/rescore`), "re-score");
  await until(
    "the re-score",
    () => progressOf(client, jobId),
    ({ state }) => state === "Ready" || state === "Failed",
  );
}

/** Merges the second largest supplier into the largest: a run with one supplier less. */
export async function mergeTwo(client: Client, jobId: string): Promise<void> {
  const [into, other] = await suppliersOf(client, jobId);
  const merge = { kind: "merge", into: into?.supplierKey, supplierKeys: [other?.supplierKey] };
  expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/group-decisions`, merge), "merge");
}

export async function assign(client: Client, jobId: string, userId: string): Promise<void> {
  const body = { jobArtifactId: jobId, userId, isAssigned: true };
  const path = "/api/v1/job-artifacts/update-job-artifact-user-assignment";
  expectOk(await client.call("PUT", path, body), "assign");
}
