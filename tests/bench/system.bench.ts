/**
 * The whole system on 1.6 million real payments: upload, import to scored suppliers, and the suppliers grid, next to
 * DuckDB doing the same parse, group and totals in the same run. Run by `npm run bench`.
 */
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, importJob, sendFile } from "../support/job-flow.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { duck, type Figure } from "./duckdb-peer.ts";

const ledger = "south-dakota_2020-07_2026-07.csv.gz";
const ticks = 100;

/** The system's workerd processes. */
function workerdOf(system: RunningSystem): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return (
        /^\d+$/.test(pid) &&
        readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("workerd\0serve") &&
        readFileSync(`/proc/${pid}/environ`, "utf8").includes(`PERSIST_TO=${system.folder}`)
      );
    } catch {
      // The process ended while it was read.
      return false;
    }
  });
}

/** CPU seconds of processes together. */
function cpuOf(pids: readonly string[]): number {
  const fields = pids.map((pid) => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? []);
  return fields.reduce((sum, each) => sum + (Number(each[11]) + Number(each[12])) / ticks, 0);
}

/** Peak resident memory (MB) of processes together. */
function peakOf(pids: readonly string[]): number {
  const peaks = pids.map((pid) =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "0"),
  );
  return Math.round(peaks.reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024);
}

/**
 * CPU of the system over time. A step's share is read off by the times that the queue noted: an answer about progress
 * comes only when the job's object has time for it, often when the next step is in progress.
 */
class CpuClock {
  private readonly samples: { at: number; cpu: number }[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(pids: readonly string[]) {
    this.timer = setInterval(() => this.samples.push({ at: Date.now(), cpu: cpuOf(pids) }), 20);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** CPU seconds between two moments (milliseconds since 1970). */
  between(from: number, to: number): number {
    const upTo = (moment: number) => this.samples.findLast(({ at }) => at <= moment)?.cpu ?? this.samples[0]?.cpu ?? 0;
    return upTo(to) - upTo(from);
  }
}

/** Imports, each with DuckDB next to it; medians are printed, single figures are behind them. */
const runs = 3;

const seconds = (value: number): string => value.toFixed(2);

interface ImportFigures {
  /** Seconds of each step: Ingest, Group, Match, Score, Publishable. */
  readonly steps: number[];
  readonly whole: number;
  readonly ingestCpu: number;
  readonly cpu: number;
  readonly suppliers: number;
}

/** Imports the checked file from its beginning and reads the figures off the queue's own times. */
async function oneImport(client: Client, jobId: string, pids: readonly string[]): Promise<ImportFigures> {
  const clock = new CpuClock(pids);
  // As often as the screens ask: each question is work of its own.
  const end = await importJob(client, jobId, 1000);
  clock.stop();
  if (end.state !== "Ready") throw new Error(`The import ended ${end.state}: ${JSON.stringify(end.failureMessage)}`);
  const began = end.steps.map((step) => Date.parse(step.startedOn ?? ""));
  const ended = end.steps.map((step) => Date.parse(step.completedOn ?? ""));
  // What comes after the results can be read, the look-alikes, is not waited for.
  const published = end.steps.findIndex(({ step }) => step === "Publishable");
  const [first = 0, last = 0] = [began[0], ended[published]];
  return {
    steps: ended.map((at, index) => (at - (began[index] ?? 0)) / 1000),
    whole: (last - first) / 1000,
    ingestCpu: clock.between(first, ended[0] ?? 0),
    cpu: clock.between(first, last),
    suppliers: end.steps[1]?.total ?? 0,
  };
}

const middle = (values: readonly number[]): number => quantile(values, 0.5);

async function importBench(system: RunningSystem, client: Client, folder: string): Promise<string> {
  const file = path.join(folder, "south-dakota.csv");
  await pipeline(createReadStream(sampleFile(ledger)), createGunzip(), createWriteStream(file));
  const bytes = readFileSync(file);
  const pids = workerdOf(system);
  const ours: ImportFigures[] = [];
  const peers: Figure[] = [];
  let [jobId, uploadSeconds] = ["", 0];
  let check: ImportCheck | null = null;
  for (let run = 0; run < runs; run += 1) {
    // A job of its own each time: none has to forget an earlier import.
    jobId = await createJob(client, `South Dakota, six years, ${run + 1}`, { currency: "USD", country: "USA" });
    const uploaded = performance.now();
    const uploadId = await sendFile(client, jobId, "south-dakota.csv", bytes);
    uploadSeconds = (performance.now() - uploaded) / 1000;
    check = await checkUpload(client, jobId, uploadId);
    ours.push(await oneImport(client, jobId, pids));
    const { figure, result } = await duck(file);
    peers.push(figure);
    if (result["minor"] !== check.sumMinor || result["accepted"] !== String(check.accepted))
      throw new Error(`Totals differ: ${check.accepted} ${check.sumMinor} here, ${JSON.stringify(result)} in DuckDB.`);
  }
  if (!check) throw new Error("Nothing was imported.");
  const rows = check.accepted;
  const step = (index: number): number => middle(ours.map(({ steps }) => steps[index] ?? Number.NaN));
  const whole = middle(ours.map((each) => each.whole));
  const ingestCpu = ours.map((each) => each.ingestCpu);
  const ratios = ours.map((each, index) => each.ingestCpu / (peers[index]?.cpu ?? Number.NaN));
  const peer = { wall: middle(peers.map(({ wall }) => wall)), cpu: middle(peers.map(({ cpu }) => cpu)) };
  const list = (values: readonly number[]): string => values.map(seconds).join(" ");
  const lines = [
    `import: ${rows} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB; total ${check.sumMinor} minor units, equal to DuckDB's; medians of ${runs} imports, DuckDB after each`,
    `  upload ${seconds(uploadSeconds)} s`,
    `  Ingest ${seconds(step(0))} s wall, ${seconds(middle(ingestCpu))} s CPU (${list(ingestCpu)}), ${Math.round(rows / step(0))} rows/s (goal ≥ 450000); in slices of 8 MB, each a durable commit`,
    `  Group ${seconds(step(1))} s; Match ${seconds(step(2))} s; Score ${seconds(step(3))} s; Publishable ${seconds(step(4))} s`,
    `  whole ${seconds(whole)} s = ${Math.round(rows / whole)} rows/s to ${ours[0]?.suppliers} scored suppliers; CPU of workerd ${seconds(middle(ours.map(({ cpu }) => cpu)))} s; peak memory of workerd ${peakOf(pids)} MB (all Workers, objects and the page cache of SQLite)`,
    `  DuckDB, one thread: ${seconds(peer.wall)} s wall, ${seconds(peer.cpu)} s CPU, ${Math.round(rows / peer.wall)} rows/s`,
    `  CPU ratio Ingest / DuckDB: ${seconds(middle(ratios))} (${list(ratios)}; goal with slices ≤ 3.2)`,
  ];
  console.log(lines.join("\n"));
  return jobId;
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

/** Time of each call, one after another, in ms; the first round warms up. */
async function timesOf(rounds: number, calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const call of calls) {
      const began = performance.now();
      await call();
      if (round > 0) times.push(performance.now() - began);
    }
  }
  return times;
}

const figures = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;

/** Grid requests: a filter on two columns, two sort keys, different pages; more of them than selections are kept. */
const gridAsks = ["Contains", "StartsWith"].flatMap((operator) =>
  ["SUPPLY", "CITY", "INC", "SCHOOL", "A", "CO"].map((value, index) => ({
    orderBy: ["-spendMinor", "name", "-payments", "daysToPay"][index % 4],
    secondaryOrderBy: ["name", "-spendMinor", "country", "-transactions"][index % 4],
    filters: {
      filterItems: [
        { propertyName: "name", itemComparisonOperator: operator, itemValue: value },
        {
          propertyName: "spendMinor",
          itemComparisonOperator: "GreaterThanOrEqual",
          itemValue: String(1000 * 10 ** (index % 4)),
        },
      ],
    },
    pageNumber: 1 + (index % 3),
    pageSize: 50,
  })),
);

async function gridBench(client: Client, jobId: string): Promise<void> {
  const call = `/api/v1/jobs/${jobId}/suppliers/get`;
  const ask = async (body: object) => expectOk(await client.call("POST", call, body), "grid");
  const { unfilteredCount } = (await ask({ pageNumber: 1, pageSize: 1 })).json<{ unfilteredCount: number }>();
  const times = await timesOf(
    20,
    gridAsks.map((body) => () => ask(body)),
  );
  const suppliers = await timesOf(1, await supplierAsks(client, jobId));
  const floor = await timesOf(200, [async () => expectOk(await client.call("GET", `/api/v1/jobs/${jobId}`), "job")]);
  console.log(
    `suppliers grid, ${unfilteredCount} suppliers: filter on two columns + two-key sort + page of 50 with exact count and sums, ${times.length} calls one after another, through edge and origin in wrangler dev:`,
  );
  console.log(`  ${figures(times)}`);
  console.log(`  a supplier's page, ${suppliers.length} of them: ${figures(suppliers)}`);
  console.log(`  a call that reads one row of the catalogue on the same way: ${figures(floor)}`);
}

/** Pages of 200 suppliers, from the largest spend to the smallest. */
async function supplierAsks(client: Client, jobId: string): Promise<(() => Promise<unknown>)[]> {
  const call = `/api/v1/jobs/${jobId}/suppliers`;
  const page = { orderBy: "-spendMinor", pageSize: 50 };
  const read = async (pageNumber: number) =>
    expectOk(await client.call("POST", `${call}/get`, { ...page, pageNumber }), "suppliers").json<{
      collection: { supplierKey: string }[];
      unfilteredCount: number;
    }>();
  const { unfilteredCount } = await read(1);
  const pages = [0, 1, 2, 3].map((quarter) => 1 + Math.floor((quarter * (unfilteredCount - 50)) / 50 / 3));
  const rows: { supplierKey: string }[] = [];
  for (const pageNumber of pages) rows.push(...(await read(pageNumber)).collection);
  return rows.map(
    ({ supplierKey }) =>
      async () =>
        expectOk(await client.call("GET", `${call}/${encodeURIComponent(supplierKey)}`), "supplier"),
  );
}

/** A made ledger of 50,000 suppliers, two payments each. */
function madeLedger(): Buffer {
  const words = ["SUPPLY", "CITY SERVICES", "SCHOOL", "INC", "CO", "ASSOCIATES"];
  const rows = Array.from({ length: 100_000 }, (_, n) => {
    const supplier = n % 50_000;
    const day = `2025-${String(1 + (n % 12)).padStart(2, "0")}-${String(1 + (n % 28)).padStart(2, "0")}`;
    return `V${supplier},${String.fromCharCode(65 + (supplier % 26))}LPHA ${supplier} ${words[supplier % words.length]},${day},${((n * 7919) % 900_000) / 100 + 1}`;
  });
  return Buffer.from(["Supplier ID,Supplier Name,Payment Date,Amount", ...rows, ""].join("\n"));
}

async function madeJob(client: Client): Promise<string> {
  const jobId = await createJob(client, "Made, 50,000 suppliers", { currency: "USD", country: "USA" });
  await checkUpload(client, jobId, await sendFile(client, jobId, "made.csv", madeLedger()));
  const end = await importJob(client, jobId);
  if (end.state !== "Ready") throw new Error(`The import ended ${end.state}: ${JSON.stringify(end.failureMessage)}`);
  return jobId;
}

if (samplesFolder === null || !existsSync(sampleFile(ledger))) {
  console.log(`Skipped: ${ledger} is not in SAMPLES_DIR.`);
} else {
  const folder = mkdtempSync(path.join(tmpdir(), "paygauge-bench-"));
  const system = await startSystem({ seed: "without-job" });
  try {
    const client = await signIn(system.port, "sasha.sysadmin");
    const jobId = await importBench(system, client, folder);
    await gridBench(client, jobId);
    await gridBench(client, await madeJob(client));
  } finally {
    await system.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
