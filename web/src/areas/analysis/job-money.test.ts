import { expect, test } from "vitest";
import { averageOf, moneyWordsOf, percentOf } from "./job-money.ts";

const pounds = moneyWordsOf({ currency: "GBP", minorDigits: 2 }, "en-GB");

test("amounts keep every minor unit, averages carry one decimal", () => {
  expect(pounds.exact(123_456)).toBe("£1,234.56");
  expect(pounds.exact(-5)).toBe("\u2212£0.05");
  expect(pounds.compact(41_820_000_000)).toBe("£418.2m");
  expect(pounds.average(147_240)).toBe("£1,472.4");
  expect(moneyWordsOf({ currency: "JPY", minorDigits: 0 }, "en-GB").exact(1200)).toBe("¥1,200");
});

test("the largest amounts that a job can sum up are exact", () => {
  expect(pounds.exact(9_007_199_254_740_991)).toBe("£90,071,992,547,409.91");
});

test("an average of nothing is blank, a share of nothing is nothing", () => {
  expect(pounds.average(averageOf(500, 0))).toBe("");
  expect(averageOf(500, 4)).toBe(125);
  expect(averageOf(0, 12), "counted without values").toBeNull();
  expect(percentOf(1, 0)).toBe(0);
  expect(percentOf(314, 1000)).toBeCloseTo(31.4);
});
