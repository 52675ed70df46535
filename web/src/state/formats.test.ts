import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decimalOf, formatsOf } from "./formats.ts";

const formats = formatsOf("en-GB");

test("money keeps every digit, also beyond what a float holds", () => {
  expect(formats.money("9007199254740993123", "GBP", 2)).toBe("£90,071,992,547,409,931.23");
  expect(formats.money("-5", "GBP", 2)).toBe("\u2212£0.05");
  expect(formats.money("1234", "JPY", 0)).toBe("¥1,234");
});

test("compact money shortens large sums only", () => {
  expect(formats.money("3802514409", "GBP", 2, true)).toBe("£38.0m");
  expect(formats.money("1050", "GBP", 2, true)).toBe("£10.50");
});

test("minor units as a decimal are the same number", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 4 }), (minor, digits) => {
      const [whole = "", rest = ""] = decimalOf(String(minor), digits).split(".");
      expect(rest.length).toBe(digits);
      expect(BigInt(whole + rest)).toBe(minor);
    }),
  );
});

test("sizes are told in the unit that fits", () => {
  expect(formats.bytes(41)).toBe("41 bytes");
  expect(formats.bytes(900_000)).toBe("900 kB");
  expect(formats.bytes(8 * 1024 * 1024)).toBe("8.4 MB");
  expect(formats.bytes(1024 ** 3)).toBe("1.07 GB");
});

test("numbers, money, sizes and days are written as the language writes them", () => {
  const [de, fr] = [formatsOf("de-DE"), formatsOf("fr-FR")];
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
  expect(de.count(1234567)).toBe("1.234.567");
  expect(plain(fr.count(1234567))).toBe("1 234 567");
  expect(plain(de.money("123450", "EUR", 2))).toBe("1.234,50 €");
  expect(plain(fr.money("-123450", "EUR", 2))).toBe("\u22121 234,50 €");
  expect(plain(de.money("3802514409", "GBP", 2, true))).toBe("38,0 Mio. £");
  expect(plain(de.money("79339460", "GBP", 2, true))).toBe("793.394,60 £");
  expect(plain(de.money("-2191803", "GBP", 2, true))).toBe("−21.918,03 £");
  expect(plain(de.money("2500000", "GBP", 2, true))).toBe("25.000 £");
  expect(plain(fr.bytes(8 * 1024 * 1024))).toBe("8,4 Mo");
  expect(de.day("2026-03-01")).toBe("1. März 2026");
  expect(fr.day("2026-03-01")).toBe("1er mars 2026");
});
