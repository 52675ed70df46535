import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  batchBody,
  batchPreview,
  maintainedJob,
  maintenanceBatches,
  maintenanceFigures,
  oneMaintenanceBatch,
  previewBody,
} from "../entities/job-maintenance.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedRequest, pagedResult } from "../entities/paging.ts";
import { ofJob, type Call } from "./call.ts";

const root = "/api/v1/job-maintenance";
const sees = holders("DevOps_JobMaintenance_VIEW");
const changes = holders("JobMaintenance_CRUD");

/** Maintenance of jobs. A batch also needs the permission of the call that makes its change for a single job. */
export const jobMaintenanceCalls = {
  maintainedJobs: {
    method: "POST",
    path: `${root}/get`,
    access: sees,
    effect: "read",
    body: pagedRequest,
    answer: pagedResult(maintainedJob),
  },
  maintenanceFigures: {
    method: "GET",
    path: `${root}/figures`,
    access: sees,
    effect: "read",
    answer: maintenanceFigures,
  },
  previewMaintenance: {
    method: "POST",
    path: `${root}/preview`,
    access: changes,
    effect: "read",
    body: previewBody,
    answer: batchPreview,
  },
  maintenanceBatches: {
    method: "GET",
    path: `${root}/batches`,
    access: sees,
    effect: "read",
    answer: maintenanceBatches,
  },
  /**
   * Queues one change of every chosen job, or its simulation. @throws 409 where one of them has changed since the
   * preview, and of a re-score without a simulation of exactly these jobs, states and rulesets
   */
  createMaintenanceBatch: {
    method: "POST",
    path: `${root}/batches`,
    access: changes,
    effect: "write",
    unlocked: "each",
    body: batchBody,
    answer: mutation({ id: v.string() }),
  },
  maintenanceBatch: {
    method: "GET",
    path: `${root}/batches/:batchId`,
    access: sees,
    effect: "read",
    answer: oneMaintenanceBatch,
  },
  /** Deletes the suppliers of one job's runs that no user reads and that are old; their headlines stay. */
  removeOldRuns: {
    method: "POST",
    path: `${root}/jobs/:jobId/remove-old-runs`,
    access: changes,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  /** Cancels the jobs of a batch that wait. */
  cancelMaintenanceBatch: {
    method: "POST",
    path: `${root}/batches/:batchId/cancel`,
    access: changes,
    effect: "write",
    unlocked: "queue",
    answer: done,
  },
} as const satisfies Record<string, Call>;
