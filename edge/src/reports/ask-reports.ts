import type { Context } from "hono";
import * as v from "valibot";
import { within } from "../body/within.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { fetchOrigin } from "../proxy/ask-origin.ts";
import { lanes, placeAt } from "../proxy/lanes.ts";
import { identityOf, patiently } from "../proxy/send-call.ts";
import { upstreamHeaders } from "../proxy/upstream-headers.ts";
import { upstreams } from "../rules/upstreams.ts";
import { identityAudiences, identityHeader } from "@paygauge/api-types/entities/identity";
import type { BodyBytes } from "./body-store.ts";
import type { PointerAnswer } from "./pointers.ts";

/** The origin could not be asked, or not in time. */
class Unreachable extends Error {}

const { headersMs, bodyMs } = upstreams.api;

const pointerForm = v.object({
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(32 * 1024 * 1024)),
  permClass: v.pipe(v.string(), v.regex(/^[A-Za-z_+]*$/)),
});

/** Asks as the user who asks us, by the breaker that every call to the origin obeys. @throws Unreachable */
async function answerOf(c: Context<EdgeHono>, address: string): Promise<Response> {
  const { breaker, budget } = lanes.api;
  if (!breaker.allows()) throw new Unreachable("The origin is not asked for now.");
  const headers = upstreamHeaders(new Map([["accept", "application/json"]]), c.get("requestId"), c.get("parentSpan"));
  headers.set(identityHeader, await identityOf(c, identityAudiences.origin));
  const ask = (): Promise<Response> => within(headersMs, fetchOrigin(c.env, address, { method: "GET", headers }));
  try {
    const answer = await patiently(ask, true, budget);
    breaker.succeeded();
    return answer;
  } catch (error) {
    breaker.failed();
    throw new Unreachable("The origin did not answer.", { cause: error });
  }
}

/** The same in a place of the user's, which is held until `read` has what is needed of the answer. */
async function askOrigin<T>(c: Context<EdgeHono>, address: string, read: (answer: Response) => Promise<T>): Promise<T> {
  const leave = await placeAt(c, "api");
  if (leave === null) throw new Unreachable("There is no place at the origin.");
  try {
    return await within(bodyMs, answerOf(c, address).then(read));
  } finally {
    leave();
  }
}

/** Answers about the connection to the origin or the job's object, not about the user or the report. */
const isAway = (status: number): boolean => status >= 502 && status <= 504;

/**
 * Where the report that a path and query name points, for anyone who asks; their permission is proved by the answer.
 */
export async function askPointer(c: Context<EdgeHono>, address: string): Promise<PointerAnswer> {
  try {
    return await askOrigin(c, address, async (answer): Promise<PointerAnswer> => {
      const text = await answer.text();
      if (isAway(answer.status)) return { kind: "unreachable" };
      if (!answer.ok) return { kind: "refused", status: answer.status, problem: text };
      const { version, sha256, bytes, permClass } = v.parse(pointerForm, JSON.parse(text));
      return { kind: "found", pointer: { version, sha256, bytes, permClass } };
    });
  } catch {
    return { kind: "unreachable" };
  }
}

/** The bytes of a body, all of them. @throws Error where they do not come: half a body isn't a body */
export function askBody(c: Context<EdgeHono>, address: string): Promise<BodyBytes> {
  return askOrigin(c, address, async (answer) => {
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    await answer.body?.cancel();
    throw new Error(`The body of a report was answered with ${answer.status}.`);
  });
}
