import { expect, test } from "vitest";
import { currentTab, jobTabGroups } from "./tab-groups.ts";

test("only the creation tab of the job's own kind is there", () => {
  const [creation] = jobTabGroups({ id: "j1", kind: "advanced" }, () => true);
  expect(creation?.label).toBe("Creation");
  expect(creation?.tabs.map((tab) => tab.href)).toEqual(["/jobs/j1/workflow/advanced"]);
});

test("analysis tabs keep the specification's order", () => {
  const analysis = jobTabGroups({ id: "j1", kind: "base" }, () => true).find((group) => group.label === "Analysis");
  expect(analysis?.tabs.map((tab) => tab.label)).toEqual(["Summary", "Insights", "Suppliers"]);
});

test("a matched-only job has no tab of what needs money", () => {
  const tabs = (kindInSight: "matchedDataOnly" | "base") =>
    jobTabGroups({ id: "j1", kind: "matchedDataOnly", kindInSight }, () => true).flatMap((group) =>
      group.tabs.map((tab) => tab.key),
    );
  expect(tabs("matchedDataOnly")).toContain("jobMatchedDataOnlyDownload");
  expect(tabs("matchedDataOnly")).not.toContain("jobInsights");
  // The published run was made while the job had figures.
  expect(tabs("base")).toContain("jobInsights");
});

test("groups without an open page are left out", () => {
  expect(jobTabGroups({ id: "j1", kind: "base" }, (id) => id === "jobInsights").map((group) => group.key)).toEqual([
    "Analysis",
  ]);
});

test("a supplier's page marks the suppliers tab", () => {
  expect(currentTab("jobSupplier")).toBe("jobSuppliers");
  expect(currentTab("jobLoading")).toBeUndefined();
});
