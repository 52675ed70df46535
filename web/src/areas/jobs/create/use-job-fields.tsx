import { useTexts, type FieldName, type FieldSpec, type FormState } from "@paygauge/ui";
import { useMemo, useRef } from "react";
import { capabilities, limits, type IssuerOption } from "@paygauge/api-types";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { countryOptions, currencyOptions } from "../../../state/countries-and-currencies.ts";
import { useMay } from "../../../state/permissions.ts";
import type { JobForm } from "./job-form-schema.ts";
import type { BuyerField } from "./use-buyer-field.tsx";

type JobField = FieldName<JobForm>;

/** The fields of a new job; what depends on the issuer follows it. */
export function useJobFields(
  form: FormState<JobForm>,
  issuers: readonly IssuerOption[],
  buyer: BuyerField,
): readonly FieldSpec<JobField>[] {
  const words = useTranslations("create.form");
  const { locale } = useFormats();
  const currencies = useMemo(() => currencyOptions(locale), [locale]);
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const issuer = issuers.find((each) => each.id === form.values.issuerId);
  const money = { key: "money" };
  const period = { key: "period", label: words("period"), hint: words("periodHint") };
  return [
    {
      name: "name",
      type: "text",
      label: words("name"),
      hint: words("nameHint"),
      required: true,
      maxLength: limits.nameLength,
    },
    {
      name: "issuerId",
      type: "select",
      label: words("issuer"),
      required: true,
      placeholder: words("issuerPlaceholder"),
      options: issuers.map(({ id, name }) => ({ value: id, label: name })),
    },
    buyer.field,
    {
      name: "currency",
      type: "combobox",
      label: words("currency"),
      hint: words("currencyHint"),
      placeholder: words("currencyPlaceholder"),
      required: true,
      options: currencies,
      group: money,
    },
    {
      name: "buyerCountry",
      type: "combobox",
      label: words("country"),
      hint: words("countryHint"),
      placeholder: words("countryPlaceholder"),
      required: true,
      options: countries,
      group: money,
    },
    { name: "periodFrom", type: "date", label: words("from"), group: period },
    { name: "periodTo", type: "date", label: words("to"), group: period },
    ...useCapabilityField(issuer),
  ];
}

/** Capabilities of the issuer that the job scores; choosing among them needs JobCapabilities_SELECT. */
function useCapabilityField(issuer: IssuerOption | undefined): readonly FieldSpec<JobField>[] {
  const words = useTranslations("create.form");
  const { capabilityNames } = useTexts();
  const maySelect = useMay("JobCapabilities_SELECT");
  if (issuer === undefined) return [];
  const shown = capabilities.filter((each) => issuer.capabilities.includes(each));
  return [
    {
      name: "capabilities",
      type: "checklist",
      label: words("capabilities"),
      disabled: !maySelect,
      ...(maySelect ? {} : { hint: words("capabilitiesLocked") }),
      options: shown.map((each) => ({ value: each, label: capabilityNames[each] })),
    },
  ];
}

/**
 * The form, where choosing an issuer proposes its currency, country and capabilities; what the person chose instead of
 * a proposal stays.
 */
export function useFollowingForm(form: FormState<JobForm>, issuers: readonly IssuerOption[]): FormState<JobForm> {
  const proposed = useRef<Readonly<Record<string, string>>>({});
  const propose = (name: "currency" | "buyerCountry", value: string | null) => {
    const isFree = form.values[name] === "" || form.values[name] === proposed.current[name];
    if (value === null || !isFree) return;
    proposed.current = { ...proposed.current, [name]: value };
    form.set(name, value);
  };
  return {
    ...form,
    set: (name, value) => {
      form.set(name, value);
      if (name !== "issuerId") return;
      form.set("buyerId", "");
      const issuer = issuers.find((each) => each.id === value);
      form.set("capabilities", issuer?.capabilities ?? []);
      if (issuer === undefined) return;
      propose("currency", issuer.currency);
      propose("buyerCountry", issuer.fallbackCountryIso3);
    },
  };
}
