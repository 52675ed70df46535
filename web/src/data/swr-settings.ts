import type { SWRConfiguration } from "swr";
import { asProblem } from "./api-problem.ts";

/** While true nothing is asked by itself: the session is about to be replaced. */
export const polls = { held: false };

/** What every reading call shares; the browser keeps ETags and answers 304 by itself. */
export const swrSettings: SWRConfiguration = {
  revalidateOnFocus: true,
  focusThrottleInterval: 5000,
  isPaused: () => polls.held,
  dedupingInterval: 1000,
  errorRetryCount: 3,
  shouldRetryOnError: (error) => asProblem(error).isPassing,
  refreshWhenHidden: false,
  refreshWhenOffline: false,
};
