/** Titles of industry codes that the product does not bring along: an administrator's own file, in versions. */
import * as v from "valibot";

export const referenceSets = ["sic", "unspsc"] as const;
export type ReferenceSet = (typeof referenceSets)[number];

/** What each set's codes look like. Zeros that a spreadsheet took from the front are put back. */
export const referenceFacts = {
  /** US SIC 1987: four digits. */
  sic: { digits: 4, title: "SIC four-digit titles" },
  /** Eight digits; a code that ends in zeros is a class, a family or a segment. */
  unspsc: { digits: 8, title: "UNSPSC titles" },
} as const satisfies Record<ReferenceSet, { readonly digits: number; readonly title: string }>;

/** Our limits: titles of one version (UNSPSC has about 150,000), and letters of a title. */
export const referenceLimits = { titles: 250_000, titleLength: 300 } as const;

export const referenceVersion = v.object({
  set: v.picklist(referenceSets),
  /** 0: what the product brings along, without an import. */
  versionNumber: v.number(),
  source: v.string(),
  note: v.string(),
  author: v.string(),
  titlesCount: v.number(),
  rejectedCount: v.number(),
  /** New imports and re-scores take their titles from it. */
  isInUse: v.boolean(),
  createdOn: v.nullable(v.string()),
  activatedOn: v.nullable(v.string()),
});
export type ReferenceVersion = v.InferOutput<typeof referenceVersion>;

/** Columns of a titles file, by the field they fill. */
export const referenceFields = ["code", "title"] as const;
export type ReferenceField = (typeof referenceFields)[number];
