import { expect, test } from "vitest";
import { siblingsOf } from "./siblings-of.ts";

test("next to a job's page stand the job's other tabs that open, and no other page", () => {
  const beside = siblingsOf("jobSuppliers", { jobId: "7" }, (id) => id !== "jobSummary");
  expect(beside).toContainEqual({ id: "jobInsights", href: "/jobs/7/insights" });
  expect(beside.some(({ id }) => id === "jobSummary")).toBe(false);
  expect(beside.every(({ href }) => href.startsWith("/jobs/7/"))).toBe(true);
});

test("next to a page of the navigation stand those of its group; a record's page has none of its own", () => {
  expect(siblingsOf("userManagement", {}, () => true).map(({ href }) => href)).toEqual(
    expect.arrayContaining(["/admin/issuer-manager", "/admin/buyer-manager"]),
  );
  expect(siblingsOf("user", { userId: "1" }, () => true)).toEqual([]);
});
