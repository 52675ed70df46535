import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneSlip, wordsOf } from "@paygauge/api-types/entities/name-words";
import { NameIndex } from "./name-index.ts";

const names = [
  "Pemberton Row Chemicals",
  "Pemberton Chemicals (Leeds) Ltd",
  "Chemicals Pemberton SARL",
  "Café Müller",
  "Penn",
];
const index = new NameIndex();
names.forEach((name, at) => index.add(at + 1, name));
/** Labels that fit every word, each with its worst fit. */
const found = (query: string) => {
  const fits = index.fitsOf(wordsOf(query));
  const worst = (label: number) => (fits.length === 0 ? 0 : Math.min(...fits.map((fit) => fit[label] ?? 0)));
  return names.flatMap((_, at) => (worst(at + 1) > 0 ? [`${at + 1}:${worst(at + 1)}`] : []));
};

test("finds words in any order and unfinished words", () => {
  expect(found("chemicals pemb")).toEqual(["1:2", "2:2", "3:2"]);
  expect(found("row pemberton")).toEqual(["1:2"]);
  expect(found("muller")).toEqual(["4:2"]);
});

test("finds a word with one slip, which fits less", () => {
  expect(found("pembertn chemicals")).toEqual(["1:1", "2:1", "3:1"]);
  expect(found("pebmerton")).toEqual(["1:1", "2:1", "3:1"]);
  expect(found("pembrtn chemicals")).toEqual([]);
  expect(found("pan")).toEqual([]);
  expect(found("")).toEqual([]);
});

test("one slip is an edit of one letter or a swap of two neighbours, and nothing else", () => {
  const distance = (a: string, b: string): number => {
    const rows = Array.from({ length: a.length + 1 }, (_, i) =>
      Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
    );
    const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
    for (let i = 1; i <= a.length; i += 1)
      for (let j = 1; j <= b.length; j += 1) {
        const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
        const row = rows[i];
        if (row)
          row[j] = Math.min(
            at(i - 1, j) + 1,
            at(i, j - 1) + 1,
            at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
            swap,
          );
      }
    return at(a.length, b.length);
  };
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (one, other) => isOneSlip(one, other) === (distance(one, other) === 1)),
    { numRuns: 500 },
  );
});
