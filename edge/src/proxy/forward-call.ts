import type { Context } from "hono";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints";
import { limits } from "@paygauge/api-types/limits";
import type { EdgeHono } from "../environment.ts";
import { problem } from "../rules/problem.ts";
import { safeMethods } from "../rules/request-kind.ts";
import { rawQuery } from "../rules/request-path.ts";
import { identityHeader, signIdentity } from "../session/identity.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { boundedBody, readAtMost, type BoundedBody } from "./bounded-body.ts";
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

type Payload = ReadableStream<Uint8Array> | Uint8Array | null;

async function identityOf(c: Context<EdgeHono>): Promise<string> {
  const session = c.get("session");
  const brand = c.get("brand").brandingKey;
  if (!session) return signIdentity(c.env, { sub: "anonymous", sid: "", brand, roles: null });
  const roles = session.record.roles === null ? null : [...session.record.roles];
  return signIdentity(c.env, { sub: session.person, sid: session.record.sid, brand, roles });
}

async function send(c: Context<EdgeHono>, call: Call, body: Payload): Promise<Response> {
  const headers = upstreamHeaders(c.req.raw.headers, c.get("requestId"));
  headers.set(identityHeader, await identityOf(c));
  const upload = bodyTypeOf(call) === "binary" || bodyTypeOf(call) === "multipart";
  const address = `${c.get("path")}${rawQuery(c.req.raw)}`;
  const method = c.req.method === "HEAD" ? "GET" : c.req.method;
  if (call.service === "chatbot" && c.env.CHATBOT_URL) {
    const init = { method, headers, body, signal: AbortSignal.timeout(chatMs), redirect: "manual" } as const;
    return fetch(`${c.env.CHATBOT_URL.replace(/\/$/, "")}${address}`, init);
  }
  return fetchOrigin(c.env, address, {
    method,
    headers,
    body,
    signal: AbortSignal.timeout(upload ? uploadMs : answerMs),
  });
}

/** Tries a read a second time, once, after 50 to 150 ms, when the origin was not there the first time. */
async function sendPatiently(c: Context<EdgeHono>, call: Call, body: Payload): Promise<Response> {
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

/** What is sent on: the stream itself, or a small JSON body of undeclared length; a refusal's status otherwise. */
async function payloadOf(
  bounded: BoundedBody,
  bodyType: ReturnType<typeof bodyTypeOf>,
  most: number,
): Promise<{ payload: Payload } | { status: 411 | 413 }> {
  if (bodyType === "none" || bounded.kind === "none") return { payload: null };
  if (bounded.kind === "tooLarge") return { status: 413 };
  if (bounded.kind === "body") return { payload: bounded.body };
  // An upload that breaks off must not look complete: its length is said before its first byte.
  if (bodyType !== "json") return { status: 411 };
  const whole = await readAtMost(bounded.body, most);
  return whole === null ? { status: 413 } : { payload: whole };
}

/** Passes a call that the gate let through on to the origin: allow-listed headers, one signed identity, a bounded body. */
export async function forwardCall(c: Context<EdgeHono>): Promise<Response> {
  const refuse = (status: number, code: string, detail: string, headers: Record<string, string> = {}) =>
    problem({ status, code, detail, headers }, c.get("requestId"));
  const hit = c.get("call");
  const bodyType = bodyTypeOf(hit.call);
  const unsafe = !safeMethods.has(c.req.method);
  const most = mostBytes(c, hit.call);
  if (unsafe && bodyType !== "none" && !declared[bodyType].test(c.req.header("content-type") ?? "")) {
    return refuse(
      415,
      "CONTENT_TYPE_REFUSED",
      `This call takes a ${bodyType} body and must declare it in Content-Type.`,
    );
  }
  const taken = await payloadOf(unsafe ? boundedBody(c.req.raw, most) : { kind: "none" }, bodyType, most);
  if ("status" in taken && taken.status === 411)
    return refuse(411, "LENGTH_REQUIRED", "This call needs a Content-Length. Send the whole part, not an open stream.");
  if ("status" in taken)
    return refuse(413, "BODY_TOO_LARGE", `The body is larger than ${most} bytes. Send less, or in parts.`);
  if (!breaker.allows())
    return refuse(503, "ORIGIN_UNAVAILABLE", "The service does not answer. Try again in a moment.", {
      "retry-after": String(breaker.waitSeconds()),
    });
  const session = c.get("session");
  // A running upload counts as activity: whoever waits for it must not be signed out in the middle.
  if (session && hit.call.effect === "write" && bodyType === "binary")
    await sessionsOf(c.env, session.person).touch(session.record.sid);
  try {
    const answer = await sendPatiently(c, hit.call, taken.payload);
    breaker.succeeded();
    return cleanedAnswer(answer);
  } catch (error) {
    const wasSuspect = breaker.isSuspect();
    breaker.failed();
    const late = error instanceof Error && error.name === "TimeoutError";
    if (late && !wasSuspect)
      return refuse(504, "ORIGIN_TIMEOUT", "The service took too long to answer. Try again in a moment.");
    return refuse(503, "ORIGIN_UNAVAILABLE", "The service does not answer. Try again in a moment.", {
      "retry-after": "1",
    });
  }
}
