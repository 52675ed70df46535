/** Rulesets as the administrator's screens see them: versions, the test bench, and a simulation on a job. */
import { cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { rulesetStates } from "../states.ts";
import { capabilitySchema } from "./capabilities.ts";
import { matchBandSchema, matchEvidenceSchema, matchFields, scoreLevelSchema } from "./analysis.ts";
import { directoryMatch } from "./suppliers.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

export const rulesetKinds = ["confidence", "scoring"] as const;
export type RulesetKind = (typeof rulesetKinds)[number];

/** Our limit: a note is a sentence or two. */
export const rulesetNote = v.pipe(
  v.string(),
  cleanText(),
  v.minLength(1, encodedMessage("sayWhatChanges")),
  v.maxLength(500, encodedMessage("maxNote", { most: 500 })),
);

export const rulesetItem = v.object({
  kind: v.picklist(rulesetKinds),
  versionNumber: v.number(),
  state: v.picklist(rulesetStates),
  /** The version that new imports and re-scores use: the newest published one. */
  isInUse: v.boolean(),
  /** Anyone who made the version wrote it; the product's own have a message. */
  note: messageSchema,
  author: v.string(),
  createdOn: v.string(),
  updatedOn: v.string(),
  publishedOn: v.nullable(v.string()),
  /** Jobs whose present analysis was made with it. */
  jobsCount: v.number(),
  /** Guards against lost updates. */
  version: v.number(),
});
export type RulesetItem = v.InferOutput<typeof rulesetItem>;

const factValue = v.union([v.string(), v.number(), v.boolean(), v.null()]);

/** One rule on the test bench: whether its condition holds, and whether it counts for the level. */
const ruleTrace = v.object({
  kind: v.picklist(["gate", "points", "cap"]),
  group: v.string(),
  code: v.string(),
  isOn: v.boolean(),
  holds: v.boolean(),
  counts: v.boolean(),
  points: v.number(),
  level: v.nullable(scoreLevelSchema),
});
export type RuleTrace = v.InferOutput<typeof ruleTrace>;

const scored = v.object({ level: scoreLevelSchema, points: v.number() });
/** A supplier scored with a draft next to its present scores. `facts`: what the conditions read, in reference units. */
export const scoringBench = v.object({
  supplierKey: v.string(),
  name: v.string(),
  facts: v.record(v.string(), factValue),
  capabilities: v.array(
    v.object({ capability: capabilitySchema, before: scored, after: scored, rules: v.array(ruleTrace) }),
  ),
});
export type ScoringBench = v.InferOutput<typeof scoringBench>;

const matchTrace = v.object({
  field: v.picklist([...matchFields, "rarity", "prior", "addressCap"]),
  level: v.string(),
  bits: v.number(),
});
/** A supplier matched with a draft next to its present match; `trace` adds up to the bits. */
export const confidenceBench = v.object({
  supplierKey: v.string(),
  name: v.string(),
  /** `confidence`: 0–100, how often such a match is right. */
  before: v.object({ band: matchBandSchema, bits: v.number(), confidence: v.number() }),
  after: matchEvidenceSchema,
  matched: v.nullable(directoryMatch),
  runnerUp: v.nullable(directoryMatch),
  trace: v.array(matchTrace),
});
export type ConfidenceBench = v.InferOutput<typeof confidenceBench>;

const bandWord = v.picklist(["High", "Medium", "Low", "None", "Unmatched"]);
/** Suppliers that a draft takes from one band to another (or leaves), within one slice of the job. */
const bandChange = v.object({
  /** null: the match band. */
  capability: v.nullable(capabilitySchema),
  before: bandWord,
  after: bandWord,
  suppliers: v.number(),
  /** Minor units of the job's currency. */
  spendMinor: v.number(),
});
export type BandChange = v.InferOutput<typeof bandChange>;

/** One slice of a simulation: ask again from `next` until it is null, and add the changes up. */
export const simulationSlice = v.object({
  done: v.number(),
  total: v.number(),
  next: v.nullable(v.number()),
  currency: v.string(),
  minorDigits: v.number(),
  changes: v.array(bandChange),
  /** Some of the suppliers whose band changes. */
  examples: v.array(
    v.object({
      supplierKey: v.string(),
      name: v.string(),
      capability: v.nullable(capabilitySchema),
      before: bandWord,
      after: bandWord,
    }),
  ),
});
export type SimulationSlice = v.InferOutput<typeof simulationSlice>;
