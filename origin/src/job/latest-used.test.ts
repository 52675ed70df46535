import { expect, test } from "vitest";
import { LatestUsed } from "./latest-used.ts";

test("keeps what was used last, and makes nothing twice meanwhile", () => {
  const made: string[] = [];
  const kept = new LatestUsed<string, string>(2);
  const ask = (key: string) =>
    kept.get(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) expect(ask(key)).toBe(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
  expect([kept.known("a"), kept.known("c")]).toEqual(["a", undefined]);
});

test("one that is heavier than all that may be kept stands alone", () => {
  const kept = new LatestUsed<string, number>(10, (weight) => weight);
  for (const [key, weight] of [
    ["a", 4],
    ["b", 6],
    ["c", 11],
  ] as const)
    kept.get(key, () => weight);
  expect(["a", "b", "c"].map((key) => kept.known(key))).toEqual([undefined, undefined, 11]);
  kept.get("d", () => 1);
  expect(["c", "d"].map((key) => kept.known(key))).toEqual([undefined, 1]);
});
