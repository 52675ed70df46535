/** The columns of each download for issuers without a profile of their own. */
import { datapointLabels } from "./datapoint-labels.ts";
import { datapointOf, datapointsOf, filtersOf, fitting, type DatapointKey, type FilterType } from "./datapoints.ts";
import type { DownloadKind } from "./download-kinds.ts";
import type { ProfileField } from "./profile-field.ts";

/** A datapoint as a column with its usual label, format and filter. */
export function usualField(key: DatapointKey, filter?: FilterType): ProfileField {
  const { type } = datapointOf(key);
  return {
    key,
    labels: { en: datapointLabels.en[key], de: datapointLabels.de[key], fr: datapointLabels.fr[key] },
    format: fitting[type].formats[0] ?? "text",
    filter: filter ?? filtersOf(key)[0] ?? "unavailable",
    min: null,
    max: null,
  };
}

/** Filters that each download begins with; its other columns are only columns. */
const filtered: Readonly<Record<DownloadKind, readonly DatapointKey[]>> = {
  analysis: [
    "name",
    "country",
    "payeeClass",
    "spendMinor",
    "payments",
    "firstPaidOn",
    "lastPaidOn",
    "matchBand",
    "mccDescription",
    "cardAccepting",
    "stpScore",
    "vcardScore",
    "recommendedMethod",
  ],
  matchedData: ["name", "country", "matchBand", "matchReason", "confidence", "mccDescription", "cardAccepting"],
  onboarding: ["campaignName", "agreedMethod", "agreedOn", "succeededOn", "yearMinor", "country"],
};

const onboarding: readonly DatapointKey[] = [
  "supplierKey",
  "name",
  "country",
  "campaignName",
  "agreedMethod",
  "agreedOn",
  "succeededOn",
  "yearMinor",
  "supplierId",
  "addressLine1",
  "city",
  "postalCode",
  "taxId",
  "contactName",
  "contactRole",
  "contactPhone",
  "contactMail",
];

/** The standard columns of a download. */
export function standardFields(kind: DownloadKind): ProfileField[] {
  const keys = kind === "onboarding" ? onboarding : datapointsOf(kind);
  return keys.map((key) => usualField(key, filtered[kind].includes(key) ? undefined : "unavailable"));
}
