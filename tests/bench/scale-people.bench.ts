/**
 * Twenty users page through the suppliers of other jobs, first alone, then while 1.6 million real payments come in, from
 * the upload to the last step: how long their pages take in either case, and how long the thread is held by each step.
 */
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import type { JobProgress } from "@paygauge/api-types/entities/jobs";
import type { Client } from "../support/client.ts";
import {
  checkUpload,
  createJob,
  expectOk,
  importJob,
  progressOf,
  sendFile,
  until,
  uploadOf,
} from "../support/job-flow.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { signIn } from "../support/sign-in.ts";
import { loadLine } from "./goal-line.ts";
import { startSystem } from "../support/system.ts";
import { ThreadProbe } from "./thread-probe.ts";

const ledger = "south-dakota_2020-07_2026-07.csv.gz";
const people = 20;
const jobsBeside = 5;
/** Between two pages of a user, ms. */
const pauseMs = 1000;
/** How long they page alone, ms. */
const aloneMs = 20_000;

/** Pages that users turn to: filters on two columns and one, orders, places. */
const asks = ["LTD", "A", "SUPPLY", "E", "GROUP"].flatMap((value, index) => [
  {
    filters: { filterItems: [{ propertyName: "name", itemComparisonOperator: "Contains", itemValue: value }] },
    orderBy: "-spendMinor",
    pageNumber: 1,
    pageSize: 50,
  },
  {
    orderBy: ["name", "-payments", "country", "-transactions", "daysToPay"][index],
    pageNumber: 1 + index,
    pageSize: 50,
  },
]);

/** A page: when it was asked for, ms since 1970, and how long it took. */
interface Turned {
  readonly at: number;
  readonly ms: number;
}

/** One user pages until told to stop. */
async function pageThrough(client: Client, jobs: readonly string[], at: number, work: { isOver: boolean }) {
  const times: Turned[] = [];
  await pause((at * pauseMs) / people);
  for (let turn = at; !work.isOver; turn += 1) {
    const place = `/api/v1/jobs/${jobs[turn % jobs.length]}/suppliers/get`;
    const [asked, began] = [Date.now(), performance.now()];
    expectOk(await client.call("POST", place, asks[turn % asks.length]), "page");
    times.push({ at: asked, ms: performance.now() - began });
    await pause(pauseMs);
  }
  return times;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What users' pages took while `work` was in progress. */
async function during(clients: readonly Client[], jobs: readonly string[], work: () => Promise<void>) {
  const standing = { isOver: false };
  const pages = Promise.all(clients.map((client, at) => pageThrough(client, jobs, at, standing)));
  await work().finally(() => (standing.isOver = true));
  return (await pages).flat();
}

/** A part of the work, ms since 1970. */
interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** How long the longest questions of a phase waited for the thread. */
const waits = (probe: ThreadProbe, { from, to }: Phase): string =>
  `${probe
    .longest(from, to)
    .map((ms) => ms.toFixed(0))
    .join(", ")} ms`;

function figures(times: readonly Turned[]): string {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${times.length} pages: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`;
}

if (samplesFolder === null || !existsSync(sampleFile(ledger))) {
  console.log(`Skipped: ${ledger} is not in SAMPLES_DIR.`);
} else {
  const folder = mkdtempSync(path.join(tmpdir(), "paygauge-people-"));
  loadLine();
  const system = await startSystem({ seed: "without-job" });
  let probe: ThreadProbe | null = null;
  try {
    const file = path.join(folder, "ledger.csv");
    await pipeline(createReadStream(sampleFile(ledger)), createGunzip(), createWriteStream(file));
    const owner = await signIn(system.port, "sasha.sysadmin");
    const jobs: string[] = [];
    for (let job = 0; job < jobsBeside; job += 1) {
      const jobId = await createJob(owner, `Beside ${job}`, { currency: "GBP", country: "GBR" });
      await checkUpload(owner, jobId, await sendFile(owner, jobId, "made.csv", Buffer.from(sampleLedger())));
      await importJob(owner, jobId);
      jobs.push(jobId);
    }
    const clients: Client[] = [];
    for (let person = 0; person < people; person += 1) clients.push(await signIn(system.port, "sasha.sysadmin"));
    const jobId = await createJob(owner, "South Dakota, six years", { currency: "USD", country: "USA" });
    probe = new ThreadProbe(system.port);
    const phases: Phase[] = [];
    const phase = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const from = Date.now();
      const found = await work();
      phases.push({ name, from, to: Date.now() });
      return found;
    };
    const alone = await during(clients, jobs, () => phase("nothing", () => pause(aloneMs)));
    let rows = 0;
    const beside = await during(clients, jobs, async () => {
      const bytes = readFileSync(file);
      const uploadId = await phase("Upload", () => sendFile(owner, jobId, "ledger.csv", bytes));
      const inspected = () => uploadOf(owner, jobId, uploadId);
      await phase("Inspect", () => until("the inspection", inspected, ({ state }) => state === "Inspected"));
      rows = (await phase("Check", () => checkUpload(owner, jobId, uploadId))).accepted;
      const { state, failureMessage } = await importJob(owner, jobId, 1000);
      if (state !== "Ready") throw new Error(`The import ended ${state}: ${JSON.stringify(failureMessage)}`);
      const isOver = (step: JobProgress["steps"][number]) => step.completedOn !== null;
      const { steps } = await until(
        "the last step",
        () => progressOf(owner, jobId),
        (each) => each.steps.every(isOver),
      );
      for (const { step, startedOn, completedOn } of steps)
        phases.push({ name: step, from: Date.parse(startedOn ?? ""), to: Date.parse(completedOn ?? "") });
    });
    const [quiet, first] = [phases[0], phases[1]];
    const seconds = ((phases.at(-1)?.to ?? 0) - (first?.from ?? 0)) / 1000;
    console.log(
      `${people} people, a page a second each, over ${jobs.length} jobs, through edge and origin in wrangler dev`,
    );
    console.log(`  without an import: ${figures(alone)}`);
    if (quiet) console.log(`    longest waits for the thread: ${waits(probe, quiet)}`);
    console.log(
      `  while ${rows} rows come in, from upload to the last step (${seconds.toFixed(1)} s): ${figures(beside)}`,
    );
    for (const each of phases.slice(1)) {
      const asked = beside.filter(({ at }) => at >= each.from && at < each.to);
      console.log(
        `    ${each.name} (${((each.to - each.from) / 1000).toFixed(1)} s): longest waits ${waits(probe, each)}`,
      );
      if (asked.length > 0) console.log(`      ${figures(asked)}`);
    }
  } finally {
    await probe?.end();
    await system.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
