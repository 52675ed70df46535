/** Money of a business case: the vector of docs/analysis.md section 9, and what must hold for every case. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buyerCase, fullYear, issuerCase, supplierCase, type CasePlan, type Cohort } from "./business-case.ts";
import { capabilities } from "@paygauge/api-types/entities/capabilities";

const plan: CasePlan = {
  years: 5,
  ramp: [0.35, 0.7, 0.9, 1],
  growth: 0.03,
  setUp: 20_000,
  annualFee: 0,
  discountRate: 0.08,
};
const cohort: Cohort = {
  id: "vcard",
  method: "vcard",
  currency: "USD",
  addressable: 10_000_000,
  payments: 4_000,
  conversion: 0.5,
  buyer: {
    largeTicketShare: 0.3,
    rebate: 0.01,
    largeTicketRebate: 0.005,
    currentPayDay: 38,
    newPayDay: 30,
    cycle: 30,
    grace: 14,
    cashRate: 0.06,
    costNow: 3,
    costNew: 0.4,
    discountCaptured: 0,
    discountForgone: 0,
    surcharge: 0,
  },
  issuer: {
    interchange: 0.027,
    largeTicketInterchange: 0.0175,
    perPayment: 0,
    schemeFee: 0.0014,
    creditLoss: 0.0005,
    fundingRate: 0.05,
    operations: 0,
  },
  supplier: { fee: 0.0245, cashRate: 0.1, daysEarlier: 45, savedPerPayment: 0 },
};

test("computes the test vector to the unit", () => {
  const found = buyerCase([cohort], plan);
  expect(found.years.map(({ net }) => Math.round(net))).toEqual([22_736, 46_836, 62_025, 70_984, 73_113]);
  expect(Math.round(found.total)).toBe(255_694);
  expect(Math.round(found.presentValue)).toBe(192_379);
  expect(found.breakEven?.months.toFixed(1)).toBe("10.6");
  expect(found.breakEven?.month).toBe(11);
  expect(found.returnRate).toBeCloseTo(1.689, 3);
});

test("a supplier that pays 2.45 % to be paid 45 days earlier at 10 % loses", () => {
  expect(supplierCase(cohort, plan).every(({ net }) => net < 0)).toBe(true);
});

describe("every case", () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const money = fc.double({ min: 0, max: 1e9, noNaN: true });
  const some = fc.record({
    method: fc.constantFrom(...capabilities),
    addressable: money,
    payments: fc.nat(1_000_000),
    conversion: fraction,
    largeTicketShare: fraction,
    newPayDay: fc.nat(120),
  });
  const cohorts = fc.array(some, { minLength: 1, maxLength: 6 }).map((list) =>
    list.map(({ largeTicketShare, newPayDay, ...each }, at): Cohort => ({
      ...cohort,
      ...each,
      id: String(at),
      buyer: { ...cohort.buyer, largeTicketShare, newPayDay },
    })),
  );

  test("more conversion never lowers the rebate", () => {
    fc.assert(
      fc.property(cohorts, fraction, (list, more) => {
        const before = buyerCase(list, plan).years.map(({ levers }) => levers.rebate);
        const raised = list.map((each) => ({ ...each, conversion: Math.max(each.conversion, more) }));
        const after = buyerCase(raised, plan).years.map(({ levers }) => levers.rebate);
        expect(after.every((rebate, at) => rebate >= (before[at] ?? 0))).toBe(true);
      }),
    );
  });

  test("the sum of its cohorts is the whole, year by year and lever by lever", () => {
    fc.assert(
      fc.property(cohorts, (list) => {
        const whole = buyerCase(list, plan).years;
        const alone = list.map((each) => buyerCase([each], plan).years);
        for (const [at, { levers, volume }] of whole.entries()) {
          for (const key of ["rebate", "workingCapital", "process", "discounts", "total"] as const) {
            const sum = alone.reduce((total, years) => total + (years[at]?.levers[key] ?? 0), 0);
            expect(Math.abs(sum - levers[key])).toBeLessThanOrEqual(1e-9 * Math.max(1, volume.spend));
          }
        }
        const issuer = issuerCase(list, plan).map(({ net }) => net);
        const parts = list.map((each) => issuerCase([each], plan).map(({ net }) => net));
        for (const [at, net] of issuer.entries()) {
          const sum = parts.reduce((total, nets) => total + (nets[at] ?? 0), 0);
          expect(Math.abs(sum - net)).toBeLessThanOrEqual(1e-9 * Math.max(1, whole[at]?.volume.spend ?? 0));
        }
      }),
    );
  });

  test("never adds money of two currencies", () => {
    const mixed = [cohort, { ...cohort, id: "other", currency: "GBP" }];
    expect(() => buyerCase(mixed, plan)).toThrow(RangeError);
    expect(() => issuerCase(mixed, plan)).toThrow(RangeError);
  });

  test("is worth to one supplier what a year at full ramp and conversion is", () => {
    const whole = { ...plan, years: 1, ramp: [1], setUp: 0 };
    for (const method of capabilities) {
      const one = { ...cohort, method, conversion: 1 };
      expect(fullYear(one).total).toBeCloseTo(buyerCase([one], whole).years[0]?.net ?? Number.NaN, 6);
    }
  });
});
