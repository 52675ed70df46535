const standard = "en-GB";

/**
 * A language tag that Intl takes; machines also report such as "en-US@posix", which it throws at.
 * Those become en-GB.
 */
export function safeLocale(tag: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? standard;
  } catch {
    return standard;
  }
}

const cache = new Map<string, Intl.NumberFormat>();

function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  let found = cache.get(key);
  if (found === undefined) {
    found = new Intl.NumberFormat(safeLocale(locale), options);
    cache.set(key, found);
  }
  return found;
}

/** How a number is shown; averages carry one decimal (docs/specification.md section 9). */
export type NumberStyle =
  | { readonly kind: "count" }
  | { readonly kind: "average" }
  | { readonly kind: "decimal"; readonly digits: number }
  | { readonly kind: "percent" }
  | { readonly kind: "money"; readonly currency: string; readonly digits?: number };

/**
 * Formats for reading: grouped digits, a true minus sign (U+2212).
 * `percent` takes hundredths already multiplied (31.4 becomes "31.4%").
 */
export function formatNumber(value: number, style: NumberStyle, locale: string): string {
  return withMinus(formatter(locale, optionsOf(style)).format(value));
}

/** The value as it is shown: files and screens tell one figure. */
export function roundedAs(value: number, style: NumberStyle): number {
  const { maximumFractionDigits = 0 } = optionsOf(style);
  return Number(value.toFixed(maximumFractionDigits));
}

/** Short form for axes and figures: "£418.2m", "12k". */
export function formatCompact(value: number, style: NumberStyle, locale: string): string {
  const base: Intl.NumberFormatOptions = { notation: "compact", maximumFractionDigits: 1 };
  if (style.kind === "percent")
    return withMinus(formatter(locale, { ...percent, maximumFractionDigits: 1 }).format(value));
  const money: Intl.NumberFormatOptions = style.kind === "money" ? moneyOf(style.currency) : {};
  const text = formatter(locale, { ...base, ...money, minimumFractionDigits: 0 }).format(value);
  return withMinus(text);
}

/** The unit and not the style "percent": that multiplies by a hundred first. */
const percent: Intl.NumberFormatOptions = { style: "unit", unit: "percent" };

function optionsOf(style: NumberStyle): Intl.NumberFormatOptions {
  switch (style.kind) {
    case "count":
      return { maximumFractionDigits: 0 };
    case "percent":
      return { ...percent, minimumFractionDigits: 1, maximumFractionDigits: 1 };
    case "average":
      return { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    case "decimal":
      return { minimumFractionDigits: style.digits, maximumFractionDigits: style.digits };
    case "money": {
      const digits = style.digits ?? 0;
      return { ...moneyOf(style.currency), minimumFractionDigits: digits, maximumFractionDigits: digits };
    }
  }
}

function moneyOf(currency: string): Intl.NumberFormatOptions {
  return { style: "currency", currency, currencyDisplay: "narrowSymbol" };
}

function withMinus(text: string): string {
  return text.replace("-", "\u2212");
}
