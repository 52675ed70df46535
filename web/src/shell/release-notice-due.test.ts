import { expect, test } from "vitest";
import { releaseNoticeDue } from "./release-notice-due.ts";

test.each([
  ["2025-10-21T23:59:59Z", null, false],
  ["2025-10-22T00:00:00Z", null, true],
  ["2025-11-02T23:59:59Z", null, true],
  ["2025-11-03T00:00:00Z", null, false],
  ["2025-10-25T12:00:00Z", "2025-10-22", false],
  ["2025-10-25T12:00:00Z", "2024-01-01", true],
])("at %s, seen %s: %s", (at, seen, due) => {
  expect(releaseNoticeDue(new Date(at), seen)).toBe(due);
});
