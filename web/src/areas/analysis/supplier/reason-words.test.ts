import { expect, test } from "vitest";
import type { ReasonFact, ScoreReason } from "@paygauge/api-types/entities/score-reasons";
import { spokenReason, type SpokenLocale } from "./reason-sentence.fixture.ts";
import { type ReasonContext, kindOf } from "@paygauge/api-types/reason-words/reason-sentence";

const pounds: ReasonContext = {
  currency: "GBP",
  minorDigits: 2,
  reference: { currency: "USD", rate: 0.783 },
  scaled: null,
  annualisation: null,
  row: { country: "GBR" },
  measures: { spendMinor: 147_210_000, transactions: 2, invoices: 0 },
};
const june = { ...pounds, scaled: { factor: 365 / 30, from: "2020-06-01", to: "2020-06-30" }, annualisation: "scaled" };

const said = (facts: ReasonFact[], of: ReasonContext = pounds, locale: SpokenLocale = "en-GB"): string =>
  spokenReason({ code: "any", points: 1, facts }, of, locale);
const compared = (field: string, actual: number, relation: ReasonFact["relation"], threshold: number): ReasonFact[] => [
  { field, actual, relation, threshold },
];
const known = (field: string, actual: ReasonFact["actual"]): ReasonFact[] => [
  { field, actual, relation: "is", threshold: null },
];

test("money is in the job's currency, thresholds converted at the reference rate", () => {
  const ticket = compared("ticket", 49_788, "over", 15_000);
  expect(said(ticket)).toBe("Average ticket of £38,984, over £11,745");
  expect(said(ticket, pounds, "de-DE")).toBe("Durchschnittsbetrag 38.984 £, über 11.745 £");
  expect(said(ticket, pounds, "fr-FR")).toBe("Montant moyen de 38 984 £, plus de 11 745 £");
});

test("a number is never so short that what is said of the two does not hold", () => {
  expect(said(compared("ticket", 15_000.2, "over", 15_000))).toBe("Average ticket of £11,745.16, over £11,745.00");
  expect(said(compared("spend", 5_000_100, "over", 5_000_000))).toBe("Spend of £3,915,078 a year, over £3,915,000");
  expect(said(compared("daysLate", 5.04, "over", 5))).toBe("Paid 5.04 days late on average, over 5");
  expect(said(compared("orderShare", 0.4999, "under", 0.5))).toBe("49.99% of lines have a purchase order, under 50%");
});

test("a year that was made of less says what it was made of", () => {
  const spend = compared("spend", 22_874_000, "atLeast", 5_000_000);
  expect(said(spend, june)).toBe("Spend of £17.9m a year: £1.5m in June 2020 × 12.2, at least £3,915,000");
  const weeks = { ...june, scaled: { factor: 365 / 127, from: "2020-02-25", to: "2020-06-30" } };
  expect(said(compared("transactions", 5.7, "atLeast", 4), weeks)).toBe(
    "5.7 transactions a year: 2 in 127 days × 2.87, at least 4",
  );
  const oneOff = { ...june, scaled: null, measures: { ...june.measures, transactions: 1 } };
  expect(said(spend, oneOff)).toBe("Spend of £17.9m in one document, at least £3,915,000");
});

test("what is not known is not said to be otherwise", () => {
  expect(said(known("vcAccepting", "NO"))).toBe("No virtual cards, according to the directory");
  expect(said(known("vcAccepting", "UNMATCHED"))).toBe("Unknown virtual card acceptance");
  expect(said(known("domestic", false))).toBe("In a different country from the buyer");
  const nowhere = { ...pounds, row: { country: "" } };
  expect(said([...known("domestic", false), ...known("hasStpProvider", false)], nowhere)).toBe(
    "Unknown supplier country",
  );
  expect(said(known("terms", null))).toBe("Unknown payment terms");
});

test("credits and the limit of a scheme are said as such", () => {
  expect(said(compared("spend", -5, "atMost", 0))).toBe("No spend, or credits exceed it");
  expect(said(compared("instantHeadroom", -1000, "under", 0))).toBe(
    "Average payment is £783 above the limit of the country’s instant payment scheme",
  );
});

const reason = (code: string, points: number): ScoreReason => ({ code, points, facts: [] });

test("a gate stands alone at None; a line without points next to others is a cap", () => {
  const gate = reason("NoSpend", 0);
  const cap = reason("NoCard", 0);
  const points = reason("Card", 30);
  expect(kindOf(gate, "None", [gate])).toBe("gate");
  expect(kindOf(cap, "Low", [points, cap])).toBe("cap");
  expect(kindOf(reason("LargeTicketWithoutLevel3", -10), "Low", [points])).toBe("points");
});
