import { expect, test } from "vitest";
import { insightDimensions, supplierColumns } from "@paygauge/api-types";
import { barFilters, jobOfBar, slicerFilters } from "./drill-filters.ts";
import { slicerNames, slicerValues } from "./insights-query.ts";

test("every dimension and slicer leads to a column that the grid may filter", () => {
  const all = Object.fromEntries(slicerNames.map((name) => [name, slicerValues[name]]));
  const filters = [...insightDimensions.flatMap((dimension) => barFilters(dimension, "x")), ...slicerFilters(all)];
  for (const { property } of filters) expect(Object.keys(supplierColumns)).toContain(property);
});

test("every dimension but Jobs filters; a bar of Jobs opens another job's suppliers", () => {
  for (const dimension of insightDimensions)
    expect(barFilters(dimension, "x"), dimension).toHaveLength(dimension === "Jobs" ? 0 : 1);
  expect([jobOfBar("j1", "Jobs", "j2"), jobOfBar("j1", "Countries", "GBR")]).toEqual(["j2", "j1"]);
});

test("a payment method is looked for in the stored list", () => {
  expect(barFilters("PaymentMethods", "Card")).toEqual([
    { property: "paymentMethods", operator: "Contains", value: "|Card|", allowNull: false },
  ]);
});

test("the bar of suppliers without a country asks for blanks", () => {
  expect(barFilters("Countries", "")).toEqual([{ property: "country", operator: "Equal", value: "", allowNull: true }]);
});

test("slicers become Equal items, several values of one stay together", () => {
  const items = slicerFilters({
    SlicerCardAccepting: ["unmatched"],
    SlicerStpCapable: ["YES"],
    SlicerAvailableDetailLevel: ["2", "3"],
  });
  expect(items.map(({ property, value }) => `${property}=${value}`)).toEqual([
    "cardAccepting=false",
    "detailLevel=2",
    "detailLevel=3",
    "stpCapable=true",
  ]);
});
