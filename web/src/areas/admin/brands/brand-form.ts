import type { FieldSpec, FormValues } from "@paygauge/ui";
import { themeKeys, type Brand } from "@paygauge/api-types";

/** A brand as the form holds it. */
export interface BrandFormValues extends FormValues {
  readonly brandingDisplayName: string;
  readonly brandingKey: string;
  readonly fullDomainName: string;
  readonly theme: string;
  readonly pageTitle: string;
  readonly trustText: string;
  readonly emailSenderName: string;
  readonly emailSenderAddress: string;
}

export const emptyBrand: BrandFormValues = {
  brandingDisplayName: "",
  brandingKey: "",
  fullDomainName: "",
  theme: "t1",
  pageTitle: "",
  trustText: "",
  emailSenderName: "",
  emailSenderAddress: "",
};
const names = Object.keys(emptyBrand);
export const brandNames: readonly string[] = names;

export function formOfBrand(brand: Brand): BrandFormValues {
  const { brandingDisplayName, brandingKey, fullDomainName, theme, emailSenderName, emailSenderAddress } = brand;
  const texts = { pageTitle: brand.pageTitle ?? "", trustText: brand.trustText ?? "" };
  return { brandingDisplayName, brandingKey, fullDomainName, theme, ...texts, emailSenderName, emailSenderAddress };
}

/** How each field is entered: "t1" is Theme 1. */
export function brandFields(
  label: (name: keyof BrandFormValues & string) => string,
  hint: (name: "fullDomainName" | "pageTitle" | "trustText") => string,
  themeName: (number: number) => string,
): readonly FieldSpec[] {
  const text = (name: keyof typeof emptyBrand & string) => ({ name, type: "text", label: label(name) });
  return [
    { ...text("brandingDisplayName"), required: true },
    { ...text("brandingKey"), required: true },
    { ...text("fullDomainName"), required: true, hint: hint("fullDomainName") },
    {
      ...text("theme"),
      type: "select",
      required: true,
      options: themeKeys.map((value, at) => ({ value, label: themeName(at + 1) })),
    },
    { ...text("pageTitle"), hint: hint("pageTitle") },
    { ...text("trustText"), type: "textarea", hint: hint("trustText") },
    { ...text("emailSenderName"), required: true },
    { ...text("emailSenderAddress"), required: true },
  ];
}
