import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boxOf, cellsIn, cellTable, htmlOf, tsvOf } from "./cell-range.ts";
import type { GridColumn } from "./grid-column.ts";

interface Row {
  readonly name: string;
  readonly spend: number | null;
}
const columns: readonly GridColumn<Row>[] = [
  { key: "name", title: "Supplier", type: "text", width: 80, value: (row) => row.name },
  { key: "spend", title: "Spend", unit: "GBP", type: "number", width: 80, value: (row) => row.spend },
  {
    key: "strip",
    title: "Bands",
    type: "text",
    width: 80,
    value: () => null,
    copy: (row) => `${row.name.length} letters`,
  },
];

/** Reads tab-separated text as a spreadsheet does: quotes hold tabs and line ends. */
function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"|([^\t\n"]*))(\t|\n|$)/gy;
  for (const [, quoted, plain = "", end] of text.matchAll(pattern)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\n") rows.push([]);
    if (end === "") break;
  }
  return rows;
}

test("cells come back from the text unchanged, whatever is in them", () => {
  const cell = fc.string({ unit: fc.constantFrom("a", '"', "\t", "\n", ",", "é", " ") });
  const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 4,
    }),
  );
  fc.assert(
    fc.property(table, (cells) => {
      expect(readTsv(tsvOf(cells))).toEqual(cells);
    }),
  );
});

test("numbers go without grouping and with a hyphen, in the reader's decimals", () => {
  const rows = [
    { name: "A", spend: -1234567.5 },
    { name: "B", spend: null },
  ];
  expect(cellTable(columns, rows, "de-DE", true)).toEqual([
    ["Supplier", "Spend (GBP)", "Bands"],
    ["A", "-1234567,5", "1 letters"],
    ["B", "", "1 letters"],
  ]);
});

test("a table holds no markup of the cells", () => {
  expect(htmlOf([["<b>&", "x\ny"]])).toBe("<table><tr><td>&lt;b&gt;&amp;</td><td>x<br>y</td></tr></table>");
});

test("a box is the same from either corner, without header and checkboxes", () => {
  const one = { row: 4, column: 1 };
  const other = { row: 2, column: 3 };
  expect(boxOf({ anchor: one, focus: other }, 1)).toEqual(boxOf({ anchor: other, focus: one }, 1));
  expect(boxOf({ anchor: { row: -1, column: 0 }, focus: one }, 1)).toEqual({ top: 0, bottom: 4, left: 1, right: 1 });
  expect(cellsIn(boxOf({ anchor: one, focus: other }, 1))).toBe(9);
});
