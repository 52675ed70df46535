import type { Context } from "hono";
import { bodyTypeOf, findCall, type Call } from "@paygauge/api-types/endpoints";
import { limits } from "@paygauge/api-types/limits";
import type { EdgeHono } from "../environment.ts";
import { problem } from "../rules/problem.ts";
import { safeMethods } from "../rules/request-kind.ts";
import { rawQuery } from "../rules/request-path.ts";
import { identityHeader, signIdentity } from "../session/identity.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { boundedBody } from "./bounded-body.ts";
import { Breaker } from "./breaker.ts";
import { fetchOrigin } from "./ask-origin.ts";
import { cleanedAnswer, upstreamHeaders } from "./upstream-headers.ts";

const breaker = new Breaker();
const answerMs = 10_000;
const chatMs = 30_000;
const uploadMs = 120_000;

/** Form of Content-Type that each kind of body must declare. */
const declared = {
  json: /^application\/json(?:;|$)/i,
  multipart: /^multipart\/form-data;/i,
  binary: /^(?:application|text)\//i,
  none: /^/,
} as const;

function mostBytes(c: Context<EdgeHono>, call: Call): number {
  const upload = Number(c.env.MAX_UPLOAD_BYTES);
  switch (bodyTypeOf(call)) {
    case "json":
      return limits.jsonBodyBytes;
    case "multipart":
      return upload;
    case "binary":
      return Math.min(limits.uploadPartBytes, upload);
    case "none":
      return 0;
  }
}

async function identityOf(c: Context<EdgeHono>): Promise<string> {
  const session = c.get("session");
  const brand = c.get("brand").brandingKey;
  if (!session) return signIdentity(c.env, { sub: "anonymous", sid: "", brand, roles: null });
  const roles = session.record.roles === null ? null : [...session.record.roles];
  return signIdentity(c.env, { sub: session.person, sid: session.record.sid, brand, roles });
}

async function send(c: Context<EdgeHono>, call: Call, body: ReadableStream<Uint8Array> | null): Promise<Response> {
  const headers = upstreamHeaders(c.req.raw.headers, c.get("requestId"));
  headers.set(identityHeader, await identityOf(c));
  const upload = bodyTypeOf(call) === "binary" || bodyTypeOf(call) === "multipart";
  const address = `${c.get("path")}${rawQuery(c.req.raw)}`;
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  if (call.service === "chatbot" && c.env.CHATBOT_URL) {
    const init = { method, headers, body, signal: AbortSignal.timeout(chatMs), redirect: "manual" } as const;
    return fetch(`${c.env.CHATBOT_URL.replace(/\/$/, "")}${address}`, init);
  }
  return fetchOrigin(c.env, address, { method, headers, body, signal: AbortSignal.timeout(upload ? uploadMs : answerMs) });
}

/** Tries a read a second time, once, after 50 to 150 ms, when the origin was not there the first time. */
async function sendPatiently(c: Context<EdgeHono>, call: Call, body: ReadableStream<Uint8Array> | null): Promise<Response> {
  const again = safeMethods.has(c.req.method);
  try {
    const first = await send(c, call, body);
    if (!again || first.status < 502 || first.status > 504) return first;
    await first.body?.cancel();
  } catch (error) {
    if (!again || (error instanceof Error && error.name === "TimeoutError")) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
  return send(c, call, body);
}

/** Passes a call that the gate let through on to the origin: allow-listed headers, one signed identity, a bounded body. */
export async function forwardCall(c: Context<EdgeHono>): Promise<Response> {
  const refuse = (status: number, code: string, detail: string, headers: Record<string, string> = {}) =>
    problem({ status, code, detail, headers }, c.get("requestId"));
  const hit = findCall(c.req.method === "HEAD" ? "GET" : c.req.method, c.get("path"));
  if (!hit) return refuse(404, "UNKNOWN_CALL", "This service has no such call. Check the address.");
  const bodyType = bodyTypeOf(hit.call);
  const unsafe = !safeMethods.has(c.req.method);
  const most = mostBytes(c, hit.call);
  const bounded = unsafe ? boundedBody(c.req.raw, most) : ({ kind: "none" } as const);
  if (bounded.kind === "tooLarge" && most > 0) return refuse(413, "BODY_TOO_LARGE", `The body is larger than ${most} bytes. Send less, or in parts.`);
  if (unsafe && bodyType !== "none" && !declared[bodyType].test(c.req.header("content-type") ?? "")) {
    return refuse(415, "CONTENT_TYPE_REFUSED", `This call takes a ${bodyType} body and must declare it in Content-Type.`);
  }
  if (!breaker.allows()) return refuse(503, "ORIGIN_UNAVAILABLE", "The service does not answer. Try again in half a minute.", { "retry-after": "30" });
  const session = c.get("session");
  // A running upload counts as activity: whoever waits for it must not be signed out in the middle.
  if (session && hit.call.effect === "write" && bodyType === "binary") await sessionsOf(c.env, session.person).touch(session.record.sid);
  try {
    const answer = await sendPatiently(c, hit.call, bounded.kind === "body" && bodyType !== "none" ? bounded.body : null);
    breaker.succeeded();
    return cleanedAnswer(answer);
  } catch (error) {
    if (bounded.kind === "body" && bounded.overflowed()) return refuse(413, "BODY_TOO_LARGE", `The body is larger than ${most} bytes. Send less, or in parts.`);
    breaker.failed();
    const late = error instanceof Error && error.name === "TimeoutError";
    if (late) return refuse(504, "ORIGIN_TIMEOUT", "The service took too long to answer. Try again in a moment.");
    return refuse(503, "ORIGIN_UNAVAILABLE", "The service does not answer. Try again in a moment.", { "retry-after": "3" });
  }
}
