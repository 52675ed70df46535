import { expect, test } from "vitest";
import { formatCompact, formatNumber, safeLocale } from "./number-format.ts";

test("averages have one decimal, counts none, percent its marker", () => {
  expect(formatNumber(4320.449, { kind: "average" }, "en-GB")).toBe("4,320.4");
  expect(formatNumber(12486, { kind: "count" }, "en-GB")).toBe("12,486");
  expect(formatNumber(31.4, { kind: "percent" }, "en-GB")).toBe("31.4%");
  expect(formatNumber(4320.449, { kind: "average" }, "de-DE")).toBe("4.320,4");
  // German and French set a space before the marker, of which French's is a narrow one.
  expect(formatNumber(31.4, { kind: "percent" }, "de-DE")).toBe("31,4\u00a0%");
  expect(formatNumber(31.4, { kind: "percent" }, "fr-FR")).toMatch(/^31,4[\u00a0\u202f]%$/);
});

test("a negative number carries the minus sign, not a hyphen", () => {
  expect(formatNumber(-5, { kind: "count" }, "en-GB")).toBe("\u22125");
  expect(formatNumber(-5, { kind: "money", currency: "GBP" }, "en-GB")).toBe("\u2212£5");
});

test("compact money keeps its symbol", () => {
  expect(formatCompact(418_200_000, { kind: "money", currency: "GBP" }, "en-GB")).toBe("£418.2m");
  expect(formatCompact(0, { kind: "money", currency: "GBP" }, "en-GB")).toBe("£0");
  expect(formatCompact(21, { kind: "percent" }, "en-GB")).toBe("21%");
});

test("a tag that no formatter takes becomes en-GB", () => {
  expect(safeLocale("en-US@posix")).toBe("en-GB");
  expect(safeLocale("")).toBe("en-GB");
  expect(safeLocale(undefined)).toBe("en-GB");
  expect(safeLocale("de-de")).toBe("de-DE");
  expect(formatNumber(1234.5, { kind: "average" }, "C.UTF-8")).toBe("1,234.5");
});
