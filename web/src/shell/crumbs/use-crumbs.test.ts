import { expect, test } from "vitest";
import { pages } from "@paygauge/api-types/sitemap";
import { chainOf, recordPageOf } from "./use-crumbs.tsx";

test("a supplier is under its grid, which is under the jobs", () => {
  expect(chainOf("jobSupplier")).toEqual(["analysis", "jobSuppliers", "jobSupplier"]);
});

test("a record is named at its own page, also on a page of a part of it", () => {
  expect(recordPageOf("jobSupplier")).toBe("jobSupplier");
  expect(recordPageOf("jobSupplierRows")).toBe("jobSupplier");
  expect(recordPageOf("issuerUsers")).toBe("issuer");
  expect(recordPageOf("jobCampaignCreate")).toBe("jobCampaignCreate");
});

test("every page's way to the top ends", () => {
  for (const { id } of pages) expect(chainOf(id).at(-1)).toBe(id);
});
