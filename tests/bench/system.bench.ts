/**
 * The whole system on 1.6 million real payments: upload, import to scored suppliers, and the suppliers grid, beside
 * DuckDB doing the same parse, group and totals in the same run. Run by `npm run bench`.
 */
import { createReadStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createWriteStream } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, importJob, progressOf, sendFile, until } from "../support/job-flow.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { duck } from "./duckdb-peer.ts";

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
 * comes only when the job's object has time for it, often when the next step is under way.
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

const seconds = (value: number): string => value.toFixed(2);

async function importBench(system: RunningSystem, client: Client, folder: string): Promise<string> {
  const file = path.join(folder, "south-dakota.csv");
  await pipeline(createReadStream(sampleFile(ledger)), createGunzip(), createWriteStream(file));
  const jobId = await createJob(client, "South Dakota, six years", { currency: "USD", country: "USA" });
  const uploaded = performance.now();
  const uploadId = await sendFile(client, jobId, "south-dakota.csv", readFileSync(file));
  const uploadSeconds = (performance.now() - uploaded) / 1000;
  const check = await checkUpload(client, jobId, uploadId);
  const pids = workerdOf(system);
  const clock = new CpuClock(pids);
  expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/import`), "import");
  const end = await until(
    "the import",
    () => progressOf(client, jobId),
    (progress) => progress.state !== "Running",
    1200,
  );
  clock.stop();
  if (end.state !== "Ready") throw new Error(`The import ended ${end.state}: ${end.failureMessage}`);
  const { figure: peer, result: theirs } = await duck(file);
  if (theirs["minor"] !== check.sumMinor || theirs["accepted"] !== String(check.accepted))
    throw new Error(`Totals differ: ${check.accepted} ${check.sumMinor} here, ${JSON.stringify(theirs)} in DuckDB.`);
  const began = (step: number): number => Date.parse(end.steps[step]?.startedOn ?? "");
  const ended = (step: number): number => Date.parse(end.steps[step]?.completedOn ?? "");
  const time = (step: number): number => (ended(step) - began(step)) / 1000;
  const whole = (ended(4) - began(0)) / 1000;
  const ingestCpu = clock.between(began(0), ended(0));
  console.log(
    `import: ${check.accepted} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB; total ${check.sumMinor} minor units, equal to DuckDB's`,
  );
  console.log(
    `  upload ${seconds(uploadSeconds)} s; Ingest ${seconds(time(0))} s wall, ${seconds(ingestCpu)} s CPU, ${Math.round(check.accepted / time(0))} rows/s; in slices of 8 MB, each a durable commit`,
  );
  console.log(
    `  Group ${seconds(time(1))} s; Match ${seconds(time(2))} s; Score ${seconds(time(3))} s; Publishable ${seconds(time(4))} s; whole ${seconds(whole)} s = ${Math.round(check.accepted / whole)} rows/s to scored suppliers`,
  );
  console.log(
    `  suppliers ${end.steps[1]?.total}; CPU of workerd ${seconds(clock.between(began(0), ended(4)))} s; peak memory of workerd ${peakOf(pids)} MB (all Workers, objects and the page cache of SQLite)`,
  );
  console.log(
    `  DuckDB, one thread, same run: ${seconds(peer.wall)} s wall, ${seconds(peer.cpu)} s CPU, ${Math.round(check.accepted / peer.wall)} rows/s`,
  );
  console.log(`  CPU ratio Ingest / DuckDB: ${(ingestCpu / peer.cpu).toFixed(2)} (goal with slices ≤ 3.2)`);
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
  const path = `/api/v1/jobs/${jobId}/suppliers/get`;
  const ask = async (body: object) => expectOk(await client.call("POST", path, body), "grid");
  const { unfilteredCount } = (await ask({ pageNumber: 1, pageSize: 1 })).json<{ unfilteredCount: number }>();
  const times = await timesOf(
    20,
    gridAsks.map((body) => () => ask(body)),
  );
  const floor = await timesOf(200, [async () => expectOk(await client.call("GET", `/api/v1/jobs/${jobId}`), "job")]);
  console.log(
    `suppliers grid, ${unfilteredCount} suppliers: filter on two columns + two-key sort + page of 50 with exact count and sums, ${times.length} calls one after another, through edge and origin in wrangler dev:`,
  );
  console.log(`  ${figures(times)}`);
  console.log(`  a call that reads one row of the catalogue on the same way: ${figures(floor)}`);
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
  if (end.state !== "Ready") throw new Error(`The import ended ${end.state}: ${end.failureMessage}`);
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
