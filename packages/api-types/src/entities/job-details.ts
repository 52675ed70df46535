import * as v from "valibot";
import { capabilitySchema } from "./capabilities.ts";
import { createJobBody, pipelineSteps } from "./jobs.ts";
import { runFacts } from "./runs.ts";
import { commandStates, uploadStates } from "../states.ts";
import { encodedMessage } from "../catalogue/message.ts";

/** A file of the job as received. */
const jobFile = v.object({
  id: v.string(),
  fileName: v.string(),
  /** Bytes. */
  size: v.number(),
  /** SHA-256, lower-case hex; null while the file is received. */
  digest: v.nullable(v.string()),
  state: v.picklist(uploadStates),
  /** Rows that come in and that do not, by the last check; null before it. */
  accepted: v.nullable(v.number()),
  rejected: v.nullable(v.number()),
  uploadedBy: v.string(),
  createdOn: v.string(),
});
export type JobFile = v.InferOutput<typeof jobFile>;

/** A finished run with how long each of its steps took; no steps where the queue has dropped its commands. */
const detailedRun = v.object({
  ...runFacts.entries,
  /** Version of its issuer's card statements that it saw; null: none. */
  statementsVersion: v.nullable(v.number()),
  steps: v.array(
    v.object({
      step: v.picklist(pipelineSteps),
      state: v.picklist(commandStates),
      /** Whole milliseconds; null before the end. */
      durationMs: v.nullable(v.number()),
    }),
  ),
});
export type DetailedRun = v.InferOutput<typeof detailedRun>;

/** Something that was published or undone. */
const jobPublication = v.object({
  at: v.string(),
  /** Who did it; null: the system, or not the asking user's to know. */
  username: v.nullable(v.string()),
  isPublished: v.boolean(),
  /** Number of the run; null: it is no longer known, or nothing is published. */
  run: v.nullable(v.number()),
});
export type JobPublication = v.InferOutput<typeof jobPublication>;

/** What a job consists of and who is responsible for it, next to what its header says. */
export const jobDetails = v.object({
  owner: v.object({ id: v.string(), displayName: v.string(), username: v.string() }),
  /** Capabilities that may be chosen: the issuer's, and those that the job has already. */
  selectable: v.array(capabilitySchema),
  /** null: the user does not see the job's files. */
  files: v.nullable(v.array(jobFile)),
  /** The newest first; for those who read what is published, that run alone. */
  runs: v.array(detailedRun),
  /** The newest first. */
  publications: v.array(jobPublication),
  mayRename: v.boolean(),
  mayChangeOwner: v.boolean(),
  maySelect: v.boolean(),
});
export type JobDetails = v.InferOutput<typeof jobDetails>;

export const jobNameBody = v.strictObject({ name: createJobBody.entries.name });
export const jobCapabilitiesBody = v.strictObject({
  capabilities: v.pipe(
    v.array(capabilitySchema),
    v.minLength(1, encodedMessage("chooseCapability")),
    v.transform((chosen) => [...new Set(chosen)]),
  ),
});
