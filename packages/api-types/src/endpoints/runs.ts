import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import {
  comparedBody,
  comparedSuppliers,
  comparisonQuery,
  listedRun,
  publishPreview,
  runComparison,
  supplierHistory,
} from "../entities/comparison.ts";
import { runMade } from "../entities/run-made.ts";
import { runFacts, runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const compares = holders("JobSummary_VIEW", "JobSuppliers_VIEW");
const one = "/api/v1/jobs/:jobId";

/** Runs of a job as such: what made them, and what is between two of them. */
export const runsCalls = {
  /** Like a job's header, it needs only sight of the job. */
  jobRun: {
    method: "GET",
    path: `${one}/run`,
    access: signedIn,
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: runMade,
  },
  /** The finished runs that the user may look at, the newest first, and other jobs of the buyer to compare with. */
  jobRuns: {
    method: "GET",
    path: `${one}/runs`,
    access: compares,
    effect: "read",
    needsFigures: true,
    answer: v.object({
      runs: v.array(listedRun),
      others: v.array(v.object({ jobId: v.string(), name: v.string(), run: runFacts })),
    }),
  },
  /** Headlines, levels moved, suppliers that are new and gone, between two runs. */
  compareRuns: {
    method: "GET",
    path: `${one}/comparison`,
    access: compares,
    effect: "read",
    needsFigures: true,
    query: v.strictObject(comparisonQuery),
    answer: runComparison,
  },
  comparedSuppliers: {
    method: "POST",
    path: `${one}/comparison/suppliers`,
    access: compares,
    effect: "read",
    needsFigures: true,
    query: v.strictObject(comparisonQuery),
    body: comparedBody,
    answer: comparedSuppliers,
  },
  /** Every supplier of both runs as CSV: spend and levels before and after. */
  exportComparison: {
    method: "GET",
    path: `${one}/comparison/export`,
    access: compares,
    effect: "read",
    needsFigures: true,
    query: v.strictObject(comparisonQuery),
    answer: "download",
  },
  /** What publishing the newest run changes, and who will read it. */
  publishPreview: {
    method: "GET",
    path: `${one}/publish-preview`,
    access: holders("Job_PUBLISH"),
    effect: "read",
    answer: publishPreview,
  },
  supplierHistory: {
    method: "GET",
    path: `${one}/suppliers/:supplierKey/history`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    answer: supplierHistory,
  },
} as const satisfies Record<string, Call>;
