import { expect, test } from "vitest";
import { factorFor } from "./factor-for.ts";

test("one document is one-off, whatever a year of the job is", () => {
  expect([factorFor(1, 12), factorFor(1, 12, 4), factorFor(1, 0.5)]).toEqual([1, 1, 1]);
});

test("several documents are scaled by the job's factor, or by the supplier's own where it has one", () => {
  expect([factorFor(2, 12), factorFor(2, 12, null), factorFor(0, 12)]).toEqual([12, 12, 12]);
  expect([factorFor(2, 12, 4), factorFor(40, 12, 1)]).toEqual([4, 1]);
});
