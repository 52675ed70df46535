/**
 * Five million lines: the real six-year ledger over and over with other names of suppliers, so that about 331,000
 * payees arise (docs/engine.md section 2: at most 20 CPU s and 64 MB counted live). Totals are asserted equal to
 * DuckDB's.
 */
import assert from "node:assert/strict";
import { createReadStream, createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { Ingest } from "../../origin/src/job/ingest/ingest.ts";
import { nodeStore } from "../../origin/src/job/ingest/node-store.ts";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { duck, timed } from "./duckdb-peer.ts";
import { loadLine } from "./goal-line.ts";

const ledger = "south-dakota_2020-07_2026-07.csv.gz";
const linesWanted = 5_000_000;
const keysWanted = 331_000;

/** Name and number of a line, quoted as they are; null for a line of another shape, which is left out. */
const lineShape = /^([^,"]*,(?:[^,"]*|"(?:[^"]|"")*"),)("(?:[^"]|"")*"|[^,"]*),([^,]*)(,.*)$/;

/** Lines of the ledger, in order. */
async function* linesOf(): AsyncGenerator<string> {
  const input = createReadStream(sampleFile(ledger)).pipe(createGunzip());
  yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
}

/** Lines by payee: how many names each can be given. */
async function payees(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const line of linesOf()) {
    const [, , name = "", id = ""] = lineShape.exec(line) ?? [];
    if (name !== "") counts.set(`${name} ${id}`, (counts.get(`${name} ${id}`) ?? 0) + 1);
  }
  return counts;
}

/** The least number of names a payee, in each copy, that makes as many keys as are wanted. */
function namesEach(counts: ReadonlyMap<string, number>, copies: number): number {
  for (let names = 1; ; names += 1) {
    let keys = 0;
    for (const lines of counts.values()) keys += Math.min(lines, names) * copies;
    if (keys >= keysWanted || names > 1000) return names;
  }
}

/** Writes the ledger `copies` times, each with suppliers of its own, up to the lines that are wanted. */
async function writeLines(file: string, names: number): Promise<void> {
  async function* text(): AsyncGenerator<string> {
    let written = 0;
    let header = "";
    for (let copy = 0; written < linesWanted; copy += 1) {
      const seen = new Map<string, number>();
      let block: string[] = [];
      for await (const line of linesOf()) {
        if (header === "") {
          header = line;
          yield `${line}\n`;
          continue;
        }
        const [, before = "", name = "", id = "", rest = ""] = lineShape.exec(line) ?? [];
        if (name === "" || line === header || written === linesWanted) continue;
        const key = `${name} ${id}`;
        const turn = seen.get(key) ?? 0;
        seen.set(key, turn + 1);
        const other = ` ${copy}-${turn % names}`;
        block.push(
          `${before}${name.endsWith('"') ? `${name.slice(0, -1)}${other}"` : `${name}${other}`},${id}${rest}\n`,
        );
        written += 1;
        if (block.length === 5000) {
          yield block.join("");
          block = [];
        }
      }
      yield block.join("");
    }
  }
  await pipeline(text, createWriteStream(file));
}

async function measure(file: string, folder: string): Promise<void> {
  const { size } = statSync(file);
  const handle = await open(file);
  const read: RangeReader = async (offset, length) => {
    const buffer = new Uint8Array(length);
    const { bytesRead } = await handle.read(buffer, 0, length, offset);
    return buffer.subarray(0, bytesRead);
  };
  const inspected = await inspectLedger(read, size, { kind: "advanced", currency: "USD" });
  if (!inspected.ok) throw new Error(inspected.refusal.code);
  const { dialect, proposal } = inspected.inspection;
  const upload = { uploadId: "bench", size, kind: "advanced" as const, dialect, mapping: proposal.mapping };
  const store = nodeStore(path.join(folder, "job.sqlite"));
  store.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  const ingest = new Ingest(store, { currency: "USD", fallbackCountry: "USA" });
  let live = 0;
  const ours = await timed(() =>
    ingest.run(upload, read, () => {
      live = Math.max(live, ingest.liveBytes);
      return true;
    }),
  );
  const { counters } = ours.result;
  const keys = store.db.prepare("SELECT count(*) AS n FROM ingest_identity").get();
  store.db.close();
  const peer = await duck(file);
  assert.equal(String(counters.accepted), peer.result["accepted"]);
  assert.equal(counters.sumMinor, peer.result["minor"]);
  await handle.close();
  const { wall, cpu } = ours.figure;
  const rows = counters.accepted;
  console.log(
    `${rows} rows, ${(size / 1e6).toFixed(1)} MB, ${String(keys?.["n"])} payees; totals equal to DuckDB's to the cent`,
  );
  console.log(
    `ingest with save, 8 MB slices: ${wall.toFixed(2)} s wall, ${cpu.toFixed(2)} s CPU (goal ≤ 20), ${Math.round(rows / wall)} rows/s; counted live ${(live / 1e6).toFixed(1)} MB (goal ≤ 64)`,
  );
  console.log(
    `DuckDB, one thread: ${peer.figure.wall.toFixed(2)} s wall, ${peer.figure.cpu.toFixed(2)} s CPU; CPU ratio ${(cpu / peer.figure.cpu).toFixed(2)}`,
  );
}

if (samplesFolder === null || !existsSync(sampleFile(ledger))) {
  console.log(`Skipped: ${ledger} is not in SAMPLES_DIR.`);
} else {
  const folder = mkdtempSync(path.join(os.tmpdir(), "paygauge-lines-"));
  try {
    loadLine();
    const counts = await payees();
    const inOne = [...counts.values()].reduce((sum, lines) => sum + lines, 0);
    const file = path.join(folder, "lines.csv");
    await writeLines(file, namesEach(counts, linesWanted / inOne));
    await measure(file, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
