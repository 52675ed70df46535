/** The rows that figures of a job are added up from, as its files have them. */
import * as v from "valibot";
import { holders } from "../access/access.ts";
import { ledgerRowDetailSchema, ledgerRowsBody, ledgerRowsSchema } from "../entities/ledger-rows.ts";
import { runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const ofSupplier = "/api/v1/jobs/:jobId/suppliers/:supplierKey/rows";
/** The origin also requires AllJobs_VIEW, a manager of the job's issuer, or the issuer's setting `showsLedgerRows`. */
const access = holders("JobSuppliers_VIEW");

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
    query: v.strictObject({ ...runQuery, whole: v.optional(v.picklist(["1"])) }),
    answer: ledgerRowDetailSchema,
  },
} as const satisfies Record<string, Call>;
