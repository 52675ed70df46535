import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { createExportBody, createListExportBody, exportItem } from "../entities/exports.ts";
import { done, mutation } from "../entities/mutation.ts";
import { runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/exports";
const ofJob = "/api/v1/jobs/:jobId/exports";

/** Files of grids that are written by a command and kept for the user who asked. */
export const exportsCalls = {
  createExport: {
    method: "POST",
    path: ofJob,
    access: holders("JobSuppliers_VIEW"),
    effect: "write",
    unlocked: "own",
    ofRun: true,
    query: v.strictObject(runQuery),
    body: createExportBody,
    answer: mutation({ id: v.string() }),
  },
  /** A list of the product; who may not see the list is refused as by the list's own call. */
  createListExport: {
    method: "POST",
    path: root,
    access: signedIn,
    effect: "write",
    unlocked: "own",
    body: createListExportBody,
    answer: mutation({ id: v.string() }),
  },
  /** The asking user's own, newest first, of jobs and lists that they still see. */
  exports: { method: "GET", path: root, access: signedIn, effect: "read", answer: v.array(exportItem) },
  downloadExport: {
    method: "GET",
    path: `${ofJob}/:exportId`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    answer: "download",
  },
  downloadListExport: {
    method: "GET",
    path: `${root}/:exportId`,
    access: signedIn,
    effect: "read",
    answer: "download",
  },
  /** Cancels what is in progress and removes the file. */
  deleteListExport: {
    method: "DELETE",
    path: `${root}/:exportId`,
    access: signedIn,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  deleteExport: {
    method: "DELETE",
    path: `${ofJob}/:exportId`,
    access: holders("JobSuppliers_VIEW"),
    effect: "write",
    unlocked: "own",
    answer: done,
  },
} as const satisfies Record<string, Call>;
