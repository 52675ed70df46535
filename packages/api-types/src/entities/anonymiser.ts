/** Anonymising the stores of a local or test environment. */
import * as v from "valibot";
import { mutation } from "./mutation.ts";
import { resetBody } from "./reset-jobs.ts";

/** In their order; the page asks for one after the other. */
export const anonymiserSteps = ["jobs", "assistant", "objects", "files", "rows", "names", "history", "finish"] as const;
export type AnonymiserStep = (typeof anonymiserSteps)[number];

export const anonymiserLimits = {
  /** Issuers and users whose objects one call empties. */
  objects: 50,
  /** Files that one call looks at. */
  files: 1000,
  /** How long a step may take before another call may repeat it, ms. */
  stepMs: 60_000,
} as const;

const count = v.number();

/** Counts of what changes; `files` are those of jobs, without exports and other files that the product writes. */
export const anonymiserCounts = v.object({
  users: count,
  programs: count,
  issuers: count,
  buyers: count,
  brandings: count,
  jobs: count,
  files: count,
  mails: count,
  auditLines: count,
  hubItems: count,
});
export type AnonymiserCounts = v.InferOutput<typeof anonymiserCounts>;

/** A run in progress: its next step, and how many items that step has handled so far. */
export const anonymiserState = v.object({
  startedOn: v.string(),
  step: v.picklist(anonymiserSteps),
  handled: count,
});
export type AnonymiserState = v.InferOutput<typeof anonymiserState>;

export const anonymiserPreview = v.object({
  environment: v.string(),
  counts: anonymiserCounts,
  /** Imports in progress: anonymising waits for their end. */
  running: count,
  state: v.nullable(anonymiserState),
});
export type AnonymiserPreview = v.InferOutput<typeof anonymiserPreview>;

/** The environment's name, typed by the user. */
export const anonymiserBody = resetBody;
export const anonymiserStepBody = v.strictObject({ step: v.picklist(anonymiserSteps) });

/** `state` is null once the last step is done. */
export const anonymiserAnswer = mutation({ state: v.nullable(anonymiserState) });
