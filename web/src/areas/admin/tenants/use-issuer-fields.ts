import { useTexts, type FieldSpec } from "@paygauge/ui";
import { useMemo } from "react";
import type { DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import { useCall } from "../../../data/use-call.ts";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { isFieldOpen } from "./not-released.ts";
import { issuerField, issuerSections, type IssuerField } from "./issuer-form.ts";

const hinted = [
  "issuerKeyAliases",
  "issuerEmailDomains",
  "fallbackCountryIso3",
  "currency",
  "sendMagicLinks",
  "sharesBenchmarks",
  "showsLedgerRows",
] as const;
type Hinted = (typeof hinted)[number];

type Section = keyof typeof issuerSections;
const sections = Object.keys(issuerSections) as readonly Section[];

/** The section of the field, with its words. */
function groupOf(name: IssuerField, words: (key: Section | `${Section}Hint`) => string) {
  const fieldsOf = (key: Section): readonly IssuerField[] => issuerSections[key];
  const key = sections.find((each) => fieldsOf(each).includes(name)) ?? "identity";
  return { key, label: words(key), hint: words(`${key}Hint`), isSection: true };
}

/** The fields of an issuer's form, with the lists that the system gives; a new one names its fallback country. */
export function useIssuerFields(names: readonly IssuerField[], isNew: boolean): readonly FieldSpec<IssuerField>[] {
  const label = useTranslations("tenants.fields");
  const hint = useTranslations("tenants.hints");
  const section = useTranslations("tenants.sections");
  const page = useTranslations("records.page");
  const shell = useTranslations("shell");
  const { locale } = useFormats();
  const { capabilityNames } = useTexts();
  const languages = useCall("allIssuerLanguages", {}).data;
  const brands = useCall("brandings", {}).data;
  const profiles = useCall("datapointProfileOptions", {}).data;
  return useMemo(() => {
    const languageNames = new Intl.DisplayNames(locale, { type: "language" });
    const profilesOf = (kind: DownloadKind) => [
      { value: "", label: section("standardColumns") },
      ...(profiles ?? []).filter((each) => each.kind === kind).map(({ id, name }) => ({ value: id, label: name })),
    ];
    const none = { value: "", label: label("none") };
    const options = {
      languages: (languages ?? []).map((value) => ({ value, label: languageNames.of(value) ?? value })),
      brands: [none, ...(brands ?? []).map((brand) => ({ value: brand.brandingId, label: brand.brandingDisplayName }))],
      countries: isNew ? countryOptions(locale) : [none, ...countryOptions(locale)],
      currencies: [none, ...currencyOptions(locale)],
      capabilityNames,
      profilesOf,
    };
    const hintOf = (name: IssuerField) => {
      if (name.endsWith("ProfileId")) return hint("profile");
      const known = hinted.find((each): each is Hinted => each === name);
      return known === undefined ? "" : hint(known);
    };
    const inherited = { source: section("default"), change: page("changeHere"), back: page("useDefault") };
    return names.map((name) => {
      const field = { ...issuerField(name, (each) => label(each), hintOf, options), group: groupOf(name, section) };
      if (isFieldOpen(name)) return { ...field, hint: shell("notReleasedTitle"), disabled: true };
      if (name.endsWith("ProfileId"))
        return { ...field, inherited: { ...inherited, value: section("standardColumns") } };
      if (name === "brandingId" && !isNew)
        return { ...field, inherited: { ...inherited, value: section("standardBrand") } };
      return isNew && name === "fallbackCountryIso3"
        ? { ...field, required: true, placeholder: label("chooseOne") }
        : field;
    });
  }, [names, isNew, label, hint, section, page, shell, locale, capabilityNames, languages, brands, profiles]);
}
