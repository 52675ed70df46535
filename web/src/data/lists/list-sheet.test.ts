import type { GridColumn } from "@paygauge/ui";
import { expect, test } from "vitest";
import { exportedColumns, fileOfSheet, sheetOf } from "./list-sheet.ts";

interface Row {
  readonly name: string;
  readonly state: string;
  readonly spend: number | null;
  readonly at: string;
  readonly steps: readonly { readonly step: string; readonly state: string }[];
}

const columns: readonly GridColumn<Row>[] = [
  { key: "name", title: "Name", type: "text", width: 100, value: (row) => row.name },
  {
    key: "state",
    title: "State",
    type: "enum",
    width: 100,
    options: [{ value: "Done", label: "Finished" }],
    value: (row) => row.state,
  },
  { key: "spend", title: "Spend", unit: "GBP", type: "number", width: 100, value: (row) => row.spend },
  { key: "at", title: "Created", type: "date", width: 100, hidden: true, value: (row) => row.at },
  {
    key: "strip",
    title: "Strip",
    type: "text",
    width: 100,
    value: () => null,
    source: { path: ["steps", "step=Match", "state"], words: { Done: "Finished", "": "Not asked" } },
  },
  { key: "buttons", title: "Actions", type: "text", width: 100, exported: false, value: () => "" },
  { key: "found", title: "Found by", type: "text", width: 100, filterOnly: true, value: () => "" },
];
const rows: readonly Row[] = [
  { name: '=HYPERLINK("x")', state: "Done", spend: -1234.5, at: "2026-11-14", steps: [] },
  { name: "Aldgate, Ltd", state: "Other", spend: null, at: "2026-11-15", steps: [{ step: "Match", state: "Done" }] },
];
const keysOf = (wanted: readonly string[] | undefined, every: boolean) =>
  exportedColumns(columns, wanted, every).map(({ key }) => key);

test("an export has the columns in view in their order, or all; buttons and mere filters never", () => {
  expect(keysOf(undefined, false)).toEqual(["name", "state", "spend", "strip"]);
  expect(keysOf(["name", "strip", "spend"], false)).toEqual(["name", "strip", "spend"]);
  expect(keysOf(["name", "strip"], true)).toEqual(["name", "strip", "state", "spend", "at"]);
});

test("a CSV has words as the screen, numbers as numbers, and runs no formula", async () => {
  const file = await fileOfSheet("csv", sheetOf(exportedColumns(columns, undefined, true), rows, String), "Rows");
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
    "\uFEFFName,State,Spend (GBP),Strip,Created\r\n" +
      `"'=HYPERLINK(""x"")",Finished,-1234.5,Not asked,2026-11-14\r\n` +
      `"Aldgate, Ltd",Other,,Finished,2026-11-15\r\n`,
  );
});

test("a workbook is a ZIP with every row", async () => {
  const many = Array.from({ length: 1200 }, (_, at) => ({
    name: `n${at}`,
    state: "Done",
    spend: at,
    at: "2026-11-14",
    steps: [],
  }));
  const file = await fileOfSheet("xlsx", sheetOf(exportedColumns(columns, ["name"], false), many, String), "Rows");
  expect(file.type).toContain("spreadsheetml");
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe("PK");
});
