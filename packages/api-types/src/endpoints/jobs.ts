import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { createJobBody, isoDay, job, jobListItem, jobProgress, runningJob } from "../entities/jobs.ts";
import { rejectedRowSchema } from "../entities/ledger.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { rejectsQuery, runQuery } from "../entities/runs.ts";
import { supplierDetail, supplierRow, supplierTotals } from "../entities/suppliers.ts";
import { recordId } from "../ids.ts";
import { ofJob, type Call } from "./call.ts";

const root = "/api/v1/jobs";
const one = `${root}/:jobId`;

export const jobsCalls = {
  jobs: {
    method: "POST",
    path: `${root}/get`,
    access: holders("AnalysisJobList_VIEW"),
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(jobListItem),
  },
  createJob: {
    method: "POST",
    path: root,
    access: holders("JobCreate"),
    effect: "write",
    unlocked: "adds",
    body: createJobBody,
    answer: mutation({ id: v.string() }),
  },
  /** A job's header and progress need only sight of the job. */
  job: { method: "GET", path: one, access: signedIn, effect: "read", answer: job },
  /** The period that the ledger covers, stated by a user; null for the one that its money proposes. */
  saveJobPeriod: {
    method: "PUT",
    path: `${one}/period`,
    access: holders("JobCreate"),
    effect: "write",
    locked: ofJob,
    body: v.strictObject({ periodFrom: v.nullable(isoDay), periodTo: v.nullable(isoDay) }),
    answer: done,
  },
  /** Publishes the run that the user looked at, over what was published when they did: 409 where either has moved. */
  publishJob: {
    method: "POST",
    path: `${one}/publish`,
    access: holders("Job_PUBLISH"),
    effect: "write",
    locked: ofJob,
    body: v.strictObject({ run: recordId, publication: v.number() }),
    answer: done,
  },
  unpublishJob: {
    method: "POST",
    path: `${one}/unpublish`,
    access: holders("Job_PUBLISH"),
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  jobProgress: {
    method: "GET",
    path: `${one}/progress`,
    access: signedIn,
    effect: "read",
    answer: jobProgress,
    pollMs: 1000,
  },
  /** Progress of every running job the user sees, for the shell's dock. */
  runningJobs: {
    method: "GET",
    path: `${root}/running`,
    access: signedIn,
    effect: "read",
    answer: v.array(runningJob),
    pollMs: 4000,
  },
  importJob: {
    method: "POST",
    path: `${one}/import`,
    access: holders("JobCreate"),
    effect: "write",
    locked: ofJob,
    // "all": nothing is imported while a row of any file has an error; otherwise the valid rows are.
    query: v.strictObject({ rows: v.optional(v.picklist(["valid", "all"])) }),
    answer: done,
  },
  cancelJob: {
    method: "POST",
    path: `${one}/cancel`,
    access: holders("JobCreate"),
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  resumeJob: {
    method: "POST",
    path: `${one}/resume`,
    access: holders("JobCreate"),
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  jobSuppliers: {
    method: "POST",
    path: `${one}/suppliers/get`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    body: pagedRequest,
    answer: v.object({
      ...pagedResult(supplierRow).entries,
      totals: supplierTotals,
      /** What the job's breakdowns are called, in their order. */
      breakdowns: v.array(v.string()),
      /** Number of the model that predicts the run's suppliers; null: predictions are off, or no model is in use. */
      predictionModel: v.nullable(v.number()),
    }),
  },
  /** `request` is the paged request of the grid as JSON, without its page; `columns` a comma-separated choice. */
  exportSuppliers: {
    method: "GET",
    path: `${one}/suppliers/export`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    ofRun: true,
    query: v.strictObject({
      ...runQuery,
      request: v.optional(v.pipe(v.string(), v.maxLength(6000))),
      columns: v.optional(v.pipe(v.string(), v.maxLength(1000))),
      headings: v.optional(v.pipe(v.string(), v.maxLength(3000))),
      // Not the schema of exports: that isn't a weight on the pages that export nothing.
      format: v.optional(v.picklist(["csv", "xlsx"])),
      locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
    }),
    answer: "download",
  },
  jobSupplier: {
    method: "GET",
    path: `${one}/suppliers/:supplierKey`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: supplierDetail,
  },
  /** Rows that were not taken in: of the run, or of the import that was started last, however it ended. */
  jobRejects: {
    method: "GET",
    path: `${one}/rejects`,
    access: signedIn,
    effect: "read",
    query: v.strictObject({ ...rejectsQuery, after: v.optional(v.string()) }),
    answer: v.object({ rows: v.array(rejectedRowSchema), total: v.number() }),
  },
  exportRejects: {
    method: "GET",
    path: `${one}/rejects/export`,
    access: signedIn,
    effect: "read",
    // The BCP 47 tag of the language that the reasons are said in; English without one that is spoken here.
    query: v.strictObject({ ...rejectsQuery, locale: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    answer: "download",
  },
} as const satisfies Record<string, Call>;
