/** The fault rules: what is rejected, what is warned about, what is converted, what a summary carries. */
import { describe, expect, it } from "vitest";
import { rejectReasons, type LedgerKind } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "../reading/inspect.ts";
import { checkLedger } from "./check.ts";
import { Ingest } from "./ingest.ts";
import { nodeStore } from "./node-store.ts";
import type { IngestSettings } from "./plan.ts";
import { ingestSummary, readMonths, readRejects, readVariants } from "./read.ts";

const settings: IngestSettings = { currency: "GBP", fallbackCountry: "GBR" };

const pause = async () => {};

async function through(text: string, kind: LedgerKind = "advanced", more: Partial<IngestSettings> = {}) {
  const bytes = new TextEncoder().encode(text);
  const read = async (offset: number, length: number) => bytes.slice(offset, offset + length);
  const job = { ...settings, ...more };
  const { inspection } = await inspectLedger(read, bytes.length, { kind, currency: job.currency, pause });
  if (inspection === undefined) throw new Error("refused");
  const { dialect, proposal } = inspection;
  const checked = await checkLedger(read, bytes.length, dialect, proposal.mapping, { ...job, kind, pause });
  const store = nodeStore();
  await new Ingest(store, job, { pause }).run(
    { uploadId: "u", size: bytes.length, kind, dialect, mapping: proposal.mapping },
    read,
  );
  const { repeated: _, warnings, ...ingested } = ingestSummary(store.sql, job.currency);
  const { repeated: __, warnings: dryWarnings, ...dry } = checked.check;
  expect(ingested).toEqual(dry);
  expect(warnings).toEqual(dryWarnings.filter((each) => each.code !== "repeated"));
  return {
    ...checked,
    store,
    variants: [...readVariants(store.sql)],
    counts: Object.fromEntries(dryWarnings.map((w) => [w.code, w.count])),
  };
}

describe("fault rules", () => {
  it("rejects with line, raw text and one reason, and takes the rest", async () => {
    const long = "x".repeat(5000);
    const { check, rejects, store } = await through(
      `Supplier Name,Amount,Payment Date,Invoice Number\nAcme,10.00,2024-01-01,1\n,5.00,2024-01-02,2\n"Bolt\nWorks",abc,2024-01-03,3\nCog,,2024-01-03,4\n${long},1.00,2024-01-04,5\nDynamo,99999999999999999,2024-01-04,6\nAcme,2.50,2024-01-05,7\n\n`,
    );
    const expected = [
      [3, "no-name", ",5.00,2024-01-02,2"],
      [4, "amount-not-a-number", '"Bolt\nWorks",abc,2024-01-03,3'],
      [6, "amount-missing", "Cog,,2024-01-03,4"],
      [7, "name-too-long", `${long},1.00,2024-01-04,5`],
      [8, "amount-too-large", "Dynamo,99999999999999999,2024-01-04,6"],
    ] as const;
    for (const list of [rejects, readRejects(store.sql, { after: 0, limit: 100 })]) {
      expect(list.map(({ line, reason, raw }) => [line, reason, raw])).toEqual(expected);
      expect(list.every((row) => row.message === rejectReasons[row.reason])).toBe(true);
    }
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

  it("falls back on the issuer's country with a warning", async () => {
    const { counts, variants } = await through(
      "Supplier,Country,Amount,Date\nA,Germany,1.00,2024-01-01\nB,Atlantis,1.00,2024-01-01\nB,Atlantis,1.00,2024-01-01\nC,,1.00,2024-01-01\nD,FR,1.00,2024-01-01\nE,Spain,1.00,2024-01-01\n",
    );
    expect(variants.map((each) => each.identity.country)).toEqual(["DEU", "GBR", "GBR", "FRA", "ESP"]);
    expect(counts).toMatchObject({ "country-unknown": 2, "country-missing": 1, repeated: 1 });
  });

  it("converts currencies at the job's rates, and says when it has none", async () => {
    const text =
      "Supplier,Amount,Currency,Date\nA,100.00,GBP,2024-01-01\nA,100.00,USD,2024-01-01\nA,-1000,JPY,2024-01-01\nA,7.00,CHF,2024-01-01\n";
    const rates = { base: "USD", rates: { GBP: 0.8, JPY: 160 } };
    const { check, counts } = await through(text, "advanced", { rates });
    // 100.00 + 80.00 − 1000/160·0.8 + 7.00
    expect(check.sumMinor).toBe("18200");
    expect(counts).toMatchObject({ "currency-converted": 2, "currency-without-rate": 1 });
    expect((await through(text)).counts).toMatchObject({ "currency-without-rate": 3 });
  });

  it("groups redacted payees and keeps nothing of them", async () => {
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

  it("keeps rows after a cell of a megabyte", async () => {
    const { check } = await through(
      `Supplier,Amount,Date,Note\nA,1.00,2024-01-01,"${"n".repeat(3_000_000)}"\nB,2.00,2024-01-01,x\n`,
    );
    expect(check).toMatchObject({ accepted: 1, rejected: 1, sumMinor: "200" });
  });
});
