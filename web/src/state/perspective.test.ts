import { expect, test } from "vitest";
import { withPerspective } from "./perspective.ts";

const latest = { pathname: "/jobs/j1/suppliers", search: "?o=-spend" };
const published = { pathname: "/jobs/j1/summary", search: "?run=published" };

test.each([
  ["/jobs/j1/insights", latest, "/jobs/j1/insights"],
  ["/jobs/j1/insights?d=Countries", published, "/jobs/j1/insights?d=Countries&run=published"],
  ["/jobs/j1/insights", published, "/jobs/j1/insights?run=published"],
  ["/jobs/j1/summary?run=latest", published, "/jobs/j1/summary"],
  ["/jobs/j1/summary?run=published", latest, "/jobs/j1/summary?run=published"],
  ["/jobs/j2/summary", published, "/jobs/j2/summary"],
  ["/analysis?f=x", published, "/analysis?f=x"],
])("%s from %o leads to %s", (to, here, expected) => {
  expect(withPerspective(to, here)).toBe(expected);
});
