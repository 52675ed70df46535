import { expect, test } from "vitest";
import { jobHref } from "./job-href.ts";

const job = { id: "j1", kind: "base", state: "Ready" } as const;

test("a finished job opens at its summary, or at the first tab that the user may see", () => {
  expect(jobHref(job, () => true)).toBe("/jobs/j1/summary");
  expect(jobHref(job, (id) => id === "jobInsights" || id === "jobSuppliers")).toBe("/jobs/j1/insights");
  expect(jobHref(job, (id) => id === "jobSuppliers")).toBe("/jobs/j1/suppliers");
  expect(jobHref(job, (id) => id === "jobWorkflowBase")).toBe("/jobs/j1/workflow/base");
  expect(jobHref(job, () => false)).toBe("/jobs/loading/j1");
});

test("a draft opens at its own upload, for those who may upload", () => {
  expect(jobHref({ ...job, state: "Draft", kind: "advanced" }, () => true)).toBe("/jobs/j1/workflow/advanced");
  expect(jobHref({ ...job, state: "Draft" }, () => false)).toBe("/jobs/loading/j1");
});

test("a running, failed or canceled job opens at its progress", () => {
  for (const state of ["Running", "Failed", "Canceled"] as const) {
    expect(jobHref({ ...job, state }, () => true)).toBe("/jobs/loading/j1");
  }
});
