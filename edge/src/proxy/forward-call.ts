import type { Context } from "hono";
import { bodyTypeOf, type Call } from "@paygauge/api-types/endpoints/call";
import { bodyRefusal } from "../body/read-body.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { problem, refuse, type Refusal } from "../rules/problem.ts";
import { safeMethods } from "../rules/request-kind.ts";
import { upstreamOf, upstreams } from "../rules/upstreams.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { downloadsAtOnce, lanes, placeAt, placeForDownload } from "./lanes.ts";
import { sendPatiently } from "./send-call.ts";
import { isPassing, nothing, partTooSlow, takeBody, type Payload } from "./take-body.ts";
import { untilRead } from "./until-read.ts";
import { cleanedAnswer } from "./upstream-headers.ts";

/** Seconds after which a refused client may ask again (R10): an upstream may be back sooner than it is probed. */
const maxAskAgain = 3;

const busy = bodyRefusal("busy", 0);

/** Passes a call that the gate let through on to the origin: allow-listed headers, one signed identity, a bounded body. */
export async function forwardCall(c: Context<EdgeHono>): Promise<Response> {
  const answerWith = (refusal: Refusal) => problem(refusal, c.get("requestId"));
  const { call } = c.get("call");
  const upstream = upstreamOf(call);
  const taken = safeMethods.has(c.req.method) ? nothing : await takeBody(c, call, upstream);
  if ("status" in taken) return answerWith(taken);
  const placed = placeAt(c, upstream);
  const leave = placed instanceof Promise ? await placed : placed;
  if (leave === null) {
    taken.leave();
    return answerWith(busy);
  }
  const leaveDownload = placeForDownload(c, call);
  if (leaveDownload === null) {
    taken.leave();
    leave();
    return answerWith(refuse("tooManyDownloads", { most: downloadsAtOnce }, { "retry-after": "5" }));
  }
  const passage = askUpstream(c, call, taken.payload).then((answer) => {
    taken.leave();
    return untilRead(answer, upstreams[upstream].bodyMs);
  });
  // The platform forgets a request whose client disconnected, unless a promise of it is still pending.
  c.executionCtx.waitUntil(
    passage
      .then(({ ended }) => ended)
      .finally(() => {
        leave();
        leaveDownload();
        taken.leave();
      }),
  );
  return (await passage).answer;
}

/** A running upload counts as activity: its user must not be signed out in the middle. */
async function noteUpload(c: Context<EdgeHono>, call: Call): Promise<void> {
  const session = c.get("session");
  if (session?.record.kind === "oidc" && call.effect === "write")
    await sessionsOf(c.env, session.person).touch(session.record.sid);
}

/** The upstream's answer, cleaned; or the refusal that stands for one that does not come. */
async function askUpstream(c: Context<EdgeHono>, call: Call, payload: Payload): Promise<Response> {
  const answerWith = (refusal: Refusal) => problem(refusal, c.get("requestId"));
  const unavailable = (seconds: number): Response =>
    answerWith(refuse("noAnswer", {}, { "retry-after": String(seconds) }));
  const { breaker, budget } = lanes[upstreamOf(call)];
  const isCut = () => isPassing(payload) && payload.isTooSlow();
  if (!breaker.allows()) return unavailable(Math.min(maxAskAgain, breaker.waitSeconds()));
  try {
    if (bodyTypeOf(call) === "binary") await noteUpload(c, call);
    const answer = await sendPatiently(c, call, payload, budget);
    breaker.succeeded();
    return isCut() ? answerWith(partTooSlow) : cleanedAnswer(answer);
  } catch (error) {
    if (isCut()) return answerWith(partTooSlow);
    const wasSuspect = breaker.isSuspect();
    // A client that disconnects in the middle of its body looks the same: that is not the upstream's fault.
    if (!isPassing(payload)) breaker.failed();
    const late = error instanceof Error && error.name === "TimeoutError";
    if (!late || wasSuspect) return unavailable(1);
    return answerWith(refuse("tookTooLong"));
  }
}
