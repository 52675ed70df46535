/**
 * The period that a ledger covers (docs/analysis.md section 2). Candidates: what file name, sheet or title states;
 * first to last dated payment; whole months. A user confirms one of them or enters another.
 */
import type { MonthMoney } from "@paygauge/api-types/entities/month-money";
import { statedPeriods } from "../reading/stated-periods.ts";
import {
  commonDays,
  dayAfter,
  daysOf,
  monthIndex,
  monthText,
  wholeMonths,
  workingDay,
  type Span,
} from "@paygauge/api-types/entities/days";

export type { Span } from "@paygauge/api-types/entities/days";

export interface PeriodCandidate extends Span {
  /**
   * stated: a name or title states it. year: twelve months. months: whole months. dates: first to last payment. all: with
   * the few payments far before or after the others.
   */
  readonly key: "stated" | "year" | "months" | "dates" | "all";
  readonly days: number;
  /** What a year is of it. */
  readonly factor: number;
  /** Percent of the dated money within, to one decimal. */
  readonly percent: number;
  /** The text that states it; "" where none does. */
  readonly text: string;
  /** A stated month whose file lists older invoices as well: they were paid in it, so that all rows count in it. */
  readonly isPaidIn?: boolean;
}

export interface PeriodProposal extends PeriodCandidate {
  /** All of them, the proposed one first. */
  readonly candidates: readonly PeriodCandidate[];
  /** Months within that have no dated row, "2025-07". */
  readonly gaps: readonly string[];
  readonly isLong: boolean;
}

const yearDays = 365;
/** A span of so many days, give or take, is a year and is not scaled. */
const yearTolerance = 3;
/** Data that spans so many days is a year's. */
const yearSpan = { least: 350, most: 380 } as const;
/** A ledger of more months than this covers more than two years. */
const mostMonths = 24;
/** Months far before or after the others with less money than this share of a usual one do not stretch the period. */
const straggling = 0.1;
const core = 0.95;
/** A stated period is proposed where it holds so much of the money (percent). */
const statedMoney = 90;
/** A stated month, the last one of the data, with so much of the money (percent): the rest are older invoices paid in it. */
const statedMonthMoney = 40;
/** How much of it data must cover: a year with payments of nine months alone is not over yet. */
const statedFit = { short: 0.5, long: 0.85, shortDays: 92 } as const;
/** Payments on the first and the last so many working days are those of whole months. */
const edgeDays = 3;

/** What the days of a span are multiplied by for a year; 1 for a year, give or take three days. */
export function factorOfDays(days: number): number {
  return Math.abs(days - yearDays) <= yearTolerance ? 1 : yearDays / days;
}

/** The months of several files together. */
export function addMonths(lists: readonly (readonly MonthMoney[])[]): MonthMoney[] {
  const sums = new Map<string, MonthMoney>();
  for (const each of lists.flat()) {
    const sum = sums.get(each.month);
    sums.set(each.month, sum === undefined ? each : together(sum, each));
  }
  return [...sums.values()].toSorted((a, b) => a.month.localeCompare(b.month));
}

function together(a: MonthMoney, b: MonthMoney): MonthMoney {
  const rows = { month: a.month, rows: a.rows + b.rows, minor: (BigInt(a.minor) + BigInt(b.minor)).toString() };
  const days = [a, b].flatMap(({ first, last }) =>
    first === undefined || last === undefined ? [] : [{ first, last }],
  );
  if (days.length < 2) return rows;
  return {
    ...rows,
    first: Math.min(...days.map(({ first }) => first)),
    last: Math.max(...days.map(({ last }) => last)),
  };
}

/** A month with its days and money as numbers: shares need no more than a float. */
interface Month extends Span {
  readonly index: number;
  readonly money: number;
}

function monthOf({ month, minor, first, last }: MonthMoney): Month {
  const index = monthIndex(month);
  const whole = wholeMonths(index, index);
  const day = (number: number | undefined, usual: string) =>
    number === undefined ? usual : `${month}-${String(number).padStart(2, "0")}`;
  return { index, money: Number(minor), from: day(first, whole.from), to: day(last, whole.to) };
}

const spanOf = (months: readonly Month[]): Span => ({ from: months[0]?.from ?? "", to: months.at(-1)?.to ?? "" });
const moneyOf = (months: readonly Month[]): number => months.reduce((sum, { money }) => sum + money, 0);

/**
 * The fewest months in a row that hold nearly all of the money, as places; of equally many those with most, then the
 * latest.
 */
function coreWindow(months: readonly Month[], total: number): readonly [number, number] {
  let best: { from: number; to: number; length: number; sum: number } | null = null;
  let [from, sum] = [0, 0];
  months.forEach(({ money, index }, to) => {
    sum += money;
    while (sum >= total * core - 0.5 && from <= to) {
      const length = index - (months[from]?.index ?? index);
      if (best === null || length < best.length || (length === best.length && sum >= best.sum))
        best = { from, to, length, sum };
      sum -= months[from]?.money ?? 0;
      from++;
    }
  });
  const found: { from: number; to: number } = best ?? { from: 0, to: months.length - 1 };
  return [found.from, found.to];
}

/** The months without a few payments far before or after: a quiet month next to the others stays. */
function withoutStragglers(months: readonly Month[], total: number): readonly Month[] {
  let [from, to] = coreWindow(months, total);
  const usual = moneyOf(months.slice(from, to + 1)) / (to - from + 1);
  const stays = (at: number, beside: number) => {
    const [month, next] = [months[at], months[beside]];
    return month !== undefined && next !== undefined && month.money >= usual * straggling;
  };
  while (stays(from - 1, from)) from--;
  while (stays(to + 1, to)) to++;
  return months.slice(from, to + 1);
}

/** Percent of the money within a span; months that it cuts count by the days that have payments. */
function percentIn(span: Span, months: readonly Month[], total: number): number {
  const within = months.reduce((sum, month) => sum + month.money * (commonDays(span, month) / daysOf(month)), 0);
  return Math.round((within / total) * 1000) / 10;
}

const isYearLong = (span: Span): boolean => daysOf(span) >= yearSpan.least && daysOf(span) <= yearSpan.most;

/** Twelve calendar months that hold nearly all of the money, else twelve months from the first day. */
function twelveMonths(span: Span, months: readonly Month[], total: number): Span {
  const first = monthIndex(span.from);
  const [best] = [first, first + 1]
    .map((start) => wholeMonths(start, start + 11))
    .map((year) => ({ year, percent: percentIn(year, months, total) }))
    .toSorted((a, b) => b.percent - a.percent);
  if (best !== undefined && best.percent >= 98) return best.year;
  const [year, rest] = [Number(span.from.slice(0, 4)) + 1, span.from.slice(4)];
  return { from: span.from, to: dayAfter(rest === "-02-29" ? `${year}-03-01` : `${year}${rest}`, -1) };
}

/** Whether payments reach the first and the last three working days of their months. */
function reachesEdges({ from, to }: Span, whole: Span): boolean {
  return from <= workingDay(whole.from, edgeDays, 1) && to >= workingDay(whole.to, edgeDays, -1);
}

/**
 * Months that one day of a month, a quarter or a year stands for: a ledger with one day in each is dated by the period.
 * 0 where days are days.
 */
function monthsPerDate(months: readonly Month[]): 0 | 1 | 3 | 12 {
  if (months.some(({ from, to }) => from !== to)) return 0;
  const steps = months.slice(1).map(({ index }, at) => index - (months[at]?.index ?? 0));
  if (steps.length === 0) return 1;
  // Years count on their first day; payments a year apart are made on any.
  if (months.every(({ from }) => from.endsWith("-01")) && steps.every((step) => step % 12 === 0)) return 12;
  return steps.every((step) => step === 3) ? 3 : 1;
}

/** How well a span fits data: days in common over days of either. */
const fit = (span: Span, data: Span): number => {
  const common = commonDays(span, data);
  return common / (daysOf(span) + daysOf(data) - common);
};

/** The span that texts state and that fits the data best; where several files state one each, those together. */
function bestStated(texts: readonly string[], data: Span): (Span & { readonly text: string }) | null {
  const years: number[] = [];
  for (let year = Number(data.from.slice(0, 4)); year <= Number(data.to.slice(0, 4)); year++) years.push(year);
  const found = texts.flatMap((text) => {
    const spans = statedPeriods(text, years);
    // Of several that hold all of the data the commoner one: they come first.
    const span =
      spans.find(({ from, to }) => from <= data.from && to >= data.to) ??
      spans.toSorted((a, b) => fit(b, data) - fit(a, data))[0];
    const best = span && { ...span, text };
    return best === undefined || fit(best, data) === 0 ? [] : [best];
  });
  const [first] = found;
  if (first === undefined) return null;
  const all = {
    from: found.reduce((least, { from }) => (from < least ? from : least), first.from),
    to: found.reduce((most, { to }) => (to > most ? to : most), first.to),
    text: [...new Set(found.map(({ text }) => text))].join(", "),
  };
  return [...found, all].toSorted((a, b) => fit(b, data) - fit(a, data))[0] ?? null;
}

/**
 * The proposed period with all other candidates; null where no row has a date and an amount.
 * @param texts names of files and sheets, and titles
 */
export function proposePeriod(unsorted: readonly MonthMoney[], texts: readonly string[] = []): PeriodProposal | null {
  const sorted = unsorted.filter(({ rows }) => rows > 0).toSorted((a, b) => a.month.localeCompare(b.month));
  const months = sorted.map(monthOf);
  const total = moneyOf(months);
  if (total === 0) return null;
  const [proposed, ...others] = candidatesOf(months, total, texts);
  if (proposed === undefined) return null;
  const filled = new Set(months.map(({ index }) => index));
  const [first, last] = [monthIndex(proposed.from), monthIndex(proposed.to)];
  const within = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return {
    ...proposed,
    candidates: [proposed, ...others],
    gaps: within.filter((index) => !filled.has(index)).map(monthText),
    isLong: within.length > mostMonths,
  };
}

/** Candidates without repetition, the proposed one first. */
function candidatesOf(months: readonly Month[], total: number, texts: readonly string[]): PeriodCandidate[] {
  const kept = withoutStragglers(months, total);
  const [all, dates] = [spanOf(months), spanOf(kept)];
  const perDate = monthsPerDate(kept);
  const whole = wholeMonths(monthIndex(dates.from), monthIndex(dates.to) + Math.max(0, perDate - 1));
  const make = (key: PeriodCandidate["key"], { from, to }: Span, text = ""): PeriodCandidate => {
    const days = daysOf({ from, to });
    return { key, from, to, days, factor: factorOfDays(days), percent: percentIn({ from, to }, months, total), text };
  };
  // A year's ledger has payments in most of its months: two payments a year apart are none.
  const year = [dates, all].find((span) => isYearLong(span) && kept.length >= 6);
  const stated = bestStated(texts, dates);
  const ofMonth = ({ days, to, percent }: PeriodCandidate) =>
    days <= 31 && to >= dates.to && percent >= statedMonthMoney;
  const makeStated = (span: Span & { readonly text: string }): PeriodCandidate => {
    const candidate = make("stated", span, span.text);
    return ofMonth(candidate) && candidate.percent < 100 ? { ...candidate, isPaidIn: true } : candidate;
  };
  const candidates = [
    ...(stated === null ? [] : [makeStated(stated)]),
    ...(year === undefined ? [] : [make("year", twelveMonths(year, months, total))]),
    make("months", whole),
    make("dates", dates),
    make("all", all),
  ];
  const isProposed = (each: PeriodCandidate): boolean => {
    if (each.key === "stated" && ofMonth(each)) return true;
    if (each.key === "stated")
      return (
        each.percent >= statedMoney &&
        fit(each, dates) >= (each.days <= statedFit.shortDays ? statedFit.short : statedFit.long)
      );
    return each.key !== "months" || perDate > 0 || reachesEdges(dates, whole);
  };
  const proposed = candidates.find(isProposed);
  const ranked = proposed === undefined ? candidates : [proposed, ...candidates.filter((each) => each !== proposed)];
  return ranked.filter((each, at) => ranked.findIndex(({ from, to }) => from === each.from && to === each.to) === at);
}
