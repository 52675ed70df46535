import { expect, test } from "vitest";
import { barsNamed, nextFind, topBars, windowWith } from "./find-in-bars.ts";

const bars = ["Österreich", "Ireland", "Northern Ireland", "Côte d’Ivoire"].map((name, index) => ({
  key: name,
  name,
  value: [3, 1, 2, 5][index] ?? 0,
}));

test("a bar is found by a part of its name, without accents and capitals", () => {
  expect(barsNamed(bars, "IRELAND ")).toEqual([1, 2]);
  expect(barsNamed(bars, "osterr")).toEqual([0]);
  expect(barsNamed(bars, "cote")).toEqual([3]);
  expect(barsNamed(bars, "  ")).toEqual([]);
});

test("after the last find comes the first, before the first the last", () => {
  expect([nextFind(1, 1, 2), nextFind(0, -1, 2), nextFind(0, 1, 0)]).toEqual([0, 1, 0]);
});

test("the shown part moves only to a bar that is not in it, and keeps its width", () => {
  const window = { from: 100, to: 200 };
  expect(windowWith(150, window, 4283)).toBe(window);
  expect(windowWith(4000, window, 4283)).toEqual({ from: 3950, to: 4050 });
  expect(windowWith(4282, window, 4283)).toEqual({ from: 4183, to: 4283 });
});

test("the top has the highest values in the order they had", () => {
  expect(topBars(bars, 2).map((bar) => bar.value)).toEqual([3, 5]);
  expect(topBars(bars, 4)).toBe(bars);
});
