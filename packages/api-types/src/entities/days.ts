/** Days as ISO text ("2025-03-31"), UTC: spans, lengths, months and working days. */

/** First and last day, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;

/** Whole days since 1970-01-01. */
export const dayNumber = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / dayMs);
const isoOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Days of a span. */
export const daysOf = ({ from, to }: Span): number => dayNumber(to) - dayNumber(from) + 1;

/** Months since year 0 of "2025-03" or a day of it. */
export const monthIndex = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
/** "2025-03" of months since year 0. */
export const monthText = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;

/** Whole months, by the indexes of the first and the last. */
export function wholeMonths(first: number, last: number): Span {
  const end = Date.UTC(Math.floor(last / 12), (last % 12) + 1, 0);
  return { from: `${monthText(first)}-01`, to: new Date(end).toISOString().slice(0, 10) };
}

/** The day after as many days, or before where negative. */
export const dayAfter = (iso: string, days: number): string => isoOf(dayNumber(iso) + days);

/** Days that two spans have in common. */
export function commonDays(a: Span, b: Span): number {
  const from = Math.max(dayNumber(a.from), dayNumber(b.from));
  return Math.max(0, Math.min(dayNumber(a.to), dayNumber(b.to)) - from + 1);
}

/** The n-th working day (Monday to Friday) from a day on; backwards where `step` is −1. */
export function workingDay(from: string, count: number, step: 1 | -1): string {
  let day = dayNumber(from);
  for (let left = count; ; day += step) {
    const weekday = (((day + 4) % 7) + 7) % 7;
    if (weekday !== 0 && weekday !== 6) left--;
    if (left === 0) return isoOf(day);
  }
}
