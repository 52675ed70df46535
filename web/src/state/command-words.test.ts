import { expect, test } from "vitest";
import { minutesBetween, shortId, shortType } from "./command-words.ts";

test("a command type is its last dotted segment", () => {
  expect(shortType("Paygauge.Analysis.IngestLedgerCommand")).toBe("IngestLedgerCommand");
  expect(shortType("Plain")).toBe("Plain");
});

test("an age is told in tenths of a minute and never negative", () => {
  const at = Date.parse("2026-11-20T10:00:00Z");
  expect(minutesBetween("2026-11-20T09:25:10Z", at)).toBe(34.8);
  expect(minutesBetween("2026-11-20T10:00:05Z", at)).toBe(0);
  expect(minutesBetween("no date", at)).toBe(0);
});

test("a long id is cut", () => {
  expect(shortId("20bf0823-aaaa-bbbb")).toBe("20bf0823-aaa");
  expect(shortId("20bf0823")).toBe("20bf0823");
});
