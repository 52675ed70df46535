import { expect, test } from "vitest";
import { criteriaOf, filtersOf, majorText } from "./criteria.ts";

test.each([
  ["1500000", 2, "15000"],
  ["1500050", 2, "15000.5"],
  ["-5", 2, "-0.05"],
  ["100", 0, "100"],
  ["15.5", 2, "15.5"],
] as const)("%s minor units of %s digits are %s", (minor, digits, major) => {
  expect(majorText(minor, digits)).toBe(major);
});

test("criteria come back from the grid as they went there", () => {
  const criteria = {
    filterItems: [
      { propertyName: "spendMinor", itemComparisonOperator: "GreaterThanOrEqual" as const, itemValue: "1500050" },
      { propertyName: "vcardScore", itemComparisonOperator: "Equal" as const, itemValue: "High" },
      { propertyName: "daysToPay", itemComparisonOperator: "Equal" as const, allowNullValue: true },
    ],
    search: "acme",
  };
  const filters = filtersOf(criteria, 2);
  expect(filters[0]).toEqual({
    property: "spendMinor",
    operator: "GreaterThanOrEqual",
    value: "15000.5",
    allowNull: false,
  });
  expect(criteriaOf({ filters, search: "acme" }, 2)).toEqual(criteria);
});
