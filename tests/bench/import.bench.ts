/**
 * Import bench: one real ledger of 1.6 million lines through the reader and the ingest (with its save), beside DuckDB on
 * one thread doing the same parse, grouping and totals in the same run. Run by Node alone:
 *   node tests/bench/import.bench.ts
 * Figures are medians of three runs; they are reported, never asserted. Equal totals are asserted.
 */
import assert from "node:assert/strict";
import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { Ingest, type SliceReport } from "../../origin/src/job/ingest/ingest.ts";
import { nodeStore } from "../../origin/src/job/ingest/node-store.ts";
import { inspectLedger } from "../../origin/src/job/reading/inspect.ts";
import { checkLedger } from "../../origin/src/job/ingest/check.ts";
import type { RangeReader } from "../../origin/src/job/reading/ranges.ts";

const root = path.resolve(import.meta.dirname, "../..");
const samples = path.resolve(root, process.env.SAMPLES_DIR ?? "../shared/data");
const packed = path.join(samples, "south-dakota_2020-07_2026-07.csv.gz");
const runs = Number(process.env.BENCH_RUNS ?? 3);

interface Figure {
  wall: number;
  cpu: number;
}

async function timed<T>(work: () => Promise<T>): Promise<{ figure: Figure; result: T }> {
  const began = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const used = process.cpuUsage(before);
  return { figure: { wall: (performance.now() - began) / 1000, cpu: (used.user + used.system) / 1e6 }, result };
}

function median(figures: readonly Figure[]): Figure {
  const middle = (pick: (figure: Figure) => number) =>
    figures.map(pick).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
  return { wall: middle((figure) => figure.wall), cpu: middle((figure) => figure.cpu) };
}

/** Same work as the ingest: parse, trim, group by payee, sums, counts, months, days to pay. */
async function duck(file: string) {
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const db = await instance.connect();
  const run = await timed(async () => {
    await db.run(
      `CREATE OR REPLACE TABLE lines AS SELECT vendor_number, vendor_name,
         TRY_CAST(amt AS DECIMAL(18, 2)) AS amt, TRY_CAST(ap_payment_date AS DATE) AS paid, TRY_CAST(document_date AS DATE) AS issued
       FROM read_csv('${file}', all_varchar = true, header = true, delim = ',', quote = '"', escape = '"', auto_detect = false,
         columns = {'document_date': 'VARCHAR', 'document_number': 'VARCHAR', 'vendor_name': 'VARCHAR', 'vendor_number': 'VARCHAR',
           'vendor_group_number': 'VARCHAR', 'ap_payment_date': 'VARCHAR', 'voucher_number': 'VARCHAR', 'amt': 'VARCHAR',
           'agency_code': 'VARCHAR', 'agency_name': 'VARCHAR'})
       WHERE trim(vendor_name) <> '' AND TRY_CAST(amt AS DECIMAL(18, 2)) IS NOT NULL`,
    );
    await db.run(
      `CREATE OR REPLACE TABLE payees AS SELECT vendor_number, vendor_name, count(*) AS n, sum(amt) AS value,
         count(*) FILTER (amt < 0) AS credits, min(paid) AS first_day, max(paid) AS last_day,
         sum(abs(amt)) AS weight, sum(abs(amt) * (paid - issued)) AS days
       FROM lines GROUP BY ALL`,
    );
    await db.run(
      `CREATE OR REPLACE TABLE months AS SELECT vendor_number, vendor_name, date_trunc('month', paid) AS month,
         count(*) AS n, sum(amt) AS value FROM lines GROUP BY ALL`,
    );
    const reader = await db.runAndReadAll(
      `SELECT (SELECT sum(n)::BIGINT FROM payees)::VARCHAR AS accepted, (SELECT sum(value * 100)::DECIMAL(38, 0) FROM payees)::VARCHAR AS minor,
         (SELECT count(*) FROM payees)::VARCHAR AS payees, (SELECT count(*) FROM months)::VARCHAR AS months`,
    );
    return reader.getRowObjectsJson()[0] ?? {};
  });
  db.closeSync();
  return run;
}

async function main(): Promise<void> {
  if (!existsSync(packed)) {
    console.log(`import bench skipped: ${packed} is absent (set SAMPLES_DIR).`);
    return;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), "import-bench-"));
  const file = path.join(folder, "ledger.csv");
  await pipeline(createReadStream(packed), createGunzip(), createWriteStream(file));
  const { size } = statSync(file);
  const handle = await open(file);
  const read: RangeReader = async (offset, length) => {
    const buffer = new Uint8Array(length);
    const { bytesRead } = await handle.read(buffer, 0, length, offset);
    return buffer.subarray(0, bytesRead);
  };
  try {
    await compare(file, size, read, folder);
  } finally {
    await handle.close();
    rmSync(folder, { recursive: true });
  }
}

async function compare(file: string, size: number, read: RangeReader, folder: string): Promise<void> {
  const inspected = await timed(() => inspectLedger(read, size, { kind: "advanced", currency: "USD" }));
  if (!inspected.result.ok) throw new Error(inspected.result.refusal.message);
  const { dialect, proposal } = inspected.result.inspection;
  const settings = { currency: "USD", fallbackCountry: "USA" };
  const upload = { uploadId: "bench", size, kind: "advanced" as const, dialect, mapping: proposal.mapping };
  const ours: Record<"8 MB slices" | "one slice", Figure[]> = { "8 MB slices": [], "one slice": [] };
  const peers: Figure[] = [];
  let live = 0;
  for (let run = 0; run < runs; run++) {
    for (const mode of ["8 MB slices", "one slice"] as const) {
      const store = nodeStore(path.join(folder, `job-${run}-${mode[0]}.sqlite`));
      store.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
      const ingest = new Ingest(store, settings, mode === "one slice" ? { sliceBytes: size + 1 } : {});
      let report: SliceReport | undefined;
      const { figure } = await timed(async () => {
        report = await ingest.run(upload, read, () => {
          if (mode === "8 MB slices") live = Math.max(live, ingest.liveBytes);
          return true;
        });
      });
      ours[mode].push(figure);
      store.db.close();
      const peer = await duck(file);
      peers.push(peer.figure);
      assert.equal(String(report?.counters.accepted), peer.result.accepted);
      assert.equal(report?.counters.sumMinor, peer.result.minor);
    }
  }
  const dry = await timed(() => checkLedger(read, size, dialect, proposal.mapping, { ...settings, kind: "advanced" }));
  const rows = dry.result.check.rows;
  const peer = median(peers);
  const line = (name: string, figure: Figure) =>
    console.log(
      `${name.padEnd(34)} ${figure.wall.toFixed(2)} s wall  ${figure.cpu.toFixed(2)} s CPU  ${Math.round(rows / figure.wall)} rows/s  ${(figure.cpu / peer.cpu).toFixed(2)} x DuckDB`,
    );
  console.log(`${os.cpus()[0]?.model ?? "unknown machine"}, ${os.cpus().length} cores, Node ${process.version}`);
  console.log(`${rows} rows, ${(size / 1e6).toFixed(1)} MB, totals equal to DuckDB's to the cent`);
  line("DuckDB, one thread", peer);
  line("ingest with save, 8 MB slices", median(ours["8 MB slices"]));
  line("ingest with save, one slice", median(ours["one slice"]));
  line("dry run (with repeated rows)", dry.figure);
  line("inspection", inspected.figure);
  console.log(`counted live bytes with 8 MB slices: ${(live / 1e6).toFixed(1)} MB`);
}

await main();
