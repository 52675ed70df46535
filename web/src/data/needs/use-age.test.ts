import { expect, test } from "vitest";
import { ageOf } from "./use-age.ts";

const minute = 60_000;

test.each([
  [-minute, null],
  [minute - 1, null],
  [minute, { value: 1, unit: "minute" }],
  [59 * minute, { value: 59, unit: "minute" }],
  [60 * minute, { value: 1, unit: "hour" }],
  [24 * 60 * minute, { value: 1, unit: "day" }],
  [400 * 24 * 60 * minute, { value: 400, unit: "day" }],
] as const)("%d ms is %o", (ms, age) => {
  expect(ageOf(ms)).toEqual(age);
});
