import { expect, test } from "vitest";
import type { InsightBar } from "@paygauge/api-types/entities/insights";
import { othersKey, othersOf, topOf } from "./arrange-bars.ts";
import { measureValue } from "./measure-value.ts";

const bar = (key: string, payments: number, paymentsMinor: number): InsightBar => ({
  key,
  label: key,
  suppliers: 1,
  spendMinor: paymentsMinor,
  pos: 0,
  posMinor: 0,
  invoices: 0,
  invoicesMinor: 0,
  payments,
  paymentsMinor,
});
const bars = [bar("a", 1, 100), bar("b", 3, 900), bar("c", 1, 200)].map((each) => ({
  bar: each,
  value: each.spendMinor,
}));

test("the top holds the highest values in their own order, and everything where there are no more", () => {
  expect(topOf(bars, 2).top.map((each) => each.bar.key)).toEqual(["b", "c"]);
  expect(topOf(bars, 2).rest.map((each) => each.bar.key)).toEqual(["a"]);
  expect(topOf(bars, 0).rest).toEqual([]);
  expect(topOf(bars, 3).rest).toEqual([]);
});

test("the others are sums, and their average is that of all their documents", () => {
  const others = othersOf(bars, "3 others");
  expect(others).toMatchObject({ key: othersKey, suppliers: 3, spendMinor: 1200, payments: 5 });
  expect(measureValue(others, "apv", 2)).toBe(2.4);
});
