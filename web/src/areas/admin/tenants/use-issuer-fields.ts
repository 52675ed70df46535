import { useTexts, type FieldSpec } from "@paygauge/ui";
import { useMemo } from "react";
import { useCall } from "../../../data/use-call.ts";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { issuerField, type IssuerField } from "./issuer-form.ts";

const hinted = ["issuerKeyAliases", "issuerEmailDomains", "fallbackCountryIso3", "currency", "sendMagicLinks"] as const;
type Hinted = (typeof hinted)[number];

/** The fields of an issuer's form, with the lists that the system gives; a new one names its fallback country. */
export function useIssuerFields(names: readonly IssuerField[], isNew: boolean): readonly FieldSpec<IssuerField>[] {
  const label = useTranslations("tenants.fields");
  const hint = useTranslations("tenants.hints");
  const { locale } = useFormats();
  const { capabilityNames } = useTexts();
  const languages = useCall("allIssuerLanguages", {}).data;
  const brands = useCall("brandings", {}).data;
  return useMemo(() => {
    const languageNames = new Intl.DisplayNames(locale, { type: "language" });
    const none = { value: "", label: label("none") };
    const options = {
      languages: (languages ?? []).map((value) => ({ value, label: languageNames.of(value) ?? value })),
      brands: [none, ...(brands ?? []).map((brand) => ({ value: brand.brandingId, label: brand.brandingDisplayName }))],
      countries: isNew ? countryOptions(locale) : [none, ...countryOptions(locale)],
      currencies: [none, ...currencyOptions(locale)],
      capabilityNames,
    };
    const hintOf = (name: IssuerField) => {
      if (name.endsWith("ProfileId")) return hint("profile");
      const known = hinted.find((each): each is Hinted => each === name);
      return known === undefined ? "" : hint(known);
    };
    return names.map((name) => {
      const field = issuerField(name, (each) => label(each), hintOf, options);
      return isNew && name === "fallbackCountryIso3"
        ? { ...field, required: true, placeholder: label("chooseOne") }
        : field;
    });
  }, [names, isNew, label, hint, locale, capabilityNames, languages, brands]);
}
