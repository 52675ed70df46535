import fc from "fast-check";
import { expect, test } from "vitest";
import { addingUp } from "./adding-up.ts";

test("rounded parts add up to the rounded whole, each at most one from its own value", () => {
  expect(addingUp([0.4, 0.4, 0.4], 1)).toEqual([1, 0, 0]);
  expect(addingUp([-1.5, 2.6], 1)).toEqual([-2, 3]);
  const amounts = fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(amounts, (values) => {
      const whole = Math.round(values.reduce((sum, each) => sum + each, 0)) + 0;
      const parts = addingUp(values, whole);
      expect(parts.reduce((sum, each) => sum + each, 0)).toBe(whole);
      for (const [at, part] of parts.entries()) expect(Math.abs(part - (values[at] ?? 0))).toBeLessThan(1 + 1e-6);
    }),
  );
});
