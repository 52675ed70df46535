import { holders } from "../access/access.ts";
import { benchmark, benchmarkBody } from "../entities/benchmarks.ts";
import {
  globalInsights,
  globalInsightsBody,
  organizationPage,
  rollUpChange,
  rollUpStatus,
} from "../entities/global-insights.ts";
import { pagedRequest } from "../entities/paging.ts";
import type { Call } from "./call.ts";

const path = "/api/v1/global-insights";
const access = holders("GlobalInsightsView");

/** Insights across the jobs that the user can see. */
export const globalInsightsCalls = {
  globalInsights: {
    method: "POST",
    path: `${path}/insights`,
    access,
    effect: "read",
    body: globalInsightsBody,
    answer: globalInsights,
  },
  /** Organizations of these jobs. Filters take `issuerId` with Equal, dimensions and slicers in addition to the columns. */
  globalOrganizations: {
    method: "POST",
    path: `${path}/organizations/get`,
    access,
    effect: "read",
    body: pagedRequest,
    answer: organizationPage,
  },
  /** A buyer against its peers; without a buyer, one of those that the user can see. */
  benchmark: {
    method: "POST",
    path: `${path}/benchmark`,
    access,
    effect: "read",
    body: benchmarkBody,
    answer: benchmark,
  },
  /** How many of the jobs are rolled up. */
  rollUpStatus: { method: "GET", path: `${path}/roll-up`, access, effect: "read", answer: rollUpStatus, pollMs: 2000 },
  /** Queues the roll-ups of the jobs that have none. */
  startRollUp: {
    method: "POST",
    path: `${path}/roll-up`,
    access,
    effect: "write",
    unlocked: "queue",
    answer: rollUpChange,
  },
  /** Cancels the roll-ups that are queued or running; those that are complete stay. */
  cancelRollUp: {
    method: "POST",
    path: `${path}/roll-up/cancel`,
    access,
    effect: "write",
    unlocked: "queue",
    answer: rollUpChange,
  },
} as const satisfies Record<string, Call>;
