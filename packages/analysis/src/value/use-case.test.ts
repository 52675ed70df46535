/** Value of a use case: the picture's own figures, and what must hold of every one. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { assumptionKeys, assumptionsOf } from "@paygauge/api-types/entities/assumption-keys";
import { caseTerms, defaultsOf } from "./assumptions.ts";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { unitValue, useCaseValue, type CaseTerms } from "./use-case.ts";

const terms: CaseTerms = {
  conversion: 0.5,
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
  supplierFee: 0.0245,
  supplierCashRate: 0.1,
};

test("64 suppliers with 5,962,235.20 in 1,630 payments give the figures of the picture", () => {
  const found = useCaseValue("vcard", { spend: 5_962_235.2, payments: 1_630 }, terms);
  expect(Math.round(found.full.total)).toBe(75_499);
  expect([found.expected.rebate, found.expected.workingCapital, found.expected.process].map(Math.round)).toEqual([
    25_339, 10_291, 2_119,
  ]);
  expect([found.expected.total, found.low, found.high].map(Math.round)).toEqual([37_749, 26_425, 49_074]);
});

test("suppliers together are worth what each of them is worth, by every method", () => {
  const supplier = fc.record({
    spend: fc.double({ min: 0, max: 1e9, noNaN: true }),
    payments: fc.double({ min: 0, max: 1e6, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(supplier, { maxLength: 8 }), fc.constantFrom(...capabilities), (list, method) => {
      const { perSpend, perPayment } = unitValue(method, terms);
      const spend = list.reduce((sum, each) => sum + each.spend, 0);
      const payments = list.reduce((sum, each) => sum + each.payments, 0);
      const apart = list.reduce((sum, each) => sum + useCaseValue(method, each, terms).full.total, 0);
      const whole = useCaseValue(method, { spend, payments }, terms).full.total;
      const near = 1e-9 * Math.max(1, spend + payments);
      expect(Math.abs(whole - apart)).toBeLessThanOrEqual(near);
      expect(Math.abs(whole - (spend * perSpend + payments * perPayment))).toBeLessThanOrEqual(near);
    }),
  );
});

const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 0.4, costNew: 0.4, scfDay: 90 };
const unknown = { currentPayDay: null, largeTicketShare: null, costNow: null };

test("what the set shows is before what the issuer states, and that before the product's", () => {
  const found = defaultsOf("vcard", { ...unknown, currentPayDay: 38 }, stated, { currentPayDay: 45, grace: 20 });
  expect(found.currentPayDay).toEqual({ value: 38, source: "set" });
  expect(found.grace).toEqual({ value: 20, source: "issuer" });
  expect(found.cycle).toEqual({ value: 30, source: "product" });
  expect(caseTerms(found, { cycle: 31 })).toMatchObject({ cycle: 31, grace: 20, conversion: 0.5 });
});

test("a card never pays later than today, and finance never earlier", () => {
  const dayOf = (method: (typeof capabilities)[number], currentPayDay: number) =>
    defaultsOf(method, { ...unknown, currentPayDay }, stated).newPayDay.value;
  expect([dayOf("vcard", 38), dayOf("vcard", 12)]).toEqual([30, 12]);
  expect([dayOf("scf", 38), dayOf("scf", 120)]).toEqual([90, 120]);
  expect(dayOf("instantPay", 9)).toBe(9);
});

test("every assumption that is shown for a method changes what it is worth, or its suppliers' letter", () => {
  const about = { spend: 1_000_000, payments: 500 };
  for (const method of capabilities) {
    const shown = assumptionsOf(method);
    const base = useCaseValue(method, about, terms).expected.total;
    for (const key of assumptionKeys) {
      const changed = useCaseValue(method, about, { ...terms, [key]: terms[key] * 1.5 + 0.01 }).expected.total;
      const counts = changed !== base || key.startsWith("supplier");
      // Optima has the large-ticket rates alone: the share and the other rebate say nothing about them.
      const silent = method === "optima" && (key === "rebate" || key === "largeTicketShare");
      expect([method, key, counts || silent], familyOf[method]).toEqual([method, key, shown.includes(key) || silent]);
    }
  }
});
