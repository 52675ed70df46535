import { referenceRates } from "@paygauge/api-types/reference/country-lists";
import { expect, test } from "vitest";
import { shownMoney } from "./seen-runs.ts";

const runsIn = (...currencies: string[]) => currencies.map((currency) => ({ currency }));

test("one currency is not converted", () => {
  expect(shownMoney(runsIn("THB", "THB"))).toEqual({
    currency: "THB",
    ratesOf: null,
    factors: { THB: 1 },
    unconverted: [],
  });
});

test("several are converted to the most frequent one, in its minor units", () => {
  const { currency, ratesOf, factors, unconverted } = shownMoney(runsIn("ISK", "GBP", "GBP"));
  expect([currency, ratesOf, unconverted]).toEqual(["GBP", 2024, []]);
  expect(factors["ISK"]).toBeCloseTo(((referenceRates["GBP"] ?? 0) / (referenceRates["ISK"] ?? 1)) * 100, 9);
});

test("a currency without a reference rate is named", () => {
  expect(referenceRates["VUV"]).toBeUndefined();
  expect(shownMoney(runsIn("GBP", "GBP", "VUV"))).toMatchObject({ factors: { GBP: 1, VUV: 0 }, unconverted: ["VUV"] });
});
