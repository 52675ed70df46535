import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  businessCase,
  businessCaseFile,
  businessCaseStart,
  businessCaseVersion,
  saveBusinessCaseBody,
  businessCaseLimits,
} from "../entities/business-case.ts";
import { done, mutation } from "../entities/mutation.ts";
import { runQuery } from "../entities/runs.ts";
import { languages } from "../languages.ts";
import { recordId } from "../ids.ts";
import { ofJob, type Call } from "./call.ts";

const all = "/api/v1/jobs/:jobId/business-case";
const downloads = holders("JobBusinessCaseDownload_VIEW");
const calculates = holders("JobBusinessCaseCalculator_VIEW");

/**
 * The business case of a job. The issuer's side is in an answer for who may see it in that job alone: holders of
 * JobBusinessCaseIssuer_VIEW, and Managers of the job's issuer.
 */
export const businessCaseCalls = {
  /** The newest version for who works on the job, the shown one for every other user. */
  businessCase: {
    method: "GET",
    path: all,
    access: calculates,
    needsFigures: true,
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: businessCase,
  },
  /** What a case would start from with these use cases. */
  businessCaseStart: {
    method: "POST",
    path: `${all}/start`,
    access: calculates,
    needsFigures: true,
    effect: "read",
    query: v.strictObject(runQuery),
    body: v.strictObject({
      useCaseIds: v.pipe(v.array(recordId), v.maxLength(businessCaseLimits.useCases)),
    }),
    answer: businessCaseStart,
  },
  businessCaseVersion: {
    method: "GET",
    path: `${all}/versions/:versionNumber`,
    access: calculates,
    needsFigures: true,
    effect: "read",
    answer: businessCaseVersion,
  },
  /** Refused with 409 and the differences where a user saved since. */
  saveBusinessCase: {
    method: "POST",
    path: `${all}/versions`,
    access: calculates,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    body: saveBusinessCaseBody,
    answer: mutation({ version: v.number() }),
  },
  showBusinessCase: {
    method: "POST",
    path: `${all}/versions/:versionNumber/show`,
    access: calculates,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  /** Deletes a version whose stored row can't be read; 409 for any other. */
  deleteBusinessCaseVersion: {
    method: "DELETE",
    path: `${all}/versions/:versionNumber`,
    access: calculates,
    needsFigures: true,
    effect: "write",
    locked: ofJob,
    answer: done,
  },
  businessCaseFile: {
    method: "GET",
    path: `${all}/file`,
    access: downloads,
    needsFigures: true,
    effect: "read",
    ofRun: true,
    query: v.strictObject(runQuery),
    answer: businessCaseFile,
  },
  exportBusinessCase: {
    method: "GET",
    path: `${all}/export`,
    access: downloads,
    needsFigures: true,
    effect: "read",
    ofRun: true,
    query: v.strictObject({
      ...runQuery,
      format: v.optional(v.picklist(["csv", "xlsx"])),
      scenario: v.optional(v.pipe(v.string(), v.maxLength(40))),
      years: v.optional(v.picklist(["3", "5"])),
      copy: v.optional(v.picklist(["buyer", "issuer"])),
      language: v.optional(v.picklist(languages)),
    }),
    answer: "download",
  },
} as const satisfies Record<string, Call>;
