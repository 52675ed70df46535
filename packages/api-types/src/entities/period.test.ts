import { expect, test } from "vitest";
import { addMonths, proposePeriod } from "./period.ts";

const money = (month: string, minor: number, rows = 1) => ({ month, rows, minor: String(minor) });

test("a few rows of earlier months do not stretch the period", () => {
  // 127 days by the dates of card rows, 98 % of the money in one month.
  const months = [money("2025-01", 50), money("2025-02", 70), money("2025-03", 80), money("2025-05", 9800)];
  expect(proposePeriod(months)).toEqual({
    from: "2025-05-01",
    to: "2025-05-31",
    months: 1,
    percent: 98,
    gaps: [],
    isLong: false,
  });
});

test("a year of even months is a year, whatever the order of the months", () => {
  const year = Array.from({ length: 12 }, (_, at) => money(`2024-${String(at + 1).padStart(2, "0")}`, 1000));
  expect(proposePeriod(year.toReversed())).toMatchObject({
    from: "2024-01-01",
    to: "2024-12-31",
    months: 12,
    percent: 100,
  });
});

test("months without a row within the period are gaps; more than two years are long", () => {
  expect(proposePeriod([money("2023-11", 500), money("2024-02", 500)])).toMatchObject({
    from: "2023-11-01",
    to: "2024-02-29",
    gaps: ["2023-12", "2024-01"],
    isLong: false,
  });
  const long = Array.from({ length: 25 }, (_, at) =>
    money(`${2022 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`, 10),
  );
  expect(proposePeriod(long)).toMatchObject({ months: 24, isLong: false });
  expect(proposePeriod([...long, money("2024-02", 100)])).toMatchObject({ months: 25, isLong: true });
});

test("of windows of one length the one with more money, then the later", () => {
  expect(proposePeriod([money("2024-01", 0, 1), money("2024-02", 1000), money("2024-03", 0, 1)])?.from).toBe(
    "2024-02-01",
  );
  expect(proposePeriod([money("2024-01", 500), money("2024-02", 9500), money("2024-03", 0)])?.from).toBe("2024-02-01");
});

test("files add up; without dated money nothing is proposed", () => {
  expect(addMonths([[money("2024-02", 1)], [money("2024-01", 2), money("2024-02", 3)]])).toEqual([
    money("2024-01", 2),
    money("2024-02", 4, 2),
  ]);
  expect(proposePeriod([])).toBeNull();
  expect(proposePeriod([money("2024-01", 0)])).toBeNull();
});
