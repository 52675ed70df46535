import * as fc from "fast-check";
import { expect, test } from "vitest";
import { debugEvents, debugHeader, debugLimits, type DebugFacts } from "./debug-lines.ts";
import { DebugLog } from "./debug-log.ts";

const all = { edge: "trace", origin: "trace", chatbot: "trace", queue: "trace" } as const;

test("only areas that are raised have lines, and trace events need the trace level", () => {
  const log = new DebugLog({ edge: "debug", origin: "trace" });
  log.note("edge", "received");
  log.note("edge", "sessionRead");
  log.note("origin", "requestRead", { count: 12 });
  log.note("chatbot", "received");
  expect(log.lines.map(({ area, event }) => `${area} ${event}`)).toEqual(["edge received", "origin requestRead"]);
});

test("no text of a request gets into a line, whatever is passed as a fact", () => {
  const secret = fc.constantFrom(
    "dana@example.org",
    "Bearer eyJhbGciOi",
    "Acme Ltd",
    "GB29 NWBK 6016 1331 9268 19",
    "ü",
  );
  const facts = fc.record({
    call: secret,
    code: secret,
    commandType: secret,
    status: secret,
    ms: secret,
    body: secret,
  });
  fc.assert(
    fc.property(facts, fc.constantFrom(...Object.keys(debugEvents)), (about, event) => {
      const log = new DebugLog(all);
      log.note("origin", event as keyof typeof debugEvents, about as unknown as DebugFacts);
      const [line] = log.lines;
      return Object.keys(line ?? {}).join() === "at,area,event";
    }),
    { numRuns: 500, seed: 67 },
  );
});

test("lines of a request are limited, in number and in the header", () => {
  const log = new DebugLog(all);
  for (let at = 0; at < 100; at += 1) log.note("edge", "sent", { call: "a".repeat(80) });
  expect(log.lines).toHaveLength(debugLimits.linesOfRequest);
  for (let at = 0; at < 100; at += 1) log.note("origin", "handled", { call: "b".repeat(80) });
  expect(log.header()?.length).toBeLessThanOrEqual(debugLimits.headerLength);
  const other = new DebugLog(all);
  other.take(log.header());
  expect(other.lines.length).toBeGreaterThan(debugLimits.linesOfRequest);
});

test("a header with anything but declared lines adds none", () => {
  const line = { at: 1, area: "origin", event: "answered" };
  const bad: unknown[] = [
    "",
    "null",
    "{",
    "[1]",
    [{ ...line, body: "x" }],
    [{ ...line, event: "toString" }],
    [{ ...line, at: -1 }],
    [{ ...line, call: "Acme Ltd" }],
    Array.from({ length: 200 }, () => line),
    " ".repeat(debugLimits.headerLength + 1),
  ];
  for (const each of bad) {
    const log = new DebugLog(all);
    log.take(typeof each === "string" ? each : JSON.stringify(each));
    expect([each, log.lines]).toEqual([each, []]);
  }
  const log = new DebugLog(all);
  log.take(JSON.stringify([line]));
  expect(log.lines).toEqual([line]);
  expect(debugHeader).toMatch(/^x-/);
});
