/** What files say of their jobs, read by the origin's own reader as the browser has it. */
import { describe, expect, it } from "vitest";
import type { LedgerInspection } from "@paygauge/api-types/entities/ledger";
import { guessBuyer } from "./guess-buyer.ts";
import { guessCountry, guessCurrency, guessKind } from "./guesses.ts";
import { readHead } from "./read-head.ts";

const all = ["advanced", "base", "matchedDataOnly"] as const;
const currencyOf = (inspection: LedgerInspection, buyer: { currency: string | null; country: string } | null = null) =>
  guessCurrency(inspection, inspection.proposal.mapping, { stated: null, buyer, issuerCurrency: "GBP" });
const buyers = [
  { id: "b1", name: "Leeds City Council" },
  { id: "b2", name: "Calder County" },
];

async function inspected(text: string): Promise<LedgerInspection> {
  const { inspection } = await readHead(new File([text], "x.csv"), { currency: "USD" });
  if (inspection === null) throw new Error("refused");
  return inspection;
}

const suppliers = Array.from(
  { length: 40 },
  (_, index) => `Supplier ${String.fromCharCode(65 + (index % 26))}${index}`,
);
const lines = suppliers.flatMap((name, index) =>
  [1, 2].map(
    (part) =>
      `Leeds City Council,${name},${index * 10 + part}.50,${(index % 28) + 1}/0${part}/2025,INV-${index}-${part},GBP`,
  ),
);
const documents = `Organisation Name,Supplier Name,Amount,Payment Date,Transaction Number,Currency\n${lines.join("\n")}\n`;

describe("the kind of job", () => {
  it("is document lines where rows have dates and numbers", async () => {
    expect(guessKind(await inspected(documents), "x.csv", all)).toMatchObject({
      value: "advanced",
      confidence: "sure",
      evidence: "ownDateAndNumber",
    });
  });

  it("is a summary where each supplier occurs once, without dates", async () => {
    const text = `Supplier Name,Spend\n${suppliers.map((name, index) => `${name},${index}00.25`).join("\n")}\n`;
    expect(guessKind(await inspected(text), "x.csv", all)).toMatchObject({ value: "base", evidence: "oneRowEach" });
  });

  it("is matched data only where nothing is money, and one that the user may make", async () => {
    const text = `Supplier Name,City,Country\n${suppliers.map((name) => `${name},Leeds,GBR`).join("\n")}\n`;
    const inspection = await inspected(text);
    expect(guessKind(inspection, "x.csv", all)).toMatchObject({ value: "matchedDataOnly", evidence: "noMoney" });
    expect(guessKind(inspection, "x.csv", ["advanced"])).toMatchObject({ value: "advanced", confidence: "check" });
  });

  it("is a summary where each supplier occurs once with counts or averages, whatever the dates", async () => {
    const row = (index: number) => `${index}00.00,${index + 2},50.00,2022-01-03,2026-01-17`;
    const header = (counts: string) => `vendor,total_spending,${counts},first_transaction_date,last_transaction_date`;
    for (const counts of ["transaction_count,avg_transaction", "Number of payments,Average", "Anzahl,Durchschnitt"]) {
      const text = `${header(counts)}\n${suppliers.map((name, index) => `${name},${row(index + 1)}`).join("\n")}\n`;
      expect(guessKind(await inspected(text), "x.csv", all), counts).toMatchObject({
        value: "base",
        confidence: "sure",
        evidence: "oneRowEachCounts",
      });
    }
  });

  it("is not certain where document lines name each supplier once, or where amounts may be unrecognised", async () => {
    const once = undated("Supplier Name,Amount,Payment Date");
    expect(guessKind(await inspected(once), "x.csv", all)).toMatchObject({ value: "advanced", confidence: "check" });
    const names = suppliers.map((name, index) => `${name},Leeds,${index}.10 quid`).join("\n");
    expect(guessKind(await inspected(`Supplier Name,City,Notes\n${names}\n`), "x.csv", all)).toMatchObject({
      value: "matchedDataOnly",
      confidence: "check",
    });
  });

  it("wants a look where few rows speak", async () => {
    const few = documents.split("\n").slice(0, 4).join("\n");
    expect(guessKind(await inspected(few), "x.csv", all)).toMatchObject({ confidence: "check", evidence: "fewRows" });
  });
});

const undated = (headers: string) =>
  `${headers}\n${suppliers.map((name, index) => `${name},${index}.50,2025-03-${String((index % 28) + 1).padStart(2, "0")}`).join("\n")}\n`;

describe("the currency", () => {
  it("is sure where a column says it, and a question where nothing does: the issuer's default proves nothing", async () => {
    expect(currencyOf(await inspected(documents))).toMatchObject({
      value: "GBP",
      confidence: "sure",
      evidence: "column",
    });
    const silent = await inspected(undated("Supplier Name,Amount,Payment Date"));
    expect(currencyOf(silent)).toMatchObject({ value: "GBP", confidence: "check", evidence: "issuer", isOpen: true });
    const confirmed = currencyOf(silent, { currency: "SEK", country: "SWE" });
    expect(confirmed).toMatchObject({ value: "SEK", confidence: "sure", evidence: "buyer", isOpen: false });
  });
});

describe("the country", () => {
  it("is the buyer's, else what names speak for, else the issuer's", async () => {
    const ledgerOf = (form: string) =>
      `Supplier Name,Amount,Payment Date\n${suppliers.map((name, index) => `${name} ${form},${index}.50,2025-03-01`).join("\n")}\n`;
    const of = async (form: string, buyer?: string) => {
      const inspection = await inspected(ledgerOf(form));
      return guessCountry(inspection, inspection.proposal.mapping, { buyer, issuer: "GBR" });
    };
    expect(await of("ehf.")).toMatchObject({ value: "ISL", evidence: "file" });
    expect(await of("S.r.l.")).toMatchObject({ value: "ITA", evidence: "file" });
    expect(await of("Limited")).toMatchObject({ value: "GBR", evidence: "issuer" });
    expect(await of("GmbH", "AUT")).toMatchObject({ value: "AUT", confidence: "likely", evidence: "buyer" });
    expect(await of("ehf.", "GBR")).toMatchObject({ value: "GBR", confidence: "check" });
  });
});

describe("the buyer", () => {
  it("is the one that a column names on every row, whichever buyer's earlier file had the same headings", async () => {
    const inspection = { ...(await inspected(documents)), headingBuyers: ["b2"] };
    expect(guessBuyer(inspection, "x.csv", buyers)).toMatchObject({
      id: "b1",
      confidence: "sure",
      args: { column: "Organisation Name", share: 100 },
    });
    expect(guessBuyer(inspection, "x.csv", [])).toMatchObject({
      id: null,
      value: "Leeds City Council",
      confidence: "likely",
    });
  });

  it("is never sure from headings: one buyer's are likely, several buyers' are all offered", async () => {
    const inspection = await inspected(undated("Supplier Name,Amount,Payment Date"));
    const sharedBy = (headingBuyers: string[]) => guessBuyer({ ...inspection, headingBuyers }, "2025.csv", buyers);
    expect(sharedBy(["b2"])).toMatchObject({ id: "b2", confidence: "likely", evidence: "header" });
    expect(sharedBy(["b2", "b1"])).toMatchObject({
      id: null,
      value: "",
      confidence: "check",
      offered: [{ id: "b2" }, { id: "b1" }],
    });
    const contradicted = guessBuyer({ ...inspection, headingBuyers: ["b1"] }, "calder-county-2025.csv", buyers);
    expect(contradicted).toMatchObject({ id: null, confidence: "check", offered: [{ id: "b1" }, { id: "b2" }] });
  });

  it("is asked where the column and the file's name name different ones", async () => {
    const found = guessBuyer(await inspected(documents), "calder-county-2025.csv", buyers);
    expect(found).toMatchObject({ id: null, confidence: "check", offered: [{ id: "b1" }, { id: "b2" }] });
  });

  it("is likely by the file's name alone, and asked where nothing says it", async () => {
    const inspection = await inspected(undated("Supplier Name,Amount,Payment Date"));
    expect(guessBuyer(inspection, "calder-county-2025.csv", buyers)).toMatchObject({
      id: "b2",
      confidence: "likely",
      evidence: "fileName",
    });
    expect(guessBuyer(inspection, "2025.csv", buyers)).toMatchObject({ value: "", evidence: "none" });
  });
});

it("is refused at once where it isn't a table, in the words of what it is", async () => {
  const { refusal } = await readHead(new File(["%PDF-1.7 1 0 obj"], "ledger.csv"), { currency: "USD" });
  expect(refusal).toMatchObject({ code: "pdf" });
});
