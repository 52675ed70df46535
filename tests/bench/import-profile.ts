/**
 * Where the CPU of an import goes: each of the three passes over one real ledger of 1.6 million lines under V8's sampling
 * profiler, as a table of functions with their own share of the pass.
 *   node tests/bench/import-profile.ts > tests/bench/import-profile.md
 */
import { mkdtempSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import type { Profiler } from "node:inspector";
import os from "node:os";
import path from "node:path";
import { checkLedger } from "../../origin/src/job/ingest/check.ts";
import { Ingest } from "../../origin/src/job/ingest/ingest.ts";
import { nodeStore } from "../../origin/src/job/ingest/node-store.ts";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { openLedger } from "./six-year-ledger.ts";

/** Functions below this share of a pass are left out. */
const leastShare = 0.01;
/** Microseconds between two samples. */
const interval = 1000;

/** Runs work under the profiler; own milliseconds of each function, the most first. */
async function profiled(work: () => Promise<unknown>): Promise<{ name: string; ms: number }[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval });
  await session.post("Profiler.start");
  await work();
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return ownTimes(profile);
}

function ownTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): { name: string; ms: number }[] {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  samples.forEach((id, at) => {
    const name = names.get(id) ?? "";
    if (name !== "(idle)") times.set(name, (times.get(name) ?? 0) + (timeDeltas[at] ?? 0) / 1000);
  });
  return [...times].map(([name, ms]) => ({ name, ms })).toSorted((a, b) => b.ms - a.ms);
}

const nameOf = ({ functionName, url }: { functionName: string; url: string }): string =>
  url === "" ? functionName : `${functionName || "(anonymous)"}, ${path.basename(url)}`;

function print(pass: string, times: readonly { name: string; ms: number }[]): void {
  const whole = times.reduce((sum, { ms }) => sum + ms, 0);
  console.log(`\n## ${pass}: ${(whole / 1000).toFixed(2)} s\n\n| function | share | s |\n|---|---:|---:|`);
  for (const { name, ms } of times) {
    if (ms < whole * leastShare) break;
    console.log(`| ${name} | ${((ms / whole) * 100).toFixed(1)} % | ${(ms / 1000).toFixed(2)} |`);
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), "import-profile-"));
try {
  const ledger = await openLedger(folder);
  if (ledger === null) throw new Error("The ledger is absent: set SAMPLES_DIR.");
  const { read, size } = ledger;
  const kind = "advanced" as const;
  let inspected: Awaited<ReturnType<typeof inspectLedger>> | undefined;
  console.log(`# Profile of the import\n\n${os.cpus()[0]?.model ?? "unknown machine"}, Node ${process.version}`);
  print(
    "inspection",
    await profiled(async () => {
      inspected = await inspectLedger(read, size, { kind, currency: "USD" });
    }),
  );
  if (inspected?.ok !== true) throw new Error("The ledger is refused.");
  const { dialect, proposal } = inspected.inspection;
  const settings = { currency: "USD", fallbackCountry: "USA" };
  print("dry run", await profiled(() => checkLedger(read, size, dialect, proposal.mapping, { ...settings, kind })));
  const store = nodeStore(path.join(folder, "job.sqlite"));
  store.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  const upload = { uploadId: "profile", size, kind, dialect, mapping: proposal.mapping };
  print("ingest with save", await profiled(() => new Ingest(store, settings).run(upload, read)));
  store.db.close();
  await ledger.close();
} finally {
  rmSync(folder, { recursive: true });
}
