import { expect, test } from "vitest";
import { defaultGridQuery } from "../grid/grid-query.ts";
import { figureColumns, figureRows, rowsFor } from "./chart-grid-rows.ts";
import { csvOf } from "./chart-rows.ts";
import type { ChartDatum } from "./chart-types.ts";
import { datumTable } from "./datum-table.ts";

const count = { kind: "count" } as const;
const bar = (name: string, value: number, suppliers: number, text: string): ChartDatum => ({
  key: name,
  name,
  value,
  notes: [
    { label: "Suppliers", text, figure: { value: suppliers, style: count } },
    { label: "Seen", text: "often" },
  ],
});
const bars = [bar("Food", 9.5, 1204, "1.204 (60,2 %)"), bar("Fuel", 7, 214, "214 (10,7 %)")];
const table = datumTable(
  { dimension: "Group", measure: "Spend", style: { kind: "money", currency: "BHD", digits: 3 } },
  bars,
  "de-DE",
);

test("a file has each figure as the table shows it", () => {
  const share = { kind: "percent" } as const;
  const noted = {
    ...bar("Food", 37.948_71, 1, ""),
    notes: [{ label: "APV", text: "6,456.8", figure: { value: 6456.789, style: { kind: "average" } as const } }],
  };
  const { raw } = datumTable({ dimension: "Group", measure: "Spend", style: share }, [noted], "en-GB");
  expect(raw).toEqual([["Food", 37.9, 6456.8]]);
});

test("a figure of a bar besides its measure is ordered and written to files as the number that it is", () => {
  expect(table.rows[0]).toEqual(["Food", "9,500\u00A0BHD", "1.204 (60,2 %)", "often"]);
  expect(csvOf(table)).toBe("\uFEFFGroup,Spend (BHD),# Suppliers,Seen\r\nFood,9.5,1204,often\r\nFuel,7,214,often\r\n");
  expect(figureColumns(table).map(({ type }) => type)).toEqual(["text", "number", "number", "text"]);
  const orderBy = { property: "2", direction: "asc" } as const;
  const ordered = rowsFor(figureRows(table), { ...defaultGridQuery, orderBy }, "de-DE");
  expect(ordered.map(({ texts }) => texts[0])).toEqual(["Fuel", "Food"]);
});
