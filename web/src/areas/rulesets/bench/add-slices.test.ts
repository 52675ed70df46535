import type { SimulationSlice } from "@paygauge/api-types/entities/rulesets";
import { expect, test } from "vitest";
import { sumOf, withSlice } from "./add-slices.ts";

const slice = (done: number, suppliers: number): SimulationSlice => ({
  done,
  total: 30,
  next: done < 30 ? done : null,
  currency: "GBP",
  minorDigits: 2,
  changes: [
    { capability: "stp", before: "High", after: "Low", suppliers, spendMinor: suppliers * 100 },
    { capability: "stp", before: "Low", after: "Low", suppliers: 10 - suppliers, spendMinor: 7 },
    { capability: null, before: "High", after: "Unmatched", suppliers: 1, spendMinor: 1 },
  ],
  examples: [],
});

test("slices add up, by capability and by what changes", () => {
  const sums = withSlice(withSlice(undefined, slice(10, 3)), slice(20, 4));
  expect([sums.done, sums.total]).toEqual([20, 30]);
  expect(sumOf(sums, "stp", (change) => change.before !== change.after)).toEqual({ suppliers: 7, spendMinor: 700 });
  expect(sumOf(sums, "stp", () => true).suppliers).toBe(20);
  expect(sumOf(sums, null, () => true)).toEqual({ suppliers: 2, spendMinor: 2 });
});
