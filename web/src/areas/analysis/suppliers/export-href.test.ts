import { expect, test } from "vitest";
import { supplierRow, type SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { supplierHeadings } from "@paygauge/api-types/entities/supplier-headings";
import type { GridColumn, GridQuery } from "@paygauge/ui";
import { suppliersTexts } from "../../../texts/de/suppliers.ts";
import { exportBody, exportColumns, exportHref, type HeadingOf } from "./export-href.ts";
import { largestFirst } from "./supplier-query.ts";

const column = (key: string, hidden = false): GridColumn<SupplierRow> => ({
  key,
  title: key,
  type: "text",
  width: 80,
  hidden,
  value: () => "",
});

test("the strip becomes its eight scores, and no column is named twice", () => {
  const names = exportColumns(["name", "mcc", "capabilities", "stpScore", "mccDescription"]);
  expect(names).toHaveLength(new Set(names).size);
  expect(names).toContain("optimaScore");
  for (const name of names) expect(Object.keys(supplierRow.entries)).toContain(name);
});

const english: HeadingOf = (key) => supplierHeadings[key];
const german: HeadingOf = (key) => suppliersTexts.grid.columns[key];
const filters = [{ property: "spendMinor", operator: "LessThan", value: "12.5", allowNull: false }] as const;
const shown = [column("name"), column("city", true)];
const ask = (query = { ...largestFirst, page: 7, filters: filters as GridQuery["filters"] }) =>
  exportBody(query, shown, 2, english, { format: "xlsx" });

test("the address carries the filters without the page, the shown columns and the kind of file", () => {
  const href = exportHref("j1", ask(), 5000);
  const url = new URL(href ?? "", "http://x.test");
  expect(url.pathname).toBe("/api/v1/jobs/j1/suppliers/export");
  expect(url.searchParams.get("columns")).toBe("name");
  expect(url.searchParams.get("format")).toBe("xlsx");
  expect(JSON.parse(url.searchParams.get("request") ?? "")).toEqual({
    orderBy: "-spendMinor",
    filters: { filterItems: [{ propertyName: "spendMinor", itemComparisonOperator: "LessThan", itemValue: "1250" }] },
  });
});

test("every column is none named", () => {
  expect(exportBody(largestFirst, shown, 2, english, { format: "csv", everyColumn: true }).columns).toEqual([]);
});

test("many rows, rows named next to the request and long requests have no address", () => {
  expect(exportHref("j1", ask(), 5001)).toBeNull();
  expect(exportHref("j1", { ...ask(), keys: { kind: "except", keys: ["a"] } }, 10)).toBeNull();
  const long = { ...largestFirst, search: "x".repeat(6000) };
  expect(exportHref("j1", exportBody(long, shown, 2, english, { format: "csv" }), 10)).toBeNull();
});

test("headings are the screen's, of the columns that the file has; in English the system knows them", () => {
  expect(ask().headings).toBeUndefined();
  expect(exportBody(largestFirst, shown, 2, german, { format: "csv" }).headings).toEqual({ name: "Lieferant" });
  const every = exportBody(largestFirst, shown, 2, german, { format: "csv", everyColumn: true });
  expect(every.headings).toMatchObject({ supplierKey: "Lieferantenschlüssel", spendMinor: "Ausgaben" });
  const url = new URL(exportHref("j1", every, 10) ?? "", "http://x.test");
  expect(JSON.parse(url.searchParams.get("headings") ?? "")).toEqual(every.headings);
});
