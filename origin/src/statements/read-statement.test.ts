/** Statements of cards in many layouts, and the real ones of data/, whose figures an independent reading gives. */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readStatement, type StatementSettings } from "./read-statement.ts";

const encoder = new TextEncoder();
const settings: StatementSettings = { fileName: "cards.csv", buyerId: "b1", currency: "GBP", country: "GBR" };

async function readBytes(bytes: Uint8Array<ArrayBuffer>, stated: Partial<StatementSettings> = {}) {
  const result = await readStatement(async (at, length) => bytes.slice(at, at + length), bytes.length, {
    ...settings,
    ...stated,
  });
  return result;
}

async function readText(text: string, stated: Partial<StatementSettings> = {}) {
  const result = await readBytes(new Uint8Array(encoder.encode(text)), stated);
  if (!result.ok) throw new Error(result.refusal.code);
  return result;
}

const layouts: readonly (readonly [name: string, text: string, sign: string])[] = [
  [
    "merchants with categories",
    "Transaction Date,Merchant,Net Amount,Merchant Category,MCC\n2026-05-01,SQ *BLUE DOOR BAKERY,12.50,Bakeries,5462\n2026-05-09,BLUE DOOR BAKERY,7.50,Bakeries,5462\n",
    "merchantColumns",
  ],
  [
    "semicolons, commas as marks, German headings",
    "Buchungsdatum;Händler;Betrag;Währung;Branche\n01.05.2026;SUMUP *BLUE DOOR BAKERY;12,50;GBP;Bäcker\n19.05.2026;BLUE DOOR BAKERY 0042;7,50;GBP;Bäcker\n",
    "merchantHeader",
  ],
  [
    "debits with a minus, as banks write them",
    "Posting Date\tMerchant Name\tTransaction Amount\n05/01/2026\tBLUE DOOR BAKERY #12\t-12.50\n05/19/2026\tTST* BLUE DOOR BAKERY\t-7.50\n",
    "merchantHeader",
  ],
  [
    "a ledger with a card flag",
    "Payment Date,Beneficiary Name,Amount,Procurement Card\n2026-05-01,Blue Door Bakery,12.50,Yes\n2026-05-02,Acme Ltd,900.00,No\n2026-05-09,BLUE DOOR BAKERY LTD,7.50,Yes\n",
    "cardColumn",
  ],
];

const twoCurrencies =
  "Posting Date,Transaction Description,Original Amount,Original Currency,Billed Amount,Billed Currency,Merchant Country\n" +
  "2026-05-01,ACME TOOLS DUBLIN,12.00,EUR,10.20,GBP,IRL\n2026-05-02,ACME TOOLS DUBLIN,24.00,EUR,20.40,GBP,IRL\n";

describe("reading a card statement", () => {
  it("counts what was billed, not what the merchant wrote", async () => {
    const { facts, merchants } = await readText(twoCurrencies);
    expect(facts.sums).toEqual([{ currency: "GBP", minor: 3060, minorDigits: 2 }]);
    expect(merchants).toMatchObject([{ name: "ACME TOOLS", town: "Dublin", country: "IRL" }]);
  });

  it.each(["Description", "Narrative", "Verwendungszweck"])(
    "takes the merchant from %s, which describes payments in a ledger",
    async (header) => {
      const { merchants } = await readText(
        `Date,${header},Amount,Currency\n2026-05-01,ACME TOOLS,12.00,GBP\n2026-05-02,ACME TOOLS,24.00,GBP\n`,
      );
      expect(merchants).toMatchObject([{ name: "ACME TOOLS", count: 2 }]);
    },
  );

  it.each(layouts)("finds merchant, day and amount: %s", async (_, text, sign) => {
    const { facts, merchants } = await readText(text);
    expect(facts).toMatchObject({ sign, missing: [], payments: 2, refunds: 0, merchants: 1 });
    expect(merchants).toMatchObject([
      { key: "blue door bakery|GBR", country: "GBR", count: 2, sums: { GBP: 2000 }, first: "2026-05-01" },
    ]);
    expect(merchants[0]?.last.slice(0, 7)).toBe("2026-05");
  });

  it("adds up by currency, in whole minor units, and counts refunds apart", async () => {
    const { facts, merchants } = await readText(
      "Date,Merchant,Amount,Currency,Country\n2026-05-01,ACME TOOLS,0.10,EUR,Ireland\n2026-05-02,ACME TOOLS,0.20,EUR,IE\n2026-05-03,ACME TOOLS,-0.05,EUR,IRL\n2026-05-04,ACME TOOLS,900,JPY,IE\n",
    );
    expect(facts.sums).toEqual([
      { currency: "EUR", minor: 25, minorDigits: 2 },
      { currency: "JPY", minor: 900, minorDigits: 0 },
    ]);
    expect(merchants).toMatchObject([{ country: "IRL", count: 3, refunds: 1, last: "2026-05-04" }]);
  });

  it("leaves out totals, withheld names and what gave money back alone, and says how many", async () => {
    const { facts, merchants } = await readText(
      "Date,Merchant,Amount\n2026-05-01,ACME TOOLS,10.00\n2026-05-02,REDACTED PERSONAL DATA,5.00\n2026-05-03,BETA BOOKS,-4.00\n2026-05-04,,3.00\n2026-05-05,GAMMA,abc\n,Grand Total,11.00\n",
    );
    expect(facts.left).toEqual({ rejected: 2, totals: 1, redacted: 1, notByCard: 0 });
    expect(merchants.map(({ name }) => name)).toEqual(["ACME TOOLS"]);
  });

  it("does not take a ledger for a statement by itself, and reads it as one on request", async () => {
    const { facts } = await readText("Date,Supplier,Amount\n2026-05-01,ACME TOOLS,10.00\n", { fileName: "ledger.csv" });
    expect(facts).toMatchObject({ sign: null, payments: 1 });
  });

  it("asks for a column that it does not find, and takes the one that a user names", async () => {
    const text = `When,Wer,Quantum\n${Array.from({ length: 30 }, (_, at) => `2026-05-0${1 + (at % 9)},SHOP ${String.fromCharCode(65 + (at % 26))}X,${at}.50`).join("\n")}\n`;
    const { facts } = await readText(text);
    expect(facts.missing).toContain("supplierName");
    const named = await readText(text, { columns: { supplierName: 1, documentDate: 0, amount: 2 } });
    expect(named.facts).toMatchObject({ missing: [], payments: 30, undated: 0 });
  });

  it("asks whether day or month is first where no value decides it", async () => {
    const text = "Date,Merchant,Amount\n03/04/2026,ACME TOOLS,1.00\n05/06/2026,ACME TOOLS,1.00\n";
    expect((await readText(text)).facts.asksDateOrder).toBe(true);
    const { facts, merchants } = await readText(text, { dateOrder: "dmy" });
    expect([facts.asksDateOrder, merchants[0]?.last]).toEqual([false, "2026-06-05"]);
  });

  it("keeps what is hostile as text, cut to what a name may be", async () => {
    const huge = "X".repeat(3_500);
    const { merchants, facts } = await readText(
      `Date,Merchant,Amount\n2026-05-01,"=HYPERLINK(""http://evil"",""a"")",1.00\n2026-05-01,${huge},1.00\n2026-05-01,${"Y".repeat(9_000)},1.00\n2026-05-01,__proto__,1.00\n`,
    );
    expect(facts).toMatchObject({ payments: 3, left: { rejected: 1 } });
    expect(Math.max(...merchants.map(({ name }) => name.length))).toBeLessThanOrEqual(200);
  });

  it.each([
    ["%PDF-1.7\n", "file-pdf"],
    ["", "file-empty"],
    ['{"a": 1}', "file-json"],
    ["Date,Merchant,Amount\n", "file-header-only"],
    ["just one column\na\nb\n", "file-one-column"],
  ])("refuses what isn't a table: %j", async (text, code) => {
    const result = await readBytes(new Uint8Array(encoder.encode(text)));
    expect(result.ok ? "read" : result.refusal.code).toBe(code);
  });
});

const samples = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../../shared/data");
const real: readonly (readonly [path: string, name: string, amount: string])[] = [
  ["calderdale/2014-10-card.csv", "Supplier Name", "Net Amount"],
  ["calderdale/2022-08-card.csv", "Supplier Name", "Net Amount"],
  ["barnet-pcard/Purchasing Card Data 2014 v1.csv", "Creditor", "JV Value"],
  ["delaware-pcard/delaware_pcard.csv", "MERCHANT", "MERCHANDISE_AMT"],
];

describe.skipIf(!existsSync(samples))("real statements (skipped without SAMPLES_DIR)", () => {
  it.each(real)("reads %s as an independent reading does", async (path, name, amount) => {
    const bytes = new Uint8Array(readFileSync(join(samples, path)));
    const { data } = Papa.parse<Record<string, string>>(new TextDecoder("latin1").decode(bytes), {
      header: true,
      skipEmptyLines: true,
    });
    const cents = data.reduce((sum, row) => sum + Math.round(Number((row[amount] ?? "").replaceAll(",", "")) * 100), 0);
    const result = await readBytes(bytes, { fileName: basename(path) });
    if (!result.ok) throw new Error(result.refusal.code);
    const { facts, merchants } = result;
    expect(facts.payments + facts.refunds).toBe(data.length);
    expect(facts.sums.map(({ minor }) => minor)).toEqual([cents]);
    // Cleaning brings spellings of a merchant together.
    const spellings = new Set(data.map((row) => row[name])).size;
    expect(merchants.length).toBeLessThan(0.96 * spellings);
  });
});
