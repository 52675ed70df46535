/** The order of a column's dates, from all of its values. */
import type { DateOrder, ReadingSample } from "@paygauge/api-types/entities/ledger-evidence";
import { DateReader, dateShapes, isoDay } from "./dates.ts";
import { mayBePeriod } from "./periods.ts";
import { EffectCounts } from "./effect-counts.ts";
import { SamplesSeen } from "./samples-seen.ts";

interface OrderFound {
  order: DateOrder;
  /** Nothing decides, or values contradict each other: a user must say. */
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
/** Above this share of the dates that decide, the rarer order isn't a slip of the pen. */
const slips = 0.01;

/** What the cells of a column are counted by. */
const counted = {
  year: 0,
  numeric: 1,
  serial: 2,
  months: 3,
  yearless: 4,
  /** Two digits behind the name of a month: years or days. */
  yearsOrDays: 5,
  /** "Jan 3": such a column has days, not years. */
  daysNamed: 6,
  /** True dates that a spreadsheet may have swapped: none is of a day above 12, and no text of a day up to 12. */
  lateDays: 7,
  fiscal: 8,
  firstOver31: 9,
  dayFirst: 10,
  monthFirst: 11,
  /** The same day in both orders, or a day that either order allows. */
  open: 12,
} as const;

export class DateEvidence {
  private readonly reader = new DateReader("dmy");
  private readonly counts = new EffectCounts(Object.keys(counted).length);
  private readonly monthsNamed = new Set<number>();
  private readonly numbersNamed = new Set<number>();
  /** The earliest year that fiscal periods name; 0 for none. */
  fiscalYear = 0;
  private readonly dayFirst = new SamplesSeen();
  private readonly monthFirst = new SamplesSeen();
  private readonly open = new SamplesSeen();

  /** What the cell that was added last counted as, for `addAgain`. */
  get effect(): number {
    return this.counts.effect;
  }

  /** Takes in a cell of a text that was added before. */
  addAgain(effect: number): void {
    this.counts.addAgain(effect);
  }

  /** Takes in a trimmed cell; whether it is a date. */
  add(bytes: Uint8Array, start: number, end: number): boolean {
    const { counts, reader } = this;
    counts.begin();
    if (end - start < 5 && !mayBeYearless(bytes, start, end) && !mayBePeriod(bytes, start, end)) return false;
    switch (reader.split(bytes, start, end)) {
      case dateShapes.year:
        counts.add(counted.year);
        if (reader.third > 12) counts.add(counted.lateDays);
        return true;
      case dateShapes.week:
        if (reader.first === 0) {
          counts.add(counted.yearless);
          return false;
        }
        counts.add(counted.year);
        counts.add(counted.lateDays);
        return true;
      case dateShapes.compact:
        counts.add(counted.year);
        counts.add(counted.lateDays);
        return true;
      case dateShapes.yearless:
        counts.add(counted.yearless);
        if (reader.isNamed && bytes[start] !== undefined && bytes[start] > 57) counts.add(counted.daysNamed);
        if (!reader.isNamed) this.weigh(bytes, start, end);
        return false;
      case dateShapes.named:
        return true;
      case dateShapes.numeric:
        counts.add(counted.numeric);
        this.weigh(bytes, start, end);
        return true;
      case dateShapes.month:
        counts.add(counted.months);
        if (reader.isYearOrDay) this.seeYearOrDay();
        return true;
      case dateShapes.fiscal:
        counts.add(counted.fiscal);
        this.seeYear(reader.third);
        return false;
      case dateShapes.serial:
        if (reader.first > 20_000 && reader.first < 60_000) counts.add(counted.serial);
        return false;
      default:
        return false;
    }
  }

  /** Counts a date for the order that it speaks for; for none where it is the same day in both, or a day in neither. */
  private weigh(bytes: Uint8Array, start: number, end: number): void {
    const { first, second } = this.reader;
    if (first > 31) this.counts.add(counted.firstOver31);
    else if (first > 12) {
      if (second <= 12) this.see(counted.dayFirst, this.dayFirst, bytes, start, end);
    } else if (second > 12) {
      if (second <= 31) this.see(counted.monthFirst, this.monthFirst, bytes, start, end);
    } else if (first !== second) this.see(counted.open, this.open, bytes, start, end);
  }

  private see(as: number, samples: SamplesSeen, bytes: Uint8Array, start: number, end: number): void {
    samples.see(this.counts.add(as), bytes, start, end);
  }

  private seeYearOrDay(): void {
    this.counts.add(counted.yearsOrDays);
    this.monthsNamed.add(this.reader.second);
    this.numbersNamed.add(this.reader.third);
  }

  /**
   * Whether "Jan 03" is a day: next to "Jan 3"; where one month has several numbers; or where the numbers are
   * further apart than the years of a ledger.
   */
  private get hasNamedDays(): boolean {
    const numbers = [...this.numbersNamed];
    if (numbers.some((number) => number < 1 || number > 31)) return false;
    const isFar = Math.max(...numbers) - Math.min(...numbers) >= fewestYearsApart;
    const isOneMonth = this.monthsNamed.size === 1 && numbers.length >= fewestDays;
    return this.counts.of(counted.daysNamed) > 0 || (this.counts.of(counted.yearsOrDays) > 0 && (isFar || isOneMonth));
  }

  private seeYear(year: number): void {
    if (year !== 0 && (this.fiscalYear === 0 || year < this.fiscalYear)) this.fiscalYear = year;
  }

  /** Whether nearly all cells name periods of a fiscal year. */
  isFiscal(filled: number): boolean {
    return filled > 0 && this.counts.of(counted.fiscal) >= filled * 0.95;
  }

  /** Whether nearly all cells are a day and a month without a year. */
  isYearless(filled: number): boolean {
    const days = this.counts.of(counted.yearless) + (this.hasNamedDays ? this.counts.of(counted.yearsOrDays) : 0);
    return filled > 0 && days >= filled * 0.95;
  }

  /**
   * Whether a spreadsheet took days for months: what it could read so became dates of a day up to 12, what it could not
   * remained text of a day above 12.
   */
  isSwapped(): boolean {
    const texts = this.counts.of(counted.dayFirst) + this.counts.of(counted.monthFirst);
    return (
      this.counts.of(counted.year) >= fewestSwapped &&
      this.counts.of(counted.lateDays) === 0 &&
      texts >= fewestSwapped &&
      texts === this.counts.of(counted.numeric)
    );
  }

  isSerial(filled: number): boolean {
    return filled > 0 && this.counts.of(counted.serial) >= filled * 0.95;
  }

  order(): OrderFound {
    const none = { ambiguous: false, decided: false, doubtful: [], mixed: 0 };
    if (this.counts.of(counted.numeric) === 0 && this.hasNamedDays) return { order: "mdy", ...none };
    if (this.counts.of(counted.numeric) + this.counts.of(counted.yearless) === 0)
      return { order: this.counts.of(counted.year) + this.counts.of(counted.months) > 0 ? "ymd" : "dmy", ...none };
    if (this.counts.of(counted.firstOver31) > this.counts.of(counted.numeric) / 2) return { order: "ymd", ...none };
    const [day, month] = [this.counts.of(counted.dayFirst), this.counts.of(counted.monthFirst)];
    const counts = { day, month, all: this.counts.of(counted.numeric) + this.counts.of(counted.yearless) };
    const order = month > day ? "mdy" : "dmy";
    if (day + month === 0) {
      const ambiguous = this.counts.of(counted.open) > 0;
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
