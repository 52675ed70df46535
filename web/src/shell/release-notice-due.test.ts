import { expect, test } from "vitest";
import { releaseNoticeDue } from "./release-notice-due.ts";

const own = { from: "2025-10-22", to: "2025-11-02" };
const later = { from: "2027-01-04", to: "2027-01-04" };

test.each([
  ["2025-10-21T23:59:59Z", own, null, false],
  ["2025-10-22T00:00:00Z", own, null, true],
  ["2025-11-02T23:59:59Z", own, null, true],
  ["2025-11-03T00:00:00Z", own, null, false],
  ["2025-10-25T12:00:00Z", own, "2025-10-22", false],
  ["2025-10-25T12:00:00Z", own, "2024-01-01", true],
  ["2027-01-04T12:00:00Z", later, "2025-10-22", true],
  ["2025-10-25T12:00:00Z", later, null, false],
] as const)("at %s, within %j, seen %s: %s", (at, window, seen, due) => {
  expect(releaseNoticeDue(new Date(at), window, seen)).toBe(due);
});
