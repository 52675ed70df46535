import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Converter } from "@paygauge/analysis/reading/lines/converter";

describe("converting money", () => {
  test.each([
    // 600.00 EUR at .924 and .783 a dollar is 508.4415…
    [60_000, "0.924", "0.783", 0, 50_844],
    [-60_000, "0.924", "0.783", 0, -50_844],
    // Yen have no decimals, Kuwaiti dinars three: 1,000 JPY are 6.607 USD; 1.000 KWD at .307 is 3.2573 USD.
    [1000, "151.35", "1", 2, 661],
    [1000, "0.307", "1", -1, 326],
    [100, "1", "0.307", 1, 307],
    // Half a unit is rounded away from zero.
    [1, "2", "1", 0, 1],
    [-1, "2", "1", 0, -1],
    [0, "2", "1", 0, 0],
  ])("%d at %s to %s, shifted by %d, is %d", (minor, from, to, shift, expected) => {
    expect(new Converter(from, to, shift).convert(minor)).toBe(expected);
  });

  test("what isn't an amount stays none", () => {
    const converter = new Converter("0.924", "0.783", 0);
    expect(converter.convert(Number.NaN)).toBeNaN();
    expect(converter.convert(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
  });

  test("any amount at any rates is that of exact fractions", () => {
    const rate = fc
      .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 999_999_999 }))
      .map(([whole, part]) => `${whole}.${String(part).padStart(9, "0")}`)
      .filter((text) => /[1-9]/.test(text));
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.maxSafeNat().map((n) => n % 1e14),
        fc.integer({ min: -3, max: 3 }),
        (from, to, minor, shift) => {
          const nine = (text: string) => BigInt(text.replace(".", ""));
          const [up, down] = [nine(to) * 10n ** BigInt(3 + shift), nine(from) * 1000n];
          const exact = (2n * BigInt(minor) * up + down) / (2n * down);
          expect(new Converter(from, to, shift).convert(minor)).toBe(Number(exact));
        },
      ),
    );
  });
});
