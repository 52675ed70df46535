import { expect, test } from "vitest";
import { reportFormats } from "../formats.ts";
import type { Composing, ReportJob } from "../section.ts";
import { reportWords } from "../words/words.ts";
import { paymentMixSection } from "./payment-mix.ts";

const mix = [
  { method: "Cheque", count: 400, valueMinor: 7_500_000, costPerPaymentMinor: 235, costMinor: 94_000 },
  { method: "BankTransfer", count: 100, valueMinor: 2_500_000, costPerPaymentMinor: 31, costMinor: 3_100 },
];

function composing(language: "en" | "de" | "fr", counted: "documents" | "lines" = "documents"): Composing {
  const facts: unknown = {
    language,
    words: reportWords(language),
    formats: reportFormats(language, "GBP", 2),
    summary: { directory: null },
    core: { counted },
  };
  return facts as Composing;
}

const plain = (text: string): string => text.replaceAll(/\s/g, " ");

test.each([
  ["en", "Cheque carries 75.0% of the value; today’s payments cost £971"],
  ["de", "Scheck trägt 75,0 % des Wertes; die Zahlungen kosten heute 971 £"],
  ["fr", "Chèque porte 75,0 % de la valeur ; les paiements coûtent aujourd’hui 971 £"],
] as const)("%s: says which method carries most, and what the payments of the period cost", (language, finding) => {
  const composed = paymentMixSection.compose({ mix }, composing(language));
  expect(plain(composed.finding)).toBe(finding);
  const rows =
    composed.table?.rows.map(({ cells }) => cells.map((cell) => (typeof cell === "string" ? plain(cell) : ""))) ?? [];
  expect(rows.map(([, , , count]) => count)).toEqual(["400", "100", "500"]);
  expect(rows.at(-1)?.at(-1)).toBe("971");
  expect(composed.slide?.points).toHaveLength(3);
});

test("names lines where the files have no document numbers", () => {
  const heads = (counted: "documents" | "lines") =>
    paymentMixSection.compose({ mix }, composing("en", counted)).table?.columns.map(({ label }) => label);
  expect(heads("documents")).toContain("Payments");
  expect(heads("lines")).toContain("Payment lines");
});

test("is left out of a report when the files have no payment method", () => {
  const job: unknown = { summary: { paymentMix: [{ method: "Unknown", count: 3, valueMinor: 5 }] } };
  const older: unknown = { summary: {} };
  const frame: unknown = {};
  for (const each of [job, older])
    expect(
      paymentMixSection.facts(each as ReportJob, frame as Parameters<typeof paymentMixSection.facts>[1]),
    ).toBeNull();
});
