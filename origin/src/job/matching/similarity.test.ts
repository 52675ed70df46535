import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jaroWinkler } from "@paygauge/analysis/names/similarity";
import { containsWords } from "./string-table.ts";

const encoder = new TextEncoder();
const alike = (one: string, other: string, floor?: number): number => {
  const [a, b] = [encoder.encode(one), encoder.encode(other)];
  return jaroWinkler(a, 0, a.length, b, 0, b.length, floor);
};

describe("Jaro–Winkler", () => {
  it.each([
    ["martha", "marhta", 0.9611],
    ["dwayne", "duane", 0.84],
    ["dixon", "dicksonx", 0.8133],
    ["same", "same", 1],
    ["abc", "xyz", 0],
    ["", "", 1],
    ["", "a", 0],
  ])("of %s and %s is what Winkler says", (one, other, expected) => {
    expect(alike(one, other)).toBeCloseTo(expected, 4);
    expect(alike(other, one)).toBeCloseTo(expected, 4);
  });

  it("says the same with a floor, or nothing below it", () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcde "), maxLength: 14 });
    fc.assert(
      fc.property(word, word, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, floor) => {
        const whole = alike(one, other);
        expect(alike(one, other, floor)).toBe(whole >= floor ? whole : 0);
      }),
      { numRuns: 20_000 },
    );
  });
});

describe("words within words", () => {
  const within = (one: string, other: string) => containsWords(encoder.encode(one), encoder.encode(other));

  it.each([
    ["high street", "high street west", true],
    ["west high", "high street west", true],
    ["high", "highway west", false],
    ["", "high", false],
    ["high street north", "high street west", false],
  ])("%j and %j", (one, other, expected) => {
    expect(within(one, other)).toBe(expected);
    expect(within(other, one)).toBe(expected);
  });

  it("says what sets of words say", () => {
    const text = fc
      .array(fc.constantFrom("a", "ab", "abc", "é", "ée"), { maxLength: 4 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [short, long] = encoder.encode(one).length <= encoder.encode(other).length ? [one, other] : [other, one];
        const words = new Set(long.split(" "));
        expect(within(one, other)).toBe(short !== "" && short.split(" ").every((word) => words.has(word)));
      }),
    );
  });
});
