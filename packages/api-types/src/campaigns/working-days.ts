import { ownValue } from "../own-value.ts";

/**
 * Working days by country: all days but the weekend. Public holidays are not known.
 * Weekends: Unicode CLDR 48, supplemental weekData (weekendStart, weekendEnd), Unicode licence v3; territories that are
 * not named rest on Saturday and Sunday.
 */
/** Days of the week, 0 Sunday to 6 Saturday, of alpha-3 countries. */
const weekends: Readonly<Record<string, readonly number[]>> = {
  IRN: [5],
  IND: [0],
  UGA: [0],
  AFG: [4, 5],
  ...Object.fromEntries(
    "BHR DZA EGY ISR IRQ JOR KWT LBY OMN QAT SAU SDN SYR YEM".split(" ").map((country) => [country, [5, 6]]),
  ),
};
const usual = [0, 6];

/** Days of rest of a country, alpha-3, 0 Sunday to 6 Saturday; of an unknown one Saturday and Sunday. */
export const weekendOf = (country: string): readonly number[] => ownValue(weekends, country) ?? usual;

const dayMs = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const isWorking = (ms: number, rest: readonly number[]): boolean => !rest.includes(new Date(ms).getUTCDay());

/** The day that is so many working days after another. @param day "YYYY-MM-DD" @param count at least 1 */
export function addWorkingDays(day: string, count: number, country: string): string {
  const rest = weekendOf(country);
  let at = startOf(day);
  for (let left = count; left > 0;) {
    at += dayMs;
    if (isWorking(at, rest)) left -= 1;
  }
  return dayOf(at);
}

/** Working days from a day (not counted) to another (counted); 0 where it is not later. Days: "YYYY-MM-DD". */
export function workingDaysBetween(from: string, to: string, country: string): number {
  const rest = weekendOf(country);
  const days = Math.max(0, Math.round((startOf(to) - startOf(from)) / dayMs));
  const weeks = Math.floor(days / 7);
  let count = weeks * (7 - rest.length);
  for (let at = startOf(from) + (weeks * 7 + 1) * dayMs; at <= startOf(to); at += dayMs)
    if (isWorking(at, rest)) count += 1;
  return count;
}
