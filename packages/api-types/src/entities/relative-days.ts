/** Days that a filter names relative to the day on which its query runs: "@last30Days". */
import { dayAfter, monthIndex, monthText } from "./days.ts";

export const relativeDays = [
  "last7Days",
  "last30Days",
  "thisMonth",
  "lastMonth",
  "last12Months",
  "thisYear",
  "lastYear",
] as const;
type RelativeDays = (typeof relativeDays)[number];

/** The word of a filter's value; undefined: it names days, or nothing that is known. */
export const relativeOf = (value: string): RelativeDays | undefined =>
  relativeDays.find((each) => value === `@${each}`);

/** First and last day, both ISO and included. */
type Days = readonly [first: string, last: string];

const monthsOf = (first: number, last: number): Days => [
  `${monthText(first)}-01`,
  dayAfter(`${monthText(last + 1)}-01`, -1),
];

/**
 * The days of a word. "Last" months and years are whole ones; last days end today.
 * @param today ISO
 */
export function daysOfRelative(word: RelativeDays, today: string): Days {
  const month = monthIndex(today);
  const year = month - (month % 12);
  const days: Record<RelativeDays, Days> = {
    last7Days: [dayAfter(today, -6), today],
    last30Days: [dayAfter(today, -29), today],
    thisMonth: monthsOf(month, month),
    lastMonth: monthsOf(month - 1, month - 1),
    last12Months: monthsOf(month - 12, month - 1),
    thisYear: monthsOf(year, year + 11),
    lastYear: monthsOf(year - 12, year - 1),
  };
  return days[word];
}
