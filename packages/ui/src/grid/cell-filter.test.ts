import { expect, test } from "vitest";
import { filteredTo, filteredWithout, hasCellMenu, takesCellFilter } from "./cell-filter.ts";
import type { GridColumn } from "./grid-column.ts";
import { defaultGridQuery } from "./grid-query.ts";

const column: GridColumn<object> = { key: "country", title: "Country", type: "text", width: 80, value: () => "" };
const other = { property: "name", operator: "Contains", value: "ltd", allowNull: false } as const;
const equal = (value: string) => ({ property: "country", operator: "Equal", value, allowNull: value === "" }) as const;
const query = { ...defaultGridQuery, page: 4, filters: [other, equal("FRA"), equal("DEU")] };

test("to a value: the column's other conditions go, those of other columns stay, the first page is shown", () => {
  const next = filteredTo(query, column, "GBR");
  expect(next.filters).toEqual([other, equal("GBR")]);
  expect(next.page).toBe(1);
});

test("to a blank cell: rows without a value", () => {
  for (const blank of [null, undefined, ""]) expect(filteredTo(query, column, blank).filters.at(-1)).toEqual(equal(""));
});

test("without a value: rows without any stay, and a condition that says the contrary goes", () => {
  const next = filteredWithout(query, column, "FRA");
  const without = { property: "country", operator: "NotEqual", value: "FRA", allowNull: true };
  expect(next.filters).toEqual([other, equal("DEU"), without]);
  expect(filteredWithout(next, column, "FRA").filters).toEqual(next.filters);
});

test("without blanks: only rows with a value", () => {
  expect(filteredWithout(query, column, null).filters.at(-1)).toEqual({
    property: "country",
    operator: "NotEqual",
    value: "",
    allowNull: false,
  });
});

test("numbers, truth and zero are their own text", () => {
  expect(filteredTo(query, column, 0).filters.at(-1)).toMatchObject({ value: "0", allowNull: false });
  expect(filteredTo(query, column, false).filters.at(-1)).toMatchObject({ value: "false", allowNull: false });
});

test("moments, lists and what cannot be filtered offer nothing", () => {
  expect(takesCellFilter(column)).toBe(true);
  expect(takesCellFilter({ ...column, type: "enum", sortable: false })).toBe(true);
  expect(takesCellFilter({ ...column, type: "date" })).toBe(false);
  expect(takesCellFilter({ ...column, sortable: false })).toBe(false);
  expect(takesCellFilter({ ...column, filterable: false })).toBe(false);
});

test("a cell has a menu where something is in it: a filter by it, or words that may be copied", () => {
  const date = { ...column, type: "date", value: () => "2026-11-22" } as const;
  expect(hasCellMenu(column, {}, false, "en-GB")).toBe(true);
  expect(hasCellMenu(date, {}, true, "en-GB")).toBe(true);
  expect(hasCellMenu(date, {}, false, "en-GB")).toBe(false);
  expect(hasCellMenu({ ...date, value: () => null }, {}, true, "en-GB")).toBe(false);
});
