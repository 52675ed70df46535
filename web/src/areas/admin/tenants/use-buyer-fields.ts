import type { FieldSpec, FormValues, Option } from "@paygauge/ui";
import { useMemo } from "react";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useWords } from "../../../state/formats.ts";

/** A buyer as the form holds it: "" for what is not set. */
export interface BuyerFormValues extends FormValues {
  readonly issuerId: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly industryCode: string;
}

export const buyerNames = ["name", "country", "currency", "industryCode"] as const;

/** Fields of a buyer; with `issuers` also the issuer, which never changes later. */
export function useBuyerFields(issuers?: readonly Option[]): readonly FieldSpec[] {
  const words = useWords("tenants.buyer");
  const { locale } = useFormats();
  return useMemo((): readonly FieldSpec[] => {
    const none = { value: "", label: words("none") };
    const own: FieldSpec[] = [
      { name: "name", type: "text", label: words("name"), required: true },
      {
        name: "country",
        type: "combobox",
        label: words("country"),
        required: issuers !== undefined,
        options: [...(issuers === undefined ? [none] : []), ...countryOptions(locale)],
      },
      {
        name: "currency",
        type: "combobox",
        label: words("currency"),
        hint: words("currencyHint"),
        placeholder: words("none"),
        options: [none, ...currencyOptions(locale)],
      },
      { name: "industryCode", type: "text", label: words("industryCode"), hint: words("industryHint") },
    ];
    if (issuers === undefined) return own;
    const choose = { value: "", label: words("chooseIssuer") };
    return [
      { name: "issuerId", type: "select", label: words("issuer"), required: true, options: [choose, ...issuers] },
      ...own,
    ];
  }, [words, locale, issuers]);
}

export const bodyPartOf = ({ name, country, currency, industryCode }: BuyerFormValues) => ({
  name,
  country,
  currency: currency === "" ? null : currency,
  industryCode,
});
