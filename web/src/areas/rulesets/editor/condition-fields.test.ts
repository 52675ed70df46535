import { leafProblem } from "@paygauge/api-types/entities/ruleset-check";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import { expect, test } from "vitest";
import { factNames, freshLeaf, operatorsOf, withField, withKind } from "./condition-fields.ts";

test("whatever fact is chosen after another, the comparison can be used", () => {
  for (const first of factNames)
    for (const second of factNames) {
      const leaf = withField(withField(freshLeaf, first), second);
      expect(leafProblem(leaf), `${first} → ${second}`).toBeNull();
    }
});

test("the nine comparisons are offered, each where its value fits", () => {
  expect(new Set(factNames.flatMap((field) => operatorsOf(field))).size).toBe(9);
  expect(operatorsOf("domestic")).toEqual(["Equal", "NotEqual"]);
  expect(operatorsOf("tier")).toContain("StartsWith");
  expect(operatorsOf("spend")).not.toContain("Contains");
});

test("a group keeps its parts under another word", () => {
  const both: Condition = { all: [freshLeaf, freshLeaf] };
  expect(withKind(both, "any")).toEqual({ any: [freshLeaf, freshLeaf] });
  expect(withKind(both, "not")).toEqual({ not: both });
  expect(withKind({ not: freshLeaf }, "all")).toEqual({ all: [freshLeaf] });
  expect(withKind(freshLeaf, "any")).toEqual({ any: [freshLeaf] });
});
