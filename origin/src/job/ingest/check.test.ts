/** The fault rules: what is rejected, what is warned about, what is converted, what a summary carries. */
import { describe, expect, it } from "vitest";
import { unexplainedMinor } from "@paygauge/api-types/entities/import-money";
import type { ColumnMapping, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import type { RowFilter } from "@paygauge/api-types/entities/checked-rows";
import { mapRows } from "./rows-of-check.fixture.ts";
import { nodeStore } from "./node-store.ts";
import type { IngestSettings } from "@paygauge/analysis/reading/lines/plan";
import { ingestSummary, readMonths, readRejects, readVariants } from "./read.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { isDeepStrictEqual } from "node:util";

const settings: IngestSettings = { currency: "GBP", fallbackCountry: "GBR" };

const pause = async () => {};

async function through(
  text: string,
  kind: LedgerKind = "advanced",
  more: Partial<IngestSettings> = {},
  change: Partial<ColumnMapping> = {},
) {
  const bytes = new TextEncoder().encode(text);
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const job = { ...settings, ...more };
  const { inspection } = await inspectLedger(read, bytes.length, { kind, currency: job.currency, pause });
  if (inspection === undefined) throw new Error("refused");
  const { dialect, proposal } = inspection;
  const mapping = { ...proposal.mapping, ...change };
  const found = mapRows();
  const checked = await checkLedger(read, bytes.length, dialect, mapping, { ...job, kind, pause, map: found.map });
  const store = nodeStore();
  await new Ingest(store, job, { pause }).run(
    { uploadId: "u", size: bytes.length, kind, dialect, mapping, totalLines: checked.totalLines },
    read,
  );
  // Repeated rows, the money of each month and questions are the dry run's alone.
  const {
    repeated: _,
    months: none,
    questions: nothing,
    warnings,
    totals: _none,
    ...ingested
  } = ingestSummary(store.sql, job.currency);
  const { repeated: __, months: ____, questions: _____, warnings: dryWarnings, totals: _found, ...dry } = checked.check;
  expect([none, nothing]).toEqual([[], []]);
  // What payments settle is distinguished by the dry run alone.
  const taken = (BigInt(dry.sumMinor) + BigInt(dry.settledMinor)).toString();
  expect(ingested).toEqual({ ...dry, sumMinor: taken, settledMinor: "0" });
  expect(warnings).toEqual(dryWarnings.filter((each) => each.code !== "repeated"));
  return {
    ...checked,
    rows: found,
    cells: (show: RowFilter) => found.cells(show, read, dialect, mapping),
    store,
    variants: [...readVariants(store.sql)],
    counts: Object.fromEntries(dryWarnings.map((w) => [w.code, w.count])),
  };
}

describe("fault rules", () => {
  it("sums what the analysis counts: what was paid, else invoiced, else ordered, supplier by supplier", async () => {
    const rows = [
      "Acme Ltd,100.00,2024-01-01,1,Invoice",
      "ACME LIMITED,100.00,2024-01-20,2,Payment",
      "Bolt Works,40.00,2024-01-03,3,Purchase order",
      "Bolt Works,38.00,2024-01-09,4,Invoice",
      "Cog Co,7.00,2024-01-09,5,Purchase order",
      "Acme Ltd,-5.00,2024-01-21,6,Payment",
    ];
    const { check } = await through(
      `Supplier Name,Amount,Payment Date,Invoice Number,Document Type\n${rows.join("\n")}\n`,
    );
    expect(check).toMatchObject({ accepted: 6, sumMinor: "14000", settledMinor: "14000" });
  });

  it("rejects with line, raw text and one reason, and takes the rest", async () => {
    const long = "x".repeat(5000);
    const { check, rows, cells, store } = await through(
      `Supplier Name,Amount,Payment Date,Invoice Number\nAcme,10.00,2024-01-01,1\n,5.00,2024-01-02,2\n"Bolt\nWorks",abc,2024-01-03,3\nCog,,2024-01-03,4\n${long},1.00,2024-01-04,5\nDynamo,99999999999999999,2024-01-04,6\nAcme,2.50,2024-01-05,7\n\n`,
    );
    const expected = [
      [3, "no-name", ",5.00,2024-01-02,2"],
      [4, "amount-not-a-number", '"Bolt\nWorks",abc,2024-01-03,3'],
      [6, "amount-missing", "Cog,,2024-01-03,4"],
      [7, "name-too-long", `${long},1.00,2024-01-04,5`],
      [8, "amount-too-large", "Dynamo,99999999999999999,2024-01-04,6"],
    ] as const;
    const rejected = readRejects(store.sql, { after: 0, limit: 100 });
    expect(rejected.map(({ line, reason, raw }) => [line, reason, raw])).toEqual(expected);
    expect(rejected.every((row) => isDeepStrictEqual(row.message, message(`row-${row.reason}`)))).toBe(true);
    expect(rows.codes("error")).toEqual(expected.map(([line, code]) => [line, code]));
    expect((await cells("error"))[1]).toEqual(["Bolt\nWorks", "abc", "2024-01-03", "3"]);
    expect(rows.counts()).toEqual({ all: 7, ready: 2, warning: 0, error: 5, leftOut: 0 });
    expect(check).toMatchObject({ rows: 8, accepted: 2, rejected: 5, blank: 1, sumMinor: "1250", suppliers: 1 });
    expect(readRejects(store.sql, { after: 3, limit: 1 })[0]).toMatchObject({ seq: 4, line: 7 });
  });

  it("flags totals with and without a label, and keeps suppliers that are called so", async () => {
    const { check, variants } = await through(
      "Supplier,Amount,Date\nTotal Gas Ltd,10.00,2024-01-01\nTOTAL,5.00,2024-01-02\nGrand Total,15.00,\nSubtotal:,15.00,\n,15.00,\nAcme,1.00,\n",
    );
    expect(check).toMatchObject({ totalRows: 3, rejected: 0, accepted: 3, sumMinor: "1600", undated: 1 });
    expect(variants.map((variant) => variant.identity.name)).toEqual(["Total Gas Ltd", "TOTAL", "Acme"]);
  });

  it("maps every row with its state, in pages of any of them", async () => {
    const { rows, check, cells } = await through(
      'Supplier,Invoice Number,Amount,Payment Date\nA,1,1.00,2024-01-01\nA,1,1.00,2024-01-01\nB,1.9E+18,"1,000.50",2024-01-02\nC,3,x,\n\nTotal,,1002.50,\nC,4,5.00,soon\nC,5,6.00,\n',
    );
    expect(rows.codes("warning")).toEqual([
      [3, "repeated"],
      [4, "id-damaged"],
      [8, "date-unreadable"],
      [9, "undated"],
    ]);
    expect(rows.codes("leftOut")).toEqual([[7, "total-row"]]);
    expect(rows.counts()).toEqual({ all: 7, ready: 1, warning: 4, error: 1, leftOut: 1 });
    expect(rows.page("warning", 1, 2).map(({ row }) => row)).toEqual([4, 8]);
    expect((await cells("warning"))[1]).toEqual(["B", "1.9E+18", "1,000.50", "2024-01-02"]);
    expect(check.warnings.map(({ code, count }) => [code, count])).toContainEqual(["id-damaged", 1]);
  });

  it("counts the rows that name no country where the file has no such column", async () => {
    const { counts, variants } = await through(
      "Supplier,Amount,Date\nA,1.00,2024-01-01\nB,1.00,2024-01-01\nB,2.00,2024-01-02\n",
      "advanced",
      { fallbackCountry: "USA" },
    );
    expect(counts).toMatchObject({ "country-missing": 3 });
    expect(variants.map(({ identity }) => [identity.country, identity.isCountryAssumed])).toEqual([
      ["USA", true],
      ["USA", true],
    ]);
  });

  it("falls back on the job's country with a warning", async () => {
    const { counts, variants } = await through(
      "Supplier,Country,Amount,Date\nA,Germany,1.00,2024-01-01\nB,Atlantis,1.00,2024-01-01\nB,Atlantis,1.00,2024-01-01\nC,,1.00,2024-01-01\nD,FR,1.00,2024-01-01\nE,Spain,1.00,2024-01-01\n",
    );
    expect(variants.map((each) => each.identity.country)).toEqual(["DEU", "GBR", "GBR", "FRA", "ESP"]);
    expect(variants.map((each) => each.identity.isCountryAssumed ?? false)).toEqual([false, true, true, false, false]);
    expect(counts).toMatchObject({ "country-unknown": 2, "country-missing": 1, repeated: 1 });
  });

  it("converts currencies at the job's rates, and never adds in what has none", async () => {
    const text =
      "Supplier,Amount,Currency,Date\nA,100.00,GBP,2024-01-01\nA,100.00,USD,2024-01-01\nA,-1000,JPY,2024-01-01\nB,7.00,CHF,2024-01-01\nB,1.234,KWD,2024-01-01\nA,3.00,CHF,2024-01-01\nA,9.00,??,2024-01-01\n";
    const rates = { GBP: "0.8", JPY: "160" };
    const { check, counts, variants } = await through(text, "advanced", { rates });
    // 100.00 + 80.00 − 1000/160·0.8
    expect(check).toMatchObject({ sumMinor: "17500", accepted: 7 });
    expect(check.waiting).toEqual([
      { currency: "CHF", rows: 2, sumMinor: "1000", minorDigits: 2 },
      { currency: "KWD", rows: 1, sumMinor: "1234", minorDigits: 3 },
      { currency: "", rows: 1, sumMinor: "900", minorDigits: 2 },
    ]);
    expect(counts).toMatchObject({ "currency-converted": 2, "currency-without-rate": 4 });
    expect(variants.map(({ identity, totals }) => [identity.name, totals.lines])).toEqual([["A", 3]]);
    const without = await through(text);
    expect(without.counts).toMatchObject({ "currency-without-rate": 6 });
    expect(without.check.sumMinor).toBe("10000");
    const complete = await through(text, "advanced", { rates: { ...rates, CHF: "0.88", KWD: "0.3" } });
    // 10.00 CHF / .88 · .8 is 6.36 + 2.73, half away from zero each; 1.234 KWD / .3 · .8 is 3.29
    expect(complete.check).toMatchObject({ sumMinor: String(17_500 + 636 + 273 + 329) });
    expect(complete.check.waiting.map(({ currency }) => currency)).toEqual([""]);
  });

  it("takes a stated currency for all rows, and money of three decimals or none as it is", async () => {
    const text = "Supplier,Amount,Date\nA,600.00,2024-01-01\n";
    const bytes = new TextEncoder().encode(text);
    const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
    const { inspection } = await inspectLedger(read, bytes.length, { kind: "advanced", currency: "GBP", pause });
    if (inspection === undefined) throw new Error("refused");
    const { mapping } = inspection.proposal;
    const stated = { ...mapping, sources: { ...mapping.sources, currency: { constant: "EUR" } } };
    const run = async (more: Partial<IngestSettings>) =>
      (
        await checkLedger(read, bytes.length, inspection.dialect, stated, {
          ...settings,
          kind: "advanced",
          pause,
          ...more,
        })
      ).check;
    expect(await run({})).toMatchObject({ sumMinor: "0", waiting: [{ currency: "EUR", rows: 1, sumMinor: "60000" }] });
    expect(await run({ rates: { EUR: "0.924", GBP: "0.783" } })).toMatchObject({ sumMinor: "50844", waiting: [] });
    expect(await run({ currency: "JPY", rates: { EUR: "0.924", JPY: "151.35" } })).toMatchObject({
      sumMinor: "98279",
      minorDigits: 0,
    });
  });

  it("adds up the dated money of each month without its signs, with the first and the last day", async () => {
    const { check } = await through(
      "Supplier,Amount,Date\nA,1.00,2024-01-31\nA,-2.50,2024-01-01\nB,4.00,2023-11-30\nB,9.00,\nC,0.25,2024-01-15\n",
    );
    expect(check.months).toEqual([
      { month: "2023-11", rows: 1, minor: "400", first: 30, last: 30 },
      { month: "2024-01", rows: 3, minor: "375", first: 1, last: 31 },
    ]);
  });

  it("asks which amounts count where gross and net differ, with both sums", async () => {
    const text =
      "Supplier,Net Amount,VAT,Gross Amount,Date\nA,100.00,20.00,120.00,2024-01-01\nB,50.00,0.00,50.00,2024-01-02\n";
    const { check } = await through(text);
    expect(check.questions).toEqual([
      {
        code: "amountColumn",
        columns: expect.arrayContaining([
          { column: 1, name: "Net Amount", sumMinor: "15000" },
          { column: 3, name: "Gross Amount", sumMinor: "17000" },
        ]),
      },
    ]);
    const german = await through(
      "Lieferant;Nettobetrag;Bruttobetrag;Datum\nA;1.000,00;1.190,00;01.02.2024\nB;5,00;5,95;13.02.2024\n",
    );
    expect(german.check.questions).toMatchObject([{ code: "amountColumn" }]);
    // No tax at all, or no such pair: nothing to ask.
    const equal = "Supplier,Net Amount,VAT,Gross Amount,Date\nA,100.00,0,100.00,2024-01-01\n";
    expect((await through(equal)).check.questions).toEqual([]);
    expect((await through("Supplier,Amount,Net Weight,Date\nA,100.00,3,2024-01-01\n")).check.questions).toEqual([]);
  });

  it("asks about supplier ids that join many names, with examples", async () => {
    const people = ["Ann Marsh", "Peter Kowal", "Jelena Ivic", "Tom Ferrar", "Lucy Odum"];
    const rows = [...people.map((name) => `999999,${name}`), "V1,Acme", "V1,Acme Widgets", "V1,Acme Ltd"];
    const { check } = await through(
      `Supplier ID,Supplier Name,Amount,Date\n${rows.map((row) => `${row},1.00,2024-01-01`).join("\n")}\n`,
    );
    expect(check.questions).toEqual([
      { code: "supplierIds", ids: 1, examples: [{ id: "999999", count: 5, names: people.slice(0, 4) }], company: null },
    ]);
  });

  it("groups redacted payees and keeps no part of them", async () => {
    const { check, variants } = await through(
      "Supplier,Supplier ID,Amount,Date\nREDACTED PERSONAL DATA,77,1.00,2024-01-01\nRedactive Publishing Ltd,78,1.00,2024-01-01\n",
    );
    expect(check.redacted).toBe(1);
    expect(variants.map(({ identity }) => [identity.name, identity.supplierId, identity.payeeClass])).toEqual([
      ["Redacted", "", "Redacted"],
      ["Redactive Publishing Ltd", "78", "Supplier"],
    ]);
  });

  it("reads terms, days to pay, methods, orders and types of lines", async () => {
    const { variants, store } = await through(
      "Supplier,Document Type,Amount,Invoice Date,Due Date,Payment Date,Payment Terms,Payment Method,PO Number\n" +
        "A,Invoice,100.00,2024-01-01,2024-01-31,2024-02-10,,ACH,PO-1\n" +
        "A,Payment,100.00,2024-01-01,,2024-02-10,Net 45,Visa card,n/a\n" +
        "A,Purchase Order,300.00,2023-12-20,,,,,PO-1\n",
    );
    const [{ totals, variantId }] = variants as [(typeof variants)[number]];
    expect(totals.documents).toEqual({
      PurchaseOrder: { count: 1, valueMinor: 30000 },
      Invoice: { count: 1, valueMinor: 10000 },
      Payment: { count: 1, valueMinor: 10000 },
    });
    // An order and an invoice are not payments: only what was paid says how.
    expect(totals.methods).toEqual({ Card: { count: 1, valueMinor: 10000 } });
    expect(totals.terms).toEqual({ weightMinor: 20000, weightedDays: 10000 * 30 + 10000 * 45 });
    expect(totals.daysToPay).toEqual({ weightMinor: 20000, weightedDays: 20000 * 40 });
    expect(totals.daysLate).toEqual({ weightMinor: 10000, weightedDays: 10000 * 10 });
    expect(totals.linesWithOrder).toBe(2);
    expect(totals.lastCardDate).toBe(Date.UTC(2024, 1, 10) / 86_400_000);
    expect(
      [...readMonths(store.sql, [variantId])].map(({ month, documentType }) => `${month} ${documentType}`),
    ).toEqual(["2023-12 PurchaseOrder", "2024-01 Invoice", "2024-02 Payment"]);
  });

  it("carries a summary's spend, counts and values", async () => {
    const { check, variants } = await through(
      "Supplier Name,Postal Code,Total Spend,Invoice Count,Invoice Value,Payment Count,Payment Terms,Payment Method\n" +
        'Acme,01234,"1,000.50",4,"1,100.00",3,30 days,Cheque\nBolt,99999,200,x,1,1,,\nCog,00001,50.00,,,2,60,Wire\n',
      "base",
    );
    expect(check).toMatchObject({ accepted: 2, rejected: 1, sumMinor: "105050" });
    expect(variants[0]).toMatchObject({
      identity: { name: "Acme", postalCode: "01234" },
      totals: {
        statedSpendMinor: 100050,
        documents: { Invoice: { count: 4, valueMinor: 110000 }, Payment: { count: 3, valueMinor: 0 } },
        methods: { Cheque: { count: 3, valueMinor: 100050 } },
        terms: { weightMinor: 100050, weightedDays: 100050 * 30 },
      },
    });
  });

  it("takes identities alone", async () => {
    const { check, variants } = await through(
      "Vendor Name,City,VAT number\nAcme,Leeds,GB1\nBolt,York,GB2\n,York,GB3\n",
      "matchedDataOnly",
    );
    expect(check).toMatchObject({ accepted: 2, rejected: 1, sumMinor: "0", suppliers: 2 });
    expect(variants[0]?.identity).toMatchObject({ name: "Acme", city: "Leeds", taxId: "GB1" });
  });

  it("tells card payments by flag column, by the company's own card vendor, and by kind of file", async () => {
    const flag = await through(
      "Supplier,Amount,Payment Date,Procurement Card\nA,1.00,2024-01-01,Yes\nA,2.00,2024-01-01,No\n",
    );
    expect(flag.variants[0]?.totals.methods).toEqual({
      Card: { count: 1, valueMinor: 100 },
      Unknown: { count: 1, valueMinor: 200 },
    });
    const vendor = await through(
      "Vendor ID,Vendor Name,Amount,Payment Date\nCorp Card,NATWEST,1.00,2024-01-01\n12,B,1.00,2024-01-01\n",
    );
    expect(vendor.variants.map((each) => Object.keys(each.totals.methods))).toEqual([["Card"], ["Unknown"]]);
    const chaps = await through(
      "Vendor Name,Document No,Amount,Payment Date\nA,CHAPS217,1.00,2024-01-01\nA,217,1.00,2024-01-02\n",
    );
    expect(Object.keys(chaps.variants[0]?.totals.methods ?? {})).toEqual(["Wire", "Unknown"]);
  });

  it("counts control characters as spaces and stray cells as ragged", async () => {
    const { variants, counts } = await through(
      "Supplier,Amount,Date\nAc\u0000me,1.00,2024-01-01\nBolt,2.00\nCog,3.00,2024-01-01,extra\n",
    );
    expect(variants.map((each) => each.identity.name)).toEqual(["Ac me", "Bolt", "Cog"]);
    expect(counts).toMatchObject({ ragged: 2, undated: 1 });
  });

  it("accounts for the money of every row, by the currency it is written in", async () => {
    const text =
      "Supplier,Amount,Currency,Date,Number\nA,10.00,GBP,2024-01-01,1\nA,10.00,GBP,2024-01-01,1\nREDACTED,4.00,GBP,2024-01-02,2\n" +
      ",5.50,GBP,2024-01-02,3\nB,see note,GBP,2024-01-02,4\nB,100,JPY,2024-01-02,5\nB,-7.25,EUR,2024-01-02,6\n,1.00,EUR,2024-01-02,7\n\nTotal,24.00,,,\n";
    const rates = { GBP: "0.8", JPY: "160" };
    const { check } = await through(text, "advanced", { rates });
    const none = { redacted: "0", rejected: "0", totalRows: "0", voided: "0", leftOut: "0", waiting: "0" };
    expect(check.money).toEqual([
      {
        ...none,
        currency: "GBP",
        minorDigits: 2,
        file: "5350",
        accepted: "2400",
        redacted: "400",
        rejected: "550",
        totalRows: "2400",
      },
      { ...none, currency: "JPY", minorDigits: 0, file: "100", accepted: "100" },
      { ...none, currency: "EUR", minorDigits: 2, file: "-625", accepted: "0", waiting: "-725", rejected: "100" },
    ]);
    expect(check.unread).toBe(1);
    expect(check.money.map(unexplainedMinor)).toEqual([0n, 0n, 0n]);
    const left = await through(text, "advanced", { rates }, { leaveOutRepeats: true });
    expect(left.check.money[0]).toMatchObject({ file: "5350", accepted: "1400", leftOut: "1000" });
    expect(left.check.money.map(unexplainedMinor)).toEqual([0n, 0n, 0n]);
  });

  it("adds money up beyond the exact integers of a number", async () => {
    const { check } = await through(
      `Supplier,Amount,Date\n${"A,999999999999.99,2024-01-01\n".repeat(120)},999999999999.99,2024-01-01\n`,
    );
    expect(check.money[0]).toMatchObject({
      file: "12099999999999879",
      accepted: "11999999999999880",
      rejected: "99999999999999",
    });
  });

  it("calls no row ragged for a last column that is empty all the way", async () => {
    const unnamed = await through("Supplier,Amount,Date,\nBolt,2.00,2024-01-01\nCog,3.00,2024-01-01\n");
    const named = await through("Supplier,Amount,Date,Note\nBolt,2.00,2024-01-01\nCog,3.00,2024-01-01,\n");
    const some = await through("Supplier,Amount,Date,Note\nBolt,2.00,2024-01-01\nCog,3.00,2024-01-01,x\n");
    expect([unnamed.counts.ragged, named.counts.ragged, some.counts.ragged]).toEqual([undefined, undefined, 1]);
  });

  it("counts each supplier name once, however many addresses it has", async () => {
    const { check, variants } = await through(
      "Supplier,City,Amount,Date\nBolt,Leeds,2.00,2024-01-01\nBolt,York,3.00,2024-01-01\nbolt,York,3.00,2024-01-01\n",
    );
    expect([check.suppliers, variants.length]).toEqual([2, 3]);
  });

  it("keeps rows after a cell of a megabyte", async () => {
    const { check } = await through(
      `Supplier,Amount,Date,Note\nA,1.00,2024-01-01,"${"n".repeat(3_000_000)}"\nB,2.00,2024-01-01,x\n`,
    );
    expect(check).toMatchObject({ accepted: 1, rejected: 1, sumMinor: "200" });
  });
});
