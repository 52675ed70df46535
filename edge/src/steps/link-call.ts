import type { Context } from "hono";
import * as v from "valibot";
import { findCall } from "@paygauge/api-types/endpoints";
import type { EdgeHono } from "../edge-hono.ts";
import type { Step } from "../in-order.ts";
import { forwardCall } from "../proxy/forward-call.ts";
import { deletedCookie, linkCookie } from "../rules/cookies.ts";
import { problem, refuse } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { linkCookieOf, newLinkSession, readLinkSession } from "../session/link-session.ts";

const noMode = (c: Context<EdgeHono>): Response =>
  problem(refuse("noAnswer", {}, { "retry-after": "3" }), c.get("requestId"));

const hitOf = (c: Context<EdgeHono>) => {
  const hit = findCall(c.req.method, c.get("path"));
  return hit?.released ? hit : null;
};

/** Finds the call that a token opens from our own page: the id of the session that it may open is made here. */
export const findRedeem: Step = (c) => {
  const hit = hitOf(c);
  if (hit?.call.access.who !== "token") return undefined;
  c.set("call", hit);
  c.set("linkSession", newLinkSession(""));
  return c.get("modeKnown") ? undefined : noMode(c);
};

const redeemedLink = v.object({ id: v.string() });

/** Redeems a link: on success the browser gets the sealed session, and neither token nor session id in any answer. */
export const answerRedeem: Step = (c) => (c.get("linkSession") === undefined ? undefined : redeemed(c));

async function redeemed(c: Context<EdgeHono>): Promise<Response> {
  const answer = await forwardCall(c);
  if (!answer.ok) return answer;
  const text = await answer.text();
  const opened = v.safeParse(redeemedLink, JSON.parse(text));
  if (!opened.success) return problem(refuse("ourSide"), c.get("requestId"));
  const session = { ...c.get("linkSession"), linkId: opened.output.id };
  const own = new Response(text, answer);
  own.headers.append("set-cookie", await linkCookieOf(c.env, c.get("brand").brandingKey, session));
  return own;
}

/** Finds the calls of a link's session. A user's session opens no such call, and this one opens no other. */
export const findLinkCall: Step = async (c) => {
  const hit = hitOf(c);
  if (hit?.call.access.who !== "link") return undefined;
  c.set("call", hit);
  if (!c.get("modeKnown")) return noMode(c);
  const session = await readLinkSession(c.env, c.get("brand").brandingKey, headerOf(c.req.raw, "cookie"));
  if (typeof session === "object") c.set("linkSession", session);
  else if (session === "malformed") c.set("sessionEnd", "malformed");
  return undefined;
};

/** Answers a call of a link's session that has none. */
export const refuseEnded: Step = (c) => {
  if (c.get("call")?.call.access.who !== "link" || c.get("linkSession") !== undefined) return undefined;
  const refused = problem(refuse("linkEnded"), c.get("requestId"));
  if (c.get("sessionEnd") === "malformed") refused.headers.append("set-cookie", deletedCookie(linkCookie));
  return refused;
};

export const answerLinkCall: Step = (c) => (c.get("linkSession") === undefined ? undefined : forwardCall(c));
