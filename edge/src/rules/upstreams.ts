import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints";

/** How long the body of an answer may stand still, ms. */
const bodyMs = 60_000;

/** What the gateway grants each upstream, in one isolate (gateway page, section 4.3). Times in ms. */
export const upstreams = {
  api: { requestsMost: 256, headersMs: 10_000, bodyMs },
  chat: { requestsMost: 32, headersMs: 30_000, bodyMs },
  /** Parts of files: the origin as well, but in a room of their own. */
  uploads: { requestsMost: 8, headersMs: 120_000, bodyMs },
} as const;

export type Upstream = keyof typeof upstreams;

/** Which upstream a call counts for. */
export function upstreamOf(call: Call): Upstream {
  if (call.service === "chatbot") return "chat";
  return bodyTypeOf(call) === "binary" ? "uploads" : "api";
}

/** How long the headers of a call's answer may take: a form may carry a file, which is sent first. */
export function headersMsOf(call: Call): number {
  return bodyTypeOf(call) === "multipart" ? upstreams.uploads.headersMs : upstreams[upstreamOf(call)].headersMs;
}
