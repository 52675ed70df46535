import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { createExportBody, exportItem } from "../entities/exports.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const ofJob = "/api/v1/jobs/:jobId/exports";

/** Files of grids that are written by a command and kept for the person who asked. */
export const exportsCalls = {
  createExport: {
    method: "POST",
    path: ofJob,
    access: holders("JobSuppliers_VIEW"),
    effect: "write",
    body: createExportBody,
    answer: mutation({ id: v.string() }),
  },
  /** The asking person's own, newest first, of jobs that they still see. */
  exports: { method: "GET", path: "/api/v1/exports", access: signedIn, effect: "read", answer: v.array(exportItem) },
  downloadExport: {
    method: "GET",
    path: `${ofJob}/:exportId`,
    access: holders("JobSuppliers_VIEW"),
    effect: "read",
    answer: "download",
  },
  /** Cancels what is under way and removes the file. */
  deleteExport: {
    method: "DELETE",
    path: `${ofJob}/:exportId`,
    access: holders("JobSuppliers_VIEW"),
    effect: "write",
    answer: done,
  },
} as const satisfies Record<string, Call>;
