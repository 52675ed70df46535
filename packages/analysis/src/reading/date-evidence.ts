/** The order of a column's dates, from all of its values. */
import type { DateOrder, ReadingSample } from "@paygauge/api-types/entities/ledger-evidence";
import { DateReader, dateShapes, isoDay } from "./dates.ts";
import { mayBePeriod } from "./periods.ts";
import { SamplesSeen } from "./samples-seen.ts";

interface OrderFound {
  order: DateOrder;
  /** Nothing decides, or values contradict each other: a person must say. */
  ambiguous: boolean;
  /** Days above 12 were seen. */
  decided: boolean;
  doubtful: ReadingSample[];
  /** Values that speak for the rarer of two orders. */
  mixed: number;
  /** Of dates that are written as numbers: those that need the day first, or the month, and all of them. */
  counts?: { day: number; month: number; all: number };
}

/** So many true dates up to day 12 happen by chance once in a hundred files. */
const fewestSwapped = 5;
/** So many numbers of one month are its days. */
const fewestDays = 5;
/** Ledgers span fewer years. */
const fewestYearsApart = 15;
/** Above this share of the dates that decide, the rarer order is no slip of the pen. */
const slips = 0.01;

export class DateEvidence {
  private readonly reader = new DateReader("dmy");
  private year = 0;
  private numeric = 0;
  private serial = 0;
  private months = 0;
  private yearless = 0;
  /** Two digits behind the name of a month: years or days. */
  private yearsOrDays = 0;
  private readonly monthsNamed = new Set<number>();
  private readonly numbersNamed = new Set<number>();
  /** "Jan 3": such a column has days, not years. */
  private daysNamed = 0;
  /** True dates that a spreadsheet may have swapped: none is of a day above 12, and no text of a day up to 12. */
  private lateDays = 0;
  private fiscal = 0;
  /** The earliest year that fiscal periods name; 0 for none. */
  fiscalYear = 0;
  private firstOver31 = 0;
  private readonly dayFirst = new SamplesSeen();
  private readonly monthFirst = new SamplesSeen();
  private readonly open = new SamplesSeen();

  add(bytes: Uint8Array, start: number, end: number): boolean {
    if (end - start < 5 && !mayBeYearless(bytes, start, end) && !mayBePeriod(bytes, start, end)) return false;
    switch (this.reader.split(bytes, start, end)) {
      case dateShapes.year:
        this.year++;
        if (this.reader.third > 12) this.lateDays++;
        return true;
      case dateShapes.week:
        if (this.reader.first === 0) {
          this.yearless++;
          return false;
        }
        this.year++;
        this.lateDays++;
        return true;
      case dateShapes.compact:
        this.year++;
        this.lateDays++;
        return true;
      case dateShapes.yearless:
        this.yearless++;
        if (this.reader.isNamed && bytes[start] !== undefined && bytes[start] > 57) this.daysNamed++;
        if (!this.reader.isNamed) this.sampleOf(this.reader.first, this.reader.second)?.add(bytes, start, end);
        return false;
      case dateShapes.named:
        return true;
      case dateShapes.numeric:
        this.numeric++;
        this.sampleOf(this.reader.first, this.reader.second)?.add(bytes, start, end);
        return true;
      case dateShapes.month:
        this.months++;
        if (this.reader.isYearOrDay) this.seeYearOrDay();
        return true;
      case dateShapes.fiscal:
        this.fiscal++;
        this.seeYear(this.reader.third);
        return false;
      case dateShapes.serial:
        if (this.reader.first > 20_000 && this.reader.first < 60_000) this.serial++;
        return false;
      default:
        return false;
    }
  }

  /** Which order a date speaks for; null where it is the same day in both, or a day in neither. */
  private sampleOf(first: number, second: number): SamplesSeen | null {
    if (first > 31) {
      this.firstOver31++;
      return null;
    }
    if (first > 12) return second > 12 ? null : this.dayFirst;
    if (second > 12) return second > 31 ? null : this.monthFirst;
    return first === second ? null : this.open;
  }

  private seeYearOrDay(): void {
    this.yearsOrDays++;
    this.monthsNamed.add(this.reader.second);
    this.numbersNamed.add(this.reader.third);
  }

  /**
   * Whether "Jan 03" is a day: beside "Jan 3"; where one month has several numbers; or where the numbers are
   * further apart than the years of a ledger.
   */
  private get hasNamedDays(): boolean {
    const numbers = [...this.numbersNamed];
    if (numbers.some((number) => number < 1 || number > 31)) return false;
    const isFar = Math.max(...numbers) - Math.min(...numbers) >= fewestYearsApart;
    const isOneMonth = this.monthsNamed.size === 1 && numbers.length >= fewestDays;
    return this.daysNamed > 0 || (this.yearsOrDays > 0 && (isFar || isOneMonth));
  }

  private seeYear(year: number): void {
    if (year !== 0 && (this.fiscalYear === 0 || year < this.fiscalYear)) this.fiscalYear = year;
  }

  /** Whether nearly all cells name periods of a fiscal year. */
  isFiscal(filled: number): boolean {
    return filled > 0 && this.fiscal >= filled * 0.95;
  }

  /** Whether nearly all cells are a day and a month without a year. */
  isYearless(filled: number): boolean {
    const days = this.yearless + (this.hasNamedDays ? this.yearsOrDays : 0);
    return filled > 0 && days >= filled * 0.95;
  }

  /**
   * Whether a spreadsheet took days for months: what it could read so became dates of a day up to 12, what it could not
   * remained text of a day above 12.
   */
  isSwapped(): boolean {
    const texts = this.dayFirst.count + this.monthFirst.count;
    return this.year >= fewestSwapped && this.lateDays === 0 && texts >= fewestSwapped && texts === this.numeric;
  }

  isSerial(filled: number): boolean {
    return filled > 0 && this.serial >= filled * 0.95;
  }

  order(): OrderFound {
    const none = { ambiguous: false, decided: false, doubtful: [], mixed: 0 };
    if (this.numeric === 0 && this.hasNamedDays) return { order: "mdy", ...none };
    if (this.numeric + this.yearless === 0) return { order: this.year + this.months > 0 ? "ymd" : "dmy", ...none };
    if (this.firstOver31 > this.numeric / 2) return { order: "ymd", ...none };
    const [day, month] = [this.dayFirst.count, this.monthFirst.count];
    const counts = { day, month, all: this.numeric + this.yearless };
    const order = month > day ? "mdy" : "dmy";
    if (day + month === 0) {
      const ambiguous = this.open.count > 0;
      const doubtful = this.open.texts.map((text) => sampleOf(text));
      return { order, ambiguous, decided: false, mixed: 0, doubtful, counts };
    }
    const mixed = Math.min(day, month);
    const both = mixed > 0 ? [...this.dayFirst.texts, ...this.monthFirst.texts] : [];
    return {
      order,
      ambiguous: mixed > slips * (day + month),
      decided: true,
      mixed,
      doubtful: both.map((text) => sampleOf(text)),
      counts,
    };
  }
}

/** Whether a short text may be "1/3", or "0103" as DATEV writes it. */
const mayBeYearless = (bytes: Uint8Array, start: number, end: number): boolean =>
  end - start >= 3 && (bytes[start + 1] === 47 || bytes[start + 2] === 47 || areDigits(bytes, start, end));

function areDigits(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) < 48 || (bytes[at] ?? 0) > 57) return false;
  return true;
}

function sampleOf(text: string): ReadingSample {
  const bytes = new TextEncoder().encode(text);
  const readings = (["dmy", "mdy"] as const).flatMap((as) => {
    const day = new DateReader(as).read(bytes, 0, bytes.length);
    return Number.isNaN(day) ? [] : [{ as, value: isoDay(day) }];
  });
  return { text, readings };
}
