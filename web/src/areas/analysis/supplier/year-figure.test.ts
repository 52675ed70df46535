import { expect, test } from "vitest";
import { yearFigure } from "./year-figure.ts";

const scaled = { factor: 365 / 356, from: "2024-04-01", to: "2025-03-22" };

test("a year's figure is that of use cases: the period's times its factor, in whole minor units", () => {
  expect(yearFigure(95_527_700, { scaled })).toBe(Math.round((95_527_700 * 365) / 356));
  expect(yearFigure(95_527_700, { scaled: null })).toBe(95_527_700);
  expect(yearFigure(-100, { scaled })).toBe(0);
});
