import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { headingOf } from "./marked-label.ts";
import { chartTypeOf, tickCount } from "./chart-types.ts";
import { chartFileName, csvOf, fileNameOf } from "./chart-rows.ts";
import { sheetOf } from "./chart-sheet.ts";

/** The sheet within a workbook: what follows its name in the ZIP, inflated. */
function sheetText(file: Uint8Array): string {
  const bytes = Buffer.from(file);
  const name = "xl/worksheets/sheet1.xml";
  const at = bytes.indexOf(name);
  expect(at).toBeGreaterThan(0);
  const extra = bytes.readUInt16LE(at - 2);
  return inflateRawSync(bytes.subarray(at + name.length + extra)).toString("utf8");
}

test("CSV quotes what must be quoted and disarms formulas", () => {
  const raw = [
    ['Carver "&" Sons, Ltd', 12.5],
    ["=HYPERLINK(1)", -3],
  ];
  expect(csvOf({ head: ["Name", "Spend"], rows: [], raw })).toBe(
    '\uFEFFName,Spend\r\n"Carver ""&"" Sons, Ltd",12.5\r\n\'=HYPERLINK(1),-3\r\n',
  );
});

test("file names hold letters, digits and hyphens", () => {
  expect(fileNameOf("Spend by MCC / description", "csv")).toBe("spend-by-mcc-description.csv");
  expect(fileNameOf("///", "svg")).toBe("chart.svg");
  expect(fileNameOf("Dépenses par pays, für Länder", "csv")).toBe("depenses-par-pays-fur-lander.csv");
});

test("a chart's file names its subject, its dimension and the day", () => {
  const day = new Date(2026, 0, 31, 23, 59);
  expect(chartFileName("Northgate FY26", "Spend £ by country", "xlsx", day)).toBe(
    "northgate-fy26-spend-by-country-2026-01-31.xlsx",
  );
  expect(chartFileName("", "Spend", "csv", day)).toBe("spend-2026-01-31.csv");
});

test("a workbook is a ZIP whose numbers are numbers and whose formulas are text", async () => {
  const raw = [
    ["=HYPERLINK(1)", -3.5],
    ["Carver", Number.NaN],
  ];
  const file = await sheetOf({ head: ["Name", "Spend"], rows: [], raw }, "Spend");
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe("PK");
  expect(sheetText(bytes)).toMatch(/>=HYPERLINK\(1\).*<v>-3\.5<\/v>/s);
});

test("an unknown chart type is an error that names the known ones", () => {
  expect(chartTypeOf("months")).toBe("months");
  expect(() => chartTypeOf("pie")).toThrow('Unknown chart type "pie". Use one of bars');
});

test("grid ticks are 2, 3 or 4 by size", () => {
  expect([100, 180, 300].map(tickCount)).toEqual([2, 3, 4]);
});

test("a file's figures have their currency in the heading, since no cell carries it", () => {
  const table = { head: ["Country", "Spend"], rows: [["France", "£12"]], raw: [["France", 12]] };
  expect(csvOf({ ...table, fileHead: ["Country", headingOf("Spend", { kind: "money", currency: "GBP" })] })).toBe(
    "\uFEFFCountry,Spend (GBP)\r\nFrance,12\r\n",
  );
  expect(csvOf(table)).toBe("\uFEFFCountry,Spend\r\nFrance,12\r\n");
  expect(headingOf("Suppliers", { kind: "count" })).toBe("# Suppliers");
  expect(headingOf("Spend", { kind: "percent" })).toBe("% Spend");
});
