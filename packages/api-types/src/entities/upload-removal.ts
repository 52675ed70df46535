/** What removing a file of a job does to its results: shown before it is done, and confirmed as shown. */
import * as v from "valibot";
import { runFacts } from "./runs.ts";

/**
 * "unused": the newest results do not include the file. "earlier": those of the run before it come back as they are.
 * "again": the other files are imported once more. "none": there are no other files, and no results remain.
 */
const removalOutcomes = ["unused", "earlier", "again", "none"] as const;
export type RemovalOutcome = (typeof removalOutcomes)[number];

/**
 * What members and clients read afterwards. "unaffected": it does not include the file. "earlier": what was published
 * before it. "none": nothing was. "stays": anyone who removes the file may not publish.
 */
export const publishedAfter = ["unaffected", "earlier", "none", "stays"] as const;
export type PublishedAfter = (typeof publishedAfter)[number];

/** What users added to a job since the file came. */
const additionKinds = ["correction", "match", "group", "band", "class", "note", "useCase"] as const;
export type AdditionKind = (typeof additionKinds)[number];

/** Ours: additions that are listed one by one, the newest; all of them are counted. */
export const maxAdditionsListed = 100;

const addition = v.object({
  kind: v.picklist(additionKinds),
  /** The supplier, the use case, or the cell and what was put there. */
  about: v.string(),
  author: v.string(),
  at: v.string(),
});
export type Addition = v.InferOutput<typeof addition>;

export const uploadRemoval = v.object({
  fileName: v.string(),
  outcome: v.picklist(removalOutcomes),
  currency: v.string(),
  minorDigits: v.number(),
  /** The newest results, and the run before the file; null: there is none, or its rows are kept no longer. */
  present: v.nullable(runFacts),
  earlier: v.nullable(runFacts),
  published: v.picklist(publishedAfter),
  /** Number of the run that is published afterwards; null: none. */
  publishedNumber: v.nullable(v.number()),
  counts: v.object({
    correction: v.number(),
    match: v.number(),
    group: v.number(),
    band: v.number(),
    class: v.number(),
    note: v.number(),
    useCase: v.number(),
  }),
  /** The newest first. */
  added: v.array(addition),
  /** Names all of the above: the removal carries it, and is refused once something else holds. */
  confirmation: v.string(),
});
export type UploadRemoval = v.InferOutput<typeof uploadRemoval>;

export const uploadRemovalBody = v.strictObject({ confirmation: v.pipe(v.string(), v.maxLength(400)) });
