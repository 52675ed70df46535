import { expect, test } from "vitest";
import { comparisonOf } from "./use-comparison.ts";

test("an address says which runs are compared and which suppliers are listed", () => {
  const search = "?before=r1&after=r2&other=j2&capability=boost&by=spend&show=Low.High";
  expect(comparisonOf(search)).toEqual({
    before: "r1",
    after: "r2",
    other: "j2",
    capability: "boost",
    by: "spend",
    shown: { kind: "moved", capability: "boost", before: "Low", after: "High" },
  });
  expect(comparisonOf("?show=left").shown).toEqual({ kind: "left" });
});

test("what an address says wrongly counts as not said", () => {
  expect(comparisonOf("?capability=cash&by=weight&show=Low.Higher")).toEqual({
    before: undefined,
    after: undefined,
    other: undefined,
    capability: "stp",
    by: "count",
    shown: null,
  });
});
