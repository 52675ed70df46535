/** Maintenance of jobs: the list of all jobs, and changes of one job or of many that one batch makes. */
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { recordId } from "../ids.ts";
import { jobStates } from "../states.ts";
import { pipelineSteps } from "./jobs.ts";
import { ledgerKinds } from "./ledger.ts";
import { publicationStates } from "./runs.ts";

/** Ours: jobs of one batch, days that batches and unpublished runs are stored, and batches of the list. */
export const maintenanceLimits = { jobs: 500, batchDays: 90, runDays: 30, batches: 50 } as const;

/**
 * score: match and score again with the versions in use. resume: go on with a run that stopped, from the step that failed.
 * import: read the files again. removeRuns: delete the suppliers of runs that no user reads and that are old.
 */
const maintenanceActs = ["score", "resume", "import", "unpublish", "owner", "delete", "restore", "removeRuns"] as const;
export type MaintenanceAct = (typeof maintenanceActs)[number];

/**
 * What changes no job. simulate: counts what a re-score would change of each job. recompute: computes one run again, in
 * a throw-away object that endpoint comparison reads.
 */
export const batchKinds = [...maintenanceActs, "simulate", "recompute"] as const;
export type BatchKind = (typeof batchKinds)[number];

export const actStates = ["Waiting", "Done", "Refused", "Canceled"] as const;

export const maintainedJob = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(ledgerKinds),
  buyerName: v.string(),
  issuerName: v.string(),
  ownerName: v.string(),
  state: v.picklist(jobStates),
  publication: v.picklist(publicationStates),
  /** Number of the newest finished run; null: none. */
  runNumber: v.nullable(v.number()),
  /** Versions that the newest run was computed with; null: no run. */
  scoringVersion: v.nullable(v.number()),
  confidenceVersion: v.nullable(v.number()),
  /** Published rulesets that are newer than those of the newest run, of both kinds. */
  behind: v.number(),
  /** Those of scoring alone. */
  scoringBehind: v.number(),
  suppliersCount: v.number(),
  /** Bytes of the job's object after its newest run; null: not measured yet. */
  objectBytes: v.nullable(v.number()),
  filesCount: v.number(),
  filesBytes: v.number(),
  lastRunOn: v.nullable(v.string()),
  /** Why the newest import or re-score failed, the step from which it resumes, and its command; null: nothing failed. */
  failure: v.nullable(
    v.object({
      message: messageSchema,
      step: v.nullable(v.picklist(pipelineSteps)),
      commandId: v.nullable(v.string()),
    }),
  ),
});
export type MaintainedJob = v.InferOutput<typeof maintainedJob>;

export const maintenanceFigures = v.object({
  jobs: v.number(),
  behind: v.number(),
  failed: v.number(),
  deleted: v.number(),
  objectBytes: v.number(),
  filesBytes: v.number(),
});

const jobIds = v.pipe(
  v.array(recordId),
  v.minLength(1),
  v.maxLength(maintenanceLimits.jobs),
  v.transform((ids) => [...new Set(ids)]),
);

const chosen = { act: v.picklist(maintenanceActs), jobIds };

export const previewBody = v.strictObject(chosen);

/** What a re-score would change of one job: suppliers by the level of its compared card method. */
export const simulatedJob = v.object({
  up: v.number(),
  down: v.number(),
  /** Spend of suppliers that become High, minor units of the job's currency. */
  newlyHighMinor: v.number(),
  currency: v.string(),
  minorDigits: v.number(),
});
export type SimulatedJob = v.InferOutput<typeof simulatedJob>;

const refusedJob = v.object({ jobId: v.string(), name: v.string(), message: messageSchema });

/** What a batch would do, from the state of each job at this moment. */
export const batchPreview = v.object({
  /** Digest of the chosen jobs and their states: a batch names it, and is refused once one of them has changed. */
  digest: v.string(),
  /** Of a re-score: the user's finished simulation of these jobs in these states with these rulesets; null: none. */
  simulationId: v.nullable(v.string()),
  /** Jobs that can be changed, by name, each with its old runs and an estimate of their bytes. */
  jobs: v.array(v.object({ jobId: v.string(), name: v.string(), oldRuns: v.number(), freedBytes: v.number() })),
  /** Jobs that can't be, each with the reason. */
  refused: v.array(refusedJob),
  /** Of those that can be changed: how many are published, and what rests on their runs. */
  published: v.number(),
  useCases: v.number(),
  campaigns: v.number(),
  /** Jobs that another user is editing: they wait. */
  locked: v.array(v.object({ name: v.string(), holder: v.string(), until: v.string() })),
  /** Versions that a re-score or an import uses now. */
  scoringVersion: v.number(),
  confidenceVersion: v.number(),
  /** Commands of the queue that aren't done. */
  queued: v.number(),
  /** Old runs and an estimate of the bytes that removing them frees; counted for that act alone. */
  oldRuns: v.number(),
  freedBytes: v.number(),
});
export type BatchPreview = v.InferOutput<typeof batchPreview>;

export const batchBody = v.strictObject({
  ...chosen,
  act: v.picklist([...maintenanceActs, "simulate"]),
  digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** The owner from now on, for that act alone. */
  ownerUserId: v.optional(recordId),
  /** The simulation that the user was shown, for a re-score alone. */
  simulationId: v.optional(recordId),
  /** What the user typed: the number of jobs, for deletions alone. */
  confirmed: v.optional(v.pipe(v.number(), v.integer())),
});
export type BatchBody = v.InferOutput<typeof batchBody>;

const batchFields = {
  id: v.string(),
  act: v.picklist(batchKinds),
  digest: v.string(),
  createdOn: v.string(),
  author: v.string(),
  jobs: v.number(),
  waiting: v.number(),
  done: v.number(),
  refused: v.number(),
  canceled: v.number(),
};
export const maintenanceBatches = v.array(v.object(batchFields));
export type MaintenanceBatch = v.InferOutput<typeof maintenanceBatches>[number];

export const oneMaintenanceBatch = v.object({
  ...batchFields,
  /** Jobs that were erased since have no line. */
  acts: v.array(
    v.object({
      jobId: v.string(),
      name: v.string(),
      state: v.picklist(actStates),
      message: v.nullable(messageSchema),
      /** The run that it began is finished; null: it began none. */
      isRunDone: v.nullable(v.boolean()),
      /** Of a simulation: what it counted; null until then, and where it was refused. */
      simulated: v.nullable(simulatedJob),
      updatedOn: v.string(),
    }),
  ),
});
export type OneMaintenanceBatch = v.InferOutput<typeof oneMaintenanceBatch>;
