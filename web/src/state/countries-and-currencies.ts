import type { ComboboxProps } from "@paygauge/ui";
import { countryCodes } from "@paygauge/api-types/reference/country-codes";

type ComboOption = ComboboxProps["options"][number];

/** Every country by its alpha-3 code, with its name and the code as a quiet note, by name. */
export function countryOptions(locale: string): readonly ComboOption[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return countryCodes
    .map(({ alpha2, alpha3 }) => ({ value: alpha3, label: names.of(alpha2) ?? alpha3, note: alpha3 }))
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
