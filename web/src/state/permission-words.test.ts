import { expect, test } from "vitest";
import { permissions } from "@paygauge/api-types/access/permissions";
import { permissionWords } from "./permission-words.ts";

test("a permission reads as something to do", () => {
  expect(permissionWords("AnalysisJobList_VIEW")).toEqual({ verb: "VIEW", what: "analysis job list" });
  expect(permissionWords("QuickView_ProQ_VIEW")).toEqual({ verb: "VIEW", what: "quick view ProQ" });
  expect(permissionWords("Analysis_Admin_Confidence_CRUD")).toEqual({
    verb: "CRUD",
    what: "analysis admin confidence",
  });
  expect(permissionWords("JobCreate")).toEqual({ verb: "CREATE", what: "jobs" });
});

test("every permission has words, none with underscores", () => {
  for (const permission of permissions) {
    const { what } = permissionWords(permission);
    expect(what).toMatch(/^[^_]+$/);
  }
});
