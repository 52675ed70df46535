import { expect, test } from "vitest";
import { chartTypeOf, tickCount } from "./chart-types.ts";
import { csvOf, fileNameOf } from "./chart-rows.ts";

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
});

test("an unknown chart type is an error that names the known ones", () => {
  expect(chartTypeOf("months")).toBe("months");
  expect(() => chartTypeOf("pie")).toThrow('Unknown chart type "pie". Use one of bars');
});

test("grid ticks are 2, 3 or 4 by size", () => {
  expect([100, 180, 300].map(tickCount)).toEqual([2, 3, 4]);
});
