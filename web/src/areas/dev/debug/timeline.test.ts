import { expect, test } from "vitest";
import type { DebugLine } from "@paygauge/api-types/debug/debug-lines";
import { filteredRows, lineText, timelineOf } from "./timeline.ts";

const id = "0".repeat(32);
const line = (sequence: number, at: number, more: Partial<DebugLine>): DebugLine => ({
  sequence,
  at,
  area: "edge",
  event: "received",
  correlationId: id,
  ...more,
});
const lines = [
  line(1, 1000, { call: "resetAllJobs" }),
  line(2, 1003, { area: "origin", event: "handled", ms: 2 }),
  line(3, 1003, { area: "queue", event: "queued", commandType: "job.purge" }),
  line(4, 1004, { event: "answered", status: 200, ms: 4 }),
];
const command = {
  commandType: "job.purge",
  state: "Completed",
  attempt: 1,
  queuedDate: "1970-01-01T00:00:01.003Z",
  startedDate: "1970-01-01T00:00:01.010Z",
  completedDate: null,
} as const;

test("lines and commands of a request are one timeline in the order of their times", () => {
  const rows = timelineOf(lines, [command], id);
  expect(rows.map(({ area, event }) => `${area} ${event}`)).toEqual([
    "edge received",
    "origin handled",
    "queue queued",
    "edge answered",
    "queue started",
  ]);
  expect(lineText(rows[4]!)).toBe(`1970-01-01T00:00:01.010Z ${id} queue started commandType=job.purge attempt=1`);
});

test("a filter looks at the area and at every part of a line", () => {
  const rows = timelineOf(lines);
  expect(filteredRows(rows, "edge", "").map(({ event }) => event)).toEqual(["received", "answered"]);
  expect(filteredRows(rows, null, " Status=200 ").map(({ event }) => event)).toEqual(["answered"]);
  expect(filteredRows(rows, null, "PURGE")).toHaveLength(1);
  expect(filteredRows(rows, "chatbot", "")).toEqual([]);
});
