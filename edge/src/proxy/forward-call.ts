import type { Context } from "hono";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints";
import { limits } from "@paygauge/api-types/limits";
import type { EdgeHono } from "../environment.ts";
import { problem } from "../rules/problem.ts";
import { safeMethods } from "../rules/request-kind.ts";
import { upstreamOf, upstreams, type Upstream } from "../rules/upstreams.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { boundedBody, readAtMost, type BoundedBody } from "./bounded-body.ts";
import { Breaker } from "./breaker.ts";
import { Bulkhead } from "./bulkhead.ts";
import { RetryBudget } from "./retry-budget.ts";
import { sendPatiently, type Payload } from "./send-call.ts";
import { untilRead } from "./until-read.ts";
import { cleanedAnswer } from "./upstream-headers.ts";

const laneTo = (name: Upstream, breaker: Breaker) => ({
  breaker,
  bulkhead: new Bulkhead(upstreams[name]),
  budget: new RetryBudget(),
});
const origin = new Breaker();
/** What this isolate knows of each upstream: a chat that fails or fills up is no matter of the rest. */
const lanes = {
  api: laneTo("api", origin),
  uploads: laneTo("uploads", origin),
  chat: laneTo("chat", new Breaker()),
} as const;

/** Seconds after which whoever was refused may ask again (R10): an upstream may be back sooner than it is probed. */
const askAgainMost = 3;

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

const refusing =
  (c: Context<EdgeHono>) =>
  (status: number, code: string, detail: string, headers: Record<string, string> = {}): Response =>
    problem({ status, code, detail, headers }, c.get("requestId"));

/** Passes a call that the gate let through on to the origin: allow-listed headers, one signed identity, a bounded body. */
export async function forwardCall(c: Context<EdgeHono>): Promise<Response> {
  const refuse = refusing(c);
  const { call } = c.get("call");
  const bodyType = bodyTypeOf(call);
  const unsafe = !safeMethods.has(c.req.method);
  const most = mostBytes(c, call);
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
  const session = c.get("session");
  // A running upload counts as activity: whoever waits for it must not be signed out in the middle.
  if (session && call.effect === "write" && bodyType === "binary")
    await sessionsOf(c.env, session.person).touch(session.record.sid);
  const upstream = upstreamOf(call);
  const leave = lanes[upstream].bulkhead.enter();
  if (leave === null)
    return refuse(503, "SERVICE_BUSY", "Too much is asked of the service at this moment. Try again in a moment.", {
      "retry-after": "1",
    });
  const passage = askUpstream(c, call, taken.payload).then((answer) =>
    untilRead(answer, c.req.method, upstreams[upstream].bodyMs),
  );
  // The platform forgets a request whose client went away, unless something of it is still waited for.
  c.executionCtx.waitUntil(passage.then(({ ended }) => ended).finally(leave));
  return (await passage).answer;
}

/** The upstream's answer, cleaned; or the refusal that stands for one that does not come. */
async function askUpstream(c: Context<EdgeHono>, call: Call, payload: Payload): Promise<Response> {
  const refuse = refusing(c);
  const { breaker, budget } = lanes[upstreamOf(call)];
  if (!breaker.allows())
    return refuse(503, "ORIGIN_UNAVAILABLE", "The service does not answer. Try again in a moment.", {
      "retry-after": String(Math.min(askAgainMost, breaker.waitSeconds())),
    });
  try {
    const answer = await sendPatiently(c, call, payload, budget);
    breaker.succeeded();
    return cleanedAnswer(answer);
  } catch (error) {
    const wasSuspect = breaker.isSuspect();
    // A client that goes away or stands still in the middle of its body looks the same: that is not the upstream's.
    if (!(payload instanceof ReadableStream)) breaker.failed();
    const late = error instanceof Error && error.name === "TimeoutError";
    if (late && !wasSuspect)
      return refuse(504, "ORIGIN_TIMEOUT", "The service took too long to answer. Try again in a moment.");
    return refuse(503, "ORIGIN_UNAVAILABLE", "The service does not answer. Try again in a moment.", {
      "retry-after": "1",
    });
  }
}
