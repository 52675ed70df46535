/** The directory of known card acceptors: immutable versions. */
import * as v from "valibot";

/** Our limits: entries that one matcher holds (docs/engine.md section 1), and bytes of the file that brings them. */
export const directoryLimits = {
  entries: 500_000,
  bytes: 256 * 1024 * 1024,
  /** Days after which a table's file that no one continued with is removed, kept as a version or not. */
  unusedFileDays: 7,
} as const;

export const directoryVersion = v.object({
  versionNumber: v.number(),
  source: v.string(),
  note: v.string(),
  author: v.string(),
  entriesCount: v.number(),
  rejectedCount: v.number(),
  /** SHA-256 of the snapshot. */
  contentDigest: v.string(),
  /** New imports and re-scores match against it. */
  isInUse: v.boolean(),
  /** Made, not real acceptors. */
  isSample: v.boolean(),
  createdOn: v.string(),
  activatedOn: v.nullable(v.string()),
});
export type DirectoryVersion = v.InferOutput<typeof directoryVersion>;

/** What entries are looked up in: the directory, or a network's service in its place. */
export const matchServices = ["directory", "visa", "mastercard"] as const;
export type MatchServiceName = (typeof matchServices)[number];

/** The version that a job was matched against, as its pages state it. */
export const usedDirectory = v.object({
  versionNumber: v.number(),
  entriesCount: v.number(),
  /** Made, not real acceptors: every figure that rests on it is marked. */
  isSample: v.boolean(),
  /** Any supplier of the run is matched with an entry of it, not with a card statement only; absent: not known. */
  isMatched: v.optional(v.boolean()),
});
export type UsedDirectory = v.InferOutput<typeof usedDirectory>;

/** Figures of the run rest on sample entries and are marked: the evidence of others is real. */
export const restsOnDemo = (directory: UsedDirectory | null | undefined): boolean =>
  directory?.isSample === true && directory.isMatched !== false;

export const directoryOverview = v.object({
  matchService: v.picklist(matchServices),
  versions: v.array(directoryVersion),
});

/** Columns of a directory file, by the field they fill. */
export const directoryFields = [
  "entryId",
  "name",
  "addressLine1",
  "city",
  "postalCode",
  "country",
  "phone",
  "taxId",
  "companyNumber",
  "mcc",
  "acceptsCard",
  "acceptsVirtualCard",
  "detailLevel",
  "stpCapable",
  "lockboxes",
  "largestPayment",
  "lastSeen",
] as const;
export type DirectoryField = (typeof directoryFields)[number];
