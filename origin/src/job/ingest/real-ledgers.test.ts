/**
 * Every real ledger of SAMPLES_DIR through inspect → check → ingest, against papaparse and DuckDB: rows of each sort
 * (accepted, rejected, blank, repeated, totals) and sums to the minor unit. The column that holds names and amounts, and
 * how many rows are totals, are here by hand. What isn't a ledger must be refused with its sentence.
 */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import type { RangeReader } from "@paygauge/analysis/reading/ranges";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import { mapRows } from "./rows-of-check.fixture.ts";
import { nodeStore } from "./node-store.ts";
import { ingestSummary, readMonths, readVariants } from "./read.ts";
import { message } from "@paygauge/api-types/catalogue/message";

const root = path.resolve(import.meta.dirname, "../../../..");
const samples = path.resolve(root, process.env.SAMPLES_DIR ?? "../shared/data");

interface Known {
  file: string;
  name: string;
  amount: string;
  currency: string;
  /** The date of a line; null where the file has none. */
  date: string | null;
  digits?: 0;
  totals?: number;
  encoding?: "windows-1252";
  decimalComma?: true;
  register?: true;
}

const gbp = (file: string, name: string, amount: string, date: string | null, more: Partial<Known> = {}): Known => ({
  file,
  name,
  amount,
  date,
  currency: "GBP",
  ...more,
});
const usd = (file: string, name: string, amount: string, date: string, more: Partial<Known> = {}): Known => ({
  ...gbp(file, name, amount, date, more),
  currency: "USD",
});

const ledgers: readonly Known[] = [
  gbp("devon-county-council/DCCSpendingOver500_202503.csv", "Supplier Name", "Amount", "Date"),
  gbp("devon-county-council/DCCSpendingOver500_201105.csv", "Supplier Name", "Amount", "Date"),
  gbp("calderdale/2013-03-invoices.csv", "Supplier Name", "Amount", "Date"),
  gbp("calderdale/2014-10-card.csv", "Supplier Name", "Net Amount", "Transaction Date"),
  gbp("calderdale/2022-08-card.csv", "Supplier Name", "Net Amount", "Transaction Date"),
  gbp("leeds/raw-2011-03.csv", "Supplier name", "Net amount", "Date paid"),
  gbp("leeds/raw-2012-11.csv", "SupplierName", "NetAmount", "DatePaid"),
  gbp("leeds/raw-2020-06.csv", "Beneficiary Name", "Amount", "Payment Date", { encoding: "windows-1252" }),
  gbp("bradford/2019-12.csv", "Supplier Name", "Net Amount", "Payment date", { encoding: "windows-1252" }),
  gbp("cabinet-office/2022-07.csv", "Supplier", "Amount", "Date"),
  gbp("gla/2022-P13.csv", "Vendor Name", "Amount", "Clearing Date"),
  gbp("gla/2015-P05.csv", "Vendor Name", "Amount", "Clearing Date"),
  gbp("manchester/2022-05.csv", "Supplier Name", "Net Amount", "Invoice Payment Date"),
  gbp("sheffield/2011-01-quarter.csv", "Supplier Name", "Invoiced Value", "GL Date"),
  gbp("newcastle/2022-08.csv", "Supplier Name", "Total (excludes VAT)", "Paid Date"),
  gbp("harrogate/2022-03.csv", "Supplier Name(T)", "Net Amount", "Payment Date"),
  gbp("network-rail/2017-03.csv", "Supplier Name", "Spend", "Invoice GL Date", { totals: 1 }),
  gbp("north-tyneside/2014-09-invoices.csv", "Supplier Name", "Amount", "Payment Date"),
  gbp("darlington/2014-06.csv", "Supplier", "Invoice Line Value (net of VAT)", null),
  gbp("salford/2020-06.csv", "Supplier Name", "Gross", "Date of Payment"),
  gbp("oxford-city/jan-mar-2018.csv", "Supplier Name", "Amount", "Paid Date"),
  gbp("oxford-city/apr-jun-2016.csv", "supplier_name", "amount", "paid_date"),
  gbp("oxford-city/jul-sep-2014.csv", "Supplier Name", "Amount", "Paid Date"),
  usd("south-dakota/202501.csv", "vendor_name", "amt", "ap_payment_date"),
  usd("south-dakota/202007.csv", "vendor_name", "amt", "ap_payment_date"),
  usd(
    "san-francisco/vendor_payments_sample.csv",
    "Supplier & Other Non-Supplier Payees",
    "Vouchers Paid",
    "Purchase Order Date",
  ),
  usd("delaware-pcard/delaware_pcard.csv", "MERCHANT", "MERCHANDISE_AMT", "TRANS_DT"),
  gbp("barnet-pcard/Purchasing Card Data 2014 v1.csv", "Creditor", "JV Value", "Transaction Date"),
  gbp("barnet-pcard/PCard 1617.csv", "Creditor", "Total", "Journal Date", { totals: 1 }),
  gbp("barnet-pcard/PCard Transactions 15-16.XSCORE", "Creditor", "Total", "Journal Date", { totals: 1 }),
  usd("phoenix/october-2017.csv", "Vendor Name", "Invoice Net Amt", "Check/Payment Date", { totals: 1 }),
  usd("scottsdale/ct_VendorPayments.csv", "VendorName", "PaymentAmount", "PaymentDate"),
  { ...gbp("act-government/act_contracts_2025.csv", "suppliers", "amount", null, { register: true }), currency: "AUD" },
  {
    ...gbp("asturias/CULTURA-2024-2.csv", "ADJUDICATARIO", "IMPORTE CON IVA", null, {
      register: true,
      decimalComma: true,
    }),
    currency: "EUR",
  },
  gbp("northwest-open-data/bolton_2019.csv", "beneficiary_name", "amount", "payment_date"),
  gbp("northwest-open-data/oldham_2019.csv", "beneficiary_name", "amount", "payment_date"),
  {
    ...gbp("iceland/opnirreikningar_2018-02.csv", "birgi", "upphaed_linu", "dags_greidslu", { digits: 0 }),
    currency: "ISK",
  },
];

/** Ledgers whose gross and net amounts differ. */
const taxed = new Set(["salford/2020-06.csv", "asturias/CULTURA-2024-2.csv"]);

/** Minor units of an amount by plain text rules of this test's own; null when it is none. */
function minorOf(text: string, digits: number, comma: boolean): bigint | null {
  let plain = text.replace(/[\s£$€]/g, "");
  plain = comma ? plain.replaceAll(".", "").replace(",", ".") : plain.replaceAll(",", "");
  const negative = plain.startsWith("(") || plain.startsWith("-");
  plain = plain.replace(/[()-]/g, "");
  if (!/^\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return null;
  const [whole = "", part = ""] = plain.split(".");
  const kept = BigInt(whole + part.slice(0, digits).padEnd(digits, "0"));
  const up = part.length > digits && (part[digits] ?? "0") >= "5" ? 1n : 0n;
  return negative ? -(kept + up) : kept + up;
}

/** Rows and sum by papaparse. */
function papaFacts(bytes: Uint8Array, known: Known) {
  const text = new TextDecoder(known.encoding ?? "utf-8").decode(bytes).replace(/^(ï»¿|Ã¯»¿)/, "");
  const { data } = Papa.parse<string[]>(text, { delimiter: "," });
  // papaparse takes the end of the last line for one more row.
  if (data.at(-1)?.length === 1 && data.at(-1)?.[0] === "") data.pop();
  const [header = [], ...rows] = data;
  const column = (name: string) => header.findIndex((cell) => cell.trim() === name);
  const name = column(known.name);
  const amount = column(known.amount);
  const lines = rows.filter((row) => (row[name] ?? "").trim() !== "" && !/^grand total$/i.test(row[name] ?? ""));
  const values = lines.map((row) => minorOf(row[amount] ?? "", known.digits ?? 2, known.decimalComma ?? false));
  const date = known.date === null ? -1 : column(known.date);
  const accepted = lines.filter((_, at) => values[at] !== null);
  const blank = rows.filter((row) => row.every((cell) => cell.trim() === "")).length;
  return {
    rows: rows.length,
    blank,
    rejected: rows.length - blank - accepted.length - (known.totals ?? 0),
    repeated: accepted.length - new Set(accepted.map((row) => JSON.stringify(row))).size,
    accepted: values.filter((value) => value !== null).length,
    sum: values.reduce<bigint>((sum, value) => sum + (value ?? 0n), 0n),
    credits: values.filter((value) => value !== null && value < 0n).length,
    undated: date < 0 ? lines.length : lines.filter((row) => (row[date] ?? "").trim() === "").length,
    names: new Set(lines.map((row) => (row[name] ?? "").trim())),
    columns: { name, amount, width: Math.max(...data.map((row) => row.length)) },
  };
}

/** Rows and sum (as a decimal with the currency's digits) by DuckDB. */
async function duckFacts(original: string, known: Known, columns: { name: number; amount: number; width: number }) {
  // DuckDB reads no windows-1252: it is given the text as UTF-8.
  const file =
    known.encoding === undefined ? original : path.join(mkdtempSync(path.join(tmpdir(), "ledger-")), "utf8.csv");
  if (known.encoding !== undefined) writeFileSync(file, new TextDecoder(known.encoding).decode(readFileSync(original)));
  const instance = await DuckDBInstance.create(":memory:", { threads: "1" });
  const db = await instance.connect();
  const point = known.decimalComma ? `replace(replace(a, '.', ''), ',', '.')` : `replace(a, ',', '')`;
  const names = Array.from({ length: columns.width }, (_, at) => `'c${at}'`).join(", ");
  const reader = await db.runAndReadAll(
    `WITH rows AS (
       SELECT trim(c${columns.name}) AS n, trim(c${columns.amount}) AS a, trim(concat(*COLUMNS(*))) AS filled
       FROM read_csv('${file.replaceAll("'", "''")}', all_varchar = true, header = false, delim = ',', quote = '"',
         escape = '"', null_padding = true, strict_mode = false, parallel = false, auto_detect = false,
         columns = {${names
           .split(", ")
           .map((name) => `${name}: 'VARCHAR'`)
           .join(", ")}}))
     SELECT count(v)::BIGINT AS accepted, (SELECT count(*) FROM rows)::BIGINT AS records,
       (SELECT count(*) FROM rows WHERE filled = '')::BIGINT AS blank,
       (sum(CASE WHEN sign THEN -round(v, ${known.digits ?? 2}) ELSE round(v, ${known.digits ?? 2}) END)
         * ${10 ** (known.digits ?? 2)})::DECIMAL(38, 0)::VARCHAR AS minor
     FROM (
       SELECT a LIKE '(%' OR a LIKE '-%' AS sign,
         TRY_CAST(regexp_replace(${point}, '[()£$ -]', '', 'g') AS DECIMAL(30, 4)) AS v
       FROM rows WHERE n IS NOT NULL AND n <> '' AND lower(n) <> 'grand total')`,
  );
  const [row] = reader.getRowObjectsJson();
  db.closeSync();
  return {
    accepted: Number(row?.accepted),
    rows: Number(row?.records) - 1,
    blank: Number(row?.blank),
    minor: BigInt(typeof row?.minor === "string" ? row.minor : Number(row?.minor)),
  };
}

function rangesOf(bytes: Uint8Array): RangeReader {
  return async (offset, length) => bytes.slice(offset, offset + length);
}

describe.skipIf(!existsSync(samples))("real ledgers (skipped where SAMPLES_DIR is absent)", () => {
  it.each(ledgers.map((known) => [known.file, known] as const))("%s", async (file, known) => {
    const bytes = new Uint8Array(readFileSync(path.join(samples, file)));
    const papa = papaFacts(bytes, known);
    const duck = await duckFacts(path.join(samples, file), known, papa.columns);
    const read = rangesOf(bytes);
    const result = await inspectLedger(read, bytes.length, {
      kind: "advanced",
      currency: known.currency,
      fileName: path.basename(file),
    });
    expect(result.ok ? "read" : result.refusal.code).toBe(known.register ? "contract-register" : "read");
    const { inspection } = result;
    if (inspection === undefined) throw new Error("no inspection");
    const { dialect, proposal } = inspection;
    const named = (field: "supplierName" | "amount") => {
      const source = proposal.mapping.sources[field];
      return source !== undefined && "column" in source ? dialect.columns[source.column]?.name : undefined;
    };
    expect([named("supplierName"), named("amount")]).toEqual([known.name, known.amount]);
    expect(dialect.encoding).toBe(known.encoding ?? "utf-8");

    const settings = { currency: known.currency, fallbackCountry: "GBR" };
    const mapped = mapRows();
    const { check, totalLines } = await checkLedger(read, bytes.length, dialect, proposal.mapping, {
      ...settings,
      map: mapped.map,
      kind: "advanced",
    });
    const { accepted, blank, rejected, repeated, credits, rows, totalRows } = check;
    const minor = BigInt(check.sumMinor);
    expect({ rows, accepted, blank, rejected, repeated, credits, minor }).toEqual({
      rows: papa.rows,
      accepted: papa.accepted,
      blank: papa.blank,
      rejected: papa.rejected,
      repeated: papa.repeated,
      credits: papa.credits,
      minor: papa.sum,
    });
    expect({ rows, accepted, blank, minor }).toEqual(duck);
    expect(totalRows).toBe(known.totals ?? 0);
    if (known.register === undefined) expect(check.undated).toBe(papa.undated);
    expect(check.rows).toBe(check.accepted + check.blank + check.rejected + check.totalRows);
    const counts = mapped.counts();
    expect([counts?.error, counts?.leftOut, counts?.all]).toEqual([rejected, totalRows, rows - blank]);

    const store = nodeStore();
    const upload = {
      uploadId: "one",
      size: bytes.length,
      kind: "advanced" as const,
      dialect,
      mapping: proposal.mapping,
      totalLines,
    };
    await new Ingest(store, settings, { sliceBytes: 256 * 1024 }).run(upload, read);
    const {
      repeated: _,
      warnings: __,
      months: _____,
      questions: ______,
      totals: _none,
      ...summary
    } = ingestSummary(store.sql, known.currency);
    const { repeated: ___, warnings: ____, months: dated, questions, totals, ...dry } = check;
    // Every dated row is in one month, and only ledgers with gross and net side by side are asked about them.
    expect(dated.reduce((sum, month) => sum + month.rows, 0)).toBe(check.accepted - check.undated);
    expect([known.file, questions.some(({ code }) => code === "amountColumn")]).toEqual([
      known.file,
      taxed.has(known.file),
    ]);
    // Ledgers whose amounts carry their signs are asked nothing about them, nor about rows that are payments.
    const usual = new Set(["amountColumn", "supplierIds"]);
    expect([questions.filter(({ code }) => !usual.has(code)), proposal.mapping.sides]).toEqual([[], undefined]);
    expect(summary).toEqual(dry);
    expect(totals?.asked).toEqual([]);
    const variants = [...readVariants(store.sql)];
    const documents = variants.flatMap((variant) => Object.values(variant.totals.documents));
    expect(documents.reduce((sum, total) => sum + BigInt(total.valueMinor), 0n)).toBe(papa.sum);
    expect(variants.reduce((sum, variant) => sum + variant.totals.lines, 0)).toBe(papa.accepted);
    const months = [
      ...readMonths(
        store.sql,
        variants.map((variant) => variant.variantId),
      ),
    ];
    const counted = documents.reduce((sum, total) => sum + total.count, 0);
    const inMonths = months.reduce((sum, month) => sum + month.count, 0);
    if (proposal.mapping.sources.documentNumber === undefined)
      expect([counted, inMonths]).toEqual([check.accepted, check.accepted - check.undated]);
    else expect([counted <= check.accepted, inMonths <= counted, counted > 0]).toEqual([true, true, true]);
    const spellings = new Set(
      variants.filter((each) => each.identity.payeeClass !== "Redacted").map((each) => each.identity.name),
    );
    // Control characters inside a name (line breaks of a cell) become spaces.
    const seen = new Set(
      [...papa.names].map((name) => name.replaceAll(/\p{Cc}/gu, (mark) => (mark < " " ? " " : mark))),
    );
    expect([...spellings].filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe.skipIf(!existsSync(samples))("files that aren't ledgers (skipped where SAMPLES_DIR is absent)", () => {
  it("covers every file of ledgers, cards and contracts that the folder's own list names", () => {
    const readme = readFileSync(path.join(samples, "README.md"), "utf8");
    const listed = [...readme.matchAll(/^\*\*(.+?)\*\* - [\d,]+ records/gm)].map(([, file]) => file ?? "");
    expect(listed.length).toBeGreaterThan(30);
    const known = new Set([...ledgers.map(({ file }) => file), "ted-europe/eu_procurement_500_sample.json"]);
    expect(listed.filter((file) => !known.has(file))).toEqual([]);
  });

  it("refuses the JSON of tenders with a sentence", async () => {
    const bytes = new Uint8Array(readFileSync(path.join(samples, "ted-europe/eu_procurement_500_sample.json")));
    const result = await inspectLedger(rangesOf(bytes), bytes.length, { kind: "advanced", currency: "EUR" });
    expect(result).toEqual({ ok: false, refusal: { code: "json", message: message("file-json"), overridable: false } });
  });

  it.each(["act-government/act_contracts_2025.csv", "asturias/CULTURA-2024-2.csv"])(
    "refuses the register of contracts %s with a sentence, unless the person insists",
    async (file) => {
      const bytes = new Uint8Array(readFileSync(path.join(samples, file)));
      const result = await inspectLedger(rangesOf(bytes), bytes.length, { kind: "advanced", currency: "EUR" });
      expect(result).toMatchObject({
        ok: false,
        refusal: { message: message("file-contract-register"), overridable: true },
      });
    },
  );
});
