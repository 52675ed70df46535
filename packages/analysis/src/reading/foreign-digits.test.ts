import { describe, expect, it } from "vitest";
import { AmountReader } from "./amounts.ts";
import { civilDay } from "./civil-day.ts";
import { DateReader, isoDay } from "./dates.ts";
import { plainDigits } from "./foreign-digits.ts";

const utf8 = new TextEncoder();
const minor = (text: string, mark: "." | "," = "."): number => {
  const bytes = utf8.encode(text);
  return new AmountReader(mark, "utf-8").read(bytes, 0, bytes.length, 2);
};
const day = (text: string, order: "dmy" | "ymd" = "dmy"): string => {
  const bytes = utf8.encode(text);
  const days = new DateReader(order).read(bytes, 0, bytes.length);
  return Number.isNaN(days) ? "none" : isoDay(days);
};

describe("amounts of other scripts", () => {
  it.each([
    ["٣٠٠٥٫٢٨", 300_528],
    ["۳۰۰۵٫۲۸", 300_528],
    ["٣٬٠٠٥٫٢٨", 300_528],
    ["३००५.२८", 300_528],
    ["１２３４．５６", 123_456],
    ["－５０．００", -5000],
    ["▲1,234.50", -123_450],
    ["△1,234.50", -123_450],
    ["\u200e-12.50", -1250],
    ["\u202b1,500.00\u202c", 150_000],
    ["3005.28 Lakh", 30_052_800_000],
    ["1.5 crore", 1_500_000_000],
    ["2 Lacs", 20_000_000],
    ["12.5 Mio", 1_250_000_000],
    ["Lakhdar 12", Number.NaN],
  ])("%s", (text, expected) => expect(minor(text)).toBe(expected));

  it("reads the ten digits of every script", () => {
    for (const zero of [0x0660, 0x06f0, 0x0966, 0x0e50, 0xff10])
      expect(plainDigits(String.fromCodePoint(...Array.from({ length: 10 }, (_, at) => zero + at)))).toBe("0123456789");
  });
});

describe("dates of other scripts and calendars", () => {
  it.each([
    ["04/01/2569", "2026-01-04"],
    ["29/02/2567", "2024-02-29"],
    ["29/02/2569", "none"],
    ["٠٤/٠١/٢٠٢٦", "2026-01-04"],
    ["04/01/2700", "none"],
  ])("%s is %s", (text, expected) => expect(day(text)).toBe(expected));
  it.each([
    ["1404/10/14", "2026-01-04"],
    ["۱۴۰۴/۱۰/۱۴", "2026-01-04"],
    ["1403/12/30", "2025-03-20"],
    ["1404/12/30", "none"],
  ])("%s is %s", (text, expected) => expect(day(text, "ymd")).toBe(expected));

  it("agrees with the platform's Solar Hijri calendar on every day of 1300 to 1437", () => {
    const format = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
      timeZone: "UTC",
      year: "numeric",
      month: "numeric",
      day: "numeric",
    });
    const wrong: string[] = [];
    for (let days = civilDay(1300, 1, 1); days < civilDay(1438, 1, 1); days++) {
      const parts = new Map(format.formatToParts(days * 86_400_000).map(({ type, value }) => [type, value]));
      const [year, month, date] = ["year", "month", "day"].map((part) => Number(parts.get(part as "year")));
      if (civilDay(year ?? 0, month ?? 0, date ?? 0) !== days) wrong.push(isoDay(days));
    }
    expect(wrong).toEqual([]);
  });
});
