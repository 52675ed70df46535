/** What was activated since a job's newest run, and what another run would change: simulated by the code that scores. */
import * as v from "valibot";
import { cardMethods } from "./capabilities.ts";
import { scoreLevelSchema } from "./analysis.ts";

/** Versions that a run pins and that can change after it. */
const evidenceKinds = ["statement", "directory", "confidence", "scoring"] as const;

const evidenceChange = v.object({
  kind: v.picklist(evidenceKinds),
  /** Version numbers; null: none was or is in use. */
  before: v.nullable(v.number()),
  after: v.nullable(v.number()),
  /** When and by whom the newer version was put to use; null and "" where none is. */
  since: v.nullable(v.string()),
  author: v.string(),
  /** Merchants or entries of the newer version; null: it has none. */
  entries: v.nullable(v.number()),
});
export type EvidenceChange = v.InferOutput<typeof evidenceChange>;

export const newEvidence = v.object({
  run: v.string(),
  number: v.number(),
  /** Number of the run that members and clients read; null: none is published. */
  publishedNumber: v.nullable(v.number()),
  /** The newest first. Empty: nothing changed since the run. */
  changes: v.array(evidenceChange),
  /** false: only another run can tell, because a network is asked or the run's suppliers are no longer stored. */
  isSimulated: v.boolean(),
});
export type NewEvidence = v.InferOutput<typeof newEvidence>;

/**
 * Suppliers known to accept cards, their cardable spend, and of a year of it what is likely to move and what of that
 * converts: `opportunityOf` makes the summary's figure of the two. Minor units.
 */
const cardSums = v.object({
  suppliers: v.number(),
  cardableMinor: v.number(),
  likelyYearMinor: v.number(),
  convertedYearMinor: v.number(),
});
export type CardSums = v.InferOutput<typeof cardSums>;

export const evidenceMoves = ["cardable", "up", "down"] as const;

const movedSupplier = v.object({
  supplierKey: v.string(),
  name: v.string(),
  spendMinor: v.number(),
  /** cardable: known to accept cards from now on. up, down: its level of the compared card method, or it is no longer cardable. */
  move: v.picklist(evidenceMoves),
  /** Levels of the compared card method. */
  before: scoreLevelSchema,
  after: scoreLevelSchema,
});
export type MovedSupplier = v.InferOutput<typeof movedSupplier>;

/** One slice of a simulation: ask again from `next` until it is null, and add the sums up. */
export const evidenceSlice = v.object({
  done: v.number(),
  total: v.number(),
  next: v.nullable(v.number()),
  currency: v.string(),
  minorDigits: v.number(),
  /** The card method whose levels are compared; null: the job has chosen none. */
  method: v.nullable(v.picklist(cardMethods)),
  /** Conversion that the issuer states for all its jobs, 0 to 1; absent: by tickets. */
  statedConversion: v.optional(v.number()),
  before: cardSums,
  after: cardSums,
  suppliers: v.array(movedSupplier),
});
export type EvidenceSlice = v.InferOutput<typeof evidenceSlice>;
