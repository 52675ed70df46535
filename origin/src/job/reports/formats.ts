import { firstOfMonth } from "@paygauge/api-types/table-files/first-of-month";
import { compactDigits } from "@paygauge/api-types/compact-digits";
import type { FigureAxis } from "@paygauge/api-types/reports/figures";
import { localeOf, type Language } from "@paygauge/api-types/languages";

/** Figures as a report writes them. Money: integer minor units of the job's currency. */
export interface ReportFormats {
  readonly currency: string;
  /** "£38.0m", with its symbol. */
  readonly short: (minor: number) => string;
  /** "£38,012,480": to the whole unit, with its symbol. */
  readonly money: (minor: number) => string;
  /** "£3.00" of major units: a price, with the currency's decimals. */
  readonly price: (major: number) => string;
  /** "38,012,480", without: its column or axis says the currency. */
  readonly amount: (minor: number) => string;
  readonly count: (value: number) => string;
  /** A share, 0 to 1: "60.3%". */
  readonly percent: (share: number) => string;
  /** A share as typed: "2.45%", "50%". */
  readonly share: (share: number) => string;
  /** At most one digit behind the point: "10.6". */
  readonly decimal: (value: number) => string;
  /** With its sign: "+4.0%". */
  readonly change: (share: number) => string;
  /** "30 September 2026", of an ISO day or moment, in UTC. */
  readonly date: (iso: string) => string;
  /** "March 2026", of "2026-03". */
  readonly month: (month: string) => string;
  readonly moneyAxis: (label: string, maxMinor: number, minMinor?: number) => FigureAxis;
  readonly countAxis: (label: string, max: number) => FigureAxis;
  readonly percentAxis: (label: string, max: number) => FigureAxis;
}

const steps = [1, 2, 2.5, 5, 10] as const;

/** Round values from 0 or below to at least `max`, in at most four intervals. */
export function roundTicks(max: number, min = 0): number[] {
  const [high, low] = [Math.max(0, max), Math.max(0, -min)];
  if (high + low === 0) return [0, 1];
  const power = 10 ** Math.floor(Math.log10((high + low) / 4));
  const count = (value: number, step: number): number => Math.ceil(value / step - 1e-9);
  const factor = steps.find((each) => count(high, each * power) + count(low, each * power) <= 4) ?? 20;
  const step = factor * power;
  const below = count(low, step);
  const intervals = Math.max(1, below + count(high, step));
  return Array.from({ length: intervals + 1 }, (_, at) => Number(((at - below) * step).toPrecision(12)));
}

/**
 * Shares of a whole in thousandths that add up to what the rounded whole is (largest remainder, docs/interface.md
 * decision 6): a reader who adds the printed parts finds the printed sum.
 */
export function sharesOf(values: readonly number[], whole: number): number[] {
  if (whole <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / whole) * 1000);
  const floors = exact.map(Math.floor);
  const wanted = Math.round(exact.reduce((sum, each) => sum + each, 0));
  const left = wanted - floors.reduce((sum, each) => sum + each, 0);
  const order = exact
    .map((each, at) => ({ at, rest: each - Math.floor(each) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
    .slice(0, Math.max(0, left));
  const raised = new Set(order.map(({ at }) => at));
  return floors.map((floor, at) => (floor + (raised.has(at) ? 1 : 0)) / 1000);
}

interface SumFormats {
  readonly money: Pick<Intl.NumberFormatOptions, "style" | "currency" | "currencyDisplay">;
  readonly wholes: Intl.NumberFormat;
  readonly minorDigits: number;
}

/** Shortens sums. One that its language doesn't shorten, as thousands in German, is a whole number and no "5,577.2". */
function shortenedSums(locale: string, { money, wholes, minorDigits }: SumFormats): (minor: number) => string {
  const formats = ([0, 1] as const).map(
    (digits) =>
      new Intl.NumberFormat(locale, {
        ...money,
        notation: "compact",
        minimumFractionDigits: digits,
        maximumFractionDigits: 1,
      }),
  );
  return (minor) => {
    const major = minor / 10 ** minorDigits;
    const compact = formats[compactDigits(String(Math.round(minor)), minorDigits).minimumFractionDigits];
    const isShortened = compact?.formatToParts(major).some(({ type }) => type === "compact") === true;
    return (isShortened ? compact : wholes).format(major);
  };
}

export function reportFormats(language: Language, currency: string, minorDigits: number): ReportFormats {
  const locale = localeOf(language, []);
  const major = (minor: number): number => minor / 10 ** minorDigits;
  const withMinus = (text: string): string => text.replace("-", "\u2212");
  const money = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const amounts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const one = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const percents = new Intl.NumberFormat(locale, one);
  const whole = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const shares = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const wholes = new Intl.NumberFormat(locale, { ...money, maximumFractionDigits: 0 });
  const prices = new Intl.NumberFormat(locale, money);
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const changes = new Intl.NumberFormat(locale, { ...one, signDisplay: "exceptZero" });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const months = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const shortened = shortenedSums(locale, { money, wholes, minorDigits });
  const short = (minor: number): string => withMinus(shortened(minor));
  return {
    currency,
    short,
    money: (minor) => withMinus(wholes.format(major(minor))),
    price: (value) => withMinus(prices.format(value)),
    share: (share) => withMinus(shares.format(share)),
    decimal: (value) => withMinus(decimals.format(value)),
    amount: (minor) => withMinus(amounts.format(major(minor))),
    count: (value) => amounts.format(value),
    percent: (share) => withMinus(percents.format(share)),
    change: (share) => withMinus(changes.format(share)),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    date: (iso) => firstOfMonth(dates.format(new Date(iso)), locale),
    moneyAxis: (label, max, min = 0) => {
      const scale = 10 ** minorDigits;
      // What hangs below zero by less than a hundredth of the scale is too small to see, and half of the scale for it empty.
      const low = -min < max / 100 ? 0 : min;
      const ticks = roundTicks(major(max), major(low)).map((value) => Math.round(value * scale));
      return { label, ticks: ticks.map((value) => ({ value, text: short(value) })) };
    },
    countAxis: (label, max) => ({
      label,
      ticks: roundTicks(max)
        .filter(Number.isInteger)
        .map((value) => ({ value, text: amounts.format(value) })),
    }),
    percentAxis: (label, max) => ({
      label,
      ticks: roundTicks(max).map((value) => ({ value, text: whole.format(value) })),
    }),
  };
}
