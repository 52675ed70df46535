import { expect, test } from "vitest";
import { holds, joined, rangeText, without } from "./code-ranges.ts";

test("ranges that overlap are joined, those that touch are not", () => {
  expect(
    joined([
      [20, 30],
      [1, 5],
      [25, 40],
      [41, 50],
    ]),
  ).toEqual([
    [1, 5],
    [20, 40],
    [41, 50],
  ]);
});

test("what one list has beyond another is told code by code", () => {
  const [mine, theirs] = [
    [
      [1, 10],
      [20, 30],
    ],
    [
      [4, 6],
      [25, 60],
    ],
  ] as [[number, number][], [number, number][]];
  const added = without(mine, theirs);
  expect(added).toEqual([
    [1, 3],
    [7, 10],
    [20, 24],
  ]);
  for (let code = 0; code < 70; code += 1)
    expect(holds(added, code), String(code)).toBe(holds(mine, code) && !holds(theirs, code));
  expect(without(mine, mine)).toEqual([]);
});

test("codes have four digits", () => {
  expect(rangeText([742, 780])).toBe("0742–0780");
  expect(rangeText([5811, 5811])).toBe("5811");
});
