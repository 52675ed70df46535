import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { idOf } from "../ids.ts";
import { capabilitySchema } from "./capabilities.ts";
import { usedDirectory } from "./directory.ts";
import {
  columnMappingSchema,
  fileRefusalSchema,
  importCheckSchema,
  ledgerInspectionSchema,
  ledgerKindSchema,
} from "./ledger.ts";
import { fileDialectSchema } from "./file-dialect.ts";
import { publicationStates, runFacts } from "./runs.ts";
import { unpackedSchema } from "./unpacked-file.ts";
import { commandStates, jobStates, uploadStates } from "../states.ts";
import { limits } from "../limits.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { minorText } from "./minor-text.ts";

/** A sample's name ends in "(sample)": pages, files, reports and lists of other records carry it. */
export const sampleName = (name: string): string =>
  / \(sample\)$/i.test(name) ? name : `${name.slice(0, limits.nameLength - 9).trimEnd()} (sample)`;

/** A job in a list and in its header. Money is minor units of `currency` as decimal text. */
export const jobListItem = v.object({
  id: v.string(),
  name: v.string(),
  kind: ledgerKindSchema,
  buyerId: v.string(),
  buyerName: v.string(),
  issuerId: v.string(),
  issuerName: v.string(),
  ownerName: v.string(),
  state: v.picklist(jobStates),
  publication: v.picklist(publicationStates),
  publishedOn: v.nullable(v.string()),
  /** Of the run that the user reads; 0 before the first. */
  suppliersCount: v.number(),
  spendMinor: minorText,
  /** What is likely to move to card in a year; null: not known, or a job without figures. */
  potentialMinor: v.nullable(minorText),
  currency: v.string(),
  minorDigits: v.number(),
  createdOn: v.string(),
  updatedOn: v.string(),
  /** Sample data, marked on every screen and in every file; in no total across jobs. */
  isSample: v.boolean(),
});
export type JobListItem = v.InferOutput<typeof jobListItem>;

export const job = v.object({
  ...jobListItem.entries,
  /** Not imported yet: its maker alone sees it, on the page New job. */
  isDraft: v.boolean(),
  buyerCountry: v.string(),
  capabilities: v.array(capabilitySchema),
  periodFrom: v.nullable(v.string()),
  periodTo: v.nullable(v.string()),
  /** The newest finished run: null before the first, and for those who read what is published alone. */
  latest: v.nullable(runFacts),
  /** The run that members and clients read; null: not published. */
  published: v.nullable(runFacts),
  /** Counts what was published and undone: who publishes says what they compared with. */
  publicationNumber: v.number(),
  /** What the suppliers of the run were looked up in; null before the first, and where a network was asked. */
  directory: v.nullable(usedDirectory),
  failureMessage: v.nullable(messageSchema),
  version: v.number(),
  /** What this user may do with this job, beyond looking. */
  mayEdit: v.boolean(),
  mayPublish: v.boolean(),
  mayDelete: v.boolean(),
  /** May move it to another kind. */
  maySwitchKind: v.boolean(),
});
export type Job = v.InferOutput<typeof job>;

export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, encodedMessage("currencyNeeded")));
export const chosenCapabilities = v.pipe(v.array(capabilitySchema), v.minLength(1, encodedMessage("chooseCapability")));
export const isoDay = v.pipe(v.string(), v.isoDate(encodedMessage("day")));
export const createJobBody = v.strictObject({
  name: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("jobName")),
    v.maxLength(limits.nameLength, encodedMessage("maxName", { most: limits.nameLength })),
  ),
  kind: ledgerKindSchema,
  issuerId: v.pipe(idOf("record"), v.minLength(1, encodedMessage("chooseIssuer"))),
  buyerId: v.pipe(idOf("record"), v.minLength(1, encodedMessage("chooseBuyer"))),
  /** Asked of jobs with figures (`jobKinds`); of any other it is the issuer's. */
  currency: v.optional(currencyCode),
  buyerCountry: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, encodedMessage("countryCapitals"))),
  /** As the currency: of jobs without figures all that the issuer has. */
  capabilities: v.optional(chosenCapabilities),
  /** The period the file covers; needed when its rows carry no date. */
  periodFrom: v.optional(v.nullable(isoDay)),
  periodTo: v.optional(v.nullable(isoDay)),
});
export type CreateJobBody = v.InferOutput<typeof createJobBody>;

/** What a job is to be from now on; the currency where it had no money before. */
export const switchKindBody = v.strictObject({ kind: ledgerKindSchema, currency: v.optional(currencyCode) });

/** The steps of a job's pipeline, in order; each is a command of ProQ. */
export const pipelineSteps = [
  "Unpack",
  "Inspect",
  "Check",
  "Ingest",
  "Group",
  "Match",
  "Score",
  "Publishable",
  "Alike",
  "Export",
] as const;
export type PipelineStep = (typeof pipelineSteps)[number];

export const stepProgress = v.object({
  step: v.picklist(pipelineSteps),
  commandId: v.nullable(v.string()),
  /** null: not asked for yet. */
  state: v.nullable(v.picklist(commandStates)),
  done: v.number(),
  total: v.number(),
  unit: v.picklist(["bytes", "suppliers", "steps"]),
  /** Rows acknowledged so far, where the step reads rows. */
  rows: v.nullable(v.number()),
  /** How many rows there are to read, as the files' checks counted them; null where none was counted. */
  rowsTotal: v.nullable(v.number()),
  attempt: v.number(),
  message: v.nullable(messageSchema),
  startedOn: v.nullable(v.string()),
  completedOn: v.nullable(v.string()),
});
export type StepProgress = v.InferOutput<typeof stepProgress>;

export const jobProgress = v.object({
  jobId: v.string(),
  state: v.picklist(jobStates),
  steps: v.array(stepProgress),
  mayCancel: v.boolean(),
  mayResume: v.boolean(),
  failureMessage: v.nullable(messageSchema),
});
export type JobProgress = v.InferOutput<typeof jobProgress>;

/** A job whose import runs now, with its progress. */
export const runningJob = v.object({ jobId: v.string(), name: v.string(), progress: jobProgress });
export type RunningJob = v.InferOutput<typeof runningJob>;

export const upload = v.object({
  id: v.string(),
  jobId: v.string(),
  fileName: v.string(),
  size: v.number(),
  partSize: v.number(),
  partsReceived: v.array(v.number()),
  state: v.picklist(uploadStates),
  createdOn: v.string(),
  dialect: v.nullable(fileDialectSchema),
  mapping: v.nullable(columnMappingSchema),
  inspection: v.nullable(ledgerInspectionSchema),
  refusal: v.nullable(fileRefusalSchema),
  check: v.nullable(importCheckSchema),
  /** Corrections were made or undone since the check: it is out of date, and nothing is imported before the next. */
  isCorrected: v.boolean(),
  /** The mapping was remembered from an earlier file of this buyer with the same header. */
  mappingRemembered: v.boolean(),
  /** null: the file was read as it is. */
  unpacked: v.nullable(unpackedSchema),
});
export type Upload = v.InferOutput<typeof upload>;
