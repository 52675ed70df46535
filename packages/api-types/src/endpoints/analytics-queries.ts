import { holders } from "../access/access.ts";
import { analyticsAnswer, analyticsDatasetList, analyticsQuery } from "../entities/analytics-queries.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/analytics-queries";
const view = holders("AnalyticsQuery_VIEW");

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
} as const satisfies Record<string, Call>;
