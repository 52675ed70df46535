import type { RetryRule } from "./contract.ts";

/** Retry of a command unless it says otherwise: 1 s, 2 s, 4 s … at most a minute, five attempts. */
export const standardRetry: RetryRule = { minDelay: 1000, maxDelay: 60_000, coefficient: 2, attemptsMost: 5 };
/** How often the runner looks again by itself while commands wait; every claim starts it over. */
export const idleRule = { minDelay: 1000, maxDelay: 30_000, coefficient: 2 } as const;

/** Milliseconds to wait after the n-th time (n from 1): grows by the coefficient, never over the maximum. */
export function delayAfter(times: number, rule: Pick<RetryRule, "minDelay" | "maxDelay" | "coefficient">): number {
  const delay = rule.minDelay * rule.coefficient ** Math.max(0, times - 1);
  return Math.min(rule.maxDelay, Number.isFinite(delay) ? Math.round(delay) : rule.maxDelay);
}

/** How the runner waits while nothing can be claimed; delays in milliseconds. */
export interface IdleBackoff {
  readonly currentDelay: number;
  readonly minDelay: number;
  readonly maxDelay: number;
  readonly coefficient: number;
  readonly totalSecondsDiff: number;
}
