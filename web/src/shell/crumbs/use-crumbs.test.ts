import { expect, test } from "vitest";
import { pages } from "@paygauge/api-types/sitemap";
import { chainOf } from "./use-crumbs.tsx";

test("a supplier stands under its grid, which stands under the jobs", () => {
  expect(chainOf("jobSupplier")).toEqual(["analysis", "jobSuppliers", "jobSupplier"]);
});

test("every page's way to the top ends", () => {
  for (const { id } of pages) expect(chainOf(id).at(-1)).toBe(id);
});
