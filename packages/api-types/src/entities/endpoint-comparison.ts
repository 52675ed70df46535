/** Endpoint comparison: answers of one call as two users, or of two runs, field by field. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { cleanLine } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { actStates } from "./job-maintenance.ts";
import { mutation } from "./mutation.ts";
import { perspectives } from "./runs.ts";

/** Ours: differences that are listed (all are counted), pages of a list that are read, and ignore rules. */
export const comparisonLimits = {
  differences: 10_000,
  pages: 60,
  fields: 1_000_000,
  rules: 200,
  text: 200,
  /** How long what was computed again is stored, days. */
  recomputedDays: 30,
  /** A candidate's answer: ms until it is given up, and bytes. */
  candidateMs: 10_000,
  candidateBytes: 33_554_432,
  /** All pages of a list, ms: rows that are read by then are compared. */
  listMs: 45_000,
} as const;

/** Calls that only read: of one job, and of what a user may see across jobs. No other call is ever made for a user. */
export const jobComparisons = [
  "job",
  "jobDetails",
  "jobSummary",
  "jobSuppliers",
  "jobInsights",
  "jobInsightMonths",
  "useCases",
  "jobCampaigns",
  "businessCase",
  "jobRuns",
  "jobRun",
  "jobRates",
  "uploads",
] as const;
export const userComparisons = [
  "userPermissions",
  "userEligibleStatus",
  "jobs",
  "campaignWorkflows",
  "issuers",
  "buyersPage",
  "vendorsPage",
] as const;
/** Calls that answer a list in pages, each with the field by which its rows are paired. */
export const pairedBy: Readonly<Record<string, string>> = {
  jobSuppliers: "supplierKey",
  jobs: "id",
  campaignWorkflows: "campaignWorkflowId",
  issuers: "id",
  buyersPage: "id",
  vendorsPage: "vendorId",
};
export const comparedCalls = [...jobComparisons, ...userComparisons] as const;
export type ComparedCall = (typeof comparedCalls)[number];

/** How the calls are shown, without loading what declares them. */
export const comparedEndpoints: Readonly<Record<ComparedCall, string>> = {
  job: "GET /jobs/:jobId",
  jobDetails: "GET /jobs/:jobId/details",
  jobSummary: "GET /jobs/:jobId/summary",
  jobSuppliers: "POST /jobs/:jobId/suppliers/get",
  jobInsights: "POST /jobs/:jobId/insights",
  jobInsightMonths: "POST /jobs/:jobId/insights/months",
  useCases: "GET /jobs/:jobId/use-cases",
  jobCampaigns: "GET /jobs/:jobId/campaign-workflows",
  businessCase: "GET /jobs/:jobId/business-case",
  jobRuns: "GET /jobs/:jobId/runs",
  jobRun: "GET /jobs/:jobId/run",
  jobRates: "GET /jobs/:jobId/rates",
  uploads: "GET /jobs/:jobId/uploads",
  userPermissions: "GET /users/user-permissions",
  userEligibleStatus: "GET /users/user-eligible-status",
  jobs: "POST /jobs/get",
  campaignWorkflows: "POST /campaign-workflows/get",
  issuers: "POST /issuers/get",
  buyersPage: "POST /buyers/get",
  vendorsPage: "POST /vendors/get",
};

/**
 * Where a side's answers are from. stored: this system, as users read it. recomputed: the run computed again, in a
 * throw-away object. candidate: another build, at CANDIDATE_API_URL.
 */
export const comparedSources = ["stored", "recomputed", "candidate"] as const;
export type ComparedSource = (typeof comparedSources)[number];

/** Calls whose answers are computed from files: what users make on top, such as use cases, is not computed again. */
export const recomputedComparisons = [
  "jobSummary",
  "jobSuppliers",
  "jobInsights",
  "jobInsightMonths",
] as const satisfies readonly ComparedCall[];

const side = v.strictObject({
  userId: recordId,
  /** Left out: stored. */
  from: v.optional(v.picklist(comparedSources)),
  /** Of calls that read a run; left out: the run that the user reads. */
  run: v.optional(v.picklist(perspectives)),
});
export type ComparedSide = v.InferOutput<typeof side>;

export const compareBody = v.strictObject({
  callId: v.picklist(comparedCalls),
  /** For calls of a job. */
  jobId: v.optional(recordId),
  left: side,
  right: side,
});

const differenceKinds = ["changed", "added", "removed", "notSteady"] as const;

const difference = v.object({
  /** JSON pointer; rows of a list by their id. */
  pointer: v.string(),
  /** notSteady: the left side differs from itself when it is read twice. */
  kind: v.picklist(differenceKinds),
  /** JSON text of the field; null: absent. */
  left: v.nullable(v.string()),
  right: v.nullable(v.string()),
});
export type FieldDifference = v.InferOutput<typeof difference>;

const sideAnswer = v.object({
  /** 200, or the status and machine code of a refusal; 0 without an answer. */
  status: v.number(),
  code: v.nullable(v.string()),
  /** Why there is no answer; null: there is one. Nothing is compared then. */
  fault: v.nullable(messageSchema),
  ms: v.number(),
});

export const comparison = mutation({
  callId: v.picklist(comparedCalls),
  left: sideAnswer,
  right: sideAnswer,
  /** Fields of both sides. */
  fields: v.number(),
  /** All differences but ignored and not steady ones. */
  total: v.number(),
  ignored: v.number(),
  notSteady: v.number(),
  /** False: a list has more pages than are read. */
  isWhole: v.boolean(),
  /** What is not the same on both sides: users, runs, versions, corrections, builds. One alone explains every difference. */
  causes: v.array(messageSchema),
  differences: v.array(difference),
});
export type Comparison = v.InferOutput<typeof comparison>;

/** A JSON pointer in which "*" is any one part and "**" any number of parts. */
const pattern = v.pipe(
  v.string(),
  v.maxLength(comparisonLimits.text),
  cleanLine(),
  v.startsWith("/", encodedMessage("ignorePattern")),
);

export const ignoreRuleBody = v.strictObject({
  /** null: every call. */
  callId: v.nullable(v.picklist(comparedCalls)),
  pattern,
  why: v.pipe(v.string(), v.maxLength(comparisonLimits.text), cleanLine(), v.minLength(1, encodedMessage("ignoreWhy"))),
});

export const ignoreRules = v.array(
  v.object({
    id: v.string(),
    callId: v.nullable(v.string()),
    pattern: v.string(),
    why: v.string(),
    author: v.string(),
    createdOn: v.string(),
  }),
);
export type IgnoreRule = v.InferOutput<typeof ignoreRules>[number];

export const recomputeBody = v.strictObject({ run: v.optional(v.picklist(perspectives)) });

/** The newest recomputation of a job. */
export const recomputation = v.object({
  recomputed: v.nullable(
    v.object({
      id: v.string(),
      runNumber: v.nullable(v.number()),
      /** As which the run is read now; null: users read newer runs. */
      perspective: v.nullable(v.picklist(perspectives)),
      state: v.picklist(actStates),
      /** Why it ended without a result. */
      message: v.nullable(messageSchema),
      createdOn: v.string(),
      author: v.string(),
      /** When it is erased. */
      until: v.string(),
      /** The step that is worked on, its number of how many, and how far it is. */
      step: v.nullable(v.string()),
      stepNumber: v.number(),
      steps: v.number(),
      done: v.number(),
      total: v.number(),
    }),
  ),
});
/** Host of the candidate; null: none is configured. */
export const comparisonCandidate = v.object({ host: v.nullable(v.string()) });
export type RecomputationOfJob = v.InferOutput<typeof recomputation>;
