import type { FieldName, FieldSpec, Option } from "@paygauge/ui";
import { capabilities, capabilitySchema } from "@paygauge/api-types/entities/capabilities";
import {
  createIssuerBody,
  schemes,
  updateIssuerBody,
  type IssuerFull,
  issuerProfileFields,
} from "@paygauge/api-types/entities/issuers";
import { virtualLockboxes, virtualLockboxSchema } from "@paygauge/api-types/entities/analysis";
import { downloadKinds, type DownloadKind } from "@paygauge/api-types/datapoints/download-kinds";
import * as v from "valibot";
import { bodySchema } from "../../../data/body-schema.ts";

/** An issuer as the form holds it: "" for what is not set, one alias or domain a line. */
type IssuerFormValues = Readonly<{
  name: string;
  issuerKey: string;
  scheme: string;
  language: string;
  currency: string;
  fallbackCountryIso3: string;
  sendMagicLinks: boolean;
  sharesBenchmarks: boolean;
  showsLedgerRows: boolean;
  brandingId: string;
  capabilities: readonly string[];
  virtualLockboxes: readonly string[];
  issuerKeyAliases: string;
  issuerEmailDomains: string;
  analysisDataDownloadProfileId: string;
  matchedDataOnlyDownloadProfileId: string;
  onboardingDataDownloadProfileId: string;
}>;
export type IssuerField = FieldName<IssuerFormValues>;

export const emptyIssuer: IssuerFormValues = {
  name: "",
  issuerKey: "",
  scheme: "Mastercard",
  language: "en-GB",
  currency: "",
  fallbackCountryIso3: "",
  sendMagicLinks: false,
  sharesBenchmarks: false,
  showsLedgerRows: false,
  brandingId: "",
  capabilities: [],
  virtualLockboxes: [],
  issuerKeyAliases: "",
  issuerEmailDomains: "",
  analysisDataDownloadProfileId: "",
  matchedDataOnlyDownloadProfileId: "",
  onboardingDataDownloadProfileId: "",
};

export function formOfIssuer(issuer: IssuerFull): IssuerFormValues {
  return {
    name: issuer.name,
    issuerKey: issuer.issuerKey,
    scheme: issuer.scheme,
    language: issuer.language,
    currency: issuer.currency ?? "",
    fallbackCountryIso3: issuer.fallbackCountryIso3,
    sendMagicLinks: issuer.sendMagicLinks,
    sharesBenchmarks: issuer.sharesBenchmarks,
    showsLedgerRows: issuer.showsLedgerRows,
    brandingId: issuer.brandingId ?? "",
    capabilities: issuer.issuerCapabilities,
    virtualLockboxes: issuer.issuerVirtualLockboxes,
    issuerKeyAliases: issuer.issuerKeyAliases.join("\n"),
    issuerEmailDomains: issuer.issuerEmailDomains.join("\n"),
    analysisDataDownloadProfileId: issuer.analysisDataDownloadProfileId ?? "",
    matchedDataOnlyDownloadProfileId: issuer.matchedDataOnlyDownloadProfileId ?? "",
    onboardingDataDownloadProfileId: issuer.onboardingDataDownloadProfileId ?? "",
  };
}

const orNull = (text: string) => (text.trim() === "" ? null : text.trim());
const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function sharedOf(values: IssuerFormValues) {
  return {
    name: values.name,
    issuerKey: values.issuerKey,
    scheme: values.scheme,
    language: values.language,
    currency: orNull(values.currency.toUpperCase()),
    fallbackCountryIso3: values.fallbackCountryIso3,
    sendMagicLinks: values.sendMagicLinks,
    sharesBenchmarks: values.sharesBenchmarks,
    showsLedgerRows: values.showsLedgerRows,
    brandingId: orNull(values.brandingId),
    analysisDataDownloadProfileId: orNull(values.analysisDataDownloadProfileId),
    matchedDataOnlyDownloadProfileId: orNull(values.matchedDataOnlyDownloadProfileId),
    onboardingDataDownloadProfileId: orNull(values.onboardingDataDownloadProfileId),
  };
}

/** A new issuer. */
export const createSchema = bodySchema(
  (values: IssuerFormValues) => ({
    ...sharedOf(values),
    capabilities: values.capabilities.filter((each) => v.is(capabilitySchema, each)),
    virtualLockboxes: values.virtualLockboxes.filter((each) => v.is(virtualLockboxSchema, each)),
  }),
  createIssuerBody,
);

/** An update of the version of the issuer that was read. */
export const updateSchemaOf = ({ id, version }: Pick<IssuerFull, "id" | "version">) =>
  bodySchema(
    (values: IssuerFormValues) => ({
      ...sharedOf(values),
      id,
      version,
      issuerKeyAliases: linesOf(values.issuerKeyAliases),
      issuerEmailDomains: linesOf(values.issuerEmailDomains),
    }),
    updateIssuerBody,
  );

/** Names of the fields of the two forms; a message of the system at another place is shown above them. */
/** The sections of both forms, each with its fields in their order. */
export const issuerSections = {
  identity: ["name", "issuerKey", "scheme", "issuerKeyAliases"],
  region: ["language", "currency", "fallbackCountryIso3"],
  access: ["issuerEmailDomains", "sendMagicLinks"],
  sharing: ["showsLedgerRows", "sharesBenchmarks"],
  capabilities: ["capabilities", "virtualLockboxes"],
  downloads: [
    "brandingId",
    "analysisDataDownloadProfileId",
    "matchedDataOnlyDownloadProfileId",
    "onboardingDataDownloadProfileId",
  ],
} as const satisfies Readonly<Record<string, readonly IssuerField[]>>;
const names: readonly IssuerField[] = Object.values(issuerSections).flat();
export const createNames = names.filter((name) => name !== "issuerKeyAliases" && name !== "issuerEmailDomains");
export const updateNames = names.filter((name) => name !== "capabilities" && name !== "virtualLockboxes");

interface IssuerOptions {
  readonly languages: readonly Option[];
  readonly brands: readonly Option[];
  readonly countries: readonly Option[];
  readonly currencies: readonly Option[];
  readonly capabilityNames: Readonly<Record<string, string>>;
  readonly profilesOf: (kind: DownloadKind) => readonly Option[];
}

/** The profiles of the download that a field is of, after its standard columns. */
function profileOptions(name: IssuerField, { profilesOf }: IssuerOptions): readonly Option[] {
  const kind = downloadKinds.find((each) => issuerProfileFields[each] === name);
  return kind === undefined ? [] : profilesOf(kind);
}

/** How each field is entered. */
export function issuerField(
  name: IssuerField,
  label: (name: IssuerField | "none" | "chooseOne") => string,
  hint: (name: IssuerField) => string,
  options: IssuerOptions,
): FieldSpec<IssuerField> {
  const hintText = hint(name);
  const words = { name, label: label(name), ...(hintText === "" ? {} : { hint: hintText }) };
  const choose = (list: readonly Option[], first: "none" | "chooseOne" = "none") => ({
    ...words,
    options: list,
    placeholder: label(first),
  });
  switch (name) {
    case "scheme":
      return {
        ...choose(
          schemes.map((value) => ({ value, label: value })),
          "chooseOne",
        ),
        type: "select",
        required: true,
      };
    case "language":
      return { ...choose(options.languages, "chooseOne"), type: "select", required: true };
    case "brandingId":
      return { ...choose(options.brands), type: "select" };
    case "analysisDataDownloadProfileId":
    case "matchedDataOnlyDownloadProfileId":
    case "onboardingDataDownloadProfileId":
      return { ...words, options: profileOptions(name, options), type: "select" };
    case "currency":
      return { ...choose(options.currencies), type: "combobox" };
    case "fallbackCountryIso3":
      return { ...choose(options.countries), type: "combobox" };
    case "sendMagicLinks":
    case "sharesBenchmarks":
    case "showsLedgerRows":
      return { ...words, type: "switch" };
    case "capabilities":
      return {
        ...choose(capabilities.map((value) => ({ value, label: options.capabilityNames[value] ?? value }))),
        type: "multiselect",
      };
    case "virtualLockboxes":
      return { ...choose(virtualLockboxes.map((value) => ({ value, label: value }))), type: "multiselect" };
    case "issuerKeyAliases":
    case "issuerEmailDomains":
      return { ...words, type: "textarea" };
    default:
      return { ...words, type: "text", required: name === "name" || name === "issuerKey" };
  }
}
