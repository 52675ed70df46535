/** What files say of their jobs, read by the origin's own reader as the browser has it. */
import { describe, expect, it } from "vitest";
import type { LedgerInspection } from "@paygauge/api-types";
import { guessBuyer, guessCurrency, guessKind } from "./guesses.ts";
import { readHead } from "./read-head.ts";

const all = ["advanced", "base", "matchedDataOnly"] as const;
const harbour = { name: "Harbour Payments", currency: "GBP" };
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

  it("is a summary where each supplier stands once, without dates", async () => {
    const text = `Supplier Name,Spend\n${suppliers.map((name, index) => `${name},${index}00.25`).join("\n")}\n`;
    expect(guessKind(await inspected(text), "x.csv", all)).toMatchObject({ value: "base", evidence: "oneRowEach" });
  });

  it("is matched data only where nothing is money, and one that the person may make", async () => {
    const text = `Supplier Name,City,Country\n${suppliers.map((name) => `${name},Leeds,GBR`).join("\n")}\n`;
    const inspection = await inspected(text);
    expect(guessKind(inspection, "x.csv", all)).toMatchObject({ value: "matchedDataOnly", evidence: "noMoney" });
    expect(guessKind(inspection, "x.csv", ["advanced"])).toMatchObject({ value: "advanced", confidence: "check" });
  });

  it("wants a look where few rows speak", async () => {
    const few = documents.split("\n").slice(0, 4).join("\n");
    expect(guessKind(await inspected(few), "x.csv", all)).toMatchObject({ confidence: "check", evidence: "fewRows" });
  });
});

describe("currency and buyer", () => {
  it("are what columns say, with their share", async () => {
    const inspection = await inspected(documents);
    expect(guessCurrency(inspection, harbour)).toMatchObject({ value: "GBP", confidence: "sure", evidence: "column" });
    expect(guessBuyer(inspection, "x.csv", buyers, null)).toMatchObject({
      id: "b1",
      confidence: "sure",
      args: { column: "Organisation Name", share: 100 },
    });
    expect(guessBuyer(inspection, "x.csv", [], null)).toMatchObject({ id: null, value: "Leeds City Council" });
    expect(guessBuyer(inspection, "x.csv", buyers, { id: "b2", name: "Calder County" })).toMatchObject({
      id: "b2",
      evidence: "header",
    });
  });

  it("are the issuer's currency and the buyer of the file's name where no column says them, and then asked", async () => {
    const text = `Supplier Name,Amount,Payment Date\n${suppliers.map((name, index) => `${name},${index}.50,2025-03-${String((index % 28) + 1).padStart(2, "0")}`).join("\n")}\n`;
    const inspection = await inspected(text);
    expect(guessCurrency(inspection, harbour)).toMatchObject({ value: "GBP", confidence: "check", evidence: "issuer" });
    expect(guessBuyer(inspection, "calder-county-2025.csv", buyers, null)).toMatchObject({
      id: "b2",
      confidence: "likely",
      evidence: "fileName",
    });
    expect(guessBuyer(inspection, "2025.csv", buyers, null)).toMatchObject({ value: "", evidence: "none" });
  });
});

it("is refused at once where it is no table, in the words of what it is", async () => {
  const { refusal } = await readHead(new File(["%PDF-1.7 1 0 obj"], "ledger.csv"), { currency: "USD" });
  expect(refusal).toMatchObject({ code: "pdf" });
});
