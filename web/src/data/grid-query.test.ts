import { defaultGridQuery, type GridQuery } from "@paygauge/ui/grid/grid-query.ts";
import { expect, test } from "vitest";
import * as v from "valibot";
import { pagedRequest } from "@paygauge/api-types/entities/paging";
import { isTypedOn, onlyLook, toPagedRequest } from "./grid-query.ts";

test("an untouched grid asks for its first page and nothing else", () => {
  expect(toPagedRequest(defaultGridQuery)).toEqual({ pageNumber: 1, pageSize: 50 });
});

test("a page of more rows than a call gives is asked for in halves that follow each other", () => {
  const query = { ...defaultGridQuery, pageSize: 250, page: 3 } as const;
  expect(toPagedRequest(query)).toEqual({ pageNumber: 5, pageSize: 125 });
  expect(v.is(pagedRequest, toPagedRequest(query, 6))).toBe(true);
});

test("filters, two sort keys and search become the specification's request", () => {
  const request = toPagedRequest({
    ...defaultGridQuery,
    filters: [
      { property: "state", operator: "Equal", value: "Ready", allowNull: false },
      { property: "suppliersCount", operator: "GreaterThanOrEqual", value: "10", allowNull: true },
    ],
    orderBy: { property: "createdOn", direction: "desc" },
    secondaryOrderBy: { property: "name", direction: "asc" },
    search: "  north ",
    page: 3,
  });
  expect(request).toEqual({
    orderBy: "-createdOn",
    secondaryOrderBy: "name",
    filters: {
      filterItems: [
        { propertyName: "state", itemComparisonOperator: "Equal", itemValue: "Ready" },
        {
          propertyName: "suppliersCount",
          itemComparisonOperator: "GreaterThanOrEqual",
          itemValue: "10",
          allowNullValue: true,
        },
      ],
    },
    search: "north",
    pageNumber: 3,
    pageSize: 50,
  });
  expect(v.is(pagedRequest, request)).toBe(true);
});

test("Back leads to the rows before: whatever asks for other rows is a step, the look of the same rows is none", () => {
  const query = defaultGridQuery;
  const filter = { property: "name", operator: "Contains", value: "a", allowNull: false } as const;
  const steps: Partial<GridQuery>[] = [
    { filters: [filter] },
    { orderBy: { property: "name", direction: "asc" } },
    { secondaryOrderBy: { property: "name", direction: "asc" } },
    { search: "north" },
    { pageSize: 25 },
    { page: 2 },
  ];
  for (const step of steps) expect(onlyLook(query, { ...query, ...step }), Object.keys(step).join()).toBe(false);
  const looks: Partial<GridQuery>[] = [
    { columns: ["name"] },
    { density: "compact" },
    { widths: { name: 100 } },
    { pins: 2 },
    { place: 40 },
    { filters: [] },
  ];
  for (const look of looks) expect(onlyLook(query, { ...query, ...look }), Object.keys(look).join()).toBe(true);
});

test("a search that is typed on is one step back, and no other change", () => {
  const query = { ...defaultGridQuery, search: "no", page: 3 };
  const typed = { ...query, search: "nor", page: 1 };
  expect(isTypedOn(query, typed)).toBe(true);
  expect(isTypedOn({ ...query, search: "" }, typed), "it starts").toBe(false);
  expect(isTypedOn(query, { ...typed, search: "" }), "it is cleared").toBe(false);
  expect(isTypedOn(query, { ...typed, pageSize: 25 }), "more than the search").toBe(false);
});
