import { expect, test } from "vitest";
import { findPage, pages } from "@paygauge/api-types/sitemap";
import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { shownEntity } from "./shown-entity.ts";

const shownAt = (path: string) => {
  const hit = findPage(path);
  return hit === null ? null : shownEntity(hit);
};

test("every page in a job's frame shows the job", () => {
  const ofJob = pages.filter(({ page }) => page.frame === "job");
  expect(ofJob.length).toBeGreaterThan(20);
  for (const { page } of ofJob)
    expect(shownAt(examplePath(page.path)), page.path).toEqual({ entityType: "job", entityId: "j1" });
});

test("a record is shown by its own page and by the pages below it", () => {
  expect(shownAt("/admin/issuer-manager/i1/users")).toEqual({ entityType: "issuer", entityId: "i1" });
  expect(shownAt("/admin/buyer-manager/b1")).toEqual({ entityType: "buyer", entityId: "b1" });
  expect(shownAt("/admin/users/u1")).toEqual({ entityType: "user", entityId: "u1" });
  expect(shownAt("/admin/analysis-admin/scoring-rulesets/3")).toEqual({ entityType: "scoringRuleset", entityId: "3" });
});

test("lists, forms of a new record and the refusal of a job show none", () => {
  for (const path of ["/analysis", "/admin/buyer-manager", "/admin/buyer-manager/create", "/jobs/j1/no-access"])
    expect(shownAt(path), path).toBeNull();
});
