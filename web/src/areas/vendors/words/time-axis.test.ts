import { expect, test } from "vitest";
import { axisOf, placeOf, stepsOf, yearsOf } from "./time-axis.ts";

test("an axis has whole years, this year last and three at least", () => {
  expect(axisOf(["2021-05-01"], "2026-11-26")).toEqual({ from: 2021, until: 2027 });
  expect(axisOf([], "2026-11-26")).toEqual({ from: 2024, until: 2027 });
  expect(axisOf(["2028-01-01"], "2026-11-26")).toEqual({ from: 2026, until: 2029 });
});

test("dates have places on it, those outside at its ends", () => {
  const axis = { from: 2024, until: 2026 };
  expect(placeOf("2024-01-01", axis)).toBe(0);
  expect(placeOf("2025-01-01", axis)).toBeCloseTo(366 / 731);
  expect([placeOf("2020-01-01", axis), placeOf("2030-01-01", axis)]).toEqual([0, 1]);
});

test("labels are few, and steps last until the next", () => {
  expect(yearsOf({ from: 2010, until: 2027 }, 4)).toEqual([2010, 2015, 2020, 2025]);
  const steps = stepsOf([{ on: "2024-01-01" }, { on: "2025-01-01" }], "2026-01-01");
  expect(steps.map(({ until }) => until)).toEqual(["2025-01-01", "2026-01-01"]);
});
