/** The rows that figures of a job are added up from, as its files have them. */
import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  ledgerRowDetailSchema,
  ledgerRowsBody,
  ledgerRowsSchema,
  uncountedRowsSchema,
} from "../entities/ledger-rows.ts";
import { runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const ofSupplier = "/api/v1/jobs/:jobId/suppliers/:supplierKey/rows";
/** The origin also requires AllJobs_VIEW, a manager of the job's issuer, or the issuer's setting `showsLedgerRows`. */
const access = holders("JobSuppliers_VIEW");
const ofJob = "/api/v1/jobs/:jobId/uncounted-rows";
/** Rows of every supplier, and of none: for who may edit the job. */
const edits = holders("Job_EDIT", "JobSuppliers_VIEW");
const rowQuery = v.strictObject({ ...runQuery, whole: v.optional(v.picklist(["1"])) });

export const ledgerRowsCalls = {
  /** A page of the rows of one supplier, in the order of the files unless another is asked for. */
  supplierRows: {
    method: "POST",
    path: `${ofSupplier}/get`,
    access,
    effect: "read",
    ofRun: true,
    needsFigures: true,
    query: v.strictObject(runQuery),
    body: ledgerRowsBody,
    answer: ledgerRowsSchema,
  },
  /** One of these rows as its file has it; `whole` shows cells and a row that are cut otherwise. */
  supplierRow: {
    method: "GET",
    path: `${ofSupplier}/:uploadId/:rowNumber`,
    access,
    effect: "read",
    ofRun: true,
    needsFigures: true,
    query: rowQuery,
    answer: ledgerRowDetailSchema,
  },
  /** A page of the job's rows that count nowhere, with how read and booked agree. */
  uncountedRows: {
    method: "POST",
    path: `${ofJob}/get`,
    access: edits,
    effect: "read",
    ofRun: true,
    needsFigures: true,
    query: v.strictObject(runQuery),
    body: ledgerRowsBody,
    answer: uncountedRowsSchema,
  },
  /** One of these rows as its file has it. */
  uncountedRow: {
    method: "GET",
    path: `${ofJob}/:uploadId/:rowNumber`,
    access: edits,
    effect: "read",
    ofRun: true,
    needsFigures: true,
    query: rowQuery,
    answer: ledgerRowDetailSchema,
  },
} as const satisfies Record<string, Call>;
