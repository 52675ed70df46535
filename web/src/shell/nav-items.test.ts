import { expect, test } from "vitest";
import { pages, sitemap, type PageId } from "@paygauge/api-types";
import { parentOf } from "../state/page.ts";
import { navEntryOf, navSections } from "./nav-items.ts";

test("nothing that does not open is in the navigation", () => {
  expect(navSections(() => false)).toEqual([]);
  const one = navSections((id) => id === "analysis");
  expect(one).toHaveLength(1);
  expect(one[0]?.items.map((item) => item.label)).toEqual(["Analysis Jobs"]);
});

test("every entry of the sitemap appears once, in the specification's groups", () => {
  const all = navSections(() => true);
  const declared = pages.filter(({ page }) => page.nav !== undefined);
  expect(all.flatMap((section) => section.items)).toHaveLength(declared.length);
  expect(all.map((section) => section.group)).toEqual(["Home", "Analysis", "Admin", "System"]);
});

const above = (id: PageId) => parentOf(sitemap[id]);

test("a job's pages mark Analysis Jobs as current", () => {
  expect(navEntryOf("jobSupplier", above)).toBe("analysis");
  expect(navEntryOf("newJob", above)).toBe("analysis");
});
