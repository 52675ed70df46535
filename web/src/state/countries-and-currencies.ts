import type { ComboboxProps } from "@paygauge/ui";
import { countryLines } from "@paygauge/api-types/reference/country-text";

type ComboOption = ComboboxProps["options"][number];

/** Every country by its alpha-3 code, with its name and the code as a quiet note, by name. */
export function countryOptions(locale: string): readonly ComboOption[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return countryLines
    .split("\n")
    .map((line) => line.split("|"))
    .flatMap(([alpha2, code, name]) =>
      alpha2 === undefined || code === undefined || name === undefined
        ? []
        : [{ value: code, label: names.of(alpha2) ?? name, note: code }],
    )
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}

/** Every currency that the browser knows, by code with its name; the common ones first. */
export function currencyOptions(locale: string): readonly ComboOption[] {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const codes = Intl.supportedValuesOf("currency");
  const rest = codes.filter((code) => !common.includes(code));
  return [...common, ...rest].map((code) => ({ value: code, label: code, note: names.of(code) ?? "" }));
}

const common = ["GBP", "EUR", "USD", "DKK", "NOK", "SEK", "CHF", "PLN", "CZK", "CAD", "AUD", "JPY"];
