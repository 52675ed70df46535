import { expect, test } from "vitest";
import { blockersOf } from "./blockers.ts";
import type { Draft } from "./draft-of.ts";

const noGaps = { missing: [], dateMissing: false, questions: [], duplicates: [], emptyConstants: [] };

function draft(part: object): Draft {
  return {
    gaps: noGaps,
    buyer: { value: "Acme", id: "b1" },
    kind: { value: "advanced" },
    currency: { value: "GBP", isOpen: false },
    mapping: { sources: { amount: { column: 2 }, supplierId: { column: 0 } }, answers: {} },
    file: { id: "f1" },
    check: null,
    periods: [],
    period: null,
    ...part,
  } as unknown as Draft;
}

const keys = (part: object) => blockersOf(draft(part)).map(({ key, at }) => `${key} ${at}`);

test("nothing blocks a draft that leaves nothing open", () => {
  expect(keys({})).toEqual([]);
});

test("the supplier name comes first, then the amount, the buyer and the currency", () => {
  expect(
    keys({
      gaps: { ...noGaps, missing: ["amount", "supplierName"] },
      buyer: { value: "", id: null },
      currency: { value: "GBP", isOpen: true },
    }),
  ).toEqual(["supplierName supplierName", "amount amount", "buyer buyer", "currency currency"]);
});

test("a list of suppliers without money waits for no currency and no period", () => {
  expect(keys({ kind: { value: "matchedDataOnly" }, currency: { value: "GBP", isOpen: true } })).toEqual([]);
});

test("a question of the check is asked under the field that it is about", () => {
  const check = {
    totals: { asked: [{ line: 4 }] },
    questions: [
      { code: "supplierIds", ids: 1, examples: [] },
      { code: "negatives", rows: 2, negatives: 2, sumMinor: "1", flippedMinor: "1" },
      { code: "otherTable", from: 3, to: 4 },
    ],
  };
  expect(keys({ check })).toEqual(["question supplierId", "question amount", "question rows", "rows rows"]);
  const mapping = { sources: { amount: { column: 2 } }, answers: { supplierIds: "byName", negatives: "spend" } };
  expect(keys({ check, mapping })).toEqual(["question rows", "rows rows"]);
});
