import fc from "fast-check";
import { expect, test } from "vitest";
import { isSizeKnown, marksOfCode, sizeClass, sizeCode, unknownSize } from "./document-size.ts";

const amount = fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.maxSafeInteger().map(Math.abs));

test("larger amounts have no smaller class, and a class is a tenth wide at most", () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(sizeClass(less)).toBeLessThanOrEqual(sizeClass(more));
      if (sizeClass(less) === sizeClass(more)) expect(more - less).toBeLessThanOrEqual(more / 10);
    }),
  );
  expect([99, 100, 101, 110, 7600, 7601, 9999, 10_000].map(sizeClass)).toEqual([99, 100, 101, 101, 256, 257, 280, 280]);
});

test("a code tells type, card and credit apart", () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 2 }), fc.boolean(), fc.boolean(), (minor, type, byCard, isCredit) => {
      const code = sizeCode(sizeClass(minor), type, byCard, isCredit);
      expect(code).toBeLessThan(2 ** 15);
      expect(isSizeKnown(code)).toBe(true);
      expect(isSizeKnown(sizeCode(unknownSize, type, byCard, isCredit))).toBe(false);
      expect(marksOfCode(code)).toEqual({ type: ["PurchaseOrder", "Invoice", "Payment"][type], byCard, isCredit });
    }),
  );
});
