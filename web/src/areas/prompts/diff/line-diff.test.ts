import fc from "fast-check";
import { expect, it } from "vitest";
import { lineDiff, markedWords, type DiffLine } from "./line-diff.ts";

const textOf = ({ parts }: DiffLine) => parts.map(({ text }) => text).join("");
const side = (lines: readonly DiffLine[], without: DiffLine["kind"]) =>
  lines
    .filter(({ kind }) => kind !== without)
    .map(textOf)
    .join("\n");

it("contains both texts, unchanged", () => {
  const line = fc.oneof(fc.constantFrom("", "a b", "a c", "{{x}} is y", "{{x}} is z"), fc.string({ maxLength: 8 }));
  const text = fc.array(line, { maxLength: 12 }).map((all) => all.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = lineDiff(before, after);
      expect(side(lines, "added")).toBe(before);
      expect(side(lines, "removed")).toBe(after);
      const numbers = (which: "before" | "after") => lines.flatMap((each) => each[which] ?? []);
      expect(numbers("before")).toEqual(before.split("\n").map((_, at) => at + 1));
      expect(numbers("after")).toEqual(after.split("\n").map((_, at) => at + 1));
    }),
    { numRuns: 300, seed: 3 },
  );
});

it("keeps shared lines, and says of a text that it equals itself", () => {
  const lines = lineDiff("one\ntwo\nthree", "one\n2\nthree\nfour");
  expect(lines.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same", "added"]);
  expect(lineDiff("a\nb", "a\nb").every(({ kind }) => kind === "same")).toBe(true);
});

it("marks the words that differ inside a line, a variable as one word", () => {
  const { before, after } = markedWords("At most 160 words. {{a.b}} stays.", "At most 120 words. {{a.c}} stays.");
  expect(before.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(["160", "{{a.b}}"]);
  expect(after.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(["120", "{{a.c}}"]);
});

it("marks nothing in lines that have little in common", () => {
  const { before, after } = markedWords("Cost: see the fee.", "Then be brief, friendly, and plain.");
  expect([...before, ...after].some(({ isMarked }) => isMarked)).toBe(false);
});

it("stays quick with 20,000 lines on both sides", () => {
  const many = (of: string) => Array.from({ length: 20_000 }, (_, at) => `${of}${at}`).join("\n");
  expect(lineDiff(many("a"), many("b"))).toHaveLength(40_000);
});
