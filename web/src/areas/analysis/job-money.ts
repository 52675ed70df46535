import { formatNumber, type NumberStyle } from "@paygauge/ui";
import { useMemo } from "react";
import { formatsOf, useFormats } from "../../state/formats.ts";

/** The money of a job: its currency and how many decimals its minor unit has. */
export interface JobMoney {
  readonly currency: string;
  readonly minorDigits: number;
}

export interface MoneyWords {
  /** Minor units with every decimal: "£1,234.50". */
  readonly exact: (minor: number) => string;
  /** For figures: "£418.2m". */
  readonly compact: (minor: number) => string;
  /** An average with one decimal (docs/specification.md section 9); blank where there is none. */
  readonly average: (minor: number | null) => string;
}

/** Minor units as major ones, for charts and averages; the exact text comes from `MoneyWords.exact`. */
export function majorOf(minor: number, minorDigits: number): number {
  return minor / 10 ** minorDigits;
}

/** How major units of a job's money are written with every decimal of its currency: JPY has none, BHD three. */
export function moneyStyle({ currency, minorDigits }: JobMoney): NumberStyle {
  return { kind: "money", currency, digits: minorDigits };
}

/** `value / count` in minor units; null when nothing was counted, or counted without a value. */
export function averageOf(valueMinor: number, count: number): number | null {
  return count === 0 || valueMinor === 0 ? null : valueMinor / count;
}

/** Hundredths of a whole: 31.4 for 314 of 1,000; 0 when the whole is nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

export function moneyWordsOf({ currency, minorDigits }: JobMoney, locale: string): MoneyWords {
  const formats = formatsOf(locale);
  return {
    exact: (minor) => formats.money(String(Math.round(minor)), currency, minorDigits),
    compact: (minor) => formats.money(String(Math.round(minor)), currency, minorDigits, true),
    average: (minor) =>
      minor === null ? "" : formatNumber(majorOf(minor, minorDigits), { kind: "money", currency, digits: 1 }, locale),
  };
}

/** Money of one job in the user's locale. */
export function useMoney({ currency, minorDigits }: JobMoney): MoneyWords {
  const { locale } = useFormats();
  return useMemo(() => moneyWordsOf({ currency, minorDigits }, locale), [currency, minorDigits, locale]);
}

/** "60%" of a share that is stated, not measured. */
export function useShare(): (share: number) => string {
  const { locale } = useFormats();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
    return (share: number) => format.format(share);
  }, [locale]);
}

/** "31.4%" of hundredths. */
export function usePercent(): (value: number) => string {
  const { locale } = useFormats();
  return useMemo(() => (value: number) => formatNumber(value, { kind: "percent" }, locale), [locale]);
}
