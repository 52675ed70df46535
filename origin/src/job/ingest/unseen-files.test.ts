/**
 * Files of kinds that were read wrongly once, through proposal, check and import. The right values come from their README; a question in place of a value is one that holds the import. Skipped where the files are absent.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { openQuestions } from "@paygauge/api-types/entities/questions";
import { alikeGroups } from "../grouping/alike-groups.ts";
import { AlikeFinder } from "../grouping/alike.ts";
import { plainName } from "@paygauge/analysis/names/group-key";
import { confidenceRulesetV4 } from "../matching/ruleset-v4.ts";
import { unpackAll } from "../unpack/unpack.fixture.ts";
import { readAsProposed } from "./proposed.fixture.ts";
import { atOnce } from "@paygauge/api-types/turns/turns";

const root = path.resolve(import.meta.dirname, "../../../..");
const cases = path.resolve(root, process.env.SAMPLES_DIR ?? "../shared/data", "../cases");

async function read(file: string, currency: string, kind: LedgerKind = "advanced") {
  const { bytes } = await unpackAll(new Uint8Array(readFileSync(path.join(cases, file))));
  const result = await readAsProposed(bytes, { currency, kind, fileName: file });
  if (result.refusal !== null) throw new Error(result.refusal);
  const { amount } = result.mapping.sources;
  const column = amount !== undefined && "column" in amount ? amount.column : undefined;
  const open = openQuestions(result.check.questions, result.mapping.answers, column);
  return { ...result, open: open.map(({ code }) => code) };
}

interface Right {
  currency: string;
  sum: string;
  accepted: number;
  rejected?: number;
  credits?: number;
  voided?: number;
  suppliers?: number;
  firstDate?: string;
  lastDate?: string;
  name?: string;
}

const right: Record<string, Right> = {
  "01-dollars-of-australia.csv": { currency: "AUD", sum: "8447739", accepted: 36 },
  "02-whole-euros-with-a-dash.csv": { currency: "EUR", sum: "8446000", accepted: 36, credits: 4 },
  "03-credit-notes-by-type.csv": { currency: "GBP", sum: "8447739", accepted: 36, credits: 4 },
  "04-no-header-with-purposes.tsv": { currency: "EUR", sum: "8447739", accepted: 36, suppliers: 6, name: "Column 2" },
  "05-reais.csv": { currency: "BRL", sum: "8447739", accepted: 36 },
  "05b-kronor.csv": { currency: "SEK", sum: "8447739", accepted: 36 },
  "06-two-entities-first-eur.csv": { currency: "EUR", sum: "8447739", accepted: 36 },
  "06-two-entities-then-gbp.csv": { currency: "GBP", sum: "8447739", accepted: 36 },
  "11-void-cheques.csv": { currency: "USD", sum: "8561216", accepted: 32, voided: 4 },
  "12-powers-of-ten.csv": { currency: "GBP", sum: "8429000", accepted: 36 },
  "13-numbers-quoted-as-text.csv": { currency: "GBP", sum: "8447739", accepted: 36 },
  "14-commas-in-names-unquoted.csv": { currency: "USD", sum: "8447739", accepted: 36 },
  "15-end-of-the-day.xlsx": {
    currency: "GBP",
    sum: "",
    accepted: 20,
    firstDate: "2026-03-31",
    lastDate: "2026-03-31",
  },
  "16-cover-sheet-first.xlsx": { currency: "GBP", sum: "8447739", accepted: 36 },
  "20-headings-of-registers.csv": { currency: "EUR", sum: "", accepted: 24, name: "CONTRATISTA" },
  // The second heading is rejected.
  "21-second-heading-in-another-order.csv": { currency: "GBP", sum: "8447739", accepted: 36, rejected: 1 },
  "26-dates-of-1904.xlsx": { currency: "GBP", sum: "", accepted: 60, firstDate: "2026-01-15" },
  "27-backslash-escapes.csv": { currency: "USD", sum: "480000", accepted: 40 },
  "28-comma-space-quote.csv": { currency: "GBP", sum: "4480000", accepted: 40, name: "Supplier Name" },
  "29-central-european-encoding.csv": { currency: "PLN", sum: "", accepted: 40 },
  "33-usd-mixed-sign.csv": { currency: "USD", sum: "171589185", accepted: 96, credits: 6 },
  "35-zahlungen-name2.csv": { currency: "EUR", sum: "171589185", accepted: 96, credits: 6, suppliers: 6 },
  "36-fx-netsuite.csv": { currency: "GBP", sum: "120722780", accepted: 96 },
  "39-alv.xlsx": { currency: "GBP", sum: "171589185", accepted: 96, credits: 6 },
  "58-paid-and-balance.csv": { currency: "GBP", sum: "9875754", accepted: 36 },
  "60-arabic-digits.csv": { currency: "EUR", sum: "9875754", accepted: 36, firstDate: "2026-01-04" },
  "64-buddhist-years.csv": { currency: "GBP", sum: "9875754", accepted: 36, firstDate: "2026-01-04" },
  "66-lakh-words.csv": { currency: "INR", sum: "987575400000", accepted: 36 },
  "59-award-column.csv": { currency: "GBP", sum: "9875754", accepted: 36, firstDate: "2026-01-04" },
};

describe.skipIf(!existsSync(cases))("files that were read wrongly once", () => {
  it.each(Object.entries(right))("%s", async (file, { currency, sum, accepted, rejected = 0, ...more }) => {
    const { check, open, named } = await read(file, currency);
    expect(open).toEqual([]);
    expect([check.accepted, check.rejected, check.currency]).toEqual([accepted, rejected, currency]);
    if (sum !== "") expect(check.sumMinor).toBe(sum);
    expect(check.money.map((each) => each.currency)).toEqual([currency]);
    expect({ ...check, name: named["supplierName"] }).toMatchObject(more);
  });

  it.each([
    ["18-summary-of-vendors.csv", "USD", "summaryRows"],
    ["22-a-column-more-from-row-21.csv", "GBP", "widerRows"],
    ["30-netsuite-bills.csv", "GBP", "countedRows"],
    ["31-wd-supplier-invoices.csv", "USD", "documentTotals"],
    ["34-group-ap.csv", "GBP", "supplierIds"],
    ["32-sage-supplier-activity.csv", "GBP", "countedRows"],
    ["37-kreditorposter.csv", "DKK", "countedRows"],
  ])("%s in %s holds the import with %s", async (file, currency, question) => {
    expect((await read(file, currency)).open).toEqual([question]);
  });

  it("40-ap-and-payroll.csv is read for what its Description says", async () => {
    const { named } = await read("40-ap-and-payroll.csv", "GBP");
    expect(named["purpose"]).toBe("Description");
  });

  it("55-vendors-called-total.csv has no totals", async () => {
    const { check } = await read("55-vendors-called-total.csv", "GBP", "matchedDataOnly");
    expect([check.suppliers, check.totalRows]).toEqual([8, 0]);
  });

  it("63-grand-total-differs.csv: its own total is compared with its rows", async () => {
    const { check } = await read("63-grand-total-differs.csv", "GBP");
    expect(check).toMatchObject({ sumMinor: "9875754", totals: { own: { stated: "13040654", sum: "9875754" } } });
  });

  it("51-purchase-orders.csv lists purchase orders", async () => {
    const { mapping } = await read("51-purchase-orders.csv", "GBP");
    expect(mapping.sources.documentType).toEqual({ constant: "PurchaseOrder" });
  });

  it("53-buyers-own-mail.csv gives no supplier the buyer's contact", async () => {
    const { named } = await read("53-buyers-own-mail.csv", "GBP");
    expect([named["email"], named["phone"]]).toEqual([undefined, undefined]);
  });

  it("56-one-usd-among-dollars.csv converts the one cell in another currency", async () => {
    const { check } = await read("56-one-usd-among-dollars.csv", "CAD");
    expect(check.money.map(({ currency, file }) => [currency, file])).toEqual([
      ["CAD", "5828750"],
      ["USD", "133750"],
    ]);
  });

  it("29-central-european-encoding.csv has its letters", async () => {
    const { payees } = await read("29-central-european-encoding.csv", "PLN");
    expect(payees[0]?.name).toBe("Przedsiębiorstwo Usługowe Łódź 0 Spółka z o.o.");
  });

  it("19-names-that-look-like-formulas.csv keeps its names", async () => {
    const { payees } = await read("19-names-that-look-like-formulas.csv", "GBP");
    expect(payees.map(({ name }) => name)).toEqual(namesIn("19-names-that-look-like-formulas.csv"));
  });

  it.each([
    ["08-umlauts-written-out.csv", "EUR", 5],
    ["09-legal-form-in-front.csv", "EUR", 6],
    ["10-marks-and-hyphens.csv", "GBP", 5],
  ])("%s: spellings are joined, or proposed as duplicates", async (file, currency, suppliers) => {
    const { payees } = await read(file, currency);
    const byKey = new Map(payees.map((payee) => [plainName(payee.name), payee]));
    const left = [...byKey.values()];
    const pairs = atOnce(AlikeFinder.over(left, confidenceRulesetV4)).next(left.length);
    const doubles = atOnce(alikeGroups(left, pairs)).map(({ members }) => members.map((at) => left[at]?.name));
    expect({ suppliers: left.length - doubles.length, groups: doubles.filter((each) => each.length !== 2) }).toEqual({
      suppliers,
      groups: [],
    });
  });
});

/** The names of a file without quotes, in its order. */
const namesIn = (file: string): string[] => {
  const [, ...lines] = readFileSync(path.join(cases, file), "utf8").trim().split(/\r?\n/);
  return [...new Set(lines.map((line) => (line.split(/[;,]/)[0] ?? "").replaceAll('"', "")))];
};
