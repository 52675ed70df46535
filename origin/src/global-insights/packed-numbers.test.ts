import fc from "fast-check";
import { expect, it } from "vitest";
import { packNumbers, unpackNumbers } from "./packed-numbers.ts";

it("restores every whole number below 2^53, negative ones too", () => {
  const number = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -300, max: 300 }));
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      expect([...unpackNumbers(packNumbers(Float64Array.from(numbers)))]).toEqual(numbers.map((each) => each + 0));
    }),
    { seed: 44, numRuns: 500 },
  );
});

it("restores other numbers unchanged", () => {
  const numbers = [0.5, -1e300, 2 ** 60, 3];
  expect([...unpackNumbers(packNumbers(Float64Array.from(numbers)))]).toEqual(numbers);
});

it("takes few bytes for small numbers", () => {
  expect(packNumbers(Float64Array.from({ length: 100 }, (_, at) => at % 64)).byteLength).toBe(101);
});
