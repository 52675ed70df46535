import { expect, it } from "vitest";
import type { ReportTable } from "@paygauge/api-types/reports/figures";
import { rowsThatFit } from "./rows-that-fit.ts";
import { ticksWithRoom } from "./scale.ts";

const table = (name: string, country: string): ReportTable => ({
  caption: "Suppliers",
  columns: [
    { id: "name", label: "Supplier", align: "start" },
    { id: "country", label: "Country", align: "start" },
    { id: "spend", label: "Spend", align: "end" },
  ],
  rows: Array.from({ length: 30 }, (_, at) => ({ rowId: `row-${at}`, cells: [name, country, "9,292,002"] })),
  totalRows: 30,
});

it("shows fewer rows where names wrap, and counts two lines of a name at most", () => {
  const room = { width: 700, height: 310 };
  expect(rowsThatFit(table("Short Ltd", "France"), room)).toBe(10);
  expect(rowsThatFit(table("Suez Recycling and Recovery UK Limited", "Vereinigtes Königreich"), room)).toBe(5);
  expect(rowsThatFit(table("n".repeat(140), "France"), room)).toBe(5);
});

it("leaves out the marks of an axis that would cover others, and keeps the last", () => {
  const ticks = [0, 50, 100, 150].map((value) => ({ value, text: value === 0 ? "0 £" : `${value} Mio. £` }));
  const shown = (plot: number) => ticksWithRoom(ticks, (value) => (value / 150) * plot, 19).map(({ value }) => value);
  expect(shown(700)).toEqual([0, 50, 100, 150]);
  expect(shown(330)).toEqual([0, 50, 150]);
  expect(shown(170)).toEqual([0, 150]);
});
