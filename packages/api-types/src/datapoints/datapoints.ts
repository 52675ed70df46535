/** Every datapoint that a download can have as a column, declared once: its type, where it comes from and who may have it. */
import type { Permission } from "../access/permissions.ts";
import { datapointLabels } from "./datapoint-labels.ts";
import { downloadKinds, type DownloadKind } from "./download-kinds.ts";

type DatapointType = "text" | "word" | "country" | "money" | "whole" | "number" | "boolean" | "date";

/** How a column is filtered before a download; an unavailable one is a column only. */
export const filterTypes = ["multiselect", "boolean", "number", "date", "unavailable"] as const;
export type FilterType = (typeof filterTypes)[number];

export const datapointFormats = [
  "text",
  "countryName",
  "countryCode",
  "money",
  "moneyWhole",
  "whole",
  "decimal",
  "yesNo",
  "trueFalse",
  "date",
] as const;
type DatapointFormat = (typeof datapointFormats)[number];

/** Formats and filters that fit a type, the usual one first. */
export const fitting: Readonly<
  Record<DatapointType, { readonly formats: readonly DatapointFormat[]; readonly filters: readonly FilterType[] }>
> = {
  text: { formats: ["text"], filters: ["multiselect", "unavailable"] },
  word: { formats: ["text"], filters: ["multiselect", "unavailable"] },
  country: { formats: ["countryName", "countryCode"], filters: ["multiselect", "unavailable"] },
  money: { formats: ["money", "moneyWhole"], filters: ["number", "unavailable"] },
  whole: { formats: ["whole"], filters: ["number", "unavailable"] },
  number: { formats: ["decimal", "whole"], filters: ["number", "unavailable"] },
  boolean: { formats: ["yesNo", "trueFalse"], filters: ["boolean", "unavailable"] },
  date: { formats: ["date"], filters: ["date", "unavailable"] },
};

/** What a datapoint is read from: a supplier's figures, its own details, its documents, its directory entry, a campaign. */
type DatapointSource = "supplier" | "identity" | "documents" | "entry" | "campaign" | "contact";

type DatapointUnit = "currency" | "days" | "percent";

export interface Datapoint {
  readonly type: DatapointType;
  readonly source: DatapointSource;
  /** Of its numbers, where they have one. */
  readonly unit?: DatapointUnit;
  /** Permission that a file with it needs in addition to the download's own. */
  readonly needs?: Permission;
  /** From the directory: on a made directory its heading is marked. */
  readonly isOfDirectory?: true;
  /** Downloads that can have it. */
  readonly kinds: readonly DownloadKind[];
}

const supplier = { source: "supplier", kinds: ["analysis", "onboarding"] } as const;
const everywhere = { source: "supplier", kinds: downloadKinds } as const;
const identity = { type: "text", source: "identity", kinds: downloadKinds } as const;
const entry = { type: "text", source: "entry", isOfDirectory: true, kinds: ["analysis", "matchedData"] } as const;
const match = { ...everywhere, isOfDirectory: true } as const;
const money = { ...supplier, type: "money", unit: "currency" } as const;
const score = { ...supplier, type: "word", isOfDirectory: true } as const;
const campaign = { source: "campaign", kinds: ["onboarding"] } as const;
const contact = { type: "text", source: "contact", needs: "Campaigns_CRUD", kinds: ["onboarding"] } as const;

export const datapoints = {
  supplierKey: { ...everywhere, type: "text" },
  supplierId: identity,
  name: { ...everywhere, type: "text" },
  addressLine1: identity,
  addressLine2: identity,
  city: identity,
  state: identity,
  postalCode: identity,
  country: { ...everywhere, type: "country" },
  taxId: identity,
  companyNumber: identity,
  phone: identity,
  email: identity,
  website: identity,
  variants: { ...everywhere, type: "whole" },
  payeeClass: { ...supplier, type: "word" },
  spendMinor: money,
  addressableMinor: money,
  cardableMinor: { ...money, isOfDirectory: true },
  transactions: { ...supplier, type: "whole" },
  orders: { ...supplier, type: "whole" },
  invoices: { ...supplier, type: "whole" },
  payments: { ...supplier, type: "whole" },
  apovMinor: money,
  aivMinor: money,
  apvMinor: money,
  firstPaidOn: { type: "date", source: "documents", kinds: ["analysis", "onboarding"] },
  lastPaidOn: { type: "date", source: "documents", kinds: ["analysis", "onboarding"] },
  frequency: { ...supplier, type: "word" },
  termsBucket: { ...supplier, type: "word" },
  daysToPay: { ...supplier, type: "number", unit: "days" },
  matchedState: { ...match, type: "word" },
  matchBand: { ...match, type: "word" },
  matchReason: { ...match, type: "word" },
  confidence: { ...match, type: "number", unit: "percent" },
  entryId: entry,
  entryName: entry,
  entryAddress: entry,
  entryCity: entry,
  entryPostalCode: entry,
  entryCountry: { ...entry, type: "country" },
  mcc: { ...everywhere, type: "text" },
  mccDescription: { ...everywhere, type: "text" },
  cardAccepting: { ...match, type: "boolean" },
  vcAccepting: { ...match, type: "word" },
  detailLevel: { ...match, type: "whole" },
  stpCapable: { ...match, type: "boolean" },
  cardCapability: { ...match, type: "word" },
  lastSeen: { ...entry, type: "date" },
  cardPayments: { ...entry, type: "whole" },
  cardEvidence: entry,
  stpScore: score,
  vcardScore: score,
  pcardScore: score,
  tandEcardScore: score,
  scfScore: score,
  instantPayScore: score,
  boostScore: score,
  optimaScore: score,
  recommendedMethod: score,
  setByHand: { ...supplier, type: "boolean" },
  campaignName: { ...campaign, type: "text" },
  agreedMethod: { ...campaign, type: "word" },
  agreedOn: { ...campaign, type: "date" },
  succeededOn: { ...campaign, type: "date" },
  yearMinor: { ...campaign, type: "money", unit: "currency" },
  contactName: contact,
  contactRole: contact,
  contactPhone: contact,
  contactMail: contact,
} as const satisfies Record<keyof typeof datapointLabels.en, Datapoint>;
export type DatapointKey = keyof typeof datapoints;

export const datapointKeys = Object.keys(datapoints) as [DatapointKey, ...DatapointKey[]];
export const isDatapoint = (key: string): key is DatapointKey => Object.hasOwn(datapoints, key);
export const datapointOf = (key: DatapointKey): Datapoint => datapoints[key];

/** Datapoints that a download can have, in their order. */
export const datapointsOf = (kind: DownloadKind): DatapointKey[] =>
  datapointKeys.filter((key) => datapointOf(key).kinds.includes(kind));

/** Texts that are made when a file is written: there is nothing stored to filter by. */
const composed: ReadonlySet<DatapointKey> = new Set<DatapointKey>(["cardEvidence"]);

/** Filter types that fit a datapoint, the usual one first. */
export const filtersOf = (key: DatapointKey): readonly FilterType[] =>
  composed.has(key) ? ["unavailable"] : fitting[datapointOf(key).type].filters;
