import { afterAll, beforeAll, expect, test } from "vitest";
import type { BatchPreview, OneMaintenanceBatch } from "@paygauge/api-types/entities/job-maintenance";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { Client } from "../support/client.ts";
import { checkUpload, confirmPeriod, createJob, expectOk, importJob, sendFile, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { KillRun } from "./kill-run.ts";
import { brokenDatabases, databasesBelow, isSoak, kills as most, recordSoak, withDatabase } from "./soak-record.ts";

/** Jobs of the batch, and kills while it runs: those of the goal in the soak. */
const size = isSoak ? 500 : 2;
const kills = isSoak ? Math.min(most, 5) : 1;
/** Jobs that are prepared at the same time. */
const atOnce = 4;
/** Of the batch's first kills, ms: while its jobs are put into the queue and scored. */
const length = isSoak ? 8000 : 300;

let system: RunningSystem;
let client: Client;
let other: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "dana.developer");
  other = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

const ledger = Buffer.from("Supplier,Amount,Date\nAcme Ltd,10.00,2025-01-01\nBeta Ltd,20.00,2025-02-01\n");

async function analysed(at: number): Promise<string> {
  const jobId = await createJob(client, `Upkeep ${at}`, { currency: "GBP", country: "GBR" });
  await checkUpload(client, jobId, await sendFile(client, jobId, "ledger.csv", ledger));
  await confirmPeriod(client, jobId);
  await importJob(client, jobId);
  return jobId;
}

const jobOf = async (jobId: string) => expectOk(await client.call("GET", `/api/v1/jobs/${jobId}`), "job").json<Job>();
const batchOf = async (id: string) =>
  expectOk(await client.call("GET", `/api/v1/job-maintenance/batches/${id}`), "batch").json<OneMaintenanceBatch>();

/** Answers to another user while the batch runs, ms, until it is stopped. */
function watch(jobId: string) {
  const times: number[] = [];
  const watching = new AbortController();
  const ask = async (): Promise<void> => {
    while (!watching.signal.aborted) {
      const began = performance.now();
      const answer = await other.call("GET", `/api/v1/jobs/${jobId}`).catch(() => null);
      if (answer?.status === 200) times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const asked = ask();
  return async () => {
    watching.abort();
    await asked;
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  };
}

/** The same while nothing else is done, for five seconds. */
async function quiet(jobId: string): Promise<number> {
  const p95 = watch(jobId);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  return p95();
}

/** Queues the re-score of all jobs; gives the batch and how long the call took, ms. */
async function scoreAll(jobIds: readonly string[]): Promise<{ readonly id: string; readonly ms: number }> {
  const chosen = { act: "score", jobIds };
  const root = "/api/v1/job-maintenance";
  const { digest } = expectOk(await client.call("POST", `${root}/preview`, chosen), "preview").json<BatchPreview>();
  const { id: simulationId } = expectOk(
    await client.call("POST", `${root}/batches`, { ...chosen, act: "simulate", digest }),
    "simulation",
  ).json<{ id: string }>();
  await until(
    "the simulation",
    () => batchOf(simulationId),
    ({ waiting }) => waiting === 0,
    isSoak ? 1200 : 60,
    100,
  );
  const began = performance.now();
  const answer = expectOk(await client.call("POST", `${root}/batches`, { ...chosen, digest, simulationId }), "batch");
  return { id: answer.json<{ id: string }>().id, ms: performance.now() - began };
}

/** Lines of the audit log that say that a job's re-score began, by job. */
function begunIn(folder: string, batchId: string): Map<string, number> {
  const found = databasesBelow(folder).flatMap((file) =>
    withDatabase(file, (database) => {
      const has = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'maintenance_acts'").get() !== undefined;
      if (!has) return [];
      const text =
        "SELECT entity_id AS id, count(*) AS n FROM audit WHERE action = 'rescoreJob' AND correlation_id = ? GROUP BY 1";
      return database.prepare(text).all(batchId);
    }),
  );
  return new Map(found.map(({ id, n }) => [String(id), Number(n)]));
}

test(`${size} jobs are re-scored as one batch through ${kills} kills: each once, and none is between two runs`, async () => {
  const jobIds: string[] = [];
  for (let from = 0; from < size; from += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, size - from) }, (_, at) => from + at);
    jobIds.push(...(await Promise.all(places.map(analysed))));
  }
  const idle = isSoak ? await quiet(jobIds[0] ?? "") : 0;
  const before = await jobOf(jobIds[0] ?? "");
  const { id, ms } = await scoreAll(jobIds);
  expect(ms).toBeLessThan(2000);
  const run = new KillRun(system, 20_261_130);
  for (let kill = 0; kill < kills; kill += 1) {
    await run.wait(length);
    await run.kill();
    for (const jobId of jobIds.slice(0, 20)) expect((await jobOf(jobId)).suppliersCount).toBe(before.suppliersCount);
  }
  const p95 = watch(jobIds[0] ?? "");
  const isOver = ({ acts, waiting }: OneMaintenanceBatch) =>
    waiting === 0 && acts.every(({ isRunDone }) => isRunDone === true);
  const batch = await until("the batch", () => batchOf(id), isOver, isSoak ? 1200 : 120, isSoak ? 250 : 50);
  const others = await p95();
  expect([batch.done, batch.refused]).toEqual([size, 0]);
  for (const jobId of jobIds) {
    const job = await jobOf(jobId);
    expect([job.state, job.latest?.number, job.suppliersCount]).toEqual(["Ready", 2, before.suppliersCount]);
  }
  await system.kill();
  expect(begunIn(system.folder, id)).toEqual(new Map(jobIds.map((jobId) => [jobId, 1])));
  expect(brokenDatabases(databasesBelow(system.folder))).toEqual([]);
  recordSoak("maintenance", [
    `${size} jobs re-scored as one batch, queued in ${Math.round(ms)} ms, through ${kills} kills: each once, none between two runs`,
    `another user's read meanwhile: p95 ${Math.round(others)} ms, and ${Math.round(idle)} ms before the batch`,
  ]);
});
