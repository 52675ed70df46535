import { expect, test } from "vitest";
import { draftOf, isChanged, rateFaults, ratesToSave } from "./rates-draft.ts";

const saved = [{ currency: "EUR", perUsd: "0.924", asOf: "2024-12-31" }];
const waiting = [
  { currency: "KWD", rows: 2, sumMinor: "3234", minorDigits: 3 },
  { currency: "", rows: 1, sumMinor: "900", minorDigits: 2 },
];
const draft = draftOf(saved, waiting, "2026-01-02");

test("a currency that rows wait in has a row of its own, first", () => {
  expect(draft.map(({ currency, perUsd }) => [currency, perUsd])).toEqual([
    ["KWD", ""],
    ["EUR", "0.924"],
  ]);
});

test("a row that is not filled in is neither a fault nor saved", () => {
  expect(rateFaults(draft)).toEqual({});
  expect(isChanged(draft, saved)).toBe(false);
  expect(ratesToSave(draft)).toEqual(saved);
});

test("a rate is digits above nought", () => {
  const typed = draft.map((rate) => (rate.currency === "KWD" ? { ...rate, perUsd: "abc" } : { ...rate, perUsd: "0" }));
  expect(Object.keys(rateFaults(typed))).toEqual(["KWD", "EUR"]);
  const right = draft.map((rate) => (rate.currency === "KWD" ? { ...rate, perUsd: " 0.307 " } : rate));
  expect(isChanged(right, saved)).toBe(true);
  expect(ratesToSave(right)[0]).toEqual({ currency: "KWD", perUsd: "0.307", asOf: "2026-01-02" });
});
