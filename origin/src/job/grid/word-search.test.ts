import fc from "fast-check";
import { expect, test } from "vitest";
import { wordTest, WordSearch } from "./word-search.ts";

const letters = fc.string({ unit: fc.constantFrom("a", "b", "é", " ", "\n"), maxLength: 6 });
const plain = fc.string({ unit: fc.constantFrom("a", "b", "é", " "), maxLength: 6 });

test.each(["Contains", "StartsWith", "EndsWith"] as const)("%s finds what looking at each word finds", (operator) => {
  fc.assert(
    fc.property(fc.oneof(fc.array(plain), fc.array(letters)), letters, (found, value) => {
      const words = ["", ...found];
      const judged = words.map((word, code) => (code > 0 && wordTest(operator, value)(word) ? 1 : 0));
      expect([...new WordSearch(words).passing(operator, value)]).toEqual(judged);
    }),
    { numRuns: 3000 },
  );
});
