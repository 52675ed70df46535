/** Days of the Gregorian calendar, and of two others that number their years so that none is taken for another. */

/** Days since 1970-01-01 of a civil date (H. Hinnant, days_from_civil). */
function daysOf(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const ofEra = y - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719468;
}

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Years that the Thai solar calendar counts more: 2569 is 2026. */
const buddhistYears = 543;
/** The years 1921 to 2060 of the Solar Hijri calendar of Iran. */
const [firstSolar, lastSolar] = [1300, 1438];

/** Years of the Solar Hijri calendar that are leap, within each 33 (K. M. Borkowski, 1996). */
const solarLeaps: ReadonlySet<number> = new Set([1, 5, 9, 13, 17, 22, 26, 30]);

/** Days from 1 Farvardin 1300, which was 21 March 1921. NaN where there isn't such a day. */
function solarDay(year: number, month: number, day: number): number {
  if (month < 1 || month > 12 || day < 1) return Number.NaN;
  const length = month <= 6 ? 31 : month < 12 || solarLeaps.has(year % 33) ? 30 : 29;
  if (day > length) return Number.NaN;
  let days = daysOf(1921, 3, 21);
  for (let each = firstSolar; each < year; each++) days += solarLeaps.has(each % 33) ? 366 : 365;
  return days + (month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30) + day - 1;
}

/** Days since 1970-01-01; NaN for anything but a day between 1900 and 2100. */
export function civilDay(year: number, month: number, day: number): number {
  if (year >= firstSolar && year <= lastSolar) return solarDay(year, month, day);
  const gregorian = year > 2100 ? year - buddhistYears : year;
  if (gregorian < 1900 || gregorian > 2100 || month < 1 || month > 12 || day < 1) return Number.NaN;
  if (day > (monthLengths[month - 1] ?? 0) || (month === 2 && day === 29 && !isLeap(gregorian))) return Number.NaN;
  return daysOf(gregorian, month, day);
}
