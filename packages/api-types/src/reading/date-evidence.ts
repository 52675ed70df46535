/** The order of a column's dates, from all of its values. */
import type { DateOrder, ReadingSample } from "../entities/ledger-evidence.ts";
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

/** Above this share of the dates that decide, the rarer order is no slip of the pen. */
const slips = 0.01;

export class DateEvidence {
  private readonly reader = new DateReader("dmy");
  private year = 0;
  private numeric = 0;
  private serial = 0;
  private months = 0;
  private fiscal = 0;
  /** The earliest year that fiscal periods name; 0 for none. */
  fiscalYear = 0;
  private firstOver31 = 0;
  private readonly dayFirst = new SamplesSeen();
  private readonly monthFirst = new SamplesSeen();
  private readonly open = new SamplesSeen();

  add(bytes: Uint8Array, start: number, end: number): boolean {
    if (end - start < 5 && !mayBePeriod(bytes, start, end)) return false;
    switch (this.reader.split(bytes, start, end)) {
      case dateShapes.year:
      case dateShapes.compact:
        this.year++;
        return true;
      case dateShapes.named:
        return true;
      case dateShapes.numeric:
        this.numeric++;
        this.sampleOf(this.reader.first, this.reader.second)?.add(bytes, start, end);
        return true;
      case dateShapes.month:
        this.months++;
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

  private seeYear(year: number): void {
    if (year !== 0 && (this.fiscalYear === 0 || year < this.fiscalYear)) this.fiscalYear = year;
  }

  /** Whether nearly all cells name periods of a fiscal year. */
  isFiscal(filled: number): boolean {
    return filled > 0 && this.fiscal >= filled * 0.95;
  }

  isSerial(filled: number): boolean {
    return filled > 0 && this.serial >= filled * 0.95;
  }

  order(): OrderFound {
    const none = { ambiguous: false, decided: false, doubtful: [], mixed: 0 };
    if (this.numeric === 0) return { order: this.year + this.months > 0 ? "ymd" : "dmy", ...none };
    if (this.firstOver31 > this.numeric / 2) return { order: "ymd", ...none };
    const [day, month] = [this.dayFirst.count, this.monthFirst.count];
    const counts = { day, month, all: this.numeric };
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

function sampleOf(text: string): ReadingSample {
  const bytes = new TextEncoder().encode(text);
  const readings = (["dmy", "mdy"] as const).flatMap((as) => {
    const day = new DateReader(as).read(bytes, 0, bytes.length);
    return Number.isNaN(day) ? [] : [{ as, value: isoDay(day) }];
  });
  return { text, readings };
}
