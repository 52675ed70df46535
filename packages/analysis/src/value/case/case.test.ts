/** A case as users work on it: values and scenarios, tornado, draws, explanations, the suppliers' side, differences. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { caseWith, inputsOf, vectorCase, vectorInputs } from "./case.fixture.ts";
import { caseResult, caseValue, caseValues, firstScenarios, issuerResult, type Scenario } from "./case-model.ts";
import { useCaseCohort } from "./case-defaults.ts";
import { caseDifferences, movedInputs } from "./compare.ts";
import { drawTotals, percentilesOf, triangular, uncertaintyOf } from "./draws.ts";
import { explain, figuresOf, type Figure } from "./explain.ts";
import { idsOfDriver } from "./drivers.ts";
import { mainDrivers, tornadoOf } from "./tornado.ts";
import { typicalSupplier } from "./supplier-side.ts";

const [low, base, high] = firstScenarios as readonly [Scenario, Scenario, Scenario];
const values = caseValues(vectorInputs, vectorCase, base);
const totalOf = (scenario: Scenario) =>
  Math.round(caseResult(vectorInputs, caseValues(vectorInputs, vectorCase, scenario), 5).total);

describe("values", () => {
  test("the vector's three scenarios come out as the picture has them", () => {
    expect([low, base, high].map(totalOf)).toEqual([172_986, 255_694, 310_833]);
  });

  test("a scenario holds what it changes alone: a change of the base flows through", () => {
    const own: Scenario = { id: "x", name: "Slow", level: "base", typed: { "vcard.conversion": 0.2 } };
    const body = caseWith({ growth: 0.1, "vcard.conversion": 0.55 });
    const of = (scenario: Scenario, id: "growth" | "vcard.conversion") => {
      const { value, origin } = caseValue(vectorInputs, body, scenario, id);
      return [value, origin];
    };
    expect(of(own, "growth")).toEqual([0.1, "typed"]);
    expect(of(own, "vcard.conversion")).toEqual([0.2, "scenario"]);
    expect(of(base, "vcard.conversion")).toEqual([0.55, "typed"]);
    expect(of(low, "vcard.conversion")).toEqual([0.4, "level"]);
    expect(of(low, "growth")).toEqual([0.1, "typed"]);
  });

  test("a buyer's copy has no issuer's years", () => {
    expect(issuerResult(vectorInputs, {}, values, 5)).toBeNull();
  });

  test("use cases of one method weigh by their spend, costs by their payments", () => {
    const terms = {
      conversion: 0.5,
      rebate: 0.01,
      largeTicketRebate: 0.005,
      largeTicketShare: 0,
      currentPayDay: 30,
      newPayDay: 30,
      cycle: 30,
      grace: 14,
      cashRate: 0.05,
      costNow: 3,
      costNew: 0.4,
      discountCaptured: 0,
      discountForgone: 0,
      surcharge: 0,
      supplierFee: 0.02,
      supplierCashRate: 0.1,
    };
    const parts = [
      { suppliers: 2, addressable: 300, payments: 1, terms, isFeeStated: true },
      {
        suppliers: 1,
        addressable: 100,
        payments: 3,
        isFeeStated: true,
        terms: { ...terms, conversion: 0.1, costNow: 1 },
      },
    ];
    const { suppliers, defaults } = useCaseCohort("vcard", parts);
    expect([suppliers, defaults.addressable.value, defaults.payments.value]).toEqual([3, 400, 4]);
    expect(defaults.conversion).toEqual({ value: 0.4, source: "useCases" });
    expect(defaults.costNow.value).toBe(1.5);
  });
});

describe("tornado", () => {
  const bars = tornadoOf(vectorInputs, values, 5);

  test("has the swings of the picture, the largest first", () => {
    const swings = bars.map(({ driver, swing }) => [driver, Math.round(swing / 1000)]);
    expect(swings).toEqual([
      ["conversion", 165],
      ["rebate", 74],
      ["cashRate", 49],
      ["grace", 49],
      ["largeTicketShare", 42],
      ["growth", 39],
      ["newPayDay", 35],
      ["costNow", 17],
    ]);
    const { driver, low: least, high: most } = bars[0] ?? expect.fail();
    expect([driver, least.value, most.value]).toEqual(["conversion", 0.35, 0.65]);
    expect([least.total, most.total].map(Math.round)).toEqual([172_986, 338_403]);
  });

  test("a rate of several cohorts moves once, and says no value where they differ", () => {
    const two = inputsOf("vcard", "stp");
    const alike = tornadoOf(two, caseValues(two, caseWith({}), base), 5);
    const apart = tornadoOf(two, caseValues(two, caseWith({ "stp.rebate": 0.02 }), base), 5);
    expect(alike.find(({ driver }) => driver === "rebate")?.low.value).toBe(0.007);
    expect(apart.find(({ driver }) => driver === "rebate")?.low.value).toBeNull();
    expect(alike.filter(({ driver }) => driver === "rebate")).toHaveLength(1);
  });

  test("tries other limits of acceptance where the run knows what they would prove, payments with them", () => {
    const limit = { low: { addressable: 0.5, payments: 0.75 }, high: { addressable: 1.5, payments: 1.25 } };
    const limited = { ...vectorInputs, cohorts: vectorInputs.cohorts.map((each) => ({ ...each, limit })) };
    const found = tornadoOf(limited, values, 5).find(({ driver }) => driver === "limit") ?? expect.fail();
    const at = (spend: number, payments: number) =>
      caseResult(vectorInputs, { ...values, "vcard.addressable": spend, "vcard.payments": payments }, 5).total;
    expect([found.low, found.high]).toEqual([
      { value: null, total: at(5_000_000, 3000) },
      { value: null, total: at(15_000_000, 5000) },
    ]);
    expect(found.swing).toBeCloseTo(at(15_000_000, 5000) - at(5_000_000, 3000), 6);
    expect(bars.map(({ driver }) => driver)).not.toContain("limit");
    expect(idsOfDriver("limit", ["vcard", "scf"])).toEqual(["vcard.addressable", "vcard.payments"]);
  });

  test("both ends may lie on one side, and a driver that moves nothing drives nothing", () => {
    const instant = inputsOf("instantPay");
    const drivers = tornadoOf(instant, caseValues(instant, caseWith({}), base), 3).map(({ driver }) => driver);
    expect(drivers).not.toContain("rebate");
    expect(mainDrivers(bars).drivers).toEqual(["conversion", "rebate"]);
    expect(mainDrivers([])).toEqual({ drivers: [], share: 0 });
  });
});

describe("draws", () => {
  test("reordered cohorts give the same draws, each mode its own", () => {
    const [one, other] = [inputsOf("vcard", "stp", "scf"), inputsOf("scf", "vcard", "stp")];
    for (const mode of ["independent", "together"] as const) {
      const [first, second] = [one, other].map((inputs) =>
        drawTotals(inputs, caseValues(inputs, vectorCase, base), 5, mode, 500),
      );
      expect(first).toEqual(second);
    }
  });

  test("what moves together spreads further, and the peak lies within", () => {
    const { independent, together } = uncertaintyOf(vectorInputs, values, 5);
    expect(together.p10).toBeLessThan(independent.p10);
    expect(together.p90).toBeGreaterThan(independent.p90);
    for (const { p10, p50, p90 } of [independent, together]) {
      expect(p10).toBeLessThan(p50);
      expect(p50).toBeLessThan(p90);
    }
  });

  test("every draw is between what all drivers give at their ends, the peak is the result", () => {
    const nothingVaries = { ...values, "vcard.conversion": 0, setUp: 100 };
    expect(
      drawTotals(vectorInputs, { ...nothingVaries, "vcard.addressable": 0, "vcard.payments": 0 }, 5, "together", 5),
    ).toEqual(new Float64Array(5).fill(-100));
    const totals = drawTotals(vectorInputs, values, 5, "independent");
    const { p50 } = percentilesOf(totals);
    expect(Math.abs(p50 / caseResult(vectorInputs, values, 5).total - 1)).toBeLessThan(0.15);
  });

  test("a triangular draw stays within its range and rises with its place", () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, place, place, place, (one, other, peakAt, first, second) => {
        const [least, most] = [Math.min(one, other), Math.max(one, other)];
        const peak = least + (most - least) * peakAt;
        const [a, b] = [Math.min(first, second), Math.max(first, second)].map((at) =>
          triangular(least, peak, most, at),
        );
        const room = 1e-6 * Math.max(1, Math.abs(least), Math.abs(most));
        expect(a).toBeGreaterThanOrEqual(least - room);
        expect(b).toBeLessThanOrEqual(most + room);
        expect(a).toBeLessThanOrEqual((b ?? 0) + room);
      }),
    );
    expect(triangular(0.5, 0.3, 0.1, 0)).toBe(0.5);
    expect(triangular(2, 2, 2, 0.4)).toBe(2);
  });
});

describe("explanations", () => {
  const inputs = inputsOf(...capabilities);
  const found = caseValues(
    inputs,
    caseWith({ setUp: 5000, annualFee: 700, staffDays: 0, staffDayCost: 0, "instantPay.discountCaptured": 0.02 }),
    base,
  );
  const result = caseResult(inputs, found, 5);
  const yearly = (year: number | null) => (year === null ? result.years : result.years.slice(year - 1, year));

  /** What the screen shows for a figure. */
  function shown(figure: Figure): number {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
    if (figure.kind === "lever") return sum(yearly(figure.year).map(({ levers }) => levers[figure.lever]));
    if (figure.kind === "net") return sum(yearly(figure.year).map(({ net }) => net));
    if (figure.kind === "annualFee") return -700 * yearly(figure.year).length;
    if (figure.kind === "presentValue") return result.presentValue;
    if (figure.kind === "creditLine") return result.creditLine?.amount ?? Number.NaN;
    if (figure.kind === "cohort")
      return sum(
        result.cohorts
          .filter(({ method }) => method === figure.method)
          .flatMap(({ years }) => years.map(({ levers }) => levers.total)),
      );
    return result.total;
  }

  test("every figure has a formula and inputs, and its parts add up to it", () => {
    const figures = figuresOf(result);
    expect(figures.length).toBe(5 + 6 * 6 + 8);
    for (const figure of figures) {
      const { parts, inputs: ids } = explain(result, figure);
      expect([figure, parts.length > 0, ids.length > 0]).toEqual([figure, true, true]);
      for (const id of ids) expect(found[id], id).toBeTypeOf("number");
      if (figure.kind === "breakEven") continue;
      const sum = parts.reduce((total, { amount }) => total + amount, 0);
      expect(Math.abs(sum - shown(figure)), JSON.stringify(figure)).toBeLessThan(1e-4);
    }
  });
});

test("a typical supplier of the vector loses: 8 days sooner do not pay for 2.45 %", () => {
  const [cohort] = caseResult(vectorInputs, values, 5).asked;
  const found = typicalSupplier(cohort ?? expect.fail(), 100);
  expect(found?.daysEarlier).toBe(8);
  expect(Math.round(found?.breakEvenDays ?? 0)).toBe(89);
  const { earlierCash = 0, fee, net = 0 } = found?.year ?? {};
  expect([found?.volume.spend, Math.round(earlierCash), fee, Math.round(net)]).toEqual([100_000, 219, 2450, -2231]);
  expect(found?.earlyPayRate).toBeNull();
});

test("an early-pay discount says its yearly rate: 2/10 net 30 is 37.2 %", () => {
  const inputs = inputsOf("instantPay");
  const typed = {
    "instantPay.discountCaptured": 0.02,
    "instantPay.currentPayDay": 30,
    "instantPay.newPayDay": 10,
  } as const;
  const [cohort] = caseResult(inputs, caseValues(inputs, caseWith(typed), base), 5).asked;
  expect(typicalSupplier(cohort ?? expect.fail(), 1)?.earlyPayRate).toBeCloseTo(0.3724, 4);
});

test("differences of two bodies and moved inputs of two runs are listed place by place", () => {
  const before = caseWith({ setUp: 1, growth: 0.1 });
  const slow: Scenario = { id: "s", name: "Slow", level: "low", typed: { cashRate: 0.01 } };
  const after = {
    ...before,
    typed: { setUp: 2 },
    scenarios: [...before.scenarios, slow],
    issuerTyped: { perPayment: 1 },
  };
  expect(caseDifferences(before, after)).toEqual([
    { scenario: null, id: "growth", before: 0.1, after: null },
    { scenario: null, id: "setUp", before: 1, after: 2 },
    { scenario: null, id: "issuer.perPayment", before: null, after: 1 },
    { scenario: "s", id: "there", before: null, after: "Slow" },
    { scenario: "s", id: "cashRate", before: null, after: 0.01 },
  ]);
  const moved = movedInputs(inputsOf("vcard"), { ...inputsOf("vcard"), cohorts: [] });
  expect(moved.find(({ id }) => id === "vcard.addressable")).toEqual({
    id: "vcard.addressable",
    before: 10_000_000,
    after: null,
  });
  expect(movedInputs(vectorInputs, vectorInputs)).toEqual([]);
});
