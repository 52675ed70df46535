import { useTexts, type FieldName, type FieldSpec, type FormState } from "@paygauge/ui";
import { useMemo, useRef } from "react";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import { limits } from "@paygauge/api-types/limits";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
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
  const countries = useMemo(() => countryOptions(locale), [locale]);
  const issuer = issuers.find((each) => each.id === form.values.issuerId);
  const chosen = useCapabilityField(issuer);
  // Without money there is no currency to state, no period to scale and nothing to score.
  const figures = hasFigures(form.values.kind);
  const currency = useCurrencyField();
  const period = usePeriodFields();
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
    ...(figures ? [currency] : []),
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
    ...(figures ? [...period, ...chosen] : []),
  ];
}

const money = { key: "money" };

function useCurrencyField(): FieldSpec<JobField> {
  const words = useTranslations("create.form");
  const { locale } = useFormats();
  const options = useMemo(() => currencyOptions(locale), [locale]);
  return {
    name: "currency",
    type: "combobox",
    label: words("currency"),
    hint: words("currencyHint"),
    placeholder: words("currencyPlaceholder"),
    required: true,
    options,
    group: money,
  };
}

function usePeriodFields(): readonly FieldSpec<JobField>[] {
  const words = useTranslations("create.form");
  const group = { key: "period", label: words("period"), hint: words("periodHint") };
  return [
    { name: "periodFrom", type: "date", label: words("from"), group },
    { name: "periodTo", type: "date", label: words("to"), group },
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
 * The form, where choosing an issuer proposes its currency, country and capabilities; what the user chose instead of
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
