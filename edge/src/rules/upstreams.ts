import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { limits } from "@paygauge/api-types/limits";

/** How long the body of an answer may be still, ms. */
const bodyMs = 60_000;

/**
 * What the gateway grants each upstream, in one isolate (docs/gateway.md section 4.3): places in all, and of those so
 * many to each user, or before sign-in to each network. Times in ms; the wait for headers begins when the body is
 * there.
 */
export const upstreams = {
  api: { maxRequests: 256, maxOwn: 16, headersMs: 10_000, bodyMs },
  chat: { maxRequests: 32, maxOwn: 4, headersMs: 30_000, bodyMs },
  /** Parts of files: the origin as well, but in a room of their own. */
  uploads: { maxRequests: 8, maxOwn: limits.uploadPartsAtOnce, headersMs: 120_000, bodyMs },
} as const;

/** Of the places of an upstream, what all of whom nothing is known have together: those who are known keep the rest. */
export const unknownShare = 1 / 4;

/** Who has all places of their own in progress waits a moment for one of them: so many at once, so long (ms). */
export const ownQueue = { most: 32, waitMs: 5000 };

export type Upstream = keyof typeof upstreams;

/** Which upstream a call counts for. */
export function upstreamOf(call: Call): Upstream {
  if (call.service === "chatbot") return "chat";
  return bodyTypeOf(call) === "binary" ? "uploads" : "api";
}

/** How long the headers of a call's answer may take: a form may carry a file, which is sent first. */
export function headersMsOf(call: Call): number {
  if (call.answerMs !== undefined) return call.answerMs;
  return bodyTypeOf(call) === "multipart" ? upstreams.uploads.headersMs : upstreams[upstreamOf(call)].headersMs;
}
