import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DirectoryEntry, PayeeTotals } from "../facts.ts";
import { directoryEntry } from "../directory-entry.fixture.ts";
import { emptyTotals } from "../grouping/totals.ts";
import { sizeClass, sizeCode } from "../ingest/document-size.ts";
import { scoringRulesetV2 } from "../scoring/ruleset-v2.ts";
import { scoringRulesetV3 } from "../scoring/ruleset-v3.ts";
import { measureSupplier } from "./measures.ts";
import { proofRules, type ProofInput } from "./proof.ts";
import { withinLimit } from "./within-limit.ts";

const payment = 2;
/** Totals of payments, minor units; `byCard` of those that were by card. */
function paid(amounts: readonly number[], byCard: readonly number[] = []): PayeeTotals {
  const sizes = [...amounts.map((each) => [each, false] as const), ...byCard.map((each) => [each, true] as const)];
  const sum = (all: readonly number[]) => all.reduce((whole, each) => whole + each, 0);
  const methods = byCard.length > 0 ? { Card: { count: byCard.length, valueMinor: sum(byCard) } } : {};
  const all = { count: sizes.length, valueMinor: sum(amounts) + sum(byCard) };
  return {
    ...emptyTotals(),
    documents: { ...emptyTotals().documents, Payment: all },
    methods,
    sizes: sizes.flatMap(([each, card]) => [
      sizeCode(sizeClass(each), payment, card, each < 0),
      1,
      each,
      Math.abs(each),
    ]),
  };
}
const entry = (part: Partial<DirectoryEntry>) => directoryEntry("e1", "Post Office", part);
const statement = (largest: Record<string, number>, count = 2) =>
  entry({ entryId: "card-1", paidByCard: { count, last: "2025-03-01", largest, sums: { GBP: 1726 } } });
const proof = (part: Partial<ProofInput>) => {
  const rules = proofRules(scoringRulesetV3, "GBP");
  if (rules === null) throw new Error("Version 3 proves acceptance.");
  return rules({ entry: null, totals: emptyTotals(), isAgreed: false, country: "GBR", mcc: "", ...part });
};
const measured = (totals: PayeeTotals, part: Partial<ProofInput>) =>
  measureSupplier({
    totals,
    statedSpendMinor: null,
    outOfScope: false,
    cardAccepting: true,
    namesOrders: false,
    annualFactor: 1,
    proof: proof({ totals, ...part }),
  });

describe("how far acceptance is proven", () => {
  test("two small purchases by card prove nothing of one large payment", () => {
    const found = measured(paid([1_462_500_000]), { entry: statement({ GBP: 1520 }) });
    expect(found.proof).toMatchObject({ limitMinor: 7600, basis: "seen", seen: { count: 2, largestMinor: 1520 } });
    expect(found).toMatchObject({ addressableMinor: 1_462_500_000, cardableMinor: 0, cardableTransactions: 0 });
  });
  test("a document within the limit counts whole, a larger one not at all", () => {
    const found = measured(paid([7600, 7601, 400, 90_000]), { entry: statement({ GBP: 1520 }) });
    expect(found).toMatchObject({ cardableMinor: 8000, cardableTransactions: 2 });
  });
  test("half and twice an assumed limit are tried, a stated maximum is not", () => {
    const seen = measured(paid([3800, 7600, 7601, 15_200, 90_000]), { entry: statement({ GBP: 1520 }) });
    expect(seen.otherLimits).toEqual({ low: { minor: 3800, documents: 1 }, high: { minor: 34_201, documents: 4 } });
    const stated = entry({ largestPayment: { amount: 2000, currency: "GBP" } });
    expect(measured(paid([7600]), { entry: stated }).otherLimits).toBeUndefined();
  });
  test("what was paid by card already is evidence, and not cardable again", () => {
    const found = measured(paid([1000, 9000], [1600]), {});
    expect(found.proof).toMatchObject({ limitMinor: 8000, seen: { count: 1, sumMinor: 1600, largestMinor: 1600 } });
    expect(found).toMatchObject({ addressableMinor: 10_000, cardableMinor: 1000, cardableTransactions: 1 });
  });
  test("a stated maximum counts, unless a larger payment was seen", () => {
    const stated = entry({ largestPayment: { amount: 2000, currency: "GBP" } });
    expect(proof({ entry: stated })).toMatchObject({ limitMinor: 200_000, basis: "stated" });
    const seen = { ...stated, paidByCard: { count: 1, last: "", largest: { GBP: 250_000 } } };
    expect(proof({ entry: seen })).toMatchObject({ limitMinor: 250_000, basis: "stated" });
  });
  test("without one the ceiling of country and merchant counts, in the job's currency", () => {
    expect(proof({ entry: entry({}) }).limitMinor / 100).toBeCloseTo(20_000, -1);
    expect(proof({ entry: entry({ detailLevel: 3 }) })).toMatchObject({ limitMinor: 7_830_000, basis: "ceiling" });
    expect(proof({ entry: entry({ mcc: "5812" }), mcc: "5812" })).toMatchObject({ limitMinor: 391_500 });
    expect(proof({ isAgreed: true, country: "DEU" })).toMatchObject({ limitMinor: 1_174_500, basis: "ceiling" });
  });
  test("a small payment by card makes no merchant of a statement one for business", () => {
    expect(proof({ entry: statement({ GBP: 500 }) })).toMatchObject({ limitMinor: 2500, basis: "seen" });
  });
  test("payments in another currency count at the ruleset's rate", () => {
    expect(proof({ entry: statement({ USD: 10_000 }) }).limitMinor).toBe(5 * 7830);
  });
  test("a summary is decided by its average document", () => {
    const totals = { ...emptyTotals(), statedSpendMinor: 90_000 };
    totals.documents = { ...totals.documents, Payment: { count: 10, valueMinor: 90_000 } };
    const of = (largest: number) =>
      measureSupplier({
        totals,
        statedSpendMinor: 90_000,
        outOfScope: false,
        cardAccepting: true,
        namesOrders: false,
        annualFactor: 1,
        proof: proof({ entry: statement({ GBP: largest }) }),
      });
    expect(of(1800)).toMatchObject({ cardableMinor: 90_000, cardableTransactions: 10 });
    expect(of(1799)).toMatchObject({ cardableMinor: 0, cardableTransactions: 0 });
  });
  test("earlier versions take acceptance for every document", () => {
    expect(proofRules(scoringRulesetV2, "GBP")).toBeNull();
    const found = measureSupplier({
      totals: paid([1_462_500_000]),
      statedSpendMinor: null,
      outOfScope: false,
      cardAccepting: true,
      namesOrders: false,
      annualFactor: 1,
    });
    expect(found).toMatchObject({ cardableMinor: 1_462_500_000, cardableTransactions: null });
  });
  test("nothing beyond the limit is ever counted, and all of each smaller class is", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 10_000_000 }), (all, limit) => {
        const within = withinLimit(joined(all), "Payment", limit);
        const least = all.filter((each) => each <= limit && sizeClass(each) < sizeClass(limit));
        const most = all.filter((each) => each <= limit);
        const sum = (of: readonly number[]) => of.reduce((whole, each) => whole + each, 0);
        expect(within?.valueMinor).toBeGreaterThanOrEqual(sum(least));
        expect(within?.valueMinor).toBeLessThanOrEqual(sum(most));
      }),
    );
  });
});

/** The same as an ingest keeps them: one entry a class. */
function joined(amounts: readonly number[]): PayeeTotals {
  const byCode = new Map<number, number[]>();
  for (const each of amounts) {
    const code = sizeCode(sizeClass(each), payment, false, false);
    byCode.set(code, [...(byCode.get(code) ?? []), each]);
  }
  const sizes = [...byCode].flatMap(([code, all]) => [
    code,
    all.length,
    all.reduce((whole, each) => whole + each, 0),
    Math.max(...all),
  ]);
  return { ...emptyTotals(), sizes };
}

describe("what is one-off", () => {
  const year = scoringRulesetV3.year ?? null;
  const of = (days: readonly number[], periodDays: number, areDatesYears = false) => {
    const totals = {
      ...paid(days.map(() => 5000)),
      firstDate: Math.min(...days),
      lastDate: Math.max(...days),
    };
    const base = { statedSpendMinor: null, outOfScope: false, cardAccepting: true, namesOrders: false };
    return measureSupplier({ ...base, totals, annualFactor: 365 / periodDays, year, periodDays, areDatesYears });
  };
  test("one document, or all within a month of a longer period", () => {
    expect(of([100], 365)).toMatchObject({ isOneOff: true, frequency: "OneOff" });
    expect(of([100, 110, 129], 365)).toMatchObject({ isOneOff: true, frequency: "OneOff" });
    expect(of([100, 110, 130], 365)).toMatchObject({ isOneOff: false, frequency: "Occasional" });
  });
  test("a file of two months says nothing of what repeats", () => {
    expect(of([100, 110, 129], 60).isOneOff).toBe(false);
    expect(of([100], 60).isOneOff).toBe(true);
  });
  test("documents of one year aren't one-off where years alone date them", () => {
    expect(of([100, 100, 100], 1096, true).isOneOff).toBe(false);
    expect(of([100], 1096, true).isOneOff).toBe(true);
  });
  test("two documents of ten years aren't one-off", () => {
    expect(of([100, 3000], 3650)).toMatchObject({ isOneOff: false, frequency: "Occasional" });
  });
});
