import { expect, test } from "vitest";
import { filterItemsOf, filtersOf } from "./user-filter-values.ts";

test("names contain, issuer and branding equal, and what is empty is skipped", () => {
  const values = filtersOf(new URLSearchParams("username=+ada+&issuerId=i1&effectiveBrandingId=&p=3"));
  expect(values).toEqual({ username: "ada", displayName: "", issuerId: "i1", effectiveBrandingId: "" });
  expect(filterItemsOf(values)).toEqual([
    { propertyName: "username", itemComparisonOperator: "Contains", itemValue: "ada" },
    { propertyName: "issuerId", itemComparisonOperator: "Equal", itemValue: "i1" },
  ]);
});
