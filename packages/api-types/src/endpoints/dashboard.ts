import { holders } from "../access/access.ts";
import { dashboard } from "../entities/dashboard.ts";
import type { Call } from "./call.ts";

export const dashboardCalls = {
  /** Everything on the dashboard but "Needs you". */
  dashboard: {
    method: "GET",
    path: "/api/v1/dashboard",
    access: holders("Dashboard_VIEW"),
    effect: "read",
    answer: dashboard,
    pollMs: 5000,
  },
} as const satisfies Record<string, Call>;
