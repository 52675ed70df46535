import * as v from "valibot";
import { holders } from "../access/access.ts";
import { insightMonths, insightMonthsBody, insights, insightsBody } from "../entities/insights.ts";
import { runQuery } from "../entities/runs.ts";
import type { Call } from "./call.ts";

const one = "/api/v1/jobs/:jobId";

/** The bars of a job's insights: its page alone asks for them. */
export const insightsCalls = {
  jobInsights: {
    method: "POST",
    path: `${one}/insights`,
    access: holders("JobInsights_VIEW"),
    effect: "read",
    ofRun: true,
    needsFigures: true,
    query: v.strictObject(runQuery),
    body: insightsBody,
    answer: insights,
  },
  /** The suppliers' documents by month. */
  jobInsightMonths: {
    method: "POST",
    path: `${one}/insights/months`,
    access: holders("JobInsights_VIEW"),
    effect: "read",
    ofRun: true,
    needsFigures: true,
    query: v.strictObject(runQuery),
    body: insightMonthsBody,
    answer: insightMonths,
  },
} as const satisfies Record<string, Call>;
