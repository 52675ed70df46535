import { describe, expect, test } from "vitest";
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types";
import { fieldOrder, gapsOf, isComplete, markIsOpen, withSource } from "./mapping-rules.ts";

const empty: ColumnMapping = {
  sources: {},
  dateOrders: {},
  decimalMark: ".",
  currency: "GBP",
  cardFlag: false,
  headerSignature: "s",
};
const profile = (index: number, more: Partial<ColumnProfile> = {}): ColumnProfile => ({
  index,
  name: `c${index}`,
  samples: [],
  filledShare: 1,
  filled: 10,
  numberShare: 0,
  dateShare: 0,
  distinct: 10,
  negatives: 0,
  decimalMark: null,
  dateOrder: null,
  ambiguous: false,
  currency: null,
  ...more,
});
const lines: ColumnMapping = {
  ...empty,
  sources: { supplierName: { column: 0 }, amount: { column: 1 }, documentDate: { column: 2 } },
  dateOrders: { documentDate: "dmy" },
};

describe("what is still missing", () => {
  test("required fields of the kind", () => {
    expect(gapsOf(empty, "base", false).missing).toEqual(["supplierName", "spend"]);
    expect(isComplete(gapsOf(lines, "advanced", false))).toBe(true);
  });

  test("lines need a date, unless the job has a period", () => {
    const undated = withSource(lines, "documentDate", null, []);
    expect(gapsOf(undated, "advanced", false).dateMissing).toBe(true);
    expect(gapsOf(undated, "advanced", true).dateMissing).toBe(false);
    expect(gapsOf(withSource(undated, "paidDate", { column: 3 }, []), "advanced", false).dateMissing).toBe(false);
  });

  test("a date whose order nothing decides must be chosen", () => {
    const open = withSource(empty, "paidDate", { column: 3 }, [profile(3, { ambiguous: true })]);
    expect(gapsOf(open, "advanced", true).ordersMissing).toEqual(["paidDate"]);
    const known = withSource(empty, "paidDate", { column: 3 }, [profile(3, { dateOrder: "mdy" })]);
    expect(known.dateOrders).toEqual({ paidDate: "mdy" });
  });

  test("one column feeds one field, and a constant has a value", () => {
    const twice = withSource(lines, "city", { column: 1 }, []);
    expect(gapsOf(twice, "advanced", false).duplicates).toEqual([{ field: "amount", other: "city" }]);
    const blank = withSource(lines, "currency", { constant: " " }, []);
    expect(gapsOf(blank, "advanced", false).emptyConstants).toEqual(["currency"]);
  });
});

test("unmapping a date forgets its order", () => {
  expect(withSource(lines, "documentDate", null, []).dateOrders).toEqual({});
});

test("required fields stand first, then those that the file feeds", () => {
  const order = fieldOrder(lines, "advanced");
  expect(order.required).toEqual(["supplierName", "amount"]);
  expect(order.fed).toEqual(["documentDate"]);
  expect(order.rest).not.toContain("documentDate");
});

test("the decimal mark is asked for only when a mapped amount leaves it open", () => {
  const open = profile(1, { ambiguous: true });
  expect(markIsOpen(lines, [open])).toBe(true);
  expect(markIsOpen(lines, [profile(1, { ambiguous: true, decimalMark: "," })])).toBe(false);
  expect(markIsOpen(empty, [open])).toBe(false);
});
