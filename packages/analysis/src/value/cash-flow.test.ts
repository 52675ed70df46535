/** Rates of return and break-even where spreadsheets and libraries are known to differ. */
import { expect, test } from "vitest";
import { breakEven, cumulative, presentValue, returnRate } from "./cash-flow.ts";

test.each([
  ["a gain", 100, [110], 0.1],
  ["a loss, never below −100 %", 1000, [100, 100, 100], -0.4244],
  ["185 % in one year", 100, [285], 1.85],
  ["the least outlay", 10, [100], 9],
  ["a year of nothing first", 100, [0, 121], 0.1],
  ["gains first, paid back later", -100, [-110], 0.1],
] as const)("the rate of return of %s", (_case, setUp, nets, rate) => {
  const found = returnRate(setUp, nets);
  expect(found).toBeCloseTo(rate, 3);
  expect(presentValue(setUp, nets, Number(found))).toBeCloseTo(0, 4);
});

test("is not told where the money changes its direction more than once, or never", () => {
  expect(returnRate(100, [300, -250])).toBe("several");
  expect(returnRate(10, [-1, 0])).toBeNull();
  expect(returnRate(0, [])).toBeNull();
});

test("is not told where next to nothing is laid out", () => {
  expect(returnRate(9.9, [20, 100])).toBe("small");
  expect(returnRate(0, [10, 20])).toBe("small");
  // What a first year loses is laid out as well.
  expect(returnRate(0, [-10, 100])).toBeCloseTo(9, 6);
});

test.each([
  ["within the second year", 100, [40, 120], { months: 18, month: 18 }],
  ["between two months", 20_000, [22_736.1], { months: 10.556, month: 11 }],
  ["never negative", 0, [5, 5], { months: 0, month: 0 }],
  ["for good, after a second loss", 10, [20, -30, 40], { months: 30, month: 30 }],
  ["lost again at the end", 10, [20, -30], null],
  ["never", 10, [1, 1], null],
] as const)("breaks even: %s", (_case, setUp, nets, expected) => {
  const found = breakEven(setUp, nets);
  if (expected === null) expect(found).toBeNull();
  else {
    expect(found?.months).toBeCloseTo(expected.months, 2);
    expect(found?.month).toBe(expected.month);
  }
  expect(cumulative(setUp, nets)).toHaveLength(nets.length + 1);
});
