import * as fc from "fast-check";
import { expect, test } from "vitest";
import { minorText } from "../../../data/minor-units.ts";
import { joinQuery, largestFirst, splitQuery, toSupplierRequest, withDrilled } from "./supplier-query.ts";

const filter = (property: string, value: string) =>
  ({ property, operator: "GreaterThanOrEqual", value, allowNull: false }) as const;

test("money of a filter becomes minor units, digit by digit", () => {
  expect(minorText("100000", 2)).toBe("10000000");
  expect(minorText("1250.5", 2)).toBe("125050");
  expect(minorText("-0.07", 2)).toBe("-7");
  expect(minorText("12", 0)).toBe("12");
  expect(minorText("1.005", 2)).toBe("100.5");
  expect(minorText("0", 2)).toBe("0");
});

test("an amount with an exponent is the amount that the condition shows", () => {
  expect(minorText("1e5", 2)).toBe("10000000");
  expect(minorText("-2.5E-1", 2)).toBe("-25");
});

test("minor text is the amount times the power of ten, for any amount that a ledger holds", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9e15, max: 9e15 }), (minor) => {
      const text = String(Math.abs(minor)).padStart(3, "0");
      const major = `${minor < 0 ? "-" : ""}${text.slice(0, -2)}.${text.slice(-2)}`;
      expect(Number(minorText(major, 2))).toBe(minor);
    }),
  );
});

test("what isn't an amount stays as typed", () => {
  for (const text of ["", ".", "abc", "1,000", "Infinity"]) expect(minorText(text, 2)).toBe(text);
});

test("only money is turned into minor units", () => {
  const query = { ...largestFirst, filters: [filter("spendMinor", "100"), filter("invoices", "100")] };
  expect(toSupplierRequest(query, 2).filters?.filterItems.map((item) => item.itemValue)).toEqual(["10000", "100"]);
  expect(toSupplierRequest(query, 2).orderBy).toBe("-spendMinor");
});

test("filters without a column are taken out, and come back with every change", () => {
  const query = { ...largestFirst, page: 3, filters: [filter("country", "GBR"), filter("paymentMethods", "|Card|")] };
  const split = splitQuery(query);
  expect(split.own.filters).toEqual([filter("country", "GBR")]);
  expect(joinQuery(query, split, { ...split.own, page: 4 }).filters).toBe(query.filters);
  const dropped = joinQuery(query, split, { ...split.own, filters: [] });
  expect(dropped.filters).toEqual([filter("paymentMethods", "|Card|")]);
  expect(withDrilled(query, [])).toMatchObject({ page: 1, filters: [filter("country", "GBR")] });
});
