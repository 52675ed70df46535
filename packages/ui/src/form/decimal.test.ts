import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decimalText, parseDecimal } from "./decimal.ts";

const locales = ["en-GB", "de-DE", "fr-FR", "de-CH", "en-IN", "da-DK", "sv-SE"];

test("what a locale writes is read back to the same number, with every digit", () => {
  const plain = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.option(fc.stringMatching(/^\d{1,6}$/)), fc.boolean())
    .map(([whole, part, negative]) => `${negative ? "-" : ""}${whole}${part === null ? "" : `.${part}`}`);
  fc.assert(
    fc.property(plain, fc.constantFrom(...locales), (number, locale) => {
      expect(parseDecimal(decimalText(number, locale), locale)).toBe(number);
    }),
  );
});

test("decimals are the reader's own, and a mark in a wrong place isn't a number", () => {
  expect(parseDecimal("1.250,5", "de-DE")).toBe("1250.5");
  expect(parseDecimal("1,250.5", "en-GB")).toBe("1250.5");
  expect(parseDecimal("1 250,5", "fr-FR")).toBe("1250.5");
  expect(parseDecimal(" -0,5 ", "de-DE")).toBe("-0.5");
  for (const text of ["1,5", "1,2345", "1.2.3", "", "abc", "1e5", "--1", ".", "1.", "Infinity"]) {
    expect(parseDecimal(text, "en-GB"), text).toBeUndefined();
  }
});
