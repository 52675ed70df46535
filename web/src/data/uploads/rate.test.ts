import { expect, test } from "vitest";
import { rateOf, secondsLeft } from "./rate.ts";

test("rate and remaining time follow the samples", () => {
  const samples = [
    { at: 1000, bytes: 0 },
    { at: 1500, bytes: 900 },
    { at: 3000, bytes: 4000 },
  ];
  expect(rateOf(samples)).toBe(2000);
  expect(secondsLeft(10_000, 4000, 2000)).toBe(3);
});

test("without two moments nothing is claimed", () => {
  expect(rateOf([])).toBe(0);
  expect(rateOf([{ at: 5, bytes: 10 }])).toBe(0);
  expect(secondsLeft(100, 10, 0)).toBeUndefined();
});

test("a part that is sent again does not make the rate negative", () => {
  expect(
    rateOf([
      { at: 0, bytes: 500 },
      { at: 100, bytes: 100 },
    ]),
  ).toBe(0);
});
