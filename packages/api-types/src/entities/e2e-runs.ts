/** The end-to-end run: a small job from its file to published and removed, as a check of the running system. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { idOf, recordId } from "../ids.ts";

/** In their order; each is one or more calls of the product. */
export const e2eSteps = ["create", "upload", "inspect", "check", "import", "results", "publish", "read"] as const;
export type E2eStep = (typeof e2eSteps)[number];

/** `openMs`: how long an unfinished run keeps others waiting. `detail`: characters of a fault. */
export const e2eLimits = { openMs: 10 * 60_000, detail: 500, ms: 3_600_000 } as const;

const stepResult = v.strictObject({
  step: v.picklist(e2eSteps),
  isOk: v.boolean(),
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(e2eLimits.ms)),
  /** What went wrong; "" where nothing did. */
  detail: v.pipe(v.string(), v.maxLength(e2eLimits.detail, encodedMessage("e2eDetail", { most: e2eLimits.detail }))),
});
export type E2eStepResult = v.InferOutput<typeof stepResult>;

const e2eOutcomes = ["passed", "failed", "canceled"] as const;

export const e2eFinish = v.strictObject({
  runId: idOf("record"),
  /** null: it failed before there was a job. */
  jobId: v.nullable(recordId),
  outcome: v.picklist(e2eOutcomes),
  steps: v.pipe(v.array(stepResult), v.maxLength(e2eSteps.length)),
});

export const e2eRun = v.object({
  runId: v.string(),
  jobName: v.string(),
  /** Whose job it becomes: a buyer and its issuer; null where there is none yet. */
  buyerId: v.nullable(v.string()),
  issuerId: v.nullable(v.string()),
  startedOn: v.string(),
  startedBy: v.string(),
  /** null while it is open. */
  outcome: v.nullable(v.picklist(e2eOutcomes)),
  steps: v.array(stepResult),
});
export type E2eRun = v.InferOutput<typeof e2eRun>;
