/**
 * Dates to whole days since 1970-01-01, straight from bytes, in the order that the whole column decided. Read are
 * `2025-03-31`, `2025-03-31 00:00:00`, `2017/12/16 10:14:44 AM`, `31/03/2025`, `3/31/2025 0:00`, `31.3.25`,
 * `01-Apr-2011`, `1. avril 2011`, `Apr 1, 2011`, `20250331`, months (`Jan-25`, `2025-01`, `01/2025`), quarters, fiscal
 * periods, ISO weeks (`2025-W13`, `KW 13/2025`), days and weeks without a year (`31/03`, `31-Mar`, `Mar 31`, `KW 13`) where
 * the year is known, dates behind a weekday as JavaScript writes them, and Excel's serial days where the column is such.
 */
import type { DateOrder } from "@paygauge/api-types/entities/ledger-evidence";
import { monthNamed } from "./month-names.ts";
import { civilDay } from "./civil-day.ts";
import { plainDigitBytes } from "./foreign-digits.ts";
import { mayBePeriod, periodIn } from "./periods.ts";
import { afterWeekday } from "./weekdays.ts";
import { weekIn } from "./weeks.ts";
import { yearIn } from "./years.ts";

/** What the digits of a date look like: the order matters for `numeric` alone. */
export const dateShapes = {
  none: 0,
  year: 1,
  numeric: 2,
  named: 3,
  compact: 4,
  serial: 5,
  /** A month or a quarter of the calendar: it counts on its first day. */
  month: 6,
  /** A period of a fiscal year, whose first day a user states. */
  fiscal: 7,
  /** A day and a month without a year. */
  yearless: 8,
  /** A week of ISO 8601, which counts on its Monday, or a day of it; of year 0 where the text names none. */
  week: 9,
} as const;

/** First day of the fiscal year of this label; label null: of the one year of which the column's periods are. */
export interface FiscalStart {
  day: string;
  label?: number | null | undefined;
}

/** ISO text of a day. */
export function isoDay(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}

/** Months since 1970-01 of a day. */
export function monthOf(days: number): number {
  const date = new Date(days * 86_400_000);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
}

/** Two digits: 00–69 are this century, 70–99 the last. */
function fullYear(year: number, digits: number): number {
  if (digits === 4) return year;
  if (digits !== 2) return -1;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** Bytes; a longer text is not a date, unless it begins with a weekday as those of JavaScript do. */
const longestDate = 40;
const longestWithZone = 90;

export class DateReader {
  /** Parts of the last date split: for `numeric` the first two numbers in written order, then the year. */
  first = 0;
  second = 0;
  third = 0;
  private firstDigits = 0;
  private thirdDigits = 0;
  private at = 0;
  private digits = 0;
  /** The month is a word: then the other number is the day, whatever the order. */
  isNamed = false;
  /** Two digits behind the name of a month, which are a year or a day: "Jan 03". */
  isYearOrDay = false;
  private readonly order: DateOrder;
  /** The span read last and its day: neighbouring rows of a ledger mostly share theirs. */
  private readonly lastSpan = new Uint8Array(longestDate);
  private lastLength = -1;
  private lastDay = Number.NaN;

  /** Months from year 0 to the first period of the label's fiscal year; NaN where no one stated it. */
  private readonly fiscalMonths: number;
  /** First day of the twelve months that dates without a year are in; NaN where it is not known. */
  private readonly yearStart: number;
  /** A spreadsheet took day and month of true dates for each other. */
  private readonly swaps: boolean;
  /** Shape of the date read last. */
  shape: number = dateShapes.none;
  private readonly fiscalLabel: number | null;

  constructor(order: DateOrder, fiscalStart?: FiscalStart, swaps = false) {
    this.order = order;
    this.swaps = swaps;
    this.yearStart = fiscalStart === undefined ? Number.NaN : Date.parse(fiscalStart.day) / 86_400_000;
    const [year = "", month = ""] = (fiscalStart?.day ?? "").split("-");
    this.fiscalMonths = fiscalStart === undefined ? Number.NaN : Number(year) * 12 + Number(month) - 1;
    this.fiscalLabel = fiscalStart?.label ?? null;
  }

  /** Days since 1970-01-01 of the trimmed span; NaN when it isn't a date in this order between 1900 and 2100. */
  read(bytes: Uint8Array, start: number, end: number): number {
    const length = end - start;
    const { lastSpan } = this;
    if (length === this.lastLength) {
      let at = 0;
      while (at < length && lastSpan[at] === bytes[start + at]) at++;
      if (at === length) return this.lastDay;
    }
    const day = this.dayOf(bytes, start, end);
    if (length > longestDate) return day;
    for (let at = 0; at < length; at++) lastSpan[at] = bytes[start + at] ?? 0;
    this.lastLength = length;
    this.lastDay = day;
    return day;
  }

  private dayOf(bytes: Uint8Array, start: number, end: number): number {
    this.shape = this.split(bytes, start, end);
    switch (this.shape) {
      case dateShapes.year:
        return this.swaps
          ? civilDay(this.first, this.third, this.second)
          : civilDay(this.first, this.second, this.third);
      case dateShapes.compact:
        return civilDay(this.first, this.second, this.third);
      case dateShapes.yearless:
        return this.yearlessDay();
      case dateShapes.week:
        return this.weekDay();
      case dateShapes.named:
        return civilDay(fullYear(this.third, this.thirdDigits), this.second, this.first);
      case dateShapes.numeric: {
        if (this.order === "ymd") return civilDay(fullYear(this.first, this.firstDigits), this.second, this.third);
        const year = fullYear(this.third, this.thirdDigits);
        return this.order === "mdy" ? civilDay(year, this.first, this.second) : civilDay(year, this.second, this.first);
      }
      case dateShapes.month:
        return civilDay(fullYear(this.third, this.thirdDigits), this.second, 1);
      case dateShapes.fiscal:
        return this.fiscalDay();
      case dateShapes.serial:
        return this.order === "serial" && this.first > 1 && this.first < 73_415 ? this.first - 25_569 : Number.NaN;
      default:
        return Number.NaN;
    }
  }

  /** First day of a period: `first` months into the year labelled `third`, which is 0 where the text names none. */
  private fiscalDay(): number {
    const years = this.third === 0 || this.fiscalLabel === null ? 0 : this.third - this.fiscalLabel;
    if (this.third !== 0 && this.fiscalLabel === null) return Number.NaN;
    const months = this.fiscalMonths + years * 12 + this.first;
    return Number.isNaN(months) ? months : civilDay(Math.floor(months / 12), (months % 12) + 1, 1);
  }

  /** The day within the twelve months that the user or the file states. */
  private yearlessDay(): number {
    if (this.yearStart !== this.yearStart) return Number.NaN;
    const [day, month] = this.order === "mdy" && !this.isNamed ? [this.second, this.first] : [this.first, this.second];
    const year = new Date(this.yearStart * 86_400_000).getUTCFullYear();
    const days = civilDay(year, month, day);
    return days < this.yearStart || days !== days ? civilDay(year + 1, month, day) : days;
  }

  private weekDay(): number {
    if (this.first !== 0) return this.dayOfWeek(this.first);
    if (this.yearStart !== this.yearStart) return Number.NaN;
    const year = new Date(this.yearStart * 86_400_000).getUTCFullYear();
    const day = this.dayOfWeek(year);
    // The first week of a year may begin in the year before.
    return day < this.yearStart - 6 ? this.dayOfWeek(year + 1) : day;
  }

  /** The Monday of week `second` of a year, or its day `third`. */
  private dayOfWeek(year: number): number {
    const fourth = civilDay(year, 1, 4);
    const monday = fourth - ((fourth + 3) % 7);
    const day = monday + (this.second - 1) * 7 + this.third - 1;
    return this.second >= 1 && this.second <= 53 && this.third >= 1 && this.third <= 7 ? day : Number.NaN;
  }

  /** Splits the span into its numbers and says what shape it has. */
  split(bytes: Uint8Array, start: number, end: number): number {
    const plain =
      (bytes[start] ?? 0) < 128 || end - start > longestWithZone ? null : plainDigitBytes(bytes, start, end);
    return plain === null ? this.splitPlain(bytes, start, end) : this.splitPlain(plain, 0, plain.length);
  }

  private splitPlain(bytes: Uint8Array, start: number, end: number): number {
    if (this.order === "years") return this.splitYear(bytes, start, end);
    const first = bytes[start] ?? 0;
    const from = first >= 65 && end - start > 8 ? afterWeekday(bytes, start, end) : start;
    if (from > start && end - start <= longestWithZone)
      return this.splitDay(bytes, from, Math.min(end, from + longestDate));
    const shape = this.splitDay(bytes, start, end);
    return shape === dateShapes.none && mayBePeriod(bytes, start, end) ? this.splitPeriod(bytes, start, end) : shape;
  }

  /** A year counts on its first day. */
  private splitYear(bytes: Uint8Array, start: number, end: number): number {
    const year = end - start > longestDate ? null : yearIn(new TextDecoder().decode(bytes.subarray(start, end)));
    [this.first, this.third] = [0, year ?? 0];
    return year === null ? dateShapes.none : dateShapes.fiscal;
  }

  private splitPeriod(bytes: Uint8Array, start: number, end: number): number {
    const text = new TextDecoder().decode(bytes.subarray(start, end));
    const week = weekIn(text);
    if (week !== null) {
      this.first = week.year ?? 0;
      this.second = week.week;
      this.third = 1;
      return dateShapes.week;
    }
    const period = periodIn(text);
    if (period === null) return dateShapes.none;
    this.first = period.months;
    this.second = period.months + 1;
    this.third = period.year ?? 0;
    this.thirdDigits = 4;
    return period.isFiscal || this.order === "fiscal" ? dateShapes.fiscal : dateShapes.month;
  }

  private splitDay(bytes: Uint8Array, start: number, end: number): number {
    this.at = start;
    this.isYearOrDay = false;
    if (end - start > longestDate) return dateShapes.none;
    this.first = this.number(bytes, end);
    this.firstDigits = this.digits;
    if (this.digits === 0) return this.monthFirst(bytes, end);
    if (this.at === end || ((bytes[this.at] === 46 || bytes[this.at] === 32) && this.digits === 5)) {
      return this.alone(bytes, end);
    }
    if (this.digits === 8) return this.compact(bytes, end);
    const mark = bytes[this.at];
    const isWeek = this.digits === 4 && ((mark ?? 0) | 32) === 119;
    if (!isWeek && !this.separator(bytes, end)) return dateShapes.none;
    this.second = this.number(bytes, end);
    let named = false;
    this.isNamed = false;
    if (this.digits === 0) {
      if (this.firstDigits === 4 && ((bytes[this.at] ?? 0) | 32) === 119) return this.week(bytes, end);
      this.second = this.month(bytes, end);
      if (this.second === 0) return dateShapes.none;
      named = true;
      this.isNamed = true;
      if (this.at === end && this.firstDigits <= 2) return dateShapes.yearless;
    } else if (this.at === end && (mark === 45 || mark === 47)) return this.monthOfYear();
    else if (this.digits > 2) return dateShapes.none;
    else if (isTrailingPoint(bytes, this.at, end) && mark === 46 && this.firstDigits <= 2) return dateShapes.yearless;
    if (!this.separator(bytes, end)) return dateShapes.none;
    this.third = this.number(bytes, end);
    this.thirdDigits = this.digits;
    if (this.digits === 0 || !this.tail(bytes, end)) return dateShapes.none;
    if (this.firstDigits === 4) return this.thirdDigits <= 2 ? dateShapes.year : dateShapes.none;
    if (this.firstDigits > 2 || (this.thirdDigits !== 2 && this.thirdDigits !== 4)) return dateShapes.none;
    return named ? dateShapes.named : dateShapes.numeric;
  }

  /** "2025-01" or "01/2025": two numbers, one of them a year of four digits. */
  private monthOfYear(): number {
    if (this.firstDigits <= 2 && this.digits <= 2) return dateShapes.yearless;
    const yearFirst = this.firstDigits === 4 && this.digits <= 2;
    if (!yearFirst && (this.firstDigits > 2 || this.digits !== 4)) return dateShapes.none;
    this.third = yearFirst ? this.first : this.second;
    if (!yearFirst) this.second = this.first;
    this.thirdDigits = 4;
    const isMonth = this.second >= 1 && this.second <= 12 && this.third >= 1900 && this.third <= 2100;
    return isMonth ? dateShapes.month : dateShapes.none;
  }

  /** "2025-W13", "2025W13", "2025-W13-1" or "2025W131". */
  private week(bytes: Uint8Array, end: number): number {
    this.at++;
    this.second = this.number(bytes, end);
    if (this.digits === 3 && this.at === end) {
      this.third = this.second % 10;
      this.second = Math.floor(this.second / 10);
      return dateShapes.week;
    }
    if (this.digits !== 2) return dateShapes.none;
    this.third = 1;
    if (this.at === end) return dateShapes.week;
    if (bytes[this.at] === 45) this.at++;
    const from = this.at;
    this.third = this.number(bytes, end);
    return this.at === from + 1 && this.at === end ? dateShapes.week : dateShapes.none;
  }

  private alone(bytes: Uint8Array, end: number): number {
    if (this.digits === 8) return this.compact(bytes, end);
    if ((this.digits === 4 || this.digits === 3) && this.at === end) return this.dayAndMonth();
    if (this.digits !== 5) return dateShapes.none;
    // Excel writes the time as a fraction of the day.
    for (let at = this.at + 1; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte < 48 || byte > 57) return dateShapes.none;
    }
    return dateShapes.serial;
  }

  /** "0401" or "401" as DATEV writes 4 January, in a column of days without a year. */
  private dayAndMonth(): number {
    if (this.order !== "dmy") return dateShapes.none;
    const [day, month] = [Math.floor(this.first / 100), this.first % 100];
    if (day < 1 || day > 31 || month < 1 || month > 12) return dateShapes.none;
    [this.first, this.second, this.isNamed] = [day, month, false];
    return dateShapes.yearless;
  }

  private compact(bytes: Uint8Array, end: number): number {
    if (!this.tail(bytes, end)) return dateShapes.none;
    const whole = this.first;
    this.first = Math.floor(whole / 10_000);
    this.second = Math.floor(whole / 100) % 100;
    this.third = whole % 100;
    // Numbers of suppliers and documents may begin like a year: "20016580".
    const isDay = this.second >= 1 && this.second <= 12 && this.third >= 1 && this.third <= 31;
    return isDay && this.first >= 1900 && this.first <= 2100 ? dateShapes.compact : dateShapes.none;
  }

  private monthFirst(bytes: Uint8Array, end: number): number {
    this.second = this.month(bytes, end);
    if (this.second === 0 || !this.separator(bytes, end)) return dateShapes.none;
    this.first = this.number(bytes, end);
    this.isNamed = true;
    this.isYearOrDay = this.at === end && this.digits === 2;
    // Only a column of days without a year has this order and a year from its file or user.
    const isDay = this.isYearOrDay && this.order === "mdy" && this.yearStart === this.yearStart;
    if (isDay || (this.at === end && this.digits === 1)) return dateShapes.yearless;
    if (this.at === end && (this.digits === 2 || this.digits === 4)) {
      // "Jan-25" as spreadsheets write a month.
      this.third = this.first;
      this.thirdDigits = this.digits;
      return dateShapes.month;
    }
    if (this.digits === 0 || this.digits > 2 || !this.separator(bytes, end)) return dateShapes.none;
    this.third = this.number(bytes, end);
    this.thirdDigits = this.digits;
    return this.digits >= 2 && this.tail(bytes, end) ? dateShapes.named : dateShapes.none;
  }

  private number(bytes: Uint8Array, end: number): number {
    let value = 0;
    const from = this.at;
    while (this.at < end) {
      const digit = (bytes[this.at] ?? 0) - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      this.at++;
    }
    this.digits = this.at - from;
    return value;
  }

  private separator(bytes: Uint8Array, end: number): boolean {
    const from = this.at;
    while (this.at < end) {
      const byte = bytes[this.at] ?? 0;
      if (byte !== 45 && byte !== 47 && byte !== 46 && byte !== 32 && byte !== 44) break;
      this.at++;
    }
    const length = this.at - from;
    return length === 1 || (length > 1 && length <= 3 && bytes[from] !== 45 && bytes[from] !== 47);
  }

  private month(bytes: Uint8Array, end: number): number {
    const from = this.at;
    while (this.at < end && ((bytes[this.at] ?? 0) >= 128 || ((bytes[this.at] ?? 0) | 32) >= 97)) this.at++;
    if (this.at - from < 3 || this.at - from > 12) return 0;
    let word = "";
    for (const byte of bytes.subarray(from, this.at)) word += String.fromCharCode(byte);
    const text = /[\u0080-\u00ff]/.test(word) ? new TextDecoder().decode(bytes.subarray(from, this.at)) : word;
    return monthNamed(text);
  }

  /** After the day may be a time: a blank or T, then a digit. */
  private tail(bytes: Uint8Array, end: number): boolean {
    if (this.at === end) return true;
    const byte = bytes[this.at];
    if (byte !== 32 && byte !== 84 && byte !== 44) return false;
    while (this.at < end && (bytes[this.at] === 32 || bytes[this.at] === 84 || bytes[this.at] === 44)) this.at++;
    const digit = (bytes[this.at] ?? 0) - 48;
    return this.at < end && digit >= 0 && digit <= 9;
  }
}

/** Whether only a point follows, as behind the month of a German date. */
const isTrailingPoint = (bytes: Uint8Array, at: number, end: number): boolean => at === end - 1 && bytes[at] === 46;
