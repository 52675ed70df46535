import { describe, expect, test } from "vitest";
import type { MonthMoney } from "@paygauge/api-types/entities/month-money";
import { addMonths, proposePeriod } from "./period.ts";

const money = (month: string, minor: number, first?: number, last?: number): MonthMoney => ({
  month,
  rows: 1,
  minor: String(minor),
  ...(first === undefined || last === undefined ? {} : { first, last }),
});
/** Months in a row with payments from the first to the last days given. */
const ledger = (from: string, amounts: readonly number[], first = 1, last = 28): MonthMoney[] =>
  amounts.map((minor, at) => {
    const index = Number(from.slice(0, 4)) * 12 + Number(from.slice(5)) - 1 + at;
    const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
    return money(month, minor, at === 0 ? first : 1, at === amounts.length - 1 ? last : 28);
  });
const even = (months: number, amount = 1000) => Array.from({ length: months }, () => amount);
const spans = (months: readonly MonthMoney[], ...texts: string[]) =>
  proposePeriod(months, texts)?.candidates.map(({ key, from, to }) => [key, from, to]);

describe("a month that a file's name states", () => {
  // A list of what was paid in September holds invoices of July and August.
  const paid = ledger("2025-07", [2000, 3000, 5000], 2, 30);
  test.each([
    "payments-2025-09.csv",
    "spend 09-2025.csv",
    "ap-09-2025.xlsx",
    "paid_2025_09.csv",
    "Payments September 2025.csv",
    "payments-sep-2025.csv",
  ])("%s: is proposed over the spread of invoice dates", (name) => {
    expect(proposePeriod(paid, [name])).toMatchObject({
      key: "stated",
      from: "2025-09-01",
      to: "2025-09-30",
      percent: 50,
      isPaidIn: true,
    });
  });
  test("counts older invoices in it only where the file has any", () => {
    expect(proposePeriod(ledger("2025-09", [5000], 2, 30), ["payments-2025-09.csv"])?.isPaidIn).toBeUndefined();
  });
  test("is not proposed with less than 40 % of the money, or before the last month", () => {
    expect(proposePeriod(ledger("2025-07", [3000, 4000, 3000], 2, 30), ["payments-2025-09.csv"])?.key).not.toBe(
      "stated",
    );
    expect(proposePeriod(paid, ["payments-2025-08.csv"])?.key).not.toBe("stated");
  });
  test("a year behind a hyphen is a year", () => {
    const whole = ledger("2025-01", even(12), 1, 31);
    expect(proposePeriod(whole, ["spend-2025.csv"])).toMatchObject({ key: "stated", from: "2025-01-01" });
  });
});

describe("what is proposed", () => {
  test("26 days across a month's end stay 26 days: whole months are offered, not proposed", () => {
    const found = proposePeriod(ledger("2024-05", [500, 500], 16, 10));
    expect(found).toMatchObject({ key: "dates", from: "2024-05-16", to: "2024-06-10", days: 26, percent: 100 });
    expect(found?.factor).toBeCloseTo(365 / 26, 6);
    expect(found?.candidates.map(({ key, days }) => [key, days])).toEqual([
      ["dates", 26],
      ["months", 61],
    ]);
  });

  test("whole months where payments reach the first and the last three working days", () => {
    // 1 June 2024 is a Saturday: the 5th is the third working day; the 26th is the third last.
    expect(spans(ledger("2024-06", [100], 5, 26))?.[0]).toEqual(["months", "2024-06-01", "2024-06-30"]);
    expect(spans(ledger("2024-06", [100], 6, 26))?.[0]).toEqual(["dates", "2024-06-06", "2024-06-26"]);
    expect(spans(ledger("2024-06", [100], 5, 25))?.[0]).toEqual(["dates", "2024-06-05", "2024-06-25"]);
  });

  test.each([
    ["a quiet December", ledger("2024-01", [...even(11), 300], 2, 23)],
    ["a December with next to nothing", ledger("2024-01", [...even(11), 20], 2, 23)],
    ["a year that ends early and begins late", ledger("2024-01", even(12), 8, 23)],
  ])("a year stays a year: %s", (_, months) => {
    expect(proposePeriod(months)).toMatchObject({ key: "year", from: "2024-01-01", to: "2024-12-31", factor: 1 });
  });

  test("twelve months from the first day, where twelve calendar months leave payments out", () => {
    expect(spans(ledger("2024-03", [500, ...even(11), 500], 15, 14))?.[0]).toEqual([
      "year",
      "2024-03-15",
      "2025-03-14",
    ]);
  });

  test("a few payments of earlier months do not stretch the period, and are offered", () => {
    // 98 % of the money in one month, two payments a year apart from it.
    const months = [money("2024-05", 50, 3, 3), money("2025-05", 9800, 1, 30)];
    expect(spans(months)).toEqual([
      ["months", "2025-05-01", "2025-05-31"],
      ["dates", "2025-05-01", "2025-05-30"],
      ["all", "2024-05-03", "2025-05-30"],
    ]);
  });

  test("first days of years stand for whole years, payments a year apart for their days", () => {
    const yearly = (day: number) =>
      [2022, 2023, 2025].map((year) => ({ month: `${year}-07`, rows: 9, minor: "90000", first: day, last: day }));
    expect(proposePeriod(yearly(1))).toMatchObject({ from: "2022-07-01", to: "2026-06-30" });
    expect(proposePeriod(yearly(15))).toMatchObject({ to: "2025-07-31" });
  });
  test("dates that stand for months or quarters are whole ones", () => {
    const dated = (...months: string[]) => months.map((month) => money(month, 100, 1, 1));
    const year = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, "0")}`);
    expect(proposePeriod(dated(...year))).toMatchObject({
      key: "months",
      from: "2025-01-01",
      to: "2025-12-31",
      factor: 1,
    });
    expect(proposePeriod(dated("2025-01", "2025-04", "2025-07", "2025-10"))).toMatchObject({ to: "2025-12-31" });
    expect(proposePeriod(dated("2025-05"))).toMatchObject({ from: "2025-05-01", to: "2025-05-31" });
  });

  test("months without a row are gaps; more than two years are long; without dated money nothing is proposed", () => {
    expect(proposePeriod([money("2023-11", 500, 1, 29), money("2024-02", 500, 1, 29)])).toMatchObject({
      gaps: ["2023-12", "2024-01"],
      isLong: false,
    });
    expect(proposePeriod(ledger("2022-01", even(25)))).toMatchObject({ isLong: true });
    expect(proposePeriod(ledger("2022-01", even(24)))).toMatchObject({ isLong: false });
    expect(proposePeriod([])).toBeNull();
    expect(proposePeriod([money("2024-01", 0)])).toBeNull();
  });

  test("files add up; months of an earlier release's check count as whole", () => {
    const files = [[money("2024-02", 1, 4, 9)], [money("2024-01", 2, 1, 5), money("2024-02", 3, 2, 7)]];
    expect(addMonths(files)).toEqual([money("2024-01", 2, 1, 5), { ...money("2024-02", 4, 2, 9), rows: 2 }]);
    expect(spans([money("2024-01", 2), money("2024-02", 2)])).toEqual([["months", "2024-01-01", "2024-02-29"]]);
  });
});

describe("what a name or a title states", () => {
  const june = ledger("2014-06", [100], 9, 27);
  test.each([
    ["2014-06.csv", june, "2014-06-01", "2014-06-30"],
    ["payments_201406.csv", june, "2014-06-01", "2014-06-30"],
    ["06-2014 spend.xlsx", june, "2014-06-01", "2014-06-30"],
    ["Ausgaben Juni 2014", june, "2014-06-01", "2014-06-30"],
    ["Dépenses juin 2014", june, "2014-06-01", "2014-06-30"],
    ["Apr-Jun 2024", ledger("2024-04", even(3), 8, 20), "2024-04-01", "2024-06-30"],
    ["April to June 2024.csv", ledger("2024-04", even(3), 8, 20), "2024-04-01", "2024-06-30"],
    ["Nov-Feb 2024", ledger("2023-11", even(4), 8, 20), "2023-11-01", "2024-02-29"],
    ["Apr 2025 to Mar 2026", ledger("2025-04", even(12), 20, 10), "2025-04-01", "2026-03-31"],
    ["Q3", ledger("2024-07", even(3), 8, 20), "2024-07-01", "2024-09-30"],
    ["Q3 FY26", ledger("2025-10", even(3), 8, 20), "2025-10-01", "2025-12-31"],
    ["2. Quartal 2025", ledger("2025-04", even(3), 8, 20), "2025-04-01", "2025-06-30"],
    ["T1 2025", ledger("2025-01", even(3), 8, 20), "2025-01-01", "2025-03-31"],
    ["FY26", ledger("2025-07", even(12), 20, 10), "2025-07-01", "2026-06-30"],
    ["Spend 2025-26.csv", ledger("2025-04", even(12), 20, 10), "2025-04-01", "2026-03-31"],
    ["PCard 1617.csv", ledger("2016-04", even(12), 20, 10), "2016-04-01", "2017-03-31"],
    ["2015-P05.csv", ledger("2015-08", [100], 9, 27), "2015-08-01", "2015-08-31"],
    ["P10", ledger("2025-01", [100], 9, 27), "2025-01-01", "2025-01-31"],
    ["Payments 01.04.2024 - 15.05.2024", ledger("2024-04", even(2), 5, 10), "2024-04-01", "2024-05-15"],
    ["20240401-20240515.csv", ledger("2024-04", even(2), 5, 10), "2024-04-01", "2024-05-15"],
  ])("%s", (text, months, from, to) => {
    expect(proposePeriod(months, ["ledger.csv", text])).toMatchObject({ key: "stated", from, to, text });
  });

  test("is offered where data covers little of it, and ignored where it has nothing to do with it", () => {
    expect(spans(ledger("2025-01", even(9), 2, 25), "2025.csv")).toEqual([
      ["dates", "2025-01-02", "2025-09-25"],
      ["stated", "2025-01-01", "2025-12-31"],
      ["months", "2025-01-01", "2025-09-30"],
    ]);
    for (const text of ["2019-06.csv", "vendors 12 market decor.csv", "export_v2.csv", "marchand 24.csv"])
      expect(proposePeriod(june, [text])?.key, text).toBe("dates");
  });

  test("of several files that state a month each they are together", () => {
    const months = ledger("2024-04", even(2), 9, 20);
    expect(proposePeriod(months, ["2024-04.csv", "2024-05.csv"])).toMatchObject({
      key: "stated",
      from: "2024-04-01",
      to: "2024-05-31",
    });
  });
});
