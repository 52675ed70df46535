import { expect, it } from "vitest";
import { daysOfRelative, relativeDays, relativeOf } from "./relative-days.ts";

const at = (today: string) => Object.fromEntries(relativeDays.map((word) => [word, daysOfRelative(word, today)]));

it("names days relative to today, over ends of months and years, and leap days", () => {
  expect(at("2024-03-31")).toEqual({
    last7Days: ["2024-03-25", "2024-03-31"],
    last30Days: ["2024-03-02", "2024-03-31"],
    thisMonth: ["2024-03-01", "2024-03-31"],
    lastMonth: ["2024-02-01", "2024-02-29"],
    last12Months: ["2023-03-01", "2024-02-29"],
    thisYear: ["2024-01-01", "2024-12-31"],
    lastYear: ["2023-01-01", "2023-12-31"],
  });
  expect(at("2025-01-01")).toMatchObject({
    last7Days: ["2024-12-26", "2025-01-01"],
    lastMonth: ["2024-12-01", "2024-12-31"],
    last12Months: ["2024-01-01", "2024-12-31"],
    lastYear: ["2024-01-01", "2024-12-31"],
  });
});

it("knows its own words alone", () => {
  expect(["@lastMonth", "lastMonth", "@lastmonth", "@toString", "2026-11-01"].map(relativeOf)).toEqual([
    "lastMonth",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
