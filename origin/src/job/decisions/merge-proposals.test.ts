import type { GroupDecision } from "@paygauge/api-types/entities/analysis";
import { expect, test } from "vitest";
import { stillOpen } from "./merge-proposals.ts";

const merge = (into: string, ...supplierKeys: string[]): GroupDecision => ({ kind: "merge", into, supplierKeys });
const apart = (...supplierKeys: string[]): GroupDecision => ({ kind: "apart", supplierKeys });

test.each<[string, GroupDecision[], string[]]>([
  ["nothing said", [], ["a", "b", "c"]],
  ["one merged: the rest is still asked", [merge("a", "b")], ["a", "c"]],
  ["all merged", [merge("a", "b", "c")], ["a"]],
  ["merged into another supplier", [merge("z", "b")], ["a", "c"]],
  ["said to be apart", [apart("a", "b", "c")], []],
  ["said to be apart, and one merged before", [merge("a", "b"), apart("a", "c")], []],
  ["two apart: the third may still be either's", [apart("a", "b")], ["a", "b", "c"]],
  ["a split is of spellings", [{ kind: "split", supplierKey: "a", variantIds: [1] }], ["a", "b", "c"]],
])("%s", (_, decisions, open) => {
  // fewer than two aren't a question, however they come about
  const left = stillOpen(["a", "b", "c"], decisions);
  expect(left.length > 1 ? left : []).toEqual(open.length > 1 ? open : []);
});
