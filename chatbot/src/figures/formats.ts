import { compactDigits } from "@paygauge/api-types/compact-digits";
import type { ReasonFormats } from "@paygauge/api-types/reason-words/reason-figures";
import { countryCodes } from "@paygauge/api-types/reference/country-codes";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";

/** How figures, days and countries are written, as the screens write them. */
export interface FigureFormats extends ReasonFormats {
  /** A day, "12 Nov 2026". */
  readonly day: (iso: string) => string;
  /** A month, "Mar 2026", of "2026-03". */
  readonly month: (month: string) => string;
  /** A part of a whole as percent, "12.5%". */
  readonly share: (part: number) => string;
  /** A number with one decimal. */
  readonly tenths: (value: number) => string;
  /** The name of a country by its alpha-3 code. */
  readonly country: (alpha3: string) => string;
  /** "+12"; a negative number has a minus sign, not a hyphen. */
  readonly signed: (points: number) => string;
}

const minus = (text: string): string => text.replace("-", "\u2212");

/** Returns the formats of a locale. */
export function formatsOf(locale: string): FigureFormats {
  const counts = new Intl.NumberFormat(locale);
  const signs = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" });
  const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const months = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shares = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return {
    locale,
    count: (value) => minus(counts.format(value)),
    signed: (points) => minus(signs.format(points)),
    money: (minor, currency, minorDigits, compact = false) => {
      // Small sums have nothing to shorten.
      const shortens = compact && minor.replace("-", "").length > minorDigits + 3;
      const digits = shortens
        ? ({ notation: "compact", ...compactDigits(minor, minorDigits) } as const)
        : { minimumFractionDigits: minorDigits, maximumFractionDigits: minorDigits };
      const style = { style: "currency", currency, currencyDisplay: "narrowSymbol", ...digits } as const;
      // Decimal text keeps every digit.
      const decimal = decimalText(minor, minorDigits) as Intl.StringNumericLiteral;
      return minus(new Intl.NumberFormat(locale, style).format(decimal));
    },
    day: (iso) => days.format(new Date(iso)),
    month: (month) => months.format(new Date(`${month}-01`)),
    tenths: (value) => tenths.format(value),
    share: (part) => minus(shares.format(part)),
    country: (alpha3) => {
      const alpha2 = countryCodes.find((each) => each.alpha3 === alpha3)?.alpha2;
      return (alpha2 && countries.of(alpha2)) ?? alpha3;
    },
  };
}
