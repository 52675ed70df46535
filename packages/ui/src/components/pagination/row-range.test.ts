import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowRange } from "./row-range.ts";

test("the pages cover every row once", () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.integer({ min: 1, max: 250 }), (matching, pageSize) => {
      const { pages } = rowRange({ page: 1, pageSize, matching });
      let next = 1;
      for (let page = 1; page <= pages; page += 1) {
        const { from, to } = rowRange({ page, pageSize, matching });
        if (matching > 0) expect(from).toBe(next);
        next = to + 1;
      }
      expect(next).toBe(matching + 1);
    }),
  );
});

test("a page beyond the end shows the last one", () => {
  expect(rowRange({ page: 9, pageSize: 50, matching: 60 })).toEqual({ from: 51, to: 60, pages: 2, previous: 2 });
  expect(rowRange({ page: 1, pageSize: 50, matching: 0 })).toEqual({ from: 0, to: 0, pages: 1, previous: 1 });
});

test("the page before is one less, and from behind the last page the last", () => {
  expect(rowRange({ page: 3, pageSize: 50, matching: 463 }).previous).toBe(2);
  expect(rowRange({ page: 99, pageSize: 50, matching: 463 }).previous).toBe(10);
  expect(rowRange({ page: 1, pageSize: 50, matching: 463 }).previous).toBe(1);
});
