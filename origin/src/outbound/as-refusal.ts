import { refuse } from "@paygauge/worker/refusal";
import { OutboundError } from "./outbound.ts";

const minuteMs = 60_000;

/** "14:05 UTC": the first whole minute at which a call can be made again. */
function againAt(retryAfterMs: number, now: number): string {
  const at = Math.ceil((now + Math.max(retryAfterMs, minuteMs / 2)) / minuteMs) * minuteMs;
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}

/**
 * What a user reads where a provider did not answer: when to try again, or that the configuration has to be corrected.
 * Any other error stays as it is.
 */
export function asRefusal(error: unknown, provider: string, now = Date.now()): unknown {
  if (!(error instanceof OutboundError)) return error;
  const { fault, status, retryAfterMs } = error;
  if (fault === "private" || status === 401 || status === 403) return refuse("providerNotConfigured", { provider });
  const at = againAt(retryAfterMs, now);
  const isBusy = fault === "rate" || status === 429;
  return refuse(isBusy ? "providerBusy" : "providerNoAnswer", { provider, at });
}
