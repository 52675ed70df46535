import type { FieldName, FieldSpec } from "@paygauge/ui";
import { themeKeys, type Brand } from "@paygauge/api-types/entities/identity";

/** A brand as the form holds it. */
type BrandFormValues = Readonly<{
  brandingDisplayName: string;
  brandingKey: string;
  fullDomainName: string;
  theme: string;
  pageTitle: string;
  trustText: string;
  emailSenderName: string;
  emailSenderAddress: string;
}>;
type BrandField = FieldName<BrandFormValues>;

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
// The names of an object of the type are those of the type.
export const brandNames = Object.keys(emptyBrand) as readonly BrandField[];

export function formOfBrand(brand: Brand): BrandFormValues {
  const { brandingDisplayName, brandingKey, fullDomainName, theme, emailSenderName, emailSenderAddress } = brand;
  const texts = { pageTitle: brand.pageTitle ?? "", trustText: brand.trustText ?? "" };
  return { brandingDisplayName, brandingKey, fullDomainName, theme, ...texts, emailSenderName, emailSenderAddress };
}

/** How each field is entered: "t1" is Theme 1. */
export function brandFields(
  label: (name: BrandField) => string,
  hint: (name: "fullDomainName" | "pageTitle" | "trustText") => string,
  themeName: (number: number) => string,
): readonly FieldSpec<BrandField>[] {
  const text = (name: BrandField) => ({ name, type: "text", label: label(name) });
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
