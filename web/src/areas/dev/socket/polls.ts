import { limits } from "@paygauge/api-types/limits";

/** Polls of today that a socket would replace, with how often an open page asks, ms. */
export const polls = [
  { key: "jobs", everyMs: 1000 },
  { key: "presence", everyMs: limits.activeEntityReportMs },
  { key: "locks", everyMs: limits.activeUsersQuickViewMs },
  { key: "mode", everyMs: 10_000 },
] as const;

/** Requests of an hour. */
export const hourly = (everyMs: number): number => 3_600_000 / everyMs;
