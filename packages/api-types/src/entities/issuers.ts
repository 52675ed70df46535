import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { downloadKinds, type DownloadKind } from "../datapoints/download-kinds.ts";
import { limits } from "../limits.ts";
import { capabilitySchema } from "./capabilities.ts";
import { virtualLockboxSchema } from "./analysis.ts";
import { recordId } from "../ids.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

/** Card scheme of an issuer (docs/specification.md section 3). */
export const schemes = ["Mastercard", "Visa", "Unknown"] as const;
export type Scheme = (typeof schemes)[number];

export const issuerListItem = v.object({
  id: v.string(),
  name: v.string(),
  issuerKey: v.string(),
  jobsCount: v.number(),
  jobNames: v.array(v.string()),
  usersCount: v.number(),
  usernames: v.array(v.string()),
  scheme: v.picklist(schemes),
  hasSupplierIncludeList: v.boolean(),
  hasSupplierExcludeList: v.boolean(),
  brandingDisplayName: v.string(),
});
export type IssuerListItem = v.InferOutput<typeof issuerListItem>;

export const issuerOption = v.object({
  id: v.string(),
  name: v.string(),
  scheme: v.picklist(schemes),
  currency: v.nullable(v.string()),
  fallbackCountryIso3: v.string(),
  capabilities: v.array(capabilitySchema),
  virtualLockboxes: v.array(virtualLockboxSchema),
});
export type IssuerOption = v.InferOutput<typeof issuerOption>;

/** How an issuer's customers hand in data (docs/specification.md section 3). */
export const inputDataOptions = [
  "CsvFileUpload",
  "SendUploadLink",
  "MergeLink",
  "MergeMagicLink",
  "RutterLink",
  "RutterMagicLink",
] as const;
export type InputDataOption = (typeof inputDataOptions)[number];

/** Profiles that an issuer can be given, by their download. */
export const profileOption = v.object({ id: v.string(), name: v.string(), kind: v.picklist(downloadKinds) });

/** Which field of an issuer names the profile of each download. */
export const issuerProfileFields = {
  analysis: "analysisDataDownloadProfileId",
  matchedData: "matchedDataOnlyDownloadProfileId",
  onboarding: "onboardingDataDownloadProfileId",
} as const satisfies Record<DownloadKind, keyof typeof profileIds>;

const profileIds = {
  analysisDataDownloadProfileId: v.nullable(v.string()),
  matchedDataOnlyDownloadProfileId: v.nullable(v.string()),
  onboardingDataDownloadProfileId: v.nullable(v.string()),
};

/** Everything about one issuer (docs/specification.md section 3, Issuer (full)). */
export const issuerFull = v.object({
  id: v.string(),
  name: v.string(),
  issuerKey: v.string(),
  jobsCount: v.number(),
  jobNames: v.array(v.string()),
  usersCount: v.number(),
  usernames: v.array(v.string()),
  issuerCapabilities: v.array(capabilitySchema),
  scheme: v.picklist(schemes),
  language: v.string(),
  issuerVirtualLockboxes: v.array(virtualLockboxSchema),
  inputDataOptions: v.array(v.picklist(inputDataOptions)),
  issuerKeyAliases: v.array(v.string()),
  currency: v.nullable(v.string()),
  fallbackCountryIso3: v.string(),
  sendMagicLinks: v.boolean(),
  /** Its buyers are among the peers of other issuers that share. */
  sharesBenchmarks: v.boolean(),
  /** Readers of its published jobs open the rows of their ledgers. */
  showsLedgerRows: v.boolean(),
  brandingId: v.nullable(v.string()),
  issuerEmailDomains: v.array(v.string()),
  /** Users of the issuer with an e-mail domain outside the issuer's. */
  numberNonEmailDomainUsers: v.number(),
  ...profileIds,
  hasSupplierIncludeList: v.boolean(),
  hasSupplierExcludeList: v.boolean(),
  version: v.number(),
});
export type IssuerFull = v.InferOutput<typeof issuerFull>;

const issuerName = v.pipe(
  v.string(),
  cleanLine(),
  v.minLength(1, encodedMessage("issuerName")),
  v.maxLength(limits.nameLength, encodedMessage("atMost", { most: limits.nameLength })),
);
const issuerKeySchema = v.pipe(
  v.string(),
  cleanLine(),
  v.maxLength(60, encodedMessage("atMost", { most: 60 })),
  v.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, encodedMessage("keyLetters")),
);
const threeCapitals = (wrongLength: string, wrongLetters: string) =>
  v.pipe(v.string(), v.length(3, wrongLength), v.regex(/^[A-Z]{3}$/, wrongLetters));
const optionalId = v.nullable(recordId);
/** A datapoint profile by its id; null for none. */
const profileId = v.nullable(
  v.pipe(v.string(), v.minLength(1), v.maxLength(120, encodedMessage("atMost", { most: 120 }))),
);
const shared = {
  name: issuerName,
  issuerKey: issuerKeySchema,
  scheme: v.picklist(schemes, encodedMessage("chooseScheme")),
  language: v.pipe(v.string(), v.minLength(1, encodedMessage("chooseLanguage")), v.maxLength(35)),
  /** null: each job says its own. */
  currency: v.nullable(threeCapitals(encodedMessage("currencyExactly"), encodedMessage("currencyCapitals"))),
  sendMagicLinks: v.boolean(),
  /** Without it, a change leaves it as it is. */
  sharesBenchmarks: v.optional(v.boolean()),
  /** Without it, a change leaves it as it is. */
  showsLedgerRows: v.optional(v.boolean()),
  brandingId: optionalId,
  analysisDataDownloadProfileId: profileId,
  matchedDataOnlyDownloadProfileId: profileId,
  onboardingDataDownloadProfileId: profileId,
};

/**
 * The body that creates an issuer; codes have exactly 3 characters (docs/specification.md sections 3 and 5). What is
 * left out is none, or false: it can be set later.
 */
export const createIssuerBody = v.strictObject({
  ...shared,
  currency: v.optional(shared.currency, null),
  sendMagicLinks: v.optional(shared.sendMagicLinks, false),
  brandingId: v.optional(optionalId, null),
  analysisDataDownloadProfileId: v.optional(profileId, null),
  matchedDataOnlyDownloadProfileId: v.optional(profileId, null),
  onboardingDataDownloadProfileId: v.optional(profileId, null),
  fallbackCountryIso3: threeCapitals(encodedMessage("countryExactly"), encodedMessage("countryThree")),
  capabilities: v.optional(v.array(capabilitySchema), []),
  virtualLockboxes: v.optional(v.array(virtualLockboxSchema), []),
});
export type CreateIssuerBody = v.InferOutput<typeof createIssuerBody>;

const emailDomain = v.pipe(
  v.string(),
  cleanLine(),
  v.toLowerCase(),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, encodedMessage("domainAfterAt")),
);

/**
 * An update; the fallback country has 0 to 3 characters (docs/specification.md section 5). `version` is the one that
 * was read.
 */
export const updateIssuerBody = v.strictObject({
  id: recordId,
  version: v.number(),
  ...shared,
  fallbackCountryIso3: v.pipe(
    v.string(),
    v.maxLength(3, encodedMessage("countryUpTo3")),
    v.regex(/^[A-Z]*$/, encodedMessage("countryLetters")),
  ),
  issuerKeyAliases: v.pipe(v.array(issuerKeySchema), v.maxLength(50, encodedMessage("maxAliases", { most: 50 }))),
  issuerEmailDomains: v.pipe(v.array(emailDomain), v.maxLength(50, encodedMessage("maxDomains", { most: 50 }))),
});
export type UpdateIssuerBody = v.InferOutput<typeof updateIssuerBody>;

/** Suppliers that an issuer always takes into scope, or never. */
export const supplierLists = ["include", "exclude"] as const;
export type SupplierList = (typeof supplierLists)[number];

/** A line of a list; a supplier is on it by its tax number where both have one, else by name and country. */
export const listedSupplier = v.object({
  name: v.string(),
  /** ISO 3166-1 alpha-3, "" for any country. */
  country: v.string(),
  taxId: v.string(),
});
export type ListedSupplier = v.InferOutput<typeof listedSupplier>;

/** What reading a file came to: lines that are taken, and those that are not with their reason. */
export const supplierListPreview = v.object({
  fileName: v.string(),
  entriesCount: v.number(),
  first: v.array(listedSupplier),
  rejectedCount: v.number(),
  rejected: v.array(v.object({ line: v.number(), reason: messageSchema })),
  /** Entries of the current list. */
  replacesCount: v.number(),
});
export type SupplierListPreview = v.InferOutput<typeof supplierListPreview>;

/** The list in force. */
export const supplierListFacts = v.object({
  entriesCount: v.number(),
  fileName: v.string(),
  updatedOn: v.nullable(v.string()),
  uploadedBy: v.string(),
});

export const supplierListFile = v.strictObject({
  issuerId: recordId,
  list: v.picklist(supplierLists),
  file: v.pipe(v.file(encodedMessage("chooseCsv")), v.maxSize(900_000, encodedMessage("maxList"))),
});
