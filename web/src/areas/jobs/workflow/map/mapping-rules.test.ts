import { describe, expect, test } from "vitest";
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { fieldOrder, gapsOf, isComplete, unusedColumns, withMark, withSource, withUnits } from "./mapping-rules.ts";

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
const none = { profiles: [] };
const lines: ColumnMapping = {
  ...empty,
  sources: { supplierName: { column: 0 }, amount: { column: 1 }, documentDate: { column: 2 } },
  dateOrders: { documentDate: "dmy" },
};

test("a column that is kept as a breakdown is used, and one without a name is not listed", () => {
  const columns = [...Array.from({ length: 5 }, (_, at) => profile(at)), profile(5, { name: "" })];
  const mapping = { ...lines, breakdowns: [{ column: 3, label: "Service" }] };
  expect(unusedColumns(mapping, columns).map(({ index }) => index)).toEqual([4]);
});

describe("what is still missing", () => {
  test("required fields of the kind", () => {
    expect(gapsOf(empty, "base", false, none).missing).toEqual(["supplierName", "spend"]);
    expect(isComplete(gapsOf(lines, "advanced", false, none))).toBe(true);
  });

  test("lines need a date, unless the job has a period", () => {
    const undated = withSource(lines, "documentDate", null, none);
    expect(gapsOf(undated, "advanced", false, none).dateMissing).toBe(true);
    expect(gapsOf(undated, "advanced", true, none).dateMissing).toBe(false);
    expect(gapsOf(withSource(undated, "paidDate", { column: 3 }, none), "advanced", false, none).dateMissing).toBe(
      false,
    );
  });

  test("a date whose order nothing decides must be chosen", () => {
    const unsure = { profiles: [profile(3, { dateOrder: "dmy", ambiguous: true })] };
    const open = withSource(empty, "paidDate", { column: 3 }, unsure);
    expect(gapsOf(open, "advanced", true, unsure).questions.map(({ field }) => field)).toEqual(["paidDate"]);
    const known = withSource(empty, "paidDate", { column: 3 }, { profiles: [profile(3, { dateOrder: "mdy" })] });
    expect(known.dateOrders).toEqual({ paidDate: "mdy" });
  });

  test("one column feeds one field, and a constant has a value", () => {
    const twice = withSource(lines, "city", { column: 1 }, none);
    expect(gapsOf(twice, "advanced", false, none).duplicates).toEqual([{ field: "amount", other: "city" }]);
    // Amounts may name their currency in the same cell; another column of amounts does not name it there.
    const ofCells = withSource(lines, "currency", { column: 1 }, none);
    expect(gapsOf(ofCells, "advanced", false, none).duplicates).toEqual([]);
    expect(withSource(ofCells, "amount", { column: 2 }, none).sources.currency).toBeUndefined();
    const blank = withSource(lines, "currency", { constant: " " }, none);
    expect(gapsOf(blank, "advanced", false, none).emptyConstants).toEqual(["currency"]);
  });
});

test("unmapping a date forgets its order", () => {
  expect(withSource(lines, "documentDate", null, none).dateOrders).toEqual({});
});

test("required fields are first, then those that the file feeds", () => {
  const order = fieldOrder(lines, "advanced");
  expect(order.required).toEqual(["supplierName", "amount"]);
  expect(order.fed).toEqual(["documentDate"]);
  expect(order.rest).not.toContain("documentDate");
});

describe("amounts", () => {
  const open = profile(1, { decimalMark: ",", ambiguous: true });
  const comma = profile(2, { decimalMark: ",", unit: { factor: 1000, words: "T€" } });
  const evidence = { profiles: [open, comma] };
  const marksAsked = (mapping: ColumnMapping) => gapsOf(mapping, "advanced", true, evidence).questions;

  test("the decimal mark is asked for until it is stated for the column that feeds the amount", () => {
    expect(marksAsked(lines).map(({ asks }) => asks)).toContain("decimalMark");
    const stated = withMark(lines, 1, ".");
    expect(marksAsked(stated).map(({ asks }) => asks)).not.toContain("decimalMark");
    const back = withSource(withSource(stated, "amount", { column: 2 }, evidence), "amount", { column: 1 }, evidence);
    expect(marksAsked(back).map(({ asks }) => asks)).toContain("decimalMark");
  });

  test("mark and unit follow the column that is chosen, and the unit may be left aside", () => {
    const moved = withSource(lines, "amount", { column: 2 }, evidence);
    expect(moved).toMatchObject({ decimalMark: ",", units: { amount: 1000 } });
    const plain = withUnits(moved, false, evidence);
    expect(plain.units).toBeUndefined();
    expect(withUnits(plain, true, evidence).units).toEqual({ amount: 1000 });
  });
});
