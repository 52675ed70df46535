import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DecimalMark } from "@paygauge/api-types/entities/ledger-evidence";
import { AmountReader, tooLarge } from "@paygauge/analysis/reading/amounts";

function read(text: string, mark: DecimalMark = ".", digits = 2): number {
  const bytes = new TextEncoder().encode(text);
  return new AmountReader(mark, "utf-8").read(bytes, 0, bytes.length, digits);
}

describe("amounts", () => {
  it.each([
    ["1,234.50", ".", 123450],
    ["1.234,50", ",", 123450],
    ["(123.40)", ".", -12340],
    ["£1,234", ".", 123400],
    ["-£1,234.5", ".", -123450],
    ["£-5", ".", -500],
    ["($1,000.00)", ".", -100000],
    ["15.808,00€", ",", 1580800],
    ["15 808,00 €", ",", 1580800],
    ["1\u202f234,5", ",", 123450],
    ["1'234.50", ".", 123450],
    ["123.40-", ".", -12340],
    ["123.40 CR", ".", -12340],
    ["123.40 DR", ".", 12340],
    ["GBP 12.00", ".", 1200],
    ["12.00 USD", ".", 1200],
    [".5", ".", 50],
    ["5.", ".", 500],
    ["+7", ".", 700],
    ["\u22127.10", ".", -710],
    ["1.5E+3", ".", 150000],
    ["12,34,567.00", ".", 123456700],
    ["0.005", ".", 1],
    ["-0.005", ".", -1],
    ["0.0049", ".", 0],
    [" £-   ".trim(), ".", 0],
    ["99999999999.99", ".", 9999999999999],
  ] as const)("%s with %s is %i", (text, mark, minor) => {
    expect(read(text, mark)).toBe(minor);
  });

  it.each([
    "",
    "abc",
    "1,23",
    "1.234,50",
    "12-34",
    "INV123",
    "1 2 3",
    "--5",
    "1.2.3",
    "N/A",
    "#N/A",
    "£",
    "12%",
    "1\u00005",
    "0x10",
    "١٢%",
  ])("%j isn't an amount", (text) => {
    expect(read(text)).toBeNaN();
  });

  it("refuses what cannot be added exactly", () => {
    expect(read("1000000000001.00")).toBe(tooLarge);
    expect(read("9".repeat(60))).toBe(tooLarge);
  });

  it("has the decimals of the currency", () => {
    expect(read("7339.0", ".", 0)).toBe(7339);
    expect(read("1.2345", ".", 3)).toBe(1235);
  });

  it("reads back every amount in every spelling, exactly", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }),
        fc.nat(5),
        fc.boolean(),
        (minor, style, comma) => {
          const [decimal, group] = comma ? [",", "."] : [".", ","];
          const digits = String(Math.abs(minor)).padStart(3, "0");
          const whole = digits.slice(0, -2);
          const part = digits.slice(-2);
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
          const negative = minor < 0;
          const spellings = [
            `${negative ? "-" : ""}${whole}${decimal}${part}`,
            `${negative ? "-" : ""}${grouped}${decimal}${part}`,
            negative ? `(${grouped}${decimal}${part})` : `${grouped}${decimal}${part} `.trim(),
            `${grouped}${decimal}${part}${negative ? "-" : ""}`,
            `${negative ? "-" : ""}€${grouped}${decimal}${part}`,
            `${negative ? "-" : ""}${grouped}${decimal}${part} EUR`,
          ];
          expect(read(spellings[style] ?? "", comma ? "," : ".")).toBe(minor === 0 ? 0 : minor);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
