import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { timeZoneHeader } from "@paygauge/api-types/entities/time-zone";
import { runHeader } from "@paygauge/api-types/entities/runs";
import { parentState } from "@paygauge/api-types/entities/identity";
import { randomHex } from "../rules/random-hex.ts";

/** Request headers that go on to an upstream; everything else stays at the edge, in every spelling (S42). */
const forwarded = [
  "accept",
  "accept-language",
  "content-type",
  "content-length",
  "content-digest",
  "if-match",
  "if-none-match",
  "idempotency-key",
  "range",
  "if-range",
  lockHeader,
  timeZoneHeader,
  // Of a mail provider's events, which it signs.
  "x-twilio-email-event-webhook-signature",
  "x-twilio-email-event-webhook-timestamp",
] as const;

/** Headers of the upstream's answer that reach the browser; hop-by-hop, Server, Set-Cookie and CORS never do (S46). */
const returned: ReadonlySet<string> = new Set([
  "content-type",
  "content-length",
  "content-disposition",
  "content-language",
  "content-range",
  "accept-ranges",
  "etag",
  "last-modified",
  "retry-after",
  "location",
  "allow",
  "deprecation",
  runHeader,
]);

/**
 * Headers for the upstream: the allow-list, a traceparent that carries the correlation id, and next to it, in our own
 * part of tracestate, the trace and span that the client named.
 */
export function upstreamHeaders(
  from: ReadonlyMap<string, string>,
  requestId: string,
  parentSpan: string | null = null,
): Headers {
  const headers = new Headers();
  for (const name of forwarded) {
    const value = from.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  headers.set("traceparent", `00-${requestId}-${randomHex(8)}-01`);
  if (parentSpan !== null) headers.set("tracestate", `${parentState}=${parentSpan}`);
  return headers;
}

// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const ownPath = /^\/(?![/\\])[^\u0000-\u0020\\]*$/;

/** A safe answer from the upstream's: allow-listed headers, never cached; a Location must be a path of ours. */
export function cleanedAnswer(upstream: Response): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  // What was packed on the way is unpacked here, and longer than it said.
  let packed = false;
  upstream.headers.forEach((value, name) => {
    if (name === "content-encoding") packed = true;
    if (returned.has(name) && (name !== "location" || ownPath.test(value))) headers.set(name, value);
  });
  if (packed) headers.delete("content-length");
  const bodiless = upstream.status === 204 || upstream.status === 304;
  return new Response(bodiless ? null : upstream.body, { status: upstream.status, headers });
}
