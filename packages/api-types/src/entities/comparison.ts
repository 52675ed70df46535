/** Two runs next to each other: of one job, or of two jobs of one buyer. Money: integer minor units. */
import * as v from "valibot";
import { idOf } from "../ids.ts";
import { capabilities, capabilitySchema } from "./capabilities.ts";
import { scoreLevels, scoreLevelSchema } from "./analysis.ts";
import { runMade } from "./run-made.ts";
import { runFacts } from "./runs.ts";

/** A run of a job in a list to choose from. */
export const listedRun = v.object({
  ...runFacts.entries,
  publishedOn: v.nullable(v.string()),
  /** Its suppliers are kept: of the others the headline and the bands are. */
  isWhole: v.boolean(),
  /** The run that read the files: runs of one upload share it. */
  upload: v.string(),
});
export type ListedRun = v.InferOutput<typeof listedRun>;

/** One side of a comparison: which run, and its headline. */
const comparedSide = v.object({
  jobId: v.string(),
  jobName: v.string(),
  ...runFacts.entries,
  publishedOn: v.nullable(v.string()),
  currency: v.string(),
  minorDigits: v.number(),
  isWhole: v.boolean(),
  /** What the run was computed with, next to the versions above; null where no record of it is stored. */
  made: v.nullable(
    v.object({
      ...v.pick(runMade, ["files", "matchService", "codeVersion"]).entries,
      /** Version of the issuer's card statements; null: none. */
      statementsVersion: v.nullable(v.number()),
    }),
  ),
  addressableMinor: v.number(),
  cardableMinor: v.number(),
  opportunityMinor: v.number(),
  capabilities: v.array(
    v.object({
      capability: capabilitySchema,
      suppliers: v.record(v.picklist(scoreLevels), v.number()),
      spendMinor: v.record(v.picklist(scoreLevels), v.number()),
    }),
  ),
});
export type ComparedSide = v.InferOutput<typeof comparedSide>;

/** Suppliers of both runs by the level that they had and the one that they have. */
const levelMove = v.object({
  capability: v.picklist(capabilities),
  before: scoreLevelSchema,
  after: scoreLevelSchema,
  suppliers: v.number(),
  /** Of the later run. */
  spendMinor: v.number(),
});
export type LevelMove = v.InferOutput<typeof levelMove>;

const some = v.object({ suppliers: v.number(), spendMinor: v.number() });

/** What is between two runs, supplier by supplier. */
const runChanges = v.object({
  moves: v.array(levelMove),
  /** Suppliers of the later run alone, and of the earlier one alone, each with its own spend. */
  joined: some,
  left: some,
  stayed: v.object({ suppliers: v.number(), beforeMinor: v.number(), afterMinor: v.number() }),
});
export type RunChanges = v.InferOutput<typeof runChanges>;

export const runComparison = v.object({
  before: comparedSide,
  after: comparedSide,
  /** null: of one of the runs only the headline is kept. */
  changes: v.nullable(runChanges),
});
export type RunComparison = v.InferOutput<typeof runComparison>;

const runRef = idOf("record");
/** Which runs: ids, "latest" or "published"; `other` is the job of `before` where it is another one of the buyer. */
export const comparisonQuery = { after: v.optional(runRef), before: v.optional(runRef), other: v.optional(runRef) };

/** Which suppliers of a comparison are asked for. */
export const comparedBody = v.variant("kind", [
  v.strictObject({
    kind: v.literal("moved"),
    capability: capabilitySchema,
    before: scoreLevelSchema,
    after: scoreLevelSchema,
  }),
  v.strictObject({ kind: v.literal("joined") }),
  v.strictObject({ kind: v.literal("left") }),
]);
export type ComparedBody = v.InferOutput<typeof comparedBody>;

/** Ours: suppliers that one answer names, the largest spend first. */
export const maxCompared = 200;
export const comparedSuppliers = v.object({
  total: v.number(),
  suppliers: v.array(
    v.object({
      supplierKey: v.string(),
      name: v.string(),
      beforeMinor: v.nullable(v.number()),
      afterMinor: v.nullable(v.number()),
    }),
  ),
});
export type ComparedSuppliers = v.InferOutput<typeof comparedSuppliers>;

/** What publishing changes, and who will read it. */
export const publishPreview = v.object({
  /** The run and the publication that it is compared with: what publishing confirms. */
  run: v.string(),
  publication: v.number(),
  /** null: nothing is published yet, or of what is only the headline is kept. */
  changes: v.nullable(runChanges),
  before: v.nullable(comparedSide),
  after: comparedSide,
});
export type PublishPreview = v.InferOutput<typeof publishPreview>;

/** One supplier in the runs that are kept, the newest first. */
export const supplierHistory = v.array(
  v.object({
    run: v.string(),
    number: v.number(),
    finishedOn: v.string(),
    publishedOn: v.nullable(v.string()),
    spendMinor: v.number(),
    levels: v.record(v.picklist(capabilities), scoreLevelSchema),
    machineBands: v.string(),
  }),
);
export type SupplierHistory = v.InferOutput<typeof supplierHistory>;
