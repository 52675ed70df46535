import * as v from "valibot";
import { holders } from "../access/access.ts";
import { analyticsAnswer, analyticsDatasetList, analyticsQuery } from "../entities/analytics-queries.ts";
import {
  addReportVersionBody,
  analyticsReport,
  analyticsReportList,
  createReportBody,
  updateReportBody,
} from "../entities/analytics-reports.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/analytics-queries";
const reports = `${root}/reports`;
const report = `${reports}/:reportId`;
const view = holders("AnalyticsQuery_VIEW");
const edit = holders("AnalyticsQuery_VIEW", "AnalyticsQuery_CRUD");

export const analyticsQueriesCalls = {
  analyticsDatasets: {
    method: "GET",
    path: `${root}/datasets`,
    access: view,
    effect: "read",
    answer: analyticsDatasetList,
  },
  /** Runs a query with the user's rights of this moment; a dataset needs its own permission in addition. */
  runAnalyticsQuery: {
    method: "POST",
    path: `${root}/run`,
    access: view,
    effect: "read",
    body: analyticsQuery,
    answer: analyticsAnswer,
  },
  /** The user's own saved queries, and those shared with issuers that they reach. */
  analyticsReports: { method: "GET", path: reports, access: view, effect: "read", answer: analyticsReportList },
  analyticsReport: { method: "GET", path: report, access: view, effect: "read", answer: analyticsReport },
  createAnalyticsReport: {
    method: "POST",
    path: reports,
    access: edit,
    effect: "write",
    unlocked: "adds",
    body: createReportBody,
    answer: mutation({ id: v.string() }),
  },
  updateAnalyticsReport: {
    method: "PUT",
    path: report,
    access: edit,
    effect: "write",
    unlocked: "own",
    body: updateReportBody,
    answer: done,
  },
  addAnalyticsReportVersion: {
    method: "POST",
    path: `${report}/versions`,
    access: edit,
    effect: "write",
    unlocked: "own",
    body: addReportVersionBody,
    answer: mutation({ number: v.number() }),
  },
  deleteAnalyticsReport: {
    method: "DELETE",
    path: report,
    access: edit,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
} as const satisfies Record<string, Call>;
