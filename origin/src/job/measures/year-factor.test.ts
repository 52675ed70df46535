import fc from "fast-check";
import { expect, test } from "vitest";
import { factorFor } from "@paygauge/analysis/value/factor-for";
import { emptyTotals } from "../grouping/totals.ts";
import { scoringRulesetV2 } from "../scoring/ruleset-v2.ts";
import { scoringRulesetV3 } from "../scoring/ruleset-v3.ts";
import { measureSupplier, keptFactor } from "./measures.ts";

const sum = (all: readonly { minor: number }[]) => all.reduce((whole, { minor }) => whole + minor, 0);
const document = fc.record({ minor: fc.integer({ min: -500_000, max: 5_000_000 }), isInside: fc.boolean() });

/** A supplier of a job; its documents outside the period are in other months, or have no date. */
function measured(documents: readonly { minor: number; isInside: boolean }[], periodDays: number, version: 2 | 3) {
  const { year = null } = version === 3 ? scoringRulesetV3 : scoringRulesetV2;
  const outside = documents.filter(({ isInside }) => !isInside);
  const annualFactor = 365 / periodDays;
  const measures = measureSupplier({
    totals: {
      ...emptyTotals(),
      documents: { ...emptyTotals().documents, Payment: { count: documents.length, valueMinor: sum(documents) } },
      firstDate: 0,
      lastDate: periodDays - 1,
    },
    statedSpendMinor: null,
    outOfScope: false,
    cardAccepting: false,
    namesOrders: false,
    annualFactor,
    year,
    periodDays,
    ...(outside.length > 0 && {
      outside: () => ({
        all: { count: outside.length, valueMinor: sum(outside) },
        byCard: { count: 0, valueMinor: 0 },
      }),
    }),
  });
  const factor = factorFor(measures.transactions, annualFactor, keptFactor(measures));
  return { ...measures, yearMinor: measures.addressableMinor * factor, annualFactor };
}

test("no yearly value exceeds what the file holds, nor what is inside the period, scaled by its own days", () => {
  fc.assert(
    fc.property(fc.array(document, { minLength: 1, maxLength: 30 }), fc.integer({ min: 7, max: 7300 }), (all, days) => {
      const { yearMinor, annualFactor } = measured(all, days, 3);
      const held = Math.max(0, sum(all));
      expect(yearMinor).toBeGreaterThanOrEqual(0);
      expect(yearMinor).toBeLessThanOrEqual(held * annualFactor + 0.001);
      if (all.every(({ minor }) => minor >= 0))
        expect(yearMinor).toBeLessThanOrEqual(sum(all.filter(({ isInside }) => isInside)) * annualFactor + 0.001);
    }),
    { numRuns: 400 },
  );
});

test("money outside the period is in no year; earlier versions add it once", () => {
  const all = [
    { minor: 60_000, isInside: true },
    { minor: 40_000, isInside: true },
    { minor: 900_000, isInside: false },
  ];
  expect(measured(all, 73, 3).yearMinor).toBeCloseTo(100_000 * 5, 3);
  expect(measured(all, 73, 2).yearMinor).toBeCloseTo(100_000 * 5 + 900_000, 3);
});

test("what is on card already has no part in a year of the rest", () => {
  // 1,000.00 by card before the period, 50.00 otherwise inside it.
  const outside = { count: 10, valueMinor: 100_000 };
  const measures = measureSupplier({
    totals: {
      ...emptyTotals(),
      documents: { ...emptyTotals().documents, Payment: { count: 12, valueMinor: 105_000 } },
      methods: { Card: outside, BankTransfer: { count: 2, valueMinor: 5000 } },
      firstDate: 0,
      lastDate: 200,
    },
    statedSpendMinor: null,
    outOfScope: false,
    cardAccepting: true,
    namesOrders: false,
    annualFactor: 12,
    year: scoringRulesetV3.year ?? null,
    periodDays: 30,
    outside: () => ({ all: outside, byCard: outside }),
  });
  expect(measures.yearFactor).toBeCloseTo((5000 / 105_000) * 12, 9);
  expect(keptFactor(measures), "all of it is inside").toBeNull();
});
