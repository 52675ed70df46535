import * as v from "valibot";
import { limits } from "../limits.ts";
import { capabilitySchema, virtualLockboxSchema } from "./analysis.ts";
import { idText } from "./users.ts";

/** Card scheme of an issuer (specification section 3). */
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

/** How an issuer's customers hand in data (specification section 3). */
export const inputDataOptions = [
  "CsvFileUpload",
  "SendUploadLink",
  "MergeLink",
  "MergeMagicLink",
  "RutterLink",
  "RutterMagicLink",
] as const;
export type InputDataOption = (typeof inputDataOptions)[number];

const profileIds = {
  analysisDataDownloadProfileId: v.nullable(v.string()),
  matchedDataOnlyDownloadProfileId: v.nullable(v.string()),
  onboardingDataDownloadProfileId: v.nullable(v.string()),
};

/** Everything about one issuer (specification section 3, Issuer (full)). */
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
  brandingId: v.nullable(v.string()),
  issuerEmailDomains: v.array(v.string()),
  /** People of the issuer whose e-mail domain is none of the issuer's. */
  numberNonEmailDomainUsers: v.number(),
  ...profileIds,
  hasSupplierIncludeList: v.boolean(),
  hasSupplierExcludeList: v.boolean(),
  version: v.number(),
});
export type IssuerFull = v.InferOutput<typeof issuerFull>;

const issuerName = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "Give the issuer a name."),
  v.maxLength(limits.nameLength, `At most ${limits.nameLength} characters.`),
);
const issuerKeySchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60, "At most 60 characters."),
  v.regex(/^[A-Za-z][A-Za-z0-9_-]*$/, "A key begins with a letter and has letters, digits, hyphens and underscores."),
);
const exactly3 = (what: string, example: string) =>
  v.pipe(
    v.string(),
    v.length(3, `A ${what} code has exactly 3 characters, such as ${example}.`),
    v.regex(/^[A-Z]{3}$/, `A ${what} code is three capital letters, such as ${example}.`),
  );
const optionalId = v.nullable(idText);
/** A datapoint profile by its id; null for none. */
const profileId = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(120, "At most 120 characters.")));
const shared = {
  name: issuerName,
  issuerKey: issuerKeySchema,
  scheme: v.picklist(schemes, "Choose a scheme."),
  language: v.pipe(v.string(), v.minLength(1, "Choose a language."), v.maxLength(35)),
  /** null: each job says its own. */
  currency: v.nullable(exactly3("currency", "GBP")),
  sendMagicLinks: v.boolean(),
  brandingId: optionalId,
  analysisDataDownloadProfileId: profileId,
  matchedDataOnlyDownloadProfileId: profileId,
  onboardingDataDownloadProfileId: profileId,
};

/** Specification section 3, Issuer create body; codes of exactly 3 characters (section 5). */
export const createIssuerBody = v.strictObject({
  ...shared,
  fallbackCountryIso3: exactly3("country", "GBR"),
  capabilities: v.array(capabilitySchema),
  virtualLockboxes: v.array(virtualLockboxSchema),
});
export type CreateIssuerBody = v.InferOutput<typeof createIssuerBody>;

const emailDomain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    "A domain is what follows the @, such as example.com.",
  ),
);

/** An update; the fallback country has 0 to 3 characters (section 5). `version` is the one that was read. */
export const updateIssuerBody = v.strictObject({
  id: idText,
  version: v.number(),
  ...shared,
  fallbackCountryIso3: v.pipe(
    v.string(),
    v.maxLength(3, "A country code has 0 to 3 characters, such as GBR."),
    v.regex(/^[A-Z]*$/, "A country code is capital letters, such as GBR."),
  ),
  issuerKeyAliases: v.pipe(v.array(issuerKeySchema), v.maxLength(50, "At most 50 aliases.")),
  issuerEmailDomains: v.pipe(v.array(emailDomain), v.maxLength(50, "At most 50 domains.")),
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
  rejected: v.array(v.object({ line: v.number(), reason: v.string() })),
  /** Entries of the list that stands now. */
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
  issuerId: idText,
  list: v.picklist(supplierLists),
  file: v.pipe(v.file("Choose a CSV file."), v.maxSize(900_000, "A list has at most 900 kB. Split it by name.")),
});

export const buyer = v.object({
  id: v.string(),
  name: v.string(),
  country: v.string(),
  issuerId: v.string(),
  issuerName: v.string(),
  jobsCount: v.number(),
  createdOn: v.string(),
  currency: v.nullable(v.string()),
  industryCode: v.nullable(v.string()),
  version: v.number(),
});
export type Buyer = v.InferOutput<typeof buyer>;
