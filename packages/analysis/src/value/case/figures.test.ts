/**
 * Figures next to the buyer's result, and what they say they were made of: suppliers, drivers, draws, the issuer's
 * side.
 */
import { describe, expect, test } from "vitest";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { supplierFeeOf } from "../assumptions.ts";
import { jobCohort } from "./case-defaults.ts";
import { caseWith, inputsOf, issuerOf } from "./case.fixture.ts";
import { caseResult, caseValues, firstScenarios, issuerResult, type Scenario } from "./case-model.ts";
import { uncertaintyOf } from "./draws.ts";
import { explain, type Figure } from "./explain.ts";
import { issuerAmount } from "./explain-issuer.ts";
import { issuerRows } from "./explanation.ts";
import type { CaseTyped } from "@paygauge/api-types/entities/case-parameters";
import { typicalSupplier } from "./supplier-side.ts";
import { tornadoOf } from "./tornado.ts";

const [, base] = firstScenarios as readonly [Scenario, Scenario, Scenario];

describe("what suppliers pay", () => {
  const inputs = inputsOf("vcard", "scf", "instantPay");
  const sideOf = (typed: CaseTyped, method: Capability) => {
    const { asked } = caseResult(inputs, caseValues(inputs, caseWith(typed), base), 5);
    return typicalSupplier(asked.find((each) => each.method === method) ?? expect.fail(), 100);
  };

  test("is stated for cards alone: the others show neither gain nor loss until a user types a fee", () => {
    expect(inputs.cohorts.map(({ defaults }) => defaults.supplierFee)).toEqual([
      { value: 0.0245, source: "product" },
      { value: 0, source: "unstated" },
      { value: 0, source: "unstated" },
    ]);
    expect(sideOf({}, "vcard")?.year?.net).toBeLessThan(0);
    expect([sideOf({}, "scf")?.year, sideOf({}, "instantPay")?.breakEvenDays]).toEqual([null, null]);
    expect(sideOf({ "scf.supplierFee": 0 }, "scf")?.year?.fee).toBe(0);
    expect(sideOf({ "instantPay.supplierFee": 0.01 }, "instantPay")?.year?.fee).toBe(1000);
  });

  test("an issuer's statement, and a use case's, are in for it", () => {
    const stated = { rebate: 0, largeTicketRebate: 0, cashRate: 0, costNow: 0, costNew: 0, scfDay: 60 };
    const measured = { currentPayDay: 40, largeTicketShare: null, costNow: null, terms: 45, levels: [] };
    const volume = { method: "scf", suppliers: 1, addressable: 1, payments: 1 } as const;
    const { defaults } = jobCohort({ ...volume, ...measured }, stated, { supplierFee: 0.02 });
    expect([defaults.supplierFee, defaults.terms]).toEqual([
      { value: 0.02, source: "issuer" },
      { value: 45, source: "job" },
    ]);
    const fee = { value: 0.0245, source: "product" } as const;
    expect(supplierFeeOf("scf", { supplierFee: fee }, {})).toBeNull();
    expect(supplierFeeOf("scf", { supplierFee: fee }, { supplierFee: 0.03 })).toBe(0.03);
    expect(supplierFeeOf("vcard", { supplierFee: fee }, {})).toBe(0.0245);
  });
});

describe("figures next to the result", () => {
  const inputs = { ...inputsOf(...capabilities), issuer: issuerOf() };
  const typed: CaseTyped = {
    setUp: 5000,
    "instantPay.discountCaptured": 0.02,
    "instantPay.newPayDay": 10,
    "scf.supplierFee": 0.01,
  };
  const found = caseValues(inputs, caseWith(typed), base);
  const result = caseResult(inputs, found, 5);
  const sum = (figure: Figure) => explain(result, figure).parts.reduce((total, { amount }) => total + amount, 0);
  const rests = (figure: Figure) => {
    const { formula, parts, inputs: ids } = explain(result, figure);
    expect([formula, parts.length > 0, ids.length > 0]).toEqual([formula, true, true]);
    for (const id of ids) expect(id.startsWith("issuer.") || typeof found[id] === "number", id).toBe(true);
    return ids;
  };

  test("a supplier's figures are of the same supplier that is shown", () => {
    const cohort = result.asked.find(({ method }) => method === "vcard") ?? expect.fail();
    const side = typicalSupplier(cohort, 100) ?? expect.fail();
    const parts = explain(result, { kind: "supplier", side }).parts.slice(0, 3);
    expect(parts.reduce((total, { amount }) => total + amount, 0)).toBeCloseTo(side.year?.net ?? 0, 6);
    for (const kind of ["supplier", "daysSooner", "breakEvenDays"] as const) rests({ kind, side });
    const days = explain(result, { kind: "daysSooner", side }).parts.map(({ amount }) => amount);
    expect((days[0] ?? 0) - (days[1] ?? 0)).toBe(side.daysEarlier);
    const instant = result.asked.find(({ method }) => method === "instantPay") ?? expect.fail();
    const paid = typicalSupplier(instant, 100) ?? expect.fail();
    const [discount = 0, day = 0, due = 0] = explain(result, { kind: "earlyPay", side: paid }).parts.map(
      ({ amount }) => amount,
    );
    expect((discount / (1 - discount)) * (365 / (due - day))).toBeCloseTo(paid.earlyPayRate ?? 0, 9);
  });

  test("bars, draws and overlaps open what they were made of", () => {
    const bars = tornadoOf(inputs, found, 5);
    for (const bar of bars) {
      const [low, middle, high] = explain(result, { kind: "driver", bar }).parts.map(({ amount }) => amount);
      expect([low, middle, high]).toEqual([bar.low.total, result.total, bar.high.total]);
      expect(rests({ kind: "driver", bar }).length).toBeGreaterThan(0);
    }
    expect(sum({ kind: "mainDrivers", bars })).toBeCloseTo(
      bars.reduce((total, { swing }) => total + swing, 0),
      6,
    );
    const draws = uncertaintyOf(inputs, found, 5, 500);
    for (const at of ["p10", "p50", "p90"] as const) rests({ kind: "percentile", at, mode: "together", found: draws });
    expect(sum({ kind: "overlap", sum: 900, distinct: 700 })).toBe(700);
    rests({ kind: "overlap", sum: 900, distinct: 700 });
  });

  test("the issuer's figures add up, cohort by cohort and item by item", () => {
    const [first] = issuerResult(inputs, {}, found, 5) ?? [];
    const { year, cohorts } = first ?? expect.fail();
    for (const row of issuerRows) {
      const figure: Figure = { kind: "issuer", row, year, cohorts };
      expect(rests(figure)).toEqual([...new Set(rests(figure))]);
      if (row !== "netBp") expect(sum(figure), row).toBeCloseTo(issuerAmount(year, row) ?? Number.NaN, 4);
    }
    const [net = 0, spend = 0] = explain(result, { kind: "issuer", row: "netBp", year, cohorts }).parts.map(
      ({ amount }) => amount,
    );
    expect((net / spend) * 10_000).toBeCloseTo(year.netBp ?? 0, 6);
  });
});
