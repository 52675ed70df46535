import { expect, test } from "vitest";
import { rangesOf, rangesText } from "./range-list.ts";

test("ranges in one line are read as they are written", () => {
  const ranges: [number, number][] = [
    [763, 763],
    [5200, 5999],
  ];
  expect(rangesText(ranges)).toBe("0763, 5200–5999");
  expect(rangesOf(rangesText(ranges))).toEqual(ranges);
  expect(rangesOf(" 5200 - 5999; 7011,")).toEqual([
    [5200, 5999],
    [7011, 7011],
  ]);
  expect(rangesOf("")).toEqual([]);
});

test("text that is not a code becomes NaN", () => {
  expect(rangesOf("hotels, 7011")).toEqual([
    [Number.NaN, Number.NaN],
    [7011, 7011],
  ]);
});
