/** What a chief financial officer asks of a case: acceptance, costs, credit, fees passed on, and who finances days. */
import { expect, test } from "vitest";
import type { CaseMethod } from "@paygauge/api-types/entities/case-methods";
import { conversionAt, conversionOfTicket } from "../conversion.ts";
import { jobCohort, planDefaults } from "./case-defaults.ts";
import { caseWith, inputsOf } from "./case.fixture.ts";
import {
  caseResult,
  caseValues,
  countingMethods,
  firstScenarios,
  unansweredCosts,
  type Scenario,
} from "./case-model.ts";
import type { CaseTyped } from "@paygauge/api-types/entities/case-parameters";
import { typicalSupplier } from "./supplier-side.ts";

const [low, base, high] = firstScenarios as readonly [Scenario, Scenario, Scenario];
const of = (methods: readonly CaseMethod[], typed: CaseTyped = {}, scenario = base) => {
  const inputs = inputsOf(...methods);
  const values = caseValues(inputs, caseWith(typed), scenario);
  return { inputs, values, result: caseResult(inputs, values, 5) };
};
/** The first year of a case at full ramp and no growth: sums of a whole year. */
const flat: CaseTyped = { ramp1: 1, ramp2: 1, ramp3: 1, ramp4: 1, growth: 0 };

test("the upside counts nothing until it is switched on, and then at its own conversion", () => {
  const off = of(["vcard", "upside"]);
  expect(countingMethods(off.inputs, off.values)).toEqual(["vcard"]);
  expect(off.result.total).toBe(of(["vcard"]).result.total);
  const on = of(["upside"], { countUpside: 1, "upside.conversion": 0.05 });
  expect(countingMethods(on.inputs, on.values)).toEqual(["upside"]);
  expect(on.result.total).toBeCloseTo(of(["vcard"], { "vcard.conversion": 0.05 }).result.total, 6);
});

test("programme costs are unanswered until all of them are entered; 0 is an answer", () => {
  expect(unansweredCosts(of(["vcard"]).values)).toEqual(["setUp", "annualFee", "staffDays", "staffDayCost"]);
  expect(unansweredCosts(of(["vcard"], { setUp: 0, staffDays: 3 }).values)).toEqual(["annualFee", "staffDayCost"]);
  const all = { setUp: 100, annualFee: 200, staffDays: 3, staffDayCost: 50 };
  const { values, result } = of(["vcard"], all);
  expect(unansweredCosts(values)).toEqual([]);
  expect(result.years[0]?.annualFee).toBe(350);
  expect(of(["vcard"]).result.total - result.total).toBeCloseTo(100 + 5 * 350, 6);
});

test("conversion follows the ticket; low and high lie 15 points around it, within 0 and 100 %", () => {
  expect([4_999, 5_000, 24_999, 25_000, null].map(conversionOfTicket)).toEqual([0.5, 0.35, 0.35, 0.2, 0.2]);
  expect([conversionAt("low", 0.35), conversionAt("base", 0.35), conversionAt("high", 0.35)]).toEqual([0.2, 0.35, 0.5]);
  expect([conversionAt("low", 0.1), conversionAt("high", 0.95)]).toEqual([0, 1]);
  expect([conversionAt("low", 0.05, true), conversionAt("high", 0.05, true)]).toEqual([0, 0.1]);
  const scenarios = [low, base, high].map(
    (each) => of(["vcard"], { "vcard.conversion": 0.3 }, each).values["vcard.conversion"],
  );
  expect(scenarios).toEqual([0.15, 0.3, 0.45]);
  const chosen = [low, base, high].map((each) => of(["vcard"], { flatConversion: 1 }, each).values["vcard.conversion"]);
  expect(chosen).toEqual([0.35, 0.5, 0.6]);
});

test("the default conversion comes from ticket bands, the issuer's is before it, and rebates outside the US are marked", () => {
  const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 3, costNew: 0.4, scfDay: 60 };
  const measured = { method: "vcard", suppliers: 1, addressable: 100, payments: 1, currentPayDay: 30 } as const;
  const rest = { largeTicketShare: null, costNow: null, terms: null, levels: [], conversion: 0.31 };
  const abroad = jobCohort({ ...measured, ...rest }, { ...stated, isRebatePublished: false });
  expect(abroad.defaults.conversion).toEqual({ value: 0.31, source: "published" });
  expect([abroad.defaults.rebate.source, abroad.defaults.largeTicketRebate.source]).toEqual([
    "noPublicSource",
    "noPublicSource",
  ]);
  const issuers = jobCohort({ ...measured, ...rest }, stated, { conversion: 0.4, rebate: 0.012 });
  expect([issuers.defaults.conversion, issuers.defaults.rebate.source]).toEqual([
    { value: 0.4, source: "issuer" },
    "issuer",
  ]);
  expect(planDefaults(stated).setUp.source).toBe("unstated");
});

test("the credit line is a cycle and its grace of the year with most card spend", () => {
  const { result } = of(["vcard", "scf"], flat);
  // Half of 10 million a year, for 30 + 14 days.
  expect(result.creditLine?.amount).toBeCloseTo((5_000_000 / 365) * 44, 6);
  expect(of(["scf"]).result.creditLine).toBeNull();
  expect(of(["vcard"]).result.creditLine?.year).toBe(5);
});

test("a fee that is passed on moves from the supplier to the buyer", () => {
  const sideOf = (typed: CaseTyped) => {
    const { result } = of(["vcard"], { ...flat, "vcard.supplierLargeFee": 0.0245, ...typed });
    const [cohort] = result.asked;
    return { discounts: result.years[0]?.levers.discounts ?? 0, side: typicalSupplier(cohort ?? expect.fail(), 100) };
  };
  const passed = sideOf({ "vcard.passThrough": 0.4 });
  // 40 % of 2.45 % on 5 million.
  expect(passed.discounts).toBeCloseTo(-49_000, 6);
  expect(passed.side?.year?.fee).toBeCloseTo((sideOf({}).side?.year?.fee ?? 0) * 0.6, 6);
});

test("large tickets have a supplier fee of their own, weighted by their share", () => {
  const { result } = of(["vcard", "optima"]);
  const feeOf = (method: CaseMethod) => result.asked.find((each) => each.method === method)?.supplier.fee;
  expect(feeOf("vcard")).toBeCloseTo(0.7 * 0.0245 + 0.3 * 0.0185, 12);
  expect(feeOf("optima")).toBeCloseTo(0.0185, 12);
});

test("a purchase card's staff saving counts once it is switched on", () => {
  const process = (typed: CaseTyped) =>
    of(["pcard"], { ...flat, "pcard.processSaving": 50, ...typed }).result.years[0]?.levers.process ?? 0;
  expect(process({ countProcessSaving: 1 }) - process({})).toBeCloseTo(2000 * 50, 6);
});

test("days that a supplier is paid earlier by instant pay are financed by the buyer", () => {
  const { result } = of(["instantPay"], { ...flat, "instantPay.newPayDay": 18 });
  const side = typicalSupplier(result.asked[0] ?? expect.fail(), 100);
  expect(side?.daysEarlier).toBe(20);
  expect(result.years[0]?.levers.workingCapital).toBeCloseTo((-5_000_000 * 0.06 * 20) / 365, 6);
  const same = of(["instantPay"], flat).result;
  expect([
    typicalSupplier(same.asked[0] ?? expect.fail(), 100)?.daysEarlier,
    same.years[0]?.levers.workingCapital,
  ]).toEqual([0, 0]);
});
