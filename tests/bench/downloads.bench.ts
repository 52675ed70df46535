/**
 * A million rows as a download of each format, in a process with 128 MB of heap, and their totals read back:
 * node tests/bench/downloads.bench.ts [rows].
 */
import { spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, mkdtempSync, openSync, readSync, rmSync, statSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInflateRaw } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import * as v from "valibot";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import type { DownloadFormat } from "@paygauge/api-types/entities/data-downloads";
import { cellsOf, dataColumns } from "../../origin/src/job/downloads/data-columns.ts";
import { dataFile } from "../../origin/src/job/downloads/data-file.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const [rowsAsked = "1000000", childFormat, childFile] = process.argv.slice(2);
const rows = Number(rowsAsked);
const heapMb = 128;
const keys = [
  "supplierKey",
  "name",
  "country",
  "city",
  "spendMinor",
  "payments",
  "cardAccepting",
  "firstPaidOn",
  "vcardScore",
] as const;
const columns = dataColumns(
  keys.map((key) => usualField(key)),
  { language: "en", currency: "GBP", digits: 2, isDemo: false, isSample: false },
);

/** Amounts of rows, a credit in every seventh; more than a double holds in the first. */
const amountOf = (at: number): bigint =>
  at === 0 ? 9_007_199_254_740_993n : BigInt((at * 7919) % 1_000_003) * (at % 7 === 0 ? -1n : 1n);

async function* batches(tell: () => void) {
  for (let from = 0; from < rows; from += 1000) {
    tell();
    yield Array.from({ length: Math.min(1000, rows - from) }, (_, index) => {
      const at = from + index;
      const raw = [
        `s-${at}`,
        `Supplier ${at} Trading Limited`,
        "GBR",
        `Town ${at % 900}`,
        String(amountOf(at)),
        String(at % 60),
        at % 2,
        "2025-03-30",
        at % 3 === 0 ? "High" : "None",
      ];
      return cellsOf(columns, raw);
    });
  }
}

/** Writes the file here and says the largest heap that was seen. */
async function write(format: DownloadFormat, file: string): Promise<void> {
  let peak = 0;
  const target = createWriteStream(file);
  const tell = () => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  };
  for await (const piece of dataFile({ format, gzip: false, columns, batches: batches(tell) }))
    if (!target.write(piece)) await once(target, "drain");
  target.end();
  await once(target, "finish");
  console.log(JSON.stringify({ peakMb: peak / 2 ** 20 }));
}

/** The sum of the amounts of a workbook, and its rows, read from the sheet as it is unpacked. */
async function sheetTotal(file: string): Promise<{ total: bigint; count: number }> {
  const name = Buffer.from("xl/worksheets/sheet1.xml");
  const head = Buffer.alloc(64 * 1024);
  readSync(openSync(file, "r"), head, 0, head.length, 0);
  const at = head.indexOf(name) + name.length;
  let [total, count, rest] = [0n, 0, ""];
  const plain = createReadStream(file, { start: at }).pipe(createInflateRaw());
  for await (const chunk of plain.setEncoding("utf8")) {
    const text = rest + String(chunk);
    const end = text.lastIndexOf("</row>") + 1;
    for (const [, amount = "0"] of text.slice(0, end).matchAll(/<v>(-?\d+\.\d\d)<\/v>/g)) {
      total += BigInt(amount.replace(".", ""));
      count += 1;
    }
    rest = text.slice(end);
    if (rest.includes("</worksheet>")) break;
  }
  return { total, count };
}

async function duckTotal(source: string): Promise<{ total: bigint; count: number }> {
  const db = await (await DuckDBInstance.create(":memory:")).connect();
  const query = `SELECT CAST(sum("Spend (GBP)") * 100 AS HUGEINT)::VARCHAR, count(*)::INTEGER FROM ${source}`;
  const [row] = (await db.runAndReadAll(query)).getRowsJson();
  const [total, count] = v.parse(v.tuple([v.string(), v.number()]), row);
  return { total: BigInt(total), count };
}

async function measure(): Promise<void> {
  loadLine();
  const folder = mkdtempSync(path.join(tmpdir(), "downloads-bench-"));
  let expected = 0n;
  for (let at = 0; at < rows; at += 1) expected += amountOf(at);
  for (const format of ["csv", "xlsx", "parquet"] as const) {
    const file = path.join(folder, `rows.${format}`);
    const began = performance.now();
    const child = spawnSync(
      process.execPath,
      [`--max-old-space-size=${heapMb}`, import.meta.filename, String(rows), format, file],
      { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
    );
    if (child.status !== 0) throw new Error(`${format} ended with ${child.status}.`);
    const seconds = (performance.now() - began) / 1000;
    const { peakMb }: { peakMb: number } = JSON.parse(child.stdout);
    const found =
      format === "xlsx"
        ? await sheetTotal(file)
        : await duckTotal(
            format === "csv"
              ? `read_csv('${file}', header = true, types = {'Spend (GBP)': 'DECIMAL(18,2)'})`
              : `'${file}'`,
          );
    if (found.total !== expected || found.count !== rows)
      throw new Error(`${format}: ${found.count} rows of ${found.total} instead of ${rows} of ${expected}.`);
    const size = `${(statSync(file).size / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; rows and total read back`;
    goalLine(
      `${format}: ${rows.toLocaleString("en")} rows, heap at most`,
      { value: peakMb, unit: "MB", goal: heapMb, better: "less" },
      size,
    );
  }
  rmSync(folder, { recursive: true });
}

const formats: readonly DownloadFormat[] = ["csv", "xlsx", "parquet"];
const format = formats.find((each) => each === childFormat);
if (format === undefined || childFile === undefined) await measure();
else await write(format, childFile);
