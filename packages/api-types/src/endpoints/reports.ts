import * as v from "valibot";
import { holders, signedIn } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import { reportSnapshot } from "../reports/snapshot.ts";
import {
  compareReportsQuery,
  makeReportVersionBody,
  previewReportBody,
  publishReportBody,
  reportBodyQuery,
  reportComparison,
  reportComposition,
  reportLocaleQuery,
  reportPointer,
  reportPointerQuery,
  reportVersions,
  saveReportLayoutBody,
} from "../reports/versions.ts";
import { ofJob, type Call } from "./call.ts";

const all = "/api/v1/jobs/:jobId/reports/:reportType";
const composes = holders("Job_EDIT");

/**
 * Reports of a job. A call with `:reportType` in its path asks for that report's own permission next to what it
 * declares (report-types.ts), as one with `:jobId` asks for sight of the job. Composing is work on the job: who reads
 * what is published alone has a pointer and a body, and no more.
 */
export const reportsCalls = {
  reportComposition: {
    method: "GET",
    path: `${all}/composition`,
    access: composes,
    needsFigures: true,
    effect: "read",
    query: v.strictObject(reportLocaleQuery),
    answer: reportComposition,
  },
  /** What a version would be if it were made of this layout now; kept nowhere. */
  reportPreview: {
    method: "POST",
    path: `${all}/preview`,
    access: composes,
    needsFigures: true,
    effect: "read",
    body: previewReportBody,
    answer: reportSnapshot,
  },
  saveReportLayout: {
    method: "PUT",
    path: `${all}/layout`,
    access: composes,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: saveReportLayoutBody,
    answer: mutation({ version: v.number() }),
  },
  reportVersions: {
    method: "GET",
    path: `${all}/versions`,
    access: composes,
    effect: "read",
    answer: reportVersions,
  },
  /** Freezes the saved layout with the figures of the newest run, as a background command. */
  makeReportVersion: {
    method: "POST",
    path: `${all}/versions`,
    access: composes,
    needsFigures: true,
    effect: "write",
    unlocked: "adds",
    body: makeReportVersionBody,
    answer: mutation({ versionNumber: v.number() }),
  },
  /** Ends the making of a version; its partial output is deleted. */
  cancelReportVersion: {
    method: "POST",
    path: `${all}/versions/:versionNumber/cancel`,
    access: composes,
    effect: "write",
    unlocked: "queue",
    answer: done,
  },
  /** Deletes a version that failed, or whose stored row can't be read; 409 for any other. */
  deleteReportVersion: {
    method: "DELETE",
    path: `${all}/versions/:versionNumber`,
    access: composes,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  /** Publishing points at one version; with null no one but those who compose reads any. */
  publishReport: {
    method: "PUT",
    path: `${all}/publication`,
    access: composes,
    effect: "write",
    locked: ofJob,
    body: publishReportBody,
    answer: done,
  },
  compareReports: {
    method: "GET",
    path: `${all}/compare`,
    access: composes,
    effect: "read",
    query: v.strictObject(compareReportsQuery),
    answer: reportComparison,
  },
  /**
   * Where the bytes are that this user reads; 404 where nothing is published, or the version is not theirs to read.
   */
  reportPointer: {
    method: "GET",
    path: `${all}/pointer`,
    access: signedIn,
    effect: "read",
    query: v.strictObject(reportPointerQuery),
    answer: reportPointer,
  },
  /**
   * The report that this user reads, pointer and bytes in one: what browsers ask for. The gateway answers it from its
   * cache, once the pointer has proved that they may read it (docs/gateway.md section 4.1).
   */
  readReport: {
    method: "GET",
    path: `${all}/body`,
    access: signedIn,
    effect: "read",
    query: v.strictObject(reportPointerQuery),
    answer: "download",
  },
  /** The bytes of a body that a pointer named, with their digest in `x-content-sha256`. */
  reportBody: {
    method: "GET",
    path: `${all}/bodies/:sha256`,
    access: signedIn,
    effect: "read",
    query: v.strictObject(reportBodyQuery),
    answer: "download",
  },
} as const satisfies Record<string, Call>;
