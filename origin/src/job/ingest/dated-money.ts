/** Money by month, for the period that a file covers: one addition a line, since neighbouring lines share their day. */
import type { MonthMoney } from "@paygauge/api-types/entities/month-money";
import { isoDay, monthOf } from "@paygauge/analysis/reading/dates";

/** Months from 1900 to 2100, as dates are read. */
const monthsBefore1970 = 70 * 12;
const months = 201 * 12;
/** Sums stay exact below this in a number; then they move to a BigInt. */
const exact = 4e15;

export class DatedMoney {
  private readonly rows = new Float64Array(months);
  private readonly sums = new Float64Array(months);
  /** The first and the last day of each month with a row. */
  private readonly firsts = new Float64Array(months).fill(Number.POSITIVE_INFINITY);
  private readonly lasts = new Float64Array(months).fill(Number.NEGATIVE_INFINITY);
  private readonly carried = new Map<number, bigint>();
  private day = Number.NaN;
  private at = 0;

  /** @param day days since 1970-01-01, NaN for none; @param minor the amount, its sign does not count */
  add(day: number, minor: number): void {
    if (day !== this.day) {
      if (day !== day) return;
      this.day = day;
      this.at = monthOf(day) + monthsBefore1970;
      this.firsts[this.at] = Math.min(this.firsts[this.at] ?? day, day);
      this.lasts[this.at] = Math.max(this.lasts[this.at] ?? day, day);
    }
    const { rows, sums, at } = this;
    rows[at] = (rows[at] ?? 0) + 1;
    const sum = (sums[at] ?? 0) + Math.abs(minor);
    sums[at] = sum > exact ? this.carry(at, sum) : sum;
  }

  private carry(at: number, sum: number): number {
    this.carried.set(at, (this.carried.get(at) ?? 0n) + BigInt(sum));
    return 0;
  }

  /** Months with a dated row, in their order. */
  months(): MonthMoney[] {
    return [...this.rows.entries()].flatMap(([at, rows]) => {
      if (rows === 0) return [];
      const minor = (this.carried.get(at) ?? 0n) + BigInt(this.sums[at] ?? 0);
      const [first, last] = [dayOfMonth(this.firsts[at]), dayOfMonth(this.lasts[at])];
      return [{ month: monthName(at - monthsBefore1970), rows, minor: minor.toString(), first, last }];
    });
  }
}

function dayOfMonth(day = 0): number {
  return Number(isoDay(day).slice(8));
}

function monthName(sinceEpoch: number): string {
  const date = new Date(Date.UTC(1970, sinceEpoch, 1));
  return date.toISOString().slice(0, 7);
}
