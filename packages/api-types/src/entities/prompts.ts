/** Prompts: immutable versions of a template, and labels that say which version is used. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { cleanLine, cleanText } from "../clean-fields.ts";
import { limits } from "../limits.ts";
import { mutation } from "./mutation.ts";
import { damagedIds } from "./paging.ts";

/** What the product asks a model for; each key has a contract in code (origin/src/prompts/contracts.ts). */
export type PromptKey = "narrative" | "use-case-pitch" | "campaign-letter" | "address-parser" | "chat-answer";

/** What each answer of a model is checked for. No contract checks `costFirst` any longer; versions written before name it. */
export const promptChecks = [
  "json",
  "length",
  "words",
  "numbers",
  "links",
  "cost",
  "costFirst",
  "finding",
  "tokens",
] as const;
export type PromptCheck = (typeof promptChecks)[number];

/** Repeats of one sample, and the most samples of one test run. */
export const testRepeats = 5;
export const maxTestSamples = 20;

/** Longest run of one sample with one version, ms; attempts without an answer by then have none. */
export const promptTestMs = 80_000;

/** The label that the product uses, and the one for a version that is being tried. */
export const productionLabel = "production";
export const usualLabels: readonly string[] = [productionLabel, "staging"];

const maxTemplate = 20_000;
const maxValue = 20_000;

const template = v.pipe(
  v.string(),
  cleanText(),
  v.minLength(1, encodedMessage("promptTemplate")),
  v.maxLength(maxTemplate, encodedMessage("atMost", { most: maxTemplate })),
);
export const promptConfig = v.strictObject({
  /** An alias of the deployment's configuration. */
  model: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  temperature: v.pipe(v.number(), v.minValue(0), v.maxValue(2)),
  maxTokens: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000)),
});
export type PromptConfig = v.InferOutput<typeof promptConfig>;

/** The contract that a version was written for, stored with it so that two versions can be compared. */
export const promptContract = v.object({
  variables: v.array(v.string()),
  answer: v.picklist(["json", "text"]),
  /** The fields of an answer, one a line. */
  schema: v.string(),
  maxWords: v.number(),
  checks: v.array(v.picklist(promptChecks)),
});
export type PromptContract = v.InferOutput<typeof promptContract>;

const note = v.pipe(v.string(), cleanText(), v.maxLength(500, encodedMessage("maxNote", { most: 500 })));
const versionNote = v.pipe(note, v.minLength(1, encodedMessage("sayWhatChanges")));
const versionFields = { template, config: promptConfig, note: versionNote };
const name = v.pipe(
  v.string(),
  cleanLine(),
  v.minLength(1, encodedMessage("promptName")),
  v.maxLength(limits.nameLength),
);

const promptLabel = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,29}$/, encodedMessage("promptLabelForm")));
const number = v.pipe(v.number(), v.integer(), v.minValue(1));

export const newPrompt = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, encodedMessage("promptKeyForm"))),
  name,
  purpose: v.pipe(v.string(), cleanText(), v.maxLength(500, encodedMessage("maxNote", { most: 500 }))),
  ...versionFields,
  /** "" is a first version. */
  note,
});
export const newPromptVersion = v.strictObject(versionFields);
export const movePromptLabel = v.strictObject({
  label: promptLabel,
  /** The version that has the label now, null for none: another one means that another user moved it meanwhile. */
  from: v.nullable(number),
  /** null removes the label. */
  to: v.nullable(number),
  note,
});
/** One sample of a test run: a declared one by its name, or the user's own values. */
export const testPrompt = v.strictObject({
  /** Of the version; a field called version would be a row's guard against lost updates. */
  number,
  sample: v.union([
    v.strictObject({ name: v.pipe(v.string(), cleanLine(), v.maxLength(80)) }),
    v.strictObject({
      values: v.record(v.pipe(v.string(), v.maxLength(80)), v.pipe(v.string(), v.maxLength(maxValue))),
    }),
  ]),
});

const labelled = v.object({ label: v.string(), number: v.number() });
/** A prompt in the list. */
export const promptRow = v.object({
  id: v.string(),
  key: v.string(),
  name: v.string(),
  purpose: messageSchema,
  isUsed: v.boolean(),
  versionsCount: v.number(),
  production: v.nullable(v.number()),
  labels: v.array(labelled),
  /** Of the last 30 days. */
  runs: v.number(),
  failures: v.number(),
  changedOn: v.string(),
});
export type PromptRow = v.InferOutput<typeof promptRow>;

export const promptVersion = v.object({
  number: v.number(),
  template: v.string(),
  config: promptConfig,
  contract: promptContract,
  note: messageSchema,
  author: v.string(),
  isOwn: v.boolean(),
  digest: v.string(),
  createdOn: v.string(),
  labels: v.array(v.string()),
});
export type PromptVersion = v.InferOutput<typeof promptVersion>;

const labelMove = v.object({
  label: v.string(),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  by: v.string(),
  on: v.string(),
  note: v.string(),
});
export type PromptLabelMove = v.InferOutput<typeof labelMove>;

/** Use of one version on one day (UTC). */
const usageDay = v.object({
  number: v.number(),
  day: v.string(),
  runs: v.number(),
  promptTokens: v.number(),
  completionTokens: v.number(),
  failures: v.array(v.object({ reason: v.string(), count: v.number() })),
  edits: v.number(),
});
export type PromptUsageDay = v.InferOutput<typeof usageDay>;
/** `medianMs`: upper bound of the class that holds the median; null without runs. */
const usageTotal = v.object({ number: v.number(), medianMs: v.nullable(v.number()) });

const sample = v.object({ name: v.string(), language: v.string(), values: v.record(v.string(), v.string()) });
export type PromptSample = v.InferOutput<typeof sample>;

/** What the last test run found for a declared sample: how often each check passed. */
const trial = v.object({
  number: v.number(),
  sample: v.string(),
  of: v.number(),
  passed: v.record(v.string(), v.number()),
  on: v.string(),
});

const modelState = v.object({
  mode: v.picklist(["standIn", "real", "off"]),
  aliases: v.array(v.string()),
});

export const promptDetail = v.object({
  id: v.string(),
  key: v.string(),
  name: v.string(),
  purpose: messageSchema,
  /** Newest first. */
  versions: v.array(promptVersion),
  ...damagedIds,
  moves: v.array(labelMove),
  usage: v.array(usageDay),
  usageTotals: v.array(usageTotal),
  trials: v.array(trial),
  /** The contract in code now; null when no code uses the key. */
  contract: v.nullable(promptContract),
  samples: v.array(sample),
  model: modelState,
  needsSecondUser: v.boolean(),
});
export type PromptDetail = v.InferOutput<typeof promptDetail>;

/** What the list page shows in addition to the prompts, and what a new prompt can be for. */
export const promptCoverage = v.object({
  contracts: v.array(
    v.object({ key: v.string(), purpose: messageSchema, hasPrompt: v.boolean(), contract: promptContract }),
  ),
  promptsWithoutKey: v.array(v.object({ id: v.string(), key: v.string(), name: v.string() })),
  unusedLabels: v.array(v.object({ id: v.string(), name: v.string(), label: v.string(), number: v.number() })),
  model: modelState,
  needsSecondUser: v.boolean(),
});
export type PromptCoverage = v.InferOutput<typeof promptCoverage>;

const promptMessage = v.object({ role: v.picklist(["system", "user"]), content: v.string() });
/** One of the repeats. `failed`: checks that did not pass; `reason`: why there is no text. */
const testAttempt = v.object({
  text: v.nullable(v.string()),
  failed: v.array(v.picklist(promptChecks)),
  reason: v.nullable(v.string()),
  words: v.number(),
  ms: v.number(),
  tokens: v.number(),
});
export const promptTest = mutation({
  number: v.number(),
  of: v.number(),
  passed: v.record(v.string(), v.number()),
  attempts: v.array(testAttempt),
  sent: v.array(promptMessage),
});
export type PromptTest = v.InferOutput<typeof promptTest>;

export const promptPreview = v.object({ sent: v.array(promptMessage), missing: v.array(v.string()) });
