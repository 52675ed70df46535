import { expect, test } from "vitest";
import { supplierRow, type SupplierRow } from "@paygauge/api-types";
import type { GridColumn } from "@paygauge/ui";
import { exportColumns, exportHref } from "./export-href.ts";
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

test("the address carries the filters without the page, and the shown columns", () => {
  const filters = [{ property: "spendMinor", operator: "LessThan", value: "12.5", allowNull: false }] as const;
  const href = exportHref("j1", { ...largestFirst, page: 7, filters }, [column("name"), column("city", true)], 2);
  const url = new URL(href, "http://x.test");
  expect(url.pathname).toBe("/api/v1/jobs/j1/suppliers/export");
  expect(url.searchParams.get("columns")).toBe("name");
  expect(JSON.parse(url.searchParams.get("request") ?? "")).toEqual({
    orderBy: "-spendMinor",
    filters: { filterItems: [{ propertyName: "spendMinor", itemComparisonOperator: "LessThan", itemValue: "1250" }] },
  });
});
