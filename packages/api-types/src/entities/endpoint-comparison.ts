/** Endpoint comparison: answers of one call as two users, or of two runs, field by field. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanLine } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { mutation } from "./mutation.ts";
import { perspectives } from "./runs.ts";

/** Ours: differences that are listed (all are counted), pages of a list that are read, and ignore rules. */
export const comparisonLimits = { differences: 1000, pages: 60, fields: 1_000_000, rules: 200, text: 200 } as const;

/** Calls that only read: of one job, and of what a user may see across jobs. No other call is ever made for a user. */
export const jobComparisons = [
  "job",
  "jobDetails",
  "jobSummary",
  "jobSuppliers",
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
export const comparedCalls = [...jobComparisons, ...userComparisons] as const;
export type ComparedCall = (typeof comparedCalls)[number];

/** How the calls are shown, without loading what declares them. */
export const comparedEndpoints: Readonly<Record<ComparedCall, string>> = {
  job: "GET /jobs/:jobId",
  jobDetails: "GET /jobs/:jobId/details",
  jobSummary: "GET /jobs/:jobId/summary",
  jobSuppliers: "POST /jobs/:jobId/suppliers/get",
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

const side = v.strictObject({
  userId: recordId,
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
  /** 200, or the status and machine code of a refusal. */
  status: v.number(),
  code: v.nullable(v.string()),
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
