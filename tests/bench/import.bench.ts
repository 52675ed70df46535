/**
 * Import bench: one real ledger of 1.6 million lines through the reader and the ingest (with its save), next to DuckDB
 * on one thread doing the same parse, grouping and totals in the same run. Run by Node alone:
 *   node tests/bench/import.bench.ts
 * Figures are medians of three runs; they are reported, never asserted. Equal totals are asserted.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { duck, timed, type Figure } from "./duckdb-peer.ts";
import { openLedger, packedLedger, rangesOfFile } from "./six-year-ledger.ts";
import { Ingest, type SliceReport } from "../../origin/src/job/ingest/ingest.ts";
import { nodeStore } from "../../origin/src/job/ingest/node-store.ts";
import { differences } from "../../origin/src/job/reading/fast-path.fixture.ts";
import { goalLine } from "./goal-line.ts";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { checkLedger } from "../../origin/src/job/ingest/check.ts";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { unpack } from "../../origin/src/job/unpack/unpack.ts";
import { rowsOf, xlsxOf, type FixtureCell } from "../../origin/src/job/unpack/xlsx.fixture.ts";

const runs = Number(process.env.BENCH_RUNS ?? 3);

function median(figures: readonly Figure[]): Figure {
  const middle = (pick: (figure: Figure) => number) =>
    figures.map(pick).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
  return { wall: middle((figure) => figure.wall), cpu: middle((figure) => figure.cpu) };
}

const workbookRows = 100_000;

/** A made workbook of 100,000 rows and twelve columns: shared texts, numbers, dates. */
function workbook(): Uint8Array<ArrayBuffer> {
  const texts = Array.from({ length: 1000 }, (_, at): FixtureCell => ({ text: `Supplier ${at} & Sons Ltd` }));
  const rows = Array.from({ length: workbookRows }, (_, at): FixtureCell[] => [
    texts[(at * 7) % 1000] ?? null,
    { number: `${at % 9999}.${10 + (at % 90)}` },
    { number: String(45_000 + (at % 700)), style: 1 },
    ...Array.from({ length: 9 }, (__, column): FixtureCell =>
      column % 2 ? (texts[column] ?? null) : { number: String(at * column) },
    ),
  ]);
  return xlsxOf([{ name: "Ledger", rows: rowsOf([texts.slice(0, 12), ...rows]) }], { styles: [0, 14] });
}

/** Takes gzip and a workbook to plain text, counting the bytes that come out; the highest memory of the process is printed. */
async function unpackFigures(): Promise<void> {
  const gzip = await rangesOfFile(packedLedger);
  const made = workbook();
  const workbookReader: RangeReader = async (offset, length) => made.subarray(offset, offset + length);
  const sources = [
    ["unpack gzip", gzip.read, statSync(packedLedger).size, "gzip"],
    [`unpack workbook (${workbookRows} x 12)`, workbookReader, made.length, "zip"],
  ] as const;
  for (const [name, read, size, container] of sources) {
    let written = 0;
    let largest = 0;
    const write = async (bytes: Uint8Array): Promise<void> => {
      written += bytes.length;
      largest = Math.max(largest, bytes.length);
    };
    const { figure } = await timed(() =>
      unpack(read, size, container, write, { maxBytes: 1024 ** 3, round: 1, sheet: null }),
    );
    const rate =
      container === "zip"
        ? `${Math.round(workbookRows / figure.wall)} rows/s`
        : `${(written / 1e6 / figure.wall).toFixed(0)} MB/s`;
    console.log(
      `${name.padEnd(34)} ${figure.wall.toFixed(2)} s wall  ${figure.cpu.toFixed(2)} s CPU  ${rate}  ${(size / 1e6).toFixed(1)} -> ${(written / 1e6).toFixed(1)} MB, largest piece ${(largest / 1e6).toFixed(2)} MB`,
    );
  }
  await gzip.close();
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "import-bench-"));
  const ledger = await openLedger(folder);
  try {
    if (ledger === null) {
      console.log(`import bench skipped: ${packedLedger} is absent (set SAMPLES_DIR).`);
      return;
    }
    await compare(ledger.file, ledger.size, ledger.read, folder);
    await unpackFigures();
    compareCells();
  } finally {
    await ledger?.close();
    rmSync(folder, { recursive: true });
  }
}

async function compare(file: string, size: number, read: RangeReader, folder: string): Promise<void> {
  const inspected = await timed(() => inspectLedger(read, size, { kind: "advanced", currency: "USD" }));
  if (!inspected.result.ok) throw new Error(inspected.result.refusal.code);
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
  const ingested = median(ours["8 MB slices"]);
  console.log(`${os.cpus()[0]?.model ?? "unknown machine"}, ${os.cpus().length} cores, Node ${process.version}`);
  console.log(`${rows} rows, ${(size / 1e6).toFixed(1)} MB, totals equal to DuckDB's to the cent`);
  line("DuckDB, one thread", peer);
  line("ingest with save, 8 MB slices", ingested);
  line("ingest with save, one slice", median(ours["one slice"]));
  line("dry run (with repeated rows)", dry.figure);
  line("inspection", inspected.figure);
  console.log(`counted live bytes with 8 MB slices: ${(live / 1e6).toFixed(1)} MB`);
  const ratios = { inspection: inspected.figure.cpu, dryRun: dry.figure.cpu, ingest: ingested.cpu };
  let all = 0;
  for (const pass of ["inspection", "dryRun", "ingest"] as const) {
    const ratio = ratios[pass] / peer.cpu;
    all += ratio;
    hold(pass, ratio);
  }
  hold("all", all);
}

/** CPU as a ratio to DuckDB's one thread: the goal of each pass, and the ratio that a change may not exceed. */
const bars = {
  inspection: { goal: 1.6, held: 2.6 },
  dryRun: { goal: 1.6, held: 3.8 },
  ingest: { goal: 1.6, held: 5 },
  all: { goal: 4.5, held: 11 },
} as const;

/** Says how far a ratio is from its goal; one above what was reached before fails the bench. */
function hold(pass: keyof typeof bars, ratio: number): void {
  const { goal, held } = bars[pass];
  goalLine(`CPU of ${pass}`, { value: ratio, unit: "x DuckDB", goal, better: "less" }, `fails above ${held}`);
  if (ratio > held) process.exitCode = 1;
}

function compareCells(): void {
  for (const kind of ["amounts", "dates", "names", "codes", "labels"] as const) {
    assert.deepEqual(differences(kind, 10_000, 70), []);
    console.log(`fast path and whole evidence, 10,000 ${kind}: 0 differences`);
  }
}

await main();
