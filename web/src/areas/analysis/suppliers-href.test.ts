import { defaultGridQuery, fromSearchParams } from "@paygauge/ui";
import { expect, test } from "vitest";
import { equalFilter, suppliersHref } from "./suppliers-href.ts";

test("a link to suppliers opens the grid with exactly its filters", () => {
  const filters = [
    equalFilter("vcardScore", "High"),
    equalFilter("mccGroup", "Food, drink ~ & tobacco"),
    equalFilter("country", ""),
  ];
  const url = new URL(suppliersHref("j 1", filters), "http://x.test");
  expect(url.pathname).toBe("/jobs/j%201/suppliers");
  expect(fromSearchParams(url.searchParams, defaultGridQuery).filters).toEqual(filters);
});

test("without filters there is no query", () => {
  expect(suppliersHref("j1")).toBe("/jobs/j1/suppliers");
});
