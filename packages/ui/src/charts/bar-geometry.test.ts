import * as fc from "fast-check";
import { expect, test } from "vitest";
import { barAt, barRise, barSpan, binnedPath } from "./bar-geometry.ts";

/** Height of the outline over each pixel column, read back from the path. */
function heightsOf(path: string, height: number): number[] {
  const heights: number[] = [];
  let current = height;
  for (const [, kind, number] of path.matchAll(/([HV])(-?[\d.]+)/g)) {
    if (kind === "V") current = Number(number);
    else while (heights.length < Number(number)) heights.push(height - current);
  }
  return heights;
}

test("each pixel column shows the highest of its bars", () => {
  const values = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 4283 });
  fc.assert(
    fc.property(values, fc.integer({ min: 20, max: 1300 }), (bars, width) => {
      const max = Math.max(...bars, 1);
      const heights = heightsOf(binnedPath(bars, width, 100, max), 100);
      expect(heights.length).toBe(width);
      expect(Math.max(...heights)).toBeCloseTo((Math.max(...bars) / max) * 100, 0);
    }),
    { numRuns: 40 },
  );
});

test("a spike between thousands of small bars is not lost", () => {
  const bars = Array.from({ length: 4283 }, (_, index) => (index === 2999 ? 1000 : 1));
  const heights = heightsOf(binnedPath(bars, 600, 100, 1000), 100);
  expect(heights.filter((height) => height > 99).length).toBe(1);
  expect(heights.findIndex((height) => height > 99)).toBe(Math.floor((2999 / 4283) * 600));
});

test("there is no path for nothing", () => {
  expect(binnedPath([], 100, 100, 10)).toBe("");
  expect(binnedPath([0, 0], 100, 100, 0)).toBe("");
});

test("the place of a bar and the bar of a place agree", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4283 }),
      fc.nat(4282),
      fc.integer({ min: 50, max: 1300 }),
      (count, at, width) => {
        const index = at % count;
        const span = barSpan(index, width, count);
        expect(barAt(span.x + span.width / 2, width, count)).toBe(index);
      },
    ),
  );
  expect(barSpan(0, 1000, 1)).toEqual({ x: 420, width: 160 });
  expect(barAt(-1, 100, 5)).toBeUndefined();
  expect(barAt(100, 100, 5)).toBeUndefined();
});

test("bars below nothing hang from its line, in the outline and one by one", () => {
  // 100 high for 10 down to -10: the line of nothing is in the middle.
  const path = binnedPath([10, -10, 5, 0], 4, 100, 10, -10);
  expect(path).toBe("M0 50H0V0H1V50H2V25H3V50H4V50ZM0 50H0V50H1V100H2V50H4V50Z");
  expect(binnedPath([-2, -4], 2, 100, 0, -4)).toBe("M0 0H0V50H1V100H2V0Z");
  expect(barRise(10, 100, 10, -10)).toEqual({ y: 0, height: 50 });
  expect(barRise(-5, 100, 10, -10)).toEqual({ y: 50, height: 25 });
  expect(barRise(0, 100, 10, -10)).toEqual({ y: 50, height: 0 });
  expect(barRise(5, 100, 10)).toEqual({ y: 50, height: 50 });
});
