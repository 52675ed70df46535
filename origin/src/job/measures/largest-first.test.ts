import fc from "fast-check";
import { expect, test } from "vitest";
import { LargestFirst } from "./largest-first.ts";

test("finds as many of the largest amounts as sorting them all does", () => {
  const amount = fc.oneof(fc.constantFrom(0, -5, 1, 7, 7, 1000), fc.integer({ min: 1, max: 1e12 }));
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
      const largest = new LargestFirst();
      for (const each of amounts) largest.add(each);
      const sorted = amounts.filter((each) => each > 0).toSorted((a, b) => b - a);
      expect(largest.sum).toBe(sorted.reduce((sum, each) => sum + each, 0));
      let [reached, count] = [0, 0];
      while (count < sorted.length && reached < largest.sum * share) reached += sorted[count++] ?? 0;
      const taken = sorted.slice(0, count);
      const last = taken.at(-1) ?? 0;
      const ofLast = taken.filter((each) => each === last).length;
      expect(largest.fewest(largest.sum * share)).toEqual({ count, last, ofLast });
    }),
  );
});
