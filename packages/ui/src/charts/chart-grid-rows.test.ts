import { expect, test } from "vitest";
import { defaultGridQuery } from "../grid/grid-query.ts";
import { figureColumns, figureRows, rowsFor } from "./chart-grid-rows.ts";

const table = {
  head: ["Country", "Spend"],
  rows: [
    ["Austria", "£9"],
    ["Zambia", "£10"],
    ["Åland", "£2"],
  ],
  raw: [
    ["Austria", 9],
    ["Zambia", 10],
    ["Åland", 2],
  ],
};
const shown = (more: Partial<typeof defaultGridQuery>, locale = "en") =>
  rowsFor(figureRows(table), { ...defaultGridQuery, ...more }, locale).map((row) => row.texts[0]);

test("figures are ordered as numbers, names as the reader's language has them", () => {
  expect(shown({})).toEqual(["Austria", "Zambia", "Åland"]);
  expect(shown({ orderBy: { property: "1", direction: "desc" } })).toEqual(["Zambia", "Austria", "Åland"]);
  expect(shown({ orderBy: { property: "0", direction: "asc" } })).toEqual(["Åland", "Austria", "Zambia"]);
  expect(shown({ orderBy: { property: "0", direction: "asc" } }, "sv")).toEqual(["Austria", "Zambia", "Åland"]);
});

test("the search looks at the shown text", () => {
  expect(shown({ search: "£1" })).toEqual(["Zambia"]);
  expect(shown({ search: "ÅL" })).toEqual(["Åland"]);
});

test("columns of numbers are at the right", () => {
  expect(figureColumns(table).map((column) => column.type)).toEqual(["text", "number"]);
});
