import { expect, test } from "vitest";
import { isAllowed } from "@paygauge/api-types/access/access";
import { rolePermissions, tabAccessorRoles, type Role } from "@paygauge/api-types/access/roles";
import { pages, sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { firstJobPage, isAbsent, isOtherUpload, kindInSight, readyPages, workflowPages } from "./job-pages.ts";

const tabs = pages.filter(({ page }) => page.tab !== undefined).map(({ id }) => id);
const uploads: readonly PageId[] = Object.values(workflowPages);

test("a finished job opens at any of its tabs but an upload, in the order of the specification", () => {
  expect([...readyPages].toSorted()).toEqual(tabs.filter((id) => !uploads.includes(id)).toSorted());
  const order = Object.keys(sitemap);
  expect(readyPages.slice(3).map((id) => order.indexOf(id))).toEqual(
    readyPages
      .slice(3)
      .map((id) => order.indexOf(id))
      .toSorted((a, b) => a - b),
  );
});

/** A user who holds this role and no other, on a release in which every page is there. */
const opensWith = (role: Role) => (id: PageId) =>
  isAllowed((sitemap[id] as Page).access, rolePermissions.get(role) ?? new Set());

test("each accessor opens one tab, and a finished job opens there for them", () => {
  for (const role of tabAccessorRoles) {
    const opened = tabs.filter(opensWith(role));
    if (role === "LegacyJobViewAccessor" || role === "JobTypeTabSwitcherAccessor") expect(opened, role).toEqual([]);
    else expect(opened, role).toHaveLength(1);
    const [tab] = opened;
    if (tab === undefined || uploads.includes(tab)) continue;
    expect(firstJobPage(opensWith(role), "base"), role).toBe(tab);
  }
});

test("what a kind lacks is passed over", () => {
  expect(firstJobPage((id) => id === "jobInsights" || id === "jobSuppliers", "matchedDataOnly")).toBe("jobSuppliers");
  expect(isAbsent("jobInsights", "matchedDataOnly")).toBe(true);
  expect(isAbsent("jobMatchedDataOnlyDownload", "matchedDataOnly")).toBe(false);
  expect(isOtherUpload("jobWorkflowBase", "matchedDataOnly")).toBe(true);
});

test("what is read decides, and the job before its first run", () => {
  const run = (kind: "base" | "advanced") => ({ kind }) as NonNullable<Parameters<typeof kindInSight>[0]["latest"]>;
  const job = { kind: "matchedDataOnly", latest: run("base"), published: run("advanced") } as const;
  expect(kindInSight(job, undefined)).toBe("base");
  expect(kindInSight(job, "published")).toBe("advanced");
  expect(kindInSight({ ...job, latest: null, published: null }, undefined)).toBe("matchedDataOnly");
});
