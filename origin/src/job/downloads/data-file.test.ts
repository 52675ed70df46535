/** Files of downloads read back by DuckDB, and workbooks by the reader that uploads go through: totals to the minor unit. */
import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect, it } from "vitest";
import { usualField } from "@paygauge/api-types/datapoints/standard-profiles";
import type { DownloadFormat } from "@paygauge/api-types/entities/data-downloads";
import { unpackAll } from "../unpack/unpack.fixture.ts";
import { cellsOf, dataColumns, wholeUnits } from "./data-columns.ts";
import { dataFile } from "./data-file.ts";
import { groupRows } from "./parquet-file.ts";

const keys = [
  "supplierKey",
  "name",
  "country",
  "spendMinor",
  "payments",
  "daysToPay",
  "cardAccepting",
  "firstPaidOn",
] as const;
const facts = { language: "en", currency: "GBP", digits: 2, isDemo: false, isSample: false } as const;
const columns = dataColumns(
  keys.map((key) => usualField(key)),
  facts,
);

/** Nothing, a credit, and more than a double holds; then more rows than one group of Parquet has. */
const amounts = [0n, -1_234_567n, 9_007_199_254_740_993n, 1n];
const rows = Array.from({ length: groupRows + 2500 }, (_, at) => {
  const amount = amounts[at] ?? BigInt((at * 7919) % 1_000_003) - 250_000n;
  return [
    `s-${at}`,
    at === 1 ? "=HYPERLINK(1)" : `Müller, "${at}"`,
    "GBR",
    String(amount),
    String(at % 40),
    at % 3 === 0 ? null : at / 7,
    at % 2,
    at % 5 === 0 ? null : "2025-03-30",
  ];
});
const minor = (row: (typeof rows)[number]) => BigInt(String(row[3]));
const total = rows.reduce((sum, row) => sum + minor(row), 0n);

async function* batches() {
  for (let from = 0; from < rows.length; from += 1000)
    yield rows.slice(from, from + 1000).map((row) => cellsOf(columns, row));
}

async function fileOf(format: DownloadFormat, gzip = false): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of dataFile({ format, gzip, columns, batches: batches() })) pieces.push(piece);
  return Buffer.concat(pieces);
}

const folder = mkdtempSync(path.join(tmpdir(), "downloads-"));
async function duckOf(bytes: Buffer, name: string, reader: (file: string) => string) {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const db = await (await DuckDBInstance.create(":memory:")).connect();
  const ask = async (query: string) =>
    (await db.runAndReadAll(query.replace("$file", reader(file)))).getRowsJson().map((row) => row.map(String));
  return ask;
}

const summed = `SELECT count(*), CAST(sum("Spend (GBP)") AS VARCHAR), sum("Payments"), count("Days to pay"), count("First document") FROM $file`;
const firstThree = `SELECT CAST("Spend (GBP)" AS VARCHAR), "Supplier" FROM $file LIMIT 3`;
const asDecimal = (value: bigint): string => {
  const text = (value < 0n ? -value : value).toString().padStart(3, "0");
  return `${value < 0n ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
};
const expected = [
  String(rows.length),
  asDecimal(total),
  String(rows.reduce((sum, row) => sum + Number(row[4]), 0)),
  String(rows.filter((row) => row[5] !== null).length),
  String(rows.filter((row) => row[7] !== null).length),
];

it("Parquet: DuckDB finds the same totals, exact amounts, days and truths as they are typed", async () => {
  const ask = await duckOf(await fileOf("parquet"), "a.parquet", (file) => `'${file}'`);
  expect((await ask(summed))[0]).toEqual(expected);
  expect((await ask(firstThree)).map(([amount]) => amount)).toEqual(["0.00", "-12345.67", "90071992547409.93"]);
  expect((await ask(firstThree))[1]?.[1]).toBe("=HYPERLINK(1)");
  const typed = await ask(`SELECT column_type FROM (DESCRIBE SELECT * FROM $file)`);
  expect(typed.flat()).toEqual([
    "VARCHAR",
    "VARCHAR",
    "VARCHAR",
    "DECIMAL(18,2)",
    "BIGINT",
    "DOUBLE",
    "BOOLEAN",
    "DATE",
  ]);
  const [range] = await ask(
    `SELECT stats_min_value, stats_max_value FROM parquet_metadata($file) WHERE path_in_schema = 'Spend (GBP)' LIMIT 1`,
  );
  expect(range).toEqual(["-12345.67", "90071992547409.93"]);
});

it.each([false, true])(
  "CSV (gzip %s): DuckDB finds the same totals; what would run as a formula does not",
  async (gzip) => {
    const bytes = await fileOf("csv", gzip);
    if (gzip) expect(gunzipSync(bytes).equals(await fileOf("csv"))).toBe(true);
    const ask = await duckOf(
      bytes,
      gzip ? "a.csv.gz" : "a.csv",
      (file) =>
        `read_csv('${file}', header = true, delim = ',', quote = '"', escape = '"', types = {'Spend (GBP)': 'DECIMAL(18,2)'})`,
    );
    expect((await ask(summed))[0]).toEqual(expected);
    expect(await ask(firstThree)).toEqual([
      ["0.00", 'Müller, "0"'],
      ["-12345.67", "'=HYPERLINK(1)"],
      ["90071992547409.93", 'Müller, "2"'],
    ]);
  },
);

it("XLSX: the reader of uploads finds every row, exact amounts, days, and text without an apostrophe", async () => {
  const { text } = await unpackAll(new Uint8Array(await fileOf("xlsx")));
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toBe(columns.map(({ heading }) => heading).join(","));
  expect(lines.length).toBe(rows.length + 1);
  // The reader leaves out blanks at the end of a row.
  const ask = await duckOf(
    Buffer.from(text),
    "x.csv",
    (file) =>
      `read_csv('${file}', header = true, null_padding = true, delim = ',', quote = '"', escape = '"', types = {'Spend (GBP)': 'DECIMAL(18,2)'})`,
  );
  expect((await ask(summed))[0]).toEqual(expected);
  expect((await ask(firstThree)).map(([, name]) => name)).toEqual(['Müller, "0"', "=HYPERLINK(1)", 'Müller, "2"']);
  expect((await ask(`SELECT CAST(max("First document") AS VARCHAR) FROM $file`))[0]?.[0]).toContain("2025-03-30");
});

it("has the same headings and bytes each time, in every format", async () => {
  const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
  for (const format of ["csv", "xlsx", "parquet"] as const)
    expect(digest(await fileOf(format))).toBe(digest(await fileOf(format)));
});

it("rounds whole units away from zero at the half, whatever their size", () => {
  expect(["150", "-150", "149", "-149", "0", "9007199254740993"].map((text) => wholeUnits(text, 2))).toEqual([
    "2",
    "-2",
    "1",
    "-1",
    "0",
    "90071992547410",
  ]);
});
