import { expect, test } from "vitest";
import { emptyCase, type CaseInputs } from "@paygauge/analysis/value/case/case-model";
import { jobCohort, planDefaults } from "@paygauge/analysis/value/case/case-defaults";
import { duplicateScenario, removeScenario, renameScenario, resetScenario, typeValue } from "./edit-case.ts";

const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 3, costNew: 0.4, scfDay: 60 };
const measured = { suppliers: 1, addressable: 5, payments: 1, currentPayDay: 38, largeTicketShare: 0.3, costNow: 3 };
const unmeasured = { terms: null, levels: [] };
const inputs: CaseInputs = {
  currency: "GBP",
  cohorts: (["vcard", "scf"] as const).map((method) => jobCohort({ method, ...measured, ...unmeasured }, stated)),
  plan: planDefaults(stated),
  issuer: null,
};

test("a value that is the default's is not kept, and a reset takes what was typed", () => {
  const typed = typeValue(inputs, emptyCase, "base", "growth", 0.1);
  expect(typed.typed).toEqual({ growth: 0.1 });
  expect(typeValue(inputs, typed, "base", "growth", 0.03).typed).toEqual({});
  expect(typeValue(inputs, typed, "base", "growth", undefined).typed).toEqual({});
  expect(resetScenario(typed, "base").typed).toEqual({});
});

test("a scenario keeps what differs from the base alone", () => {
  const base = typeValue(inputs, emptyCase, "base", "growth", 0.1);
  const low = typeValue(inputs, base, "low", "growth", 0.2);
  expect([low.typed, low.scenarios[0]?.typed]).toEqual([{ growth: 0.1 }, { growth: 0.2 }]);
  expect(typeValue(inputs, low, "low", "growth", 0.1).scenarios[0]?.typed).toEqual({});
  expect(typeValue(inputs, base, "low", "vcard.conversion", 0.35).scenarios[0]?.typed).toEqual({});
  expect(resetScenario(low, "low").scenarios[0]?.typed).toEqual({});
});

test("scenarios are duplicated, renamed and removed; the first three stay", () => {
  const two = duplicateScenario(typeValue(inputs, emptyCase, "low", "growth", 0.2), "low", "s1", "Slow");
  expect(two.scenarios[3]).toEqual({ id: "s1", name: "Slow", level: "low", typed: { growth: 0.2 } });
  expect(renameScenario(two, "s1", "Slower").scenarios[3]?.name).toBe("Slower");
  expect(removeScenario(two, "s1").scenarios).toHaveLength(3);
  expect(removeScenario(two, "low").scenarios).toHaveLength(4);
});

test("a fee that no one states may be typed as 0, and is then stated", () => {
  const typed = typeValue(inputs, emptyCase, "base", "scf.supplierFee", 0);
  expect(typed.typed).toEqual({ "scf.supplierFee": 0 });
  expect(typeValue(inputs, typed, "base", "scf.supplierFee", undefined).typed).toEqual({});
});
