/** Calls of programs: `Authorization: Bearer` with an access token of the provider (docs/gateway.md, Session). */
import type { Context, MiddlewareHandler } from "hono";
import { findCall } from "@paygauge/api-types/endpoints";
import { bodyRefusal } from "../body/read-body.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { inOrder, type Step } from "../in-order.ts";
import { noteUsed } from "../proxy/report-programs.ts";
import { OwnPlaces } from "../proxy/own-places.ts";
import { problem, refuse, type Refusal } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { isCallPath, safeMethods } from "../rules/request-kind.ts";
import { personOfClient, programSession } from "../session/program-session.ts";
import { readProgramToken } from "../session/program-token.ts";

/** RFC 6750, section 3: what a client that sent no good token is asked for. */
const challenge = { "www-authenticate": 'Bearer error="invalid_token"' };
const schemeOf = /\bbearer\b/i;

/** Accounts of one program that are read at once, as `session` bounds those of a cookie. */
const reads = new OwnPlaces({ maxRequests: 16, maxOwn: 16, headersMs: 60_000, bodyMs: 0 });

/** Calls with effect write ask the origin again: a revoked program changes nothing. */
function needsFresh(c: Context<EdgeHono>): boolean {
  return !safeMethods.has(c.req.method) && findCall(c.req.method, c.get("path"))?.call.effect === "write";
}

/** What is refused before the token is looked at: pages and files, and a cookie in the same request. */
function refusedAt(c: Context<EdgeHono>): Refusal | null {
  if (!isCallPath(c.get("path"))) return refuse("programCallsOnly", {}, challenge);
  if (headerOf(c.req.raw, "cookie") !== undefined) return refuse("programWithCookie");
  return null;
}

/** The token, where the header has exactly one and nothing else; two headers arrive joined by a comma. */
function tokenOf(header: string): string | null {
  const [scheme, token, ...more] = header.split(" ");
  return scheme?.toLowerCase() === "bearer" && token !== undefined && more.length === 0 ? token : null;
}

/** The limits of these calls (rates.ts): of forged tokens by network, and of a program's calls. */
interface Limits {
  readonly forgeries: Step;
  readonly calls: (c: Context<EdgeHono>, person: string) => Promise<Refusal | null>;
}

/** Opens the session of the header's token; or the refusal that stands for one that opens none. */
async function openSession(c: Context<EdgeHono>, header: string, limits: Limits): Promise<Refusal | null> {
  const token = tokenOf(header);
  const client = token === null ? null : await readProgramToken(c.env, token);
  if (client === "unknown") return refuse("noAnswer", {}, { "retry-after": "3" });
  if (client === null) {
    c.set("sessionEnd", "malformed");
    return refuse("programToken", {}, challenge);
  }
  const person = personOfClient(c.env, client.clientId);
  const tooOften = await limits.calls(c, person);
  if (tooOften) return tooOften;
  const entered = reads.enter(person);
  const leave = entered instanceof Promise ? await entered : entered;
  if (leave === null) return bodyRefusal("busy", 0);
  const answer = await programSession(c.env, c.get("brand").brandingKey, client, needsFresh(c)).finally(leave);
  if (answer.kind === "open") c.set("session", answer.session);
  if (answer.kind === "unavailable") c.set("sessionEnd", "unavailable");
  return answer.kind === "open" || answer.kind === "unavailable" ? null : refuse("programUnknown", {}, challenge);
}

/** Opens the session of a program, or says why there is none. A token that was never good counts as a forgery. */
async function openProgram(c: Context<EdgeHono>, header: string, limits: Limits): Promise<Response | undefined> {
  const refusal = refusedAt(c) ?? (await openSession(c, header, limits));
  if (refusal === null) return undefined;
  return (await limits.forgeries(c)) ?? problem(refusal, c.get("requestId"));
}

/** Stores when a program made a call that the gate let through. */
export const noteProgram: Step = (c) => {
  noteUsed(c, c.get("call").id);
  return undefined;
};

/**
 * Answers every request with a bearer's token by these steps; all others continue. No step sets a cookie or needs a
 * CSRF header: no browser sends such a header by itself, and a preflight is never answered.
 */
export const programCalls =
  (limits: Limits, ...steps: readonly Step[]): MiddlewareHandler<EdgeHono> =>
  async (c, next) => {
    const header = headerOf(c.req.raw, "authorization");
    if (header === undefined || !schemeOf.test(header)) return next();
    const refused = await openProgram(c, header, limits);
    return refused ?? inOrder(...steps)(c, next);
  };
