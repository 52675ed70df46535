/**
 * Rows of a supplier out of a ledger of 1.6 million lines and 40,000 suppliers, as the job's object finds and reads them;
 * the stored file is one of the disk. Run by Node alone: node tests/bench/ledger-rows.bench.ts
 */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { planOf } from "@paygauge/analysis/reading/lines/plan";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { Ingest } from "../../origin/src/job/ingest/ingest.ts";
import { nodeStore } from "../../origin/src/job/ingest/node-store.ts";
import { findRows, rowsOfSuppliers } from "../../origin/src/job/rows/row-places.ts";
import { RowsReading } from "../../origin/src/job/rows/rows-reading.ts";
import type { RunLedger } from "../../origin/src/job/rows/run-ledger.ts";
import { selectedRows } from "../../origin/src/job/rows/select-rows.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const lines = 1_600_000;
const suppliers = 40_000;
/** The first supplier has every sixteenth line, the second ten. */
const largest = 16;
const few = 10;
const rounds = 40;

const folder = mkdtempSync(path.join(os.tmpdir(), "paygauge-rows-"));
const file = path.join(folder, "ledger.csv");

function supplierOf(line: number): number {
  if (line % largest === 0) return 0;
  if (line % (lines / few) === 7) return 1;
  return 2 + ((line * 7919) % (suppliers - 2));
}

async function writeLedger(): Promise<void> {
  const out = createWriteStream(file);
  out.write(
    "Supplier ID,Supplier,City,Country,Document No,Document Type,Amount,Payment Date,Payment Method,Department\n",
  );
  for (let at = 0; at < lines; at += 1000) {
    const some = Array.from({ length: 1000 }, (_, step) => {
      const line = at + step;
      const supplier = supplierOf(line);
      const day = `2025-${String(1 + (line % 12)).padStart(2, "0")}-${String(1 + (line % 28)).padStart(2, "0")}`;
      return `V${supplier},Supplier number ${supplier} Trading Limited,Leeds,GBR,PAY-${line},Payment,${(line % 90_000) + 1}.${10 + (line % 90)},${day},Cheque,Department ${line % 40}\n`;
    });
    if (!out.write(some.join(""))) await once(out, "drain");
  }
  out.end();
  await once(out, "finish");
}

loadLine();
await writeLedger();
const handle = await open(file);
const { size } = statSync(file);
const read: RangeReader = async (offset, length) => {
  const buffer = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset);
  return buffer.subarray(0, bytesRead);
};
const inspected = await inspectLedger(read, size, { kind: "advanced", currency: "GBP" });
if (!inspected.ok) throw new Error(inspected.refusal.code);
const { dialect } = inspected.inspection;
const { mapping } = inspected.inspection.proposal;
const store = nodeStore();
const settings = { currency: "GBP", fallbackCountry: "GBR" };
const began = performance.now();
await new Ingest(store, settings).run({ uploadId: "one", size, kind: "advanced", dialect, mapping }, read);
const importMs = performance.now() - began;

const bytes = store.db.prepare("SELECT sum(length(places) + length(payees)) AS n FROM ingest_row_payee").get();
goalLine("bytes a row that are kept", { value: Number(bytes?.["n"]) / lines, unit: "bytes", goal: 4, better: "less" });
goalLine("the import of it", { value: importMs / 1000, unit: "s", goal: null, better: "less" });

const env = {
  FILES: {
    get: async (_: string, { range }: { range: { offset: number; length: number } }) => ({
      size,
      arrayBuffer: async () => {
        const some = await read(range.offset, range.length);
        return some.buffer.slice(some.byteOffset, some.byteOffset + some.byteLength);
      },
    }),
  },
} as unknown as ConstructorParameters<typeof RowsReading>[0]["env"];
const run = {
  ledger: store.sql,
  kind: "advanced",
  currency: "GBP",
  breakdowns: [],
  files: [
    {
      uploadId: "one",
      r2Key: "one",
      fileName: "ledger.csv",
      size,
      dialect,
      mapping,
      paidIn: null,
      corrections: [],
      breakdowns: [],
      plan: planOf("advanced", dialect, mapping, settings),
    },
  ],
} as unknown as RunLedger;

const spellingOf = (supplier: number): number => {
  const found = store.db
    .prepare("SELECT variant_id AS id FROM ingest_identity WHERE identity->>'supplierId' = ?")
    .get(`V${supplier}`);
  return Number(found?.["id"]);
};

const open1 = async (supplier: number) =>
  new RowsReading({
    env,
    run,
    places: await findRows(run, rowsOfSuppliers([{ variantIds: [spellingOf(supplier)], source: "Payment" }])),
  });

const expected = (supplier: number): [rows: number, minor: number] => {
  let [rows, minor] = [0, 0];
  for (let line = 0; line < lines; line++)
    if (supplierOf(line) === supplier) {
      rows += 1;
      minor += ((line % 90_000) + 1) * 100 + 10 + (line % 90);
    }
  return [rows, minor];
};

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
for (const supplier of [1, 0]) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    const reading = await open1(supplier);
    if (reading.size <= 2000) await reading.readOn(Number.POSITIVE_INFINITY);
    await reading.rowsAt([...reading.counted.subarray(0, 50)]);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const { length } = (await open1(supplier)).counted;
  const p95 = times[Math.floor(rounds * 0.95)] ?? Number.NaN;
  goalLine(`first page of ${length} rows, p95`, { value: p95, unit: "ms", goal: 300, better: "less" });
}
const reading = await open1(0);
const from = performance.now();
await reading.readOn(Number.POSITIVE_INFINITY);
const sorted = await selectedRows(reading, { orderBy: "-bookedMinor", secondaryOrderBy: "date" });
const filter = { propertyName: "documentNumber", itemComparisonOperator: "Contains", itemValue: "77" } as const;
await selectedRows(reading, { filters: { filterItems: [filter] } });
goalLine(`${sorted.rows.length} rows read, sorted and filtered`, {
  value: (performance.now() - from) / 1000,
  unit: "s",
  goal: 5,
  better: "less",
});
delay.disable();
goalLine("longest wait for the thread meanwhile", { value: delay.max / 1e6, unit: "ms", goal: 25, better: "less" });
for (const supplier of [0, 1]) {
  const each = await open1(supplier);
  await each.readOn(Number.POSITIVE_INFINITY);
  assert.deepEqual([each.counted.length, each.countedMinor], expected(supplier));
}
await handle.close();
rmSync(folder, { recursive: true });
