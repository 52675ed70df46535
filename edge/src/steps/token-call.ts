import type { Context } from "hono";
import { findCall } from "@paygauge/api-types/endpoints";
import type { EdgeHono } from "../edge-hono.ts";
import type { Step } from "../in-order.ts";
import { mailStopPage } from "../pages/mail-stop-page.ts";
import { forwardCall } from "../proxy/forward-call.ts";
import { problem, refuse } from "../rules/problem.ts";
import { isNavigation } from "../rules/request-kind.ts";

/** The request without its cookies: what follows can't read one by mistake. */
function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  return new Request(request, { headers });
}

/** A mail's link with characters behind its token that a mail program took for part of it, as the decided path has them. */
const lengthened = /^(\/api\/v1\/mails\/[^/]+\/stop\/pgt_[\w-]{43})(?:[.)'!*]|%(?:3D|3E|2C|5D|7D|22))+$/;

/** Leads from a lengthened link to the link itself. */
export const shortenLink: Step = (c) => {
  const exact = c.req.method === "GET" ? lengthened.exec(c.get("path"))?.[1] : undefined;
  return exact === undefined ? undefined : c.redirect(exact, 302);
};

/**
 * Finds calls whose access is `token`: a token or a signature in the request decides, and no session. Cookies are removed;
 * cross-site rules don't apply, since another site can do no more with a link than its receiver.
 */
export const findTokenCall: Step = (c) => {
  const hit = findCall(c.req.method, c.get("path"));
  if (hit?.call.access.who !== "token" || hit.call.sameSite || !hit.released) return undefined;
  c.req.raw = withoutCookies(c.req.raw);
  c.set("call", hit);
  return c.get("modeKnown") ? undefined : problem(refuse("noAnswer", {}, { "retry-after": "3" }), c.get("requestId"));
};

/** Answers a call that `findTokenCall` found: never cached, and as a page if a user follows the link of a mail. */
export const answerTokenCall: Step = (c) => (c.get("call") === undefined ? undefined : answered(c));

async function answered(c: Context<EdgeHono>): Promise<Response> {
  const answer = await forwardCall(c);
  const { id } = c.get("call");
  if (!isNavigation(c.req.raw)) return answer;
  return id === "mailStop" || id === "stopMails" ? mailStopPage(c, answer) : answer;
}
