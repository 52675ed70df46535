import fc from "fast-check";
import { expect, test } from "vitest";
import { atOnce } from "@paygauge/api-types/turns/turns";
import { sortBy } from "./sort-by.ts";

test("sorts ordinals by key as comparing does, equal ones in the order that they had", () => {
  const keys = fc.oneof(fc.nat(3), fc.integer({ min: 0, max: 0xffffffff }));
  fc.assert(
    fc.property(fc.array(keys, { maxLength: 50 }), fc.constantFrom(1, 200), (some, times) => {
      const key = Uint32Array.from({ length: some.length * times }, (_, at) => some[(at * 7) % some.length] ?? 0);
      const order = Uint32Array.from(key.keys()).toReversed();
      const expected = [...order].toSorted((a, b) => (key[a] ?? 0) - (key[b] ?? 0) || b - a);
      atOnce(sortBy(order, key));
      expect([...order]).toEqual(expected);
    }),
  );
});
