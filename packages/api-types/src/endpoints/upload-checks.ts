/** Calls on a file that has arrived: looked at, checked, its rows seen and corrected. */
import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { checkedRowsSchema, rowFilterSchema } from "../entities/checked-rows.ts";
import { correctionBody, correctionSchema } from "../entities/corrections.ts";
import { earlierImport } from "../entities/earlier-imports.ts";
import { columnMappingSchema } from "../entities/ledger.ts";
import { fileDialectSchema } from "../entities/file-dialect.ts";
import { previewChoices, previewedRowSchema } from "../entities/mapping-preview.ts";
import { done, mutation } from "../entities/mutation.ts";
import { uploadRemoval, uploadRemovalBody } from "../entities/upload-removal.ts";
import { recordId } from "../ids.ts";
import { ofJob, type Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId/uploads/:uploadId";
/** From 1. */
const pageText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/));
/** The origin asks for the kind's own upload permission as well: a summary needs JobSummaryUpload_VIEW and so on. */
const create = holders("JobCreate");

export const uploadChecksCalls = {
  /**
   * Look at the file again with the user's dialect; `overrideRefusal` insists on a doubted file, `sheet` (from 0)
   * reads that sheet of a workbook instead, and `together` says whether the sheets with its columns are read with it.
   */
  inspectUpload: {
    method: "POST",
    path: `${one}/inspect`,
    access: create,
    effect: "write",
    locked: ofJob,
    body: v.strictObject({
      dialect: v.optional(fileDialectSchema),
      overrideRefusal: v.optional(v.boolean()),
      sheet: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      together: v.optional(v.boolean()),
    }),
    answer: done,
  },
  /** Confirms the mapping and starts the check, a dry run over the whole file. */
  checkUpload: {
    method: "POST",
    path: `${one}/check`,
    access: create,
    effect: "write",
    locked: ofJob,
    body: v.strictObject({ mapping: columnMappingSchema }),
    answer: done,
  },
  /** The first rows, or some of each case, as this mapping reads them; nothing is kept of it. */
  previewMapping: {
    method: "POST",
    path: `${one}/preview`,
    access: signedIn,
    effect: "read",
    body: v.strictObject({ mapping: columnMappingSchema, choice: v.optional(v.picklist(previewChoices)) }),
    answer: v.array(previewedRowSchema),
  },
  /** The rows of the checked file, a page of those in one state or of all. */
  uploadRows: {
    method: "GET",
    path: `${one}/rows`,
    access: signedIn,
    effect: "read",
    query: v.strictObject({ show: v.optional(rowFilterSchema), page: v.optional(pageText) }),
    answer: checkedRowsSchema,
  },
  /** The same rows, all of them, as CSV: the file's own columns, then place and finding. */
  exportUploadRows: {
    method: "GET",
    path: `${one}/rows/export`,
    access: signedIn,
    effect: "read",
    // The BCP 47 tag of the language that findings are said in; English without one that is spoken here.
    query: v.strictObject({
      show: v.optional(rowFilterSchema),
      locale: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    answer: "download",
  },
  /** Other jobs in sight whose results include the very same file. */
  earlierImports: {
    method: "GET",
    path: `${one}/earlier-imports`,
    access: signedIn,
    effect: "read",
    answer: v.array(earlierImport),
  },
  /** What removing the file does to the job's results, and what users have added since it came. */
  uploadRemoval: {
    method: "GET",
    path: `${one}/removal`,
    access: signedIn,
    effect: "read",
    answer: uploadRemoval,
  },
  /** Removes the file; the results become what they were before it, as confirmed. */
  removeUpload: {
    method: "POST",
    path: `${one}/removal`,
    access: create,
    effect: "write",
    locked: ofJob,
    body: uploadRemovalBody,
    answer: done,
  },
  uploadCorrections: {
    method: "GET",
    path: `${one}/corrections`,
    access: signedIn,
    effect: "read",
    answer: v.array(correctionSchema),
  },
  /** Corrects a cell, or every cell of a column that reads the same; the file stays as received. */
  correctUpload: {
    method: "POST",
    path: `${one}/corrections`,
    access: create,
    effect: "write",
    locked: ofJob,
    body: correctionBody,
    answer: mutation({ correctionId: v.string() }),
  },
  /** Takes one correction back. */
  removeCorrection: {
    method: "DELETE",
    path: `${one}/corrections/:correctionId`,
    access: create,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  /** Takes over the corrections of another file of the job, by the names of their columns. */
  takeCorrections: {
    method: "POST",
    path: `${one}/corrections/take`,
    access: create,
    effect: "write",
    locked: ofJob,
    body: v.strictObject({ from: recordId }),
    answer: done,
  },
  exportCorrections: {
    method: "GET",
    path: `${one}/corrections/export`,
    access: signedIn,
    effect: "read",
    answer: "download",
  },
} as const satisfies Record<string, Call>;
