import { expect, test } from "vitest";
import { yearFigure } from "./year-figure.ts";

test("a year's figure is that of use cases: the period's times its factor, in whole minor units", () => {
  const addressableFactor = 365 / 356;
  expect(yearFigure(95_527_700, { addressableFactor })).toBe(Math.round((95_527_700 * 365) / 356));
  expect(yearFigure(95_527_700, { addressableFactor: 1 })).toBe(95_527_700);
  expect(yearFigure(95_527_700, { addressableFactor: 0 }), "one-off").toBe(0);
  expect(yearFigure(-100, { addressableFactor })).toBe(0);
});
