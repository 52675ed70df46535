/** Annual figures of short files. */
import { expect, test } from "vitest";
import { rangeOf, yearEstimate } from "./year-estimate.ts";

test("below 90 days of data a year is an estimate, the wider the less data there is", () => {
  const of = (days: number) => yearEstimate(365 / days);
  expect([of(365), of(120), of(90)]).toEqual([null, null, null]);
  expect([89, 60, 59, 31, 28, 27, 14, 7].map((days) => of(days)?.share)).toEqual([
    0.25, 0.25, 0.3, 0.3, 0.3, 0.55, 0.55, 0.7,
  ]);
  expect(of(31)?.days).toBe(31);
});

test("files that hold a year, more than one, or no dates need none", () => {
  expect([yearEstimate(1), yearEstimate(0.5)]).toEqual([null, null]);
});

test("a figure has two ends", () => {
  expect(rangeOf(1000, { share: 0.3 })).toEqual([700, 1300]);
});
