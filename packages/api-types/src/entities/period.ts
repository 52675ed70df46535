/**
 * The period that a ledger covers: proposed as the whole months that hold at least 95 % of the dated money, so that a
 * few card rows of an earlier month do not stretch it (fault rule of analysis.md section 2).
 */
import * as v from "valibot";

const monthText = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
/** Dated money of one month: rows, and the sum of their amounts without signs, in minor units of the job's currency. */
export const monthMoney = v.strictObject({ month: monthText, rows: v.number(), minor: v.string() });
export type MonthMoney = v.InferOutput<typeof monthMoney>;

const leastShare = 95n;
/** A ledger of more months than this covers more than two years. */
const mostMonths = 24;

export interface PeriodProposal {
  /** First and last day, "2025-04-01" and "2026-03-31". */
  readonly from: string;
  readonly to: string;
  readonly months: number;
  /** Percent of the dated money that lies within, to one decimal. */
  readonly percent: number;
  /** Months within that have no dated row, "2025-07". */
  readonly gaps: readonly string[];
  readonly isLong: boolean;
}

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthOf = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
const lastDayOf = (index: number): string =>
  new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).toISOString().slice(0, 10);

/** The months of several files together. */
export function addMonths(lists: readonly (readonly MonthMoney[])[]): MonthMoney[] {
  const sums = new Map<string, { rows: number; minor: bigint }>();
  for (const { month, rows, minor } of lists.flat()) {
    const sum = sums.get(month) ?? { rows: 0, minor: 0n };
    sums.set(month, { rows: sum.rows + rows, minor: sum.minor + BigInt(minor) });
  }
  return [...sums]
    .map(([month, { rows, minor }]) => ({ month, rows, minor: minor.toString() }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

/** The fewest months in a row that hold enough; of equally many those with the most money, then the latest. */
function bestWindow(months: readonly MonthMoney[], total: bigint): { first: number; last: number; sum: bigint } | null {
  let best: { first: number; last: number; sum: bigint } | null = null;
  let start = 0;
  let sum = 0n;
  for (const { month, minor } of months) {
    sum += BigInt(minor);
    while (sum * 100n >= total * leastShare) {
      const found = { first: indexOf(months[start]?.month ?? month), last: indexOf(month), sum };
      const length = found.last - found.first;
      const bestLength = best === null ? Infinity : best.last - best.first;
      if (length < bestLength || (length === bestLength && best !== null && found.sum >= best.sum)) best = found;
      sum -= BigInt(months[start]?.minor ?? "0");
      start++;
    }
  }
  return best;
}

/** The proposed period; null where no row has a date and an amount. */
export function proposePeriod(unsorted: readonly MonthMoney[]): PeriodProposal | null {
  const months = unsorted.toSorted((a, b) => a.month.localeCompare(b.month));
  const total = months.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
  const window = total === 0n ? null : bestWindow(months, total);
  if (window === null) return null;
  const { first, last, sum } = window;
  const filled = new Set(months.filter(({ rows }) => rows > 0).map(({ month }) => month));
  const all = Array.from({ length: last - first + 1 }, (_, at) => monthOf(first + at));
  return {
    from: `${monthOf(first)}-01`,
    to: lastDayOf(last),
    months: all.length,
    percent: Number((sum * 1000n) / total) / 10,
    gaps: all.filter((month) => !filled.has(month)),
    isLong: all.length > mostMonths,
  };
}
