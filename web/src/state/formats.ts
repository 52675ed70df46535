import { firstOfMonth } from "@paygauge/api-types/table-files/first-of-month";
import { compactDigits } from "@paygauge/api-types/compact-digits";
import { decimalText } from "@paygauge/api-types/table-files/decimal-text";
import { useLocale, useTranslations as useIntlTranslations } from "use-intl";
import { isolateValues } from "./isolate-values.ts";

export interface Formats {
  readonly locale: string;
  readonly count: (value: number) => string;
  /** Minor units as decimal text, such as "123450" pence, with its currency. Compact: "£1.2k". */
  readonly money: (minor: string, currency: string, minorDigits: number, compact?: boolean) => string;
  /** An amount as decimal text with a point, with two decimals and without a currency. */
  readonly amount: (decimal: string) => string;
  /** A size in decimal units, as the words next to it say: 1 kB is 1,000 bytes, 1 MB is 1,000 kB. */
  readonly bytes: (bytes: number) => string;
  /** An ISO timestamp or day as the user's locale writes a day. */
  readonly day: (iso: string) => string;
}

const byteUnits = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

const made = new Map<string, Formats>();

/** Numbers, money, sizes and days in the user's locale; made once for each, since Intl takes its time. */
export function formatsOf(locale: string): Formats {
  const before = made.get(locale);
  if (before !== undefined) return before;
  const formats = formatsFor(locale);
  made.set(locale, formats);
  return formats;
}

function formatsFor(locale: string): Formats {
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const counts = new Intl.NumberFormat(locale);
  const sums = new Map<string, Intl.NumberFormat>();
  const sumsFor = (currency: string, digits: number, shorten?: ReturnType<typeof compactDigits>): Intl.NumberFormat => {
    const key = `${currency} ${digits} ${shorten?.minimumFractionDigits ?? ""}`;
    const options: Intl.NumberFormatOptions = {
      // Rows that name no currency that is known have a bare number.
      ...(currency === "" ? {} : { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
      ...(shorten
        ? { notation: "compact", ...shorten }
        : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    };
    const format = sums.get(key) ?? new Intl.NumberFormat(locale, options);
    sums.set(key, format);
    return format;
  };
  const days = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  return {
    locale,
    count: (value) => minus(counts.format(value)),
    money: (minor, currency, minorDigits, compact = false) => {
      // Small sums have nothing to shorten: "£10.50", not "£10.5".
      const isShort = compact && minor.replace("-", "").length > minorDigits + 3;
      const shorten = isShort ? compactDigits(minor, minorDigits) : undefined;
      // Decimal text keeps every digit: a float would lose cents beyond 2^53.
      const value = decimalOf(minor, minorDigits);
      const exact = sumsFor(currency, minorDigits);
      if (shorten === undefined) return minus(exact.format(value));
      const short = sumsFor(currency, minorDigits, shorten);
      // German has no short form of thousands: one decimal of them would read as a wrong number of cents.
      const isShortened = short.formatToParts(value).some(({ type }) => type === "compact");
      return minus((isShortened || shorten.minimumFractionDigits === 0 ? short : exact).format(value));
    },
    amount: (decimal) => minus(amounts.format(Number(decimal))),
    bytes: (bytes) => {
      const step = bytes < 1 ? 0 : Math.min(byteUnits.length - 1, Math.floor(Math.log10(bytes) / 3));
      const unit = byteUnits[step] ?? "byte";
      const options = { style: "unit", unit, unitDisplay: step === 0 ? "long" : "short" } as const;
      // Two decimals from a gigabyte on: a file just above a limit must not read as if it were within it.
      return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: [0, 1, 1][step] ?? 2 }).format(
        bytes / 1000 ** step,
      );
    },
    day: (iso) => firstOfMonth(days.format(new Date(iso)), locale),
  };
}

/** "123450" with 2 digits is "1234.50"; exact for any length. */
export const decimalOf = (minor: string, minorDigits: number): Intl.StringNumericLiteral =>
  decimalText(minor, minorDigits) as Intl.StringNumericLiteral;

function minus(text: string): string {
  return text.replace("-", "\u2212");
}

export function useFormats(): Formats {
  const locale = useLocale();
  return formatsOf(locale);
}

/** Texts of one part of the catalogue. */
export const useTranslations: typeof useIntlTranslations = (namespace) => isolateValues(useIntlTranslations(namespace));
