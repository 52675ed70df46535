import { expect, it } from "vitest";
import { fallsOf, totalOf, withResult, type Results } from "./test-state.ts";

const result = (json: number, length: number) => ({ of: 5, passed: { json, length }, attempts: [] });
const results = [
  [1, "A", result(5, 5)],
  [1, "B", result(0, 5)],
  [2, "A", result(4, 5)],
  [2, "B", result(5, 5)],
] as const;
const all = results.reduce<Results>((before, [number, sample, each]) => withResult(before, number, sample, each), {});

it("names the sample that fell, though the total rose", () => {
  expect(totalOf(all, 1, ["json", "length"])).toEqual({ passed: 15, all: 20 });
  expect(totalOf(all, 2, ["json", "length"])).toEqual({ passed: 19, all: 20 });
  expect(fallsOf(all, 1, 2, ["json", "length"])).toEqual([{ sample: "A", check: "json", before: 5, after: 4 }]);
});

it("compares only samples that both versions were tested with", () => {
  expect(fallsOf(withResult(all, 2, "C", result(0, 0)), 1, 2, ["json"])).toHaveLength(1);
});
