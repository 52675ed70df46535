import { expect, test } from "vitest";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { insightDimensions, slicerNames, slicerValues } from "@paygauge/api-types/entities/insights";
import { supplierColumns } from "@paygauge/api-types/entities/suppliers";
import { barFilters, chosenFilters, drilledFilters, jobOfBar, slicerFilters } from "./drill-filters.ts";

test("every dimension and slicer leads to a column that the grid may filter", () => {
  const all = Object.fromEntries(slicerNames.map((name) => [name, slicerValues[name]]));
  const filters = [
    ...[...insightDimensions, ...capabilities].flatMap((dimension) => barFilters(dimension, "x")),
    ...slicerFilters(all),
  ];
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

test("bars that are left out become NotEqual items; blanks stay unless they are left out themselves", () => {
  const said = (filters: ReturnType<typeof chosenFilters>) =>
    filters.map(({ property, operator, value, allowNull }) => `${property} ${operator} ${value} ${allowNull}`);
  expect(said(chosenFilters([{ dimension: "Countries", without: ["GBR", "FRA"] }]))).toEqual([
    "country NotEqual GBR true",
    "country NotEqual FRA true",
  ]);
  expect(said(chosenFilters([{ dimension: "Countries", without: ["GBR", ""] }]))).toEqual([
    "country NotEqual GBR false",
    "country NotEqual  false",
  ]);
  expect(said(chosenFilters([{ dimension: "PaymentMethods", without: ["Cash"] }]))).toEqual([
    "paymentMethods NotEqual |Cash| true",
  ]);
  expect(said(chosenFilters([{ dimension: "vcard", only: "High" }]))).toEqual(["vcardScore Equal High false"]);
});

test("a bar is drilled into under the other dimensions' choices, and under its own where suppliers are in several", () => {
  const filters = [
    { dimension: "Countries", only: "GBR" },
    { dimension: "PaymentMethods", without: ["Cash"] },
    { dimension: "MccType", without: ["Retail"] },
  ] as const;
  const properties = (dimension: "Countries" | "MccType" | "PaymentMethods") =>
    drilledFilters(filters, dimension, "x").map(({ property, operator }) => `${property} ${operator}`);
  expect(properties("MccType")).toEqual(["mccType Equal", "country Equal", "paymentMethods NotEqual"]);
  expect(properties("PaymentMethods")).toEqual([
    "paymentMethods Contains",
    "country Equal",
    "paymentMethods NotEqual",
    "mccType NotEqual",
  ]);
});
