import type { Context } from "hono";
import { debugHeader } from "@paygauge/api-types/debug/debug-lines";
import type { Call } from "@paygauge/api-types/endpoints/call";
import {
  identityAudiences,
  identityHeader,
  readsHeader,
  type IdentityAudience,
} from "@paygauge/api-types/entities/identity";
import type { EdgeHono } from "../edge-hono.ts";
import { headersOf } from "../rules/request-headers.ts";
import { safeMethods } from "../rules/request-kind.ts";
import { rawQuery } from "../rules/request-path.ts";
import { headersMsOf, upstreamOf } from "../rules/upstreams.ts";
import { linkIdentity } from "../session/link-session.ts";
import { debugClaim } from "../session/debug-log.ts";
import { signIdentity } from "../session/identity.ts";
import { within } from "../body/within.ts";
import { fetchOrigin } from "./ask-origin.ts";
import type { RetryBudget } from "./retry-budget.ts";
import { isPassing, type Payload } from "./take-body.ts";
import { upstreamHeaders } from "./upstream-headers.ts";

/** Returns the signed identity of the request's user, for one upstream. */
export async function identityOf(c: Context<EdgeHono>, audience: IdentityAudience): Promise<string> {
  const session = c.get("session");
  const brand = c.get("brand").brandingKey;
  const link = c.get("linkSession");
  if (link) return signIdentity(c.env, linkIdentity(link, brand), audience);
  if (!session) return signIdentity(c.env, { sub: "anonymous", sid: "", brand, roles: null }, audience);
  const { kind, sid } = session.record;
  if (kind === "machine") return signIdentity(c.env, { sub: session.person, sid, kind, brand, roles: null }, audience);
  const roles = session.record.roles === null ? null : [...session.record.roles];
  return signIdentity(c.env, { sub: session.person, sid, brand, roles, ...debugClaim(c) }, audience);
}

/** The answer of an upstream, its headers within the time limit; that begins when all of a body is there. */
async function answered(asked: Promise<Response>, payload: Payload, mostMs: number): Promise<Response> {
  // It may answer before that: a refusal need not read what it refuses.
  if (isPassing(payload)) await Promise.race([asked, payload.pass()]);
  return within(mostMs, asked);
}

interface ChatRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null;
}

async function send(c: Context<EdgeHono>, call: Call, payload: Payload): Promise<Response> {
  const body = isPassing(payload) ? payload.stream : payload;
  const headers = upstreamHeaders(headersOf(c.req.raw).values, c.get("requestId"), c.get("parentSpan"));
  const isChat = upstreamOf(call) === "chat";
  // Always by the call, never by what is configured: the origin's identity must not leave for another service.
  headers.set(identityHeader, await identityOf(c, identityAudiences[isChat ? "chatbot" : "origin"]));
  const address = `${c.get("path")}${rawQuery(c.req.raw)}`;
  const { method } = c.req;
  const asked = isChat
    ? await askChatbot(c, address, { method, headers, body })
    : { answer: fetchOrigin(c.env, address, { method, headers, body }) };
  const debug = c.get("debug");
  debug?.note("edge", "sent");
  const startedAt = Date.now();
  // Of its headers: its body may take longer.
  const answer = await answered(asked.answer, payload, headersMsOf(call));
  debug?.take(answer.headers.get(debugHeader));
  debug?.note("edge", "upstreamAnswered", { status: answer.status, ms: Date.now() - startedAt });
  return answer;
}

/** Asks the chat service: ours by its binding, with an identity for reads at the origin; one at CHATBOT_URL without it. */
async function askChatbot(
  c: Context<EdgeHono>,
  address: string,
  init: ChatRequest,
): Promise<{ answer: Promise<Response> }> {
  const elsewhere = c.env.CHATBOT_URL?.replace(/\/$/, "");
  if (elsewhere) return { answer: fetch(`${elsewhere}${address}`, { ...init, redirect: "manual" }) };
  if (c.env.CHATBOT === undefined) throw new Error("No chatbot is bound.");
  init.headers.set(readsHeader, await identityOf(c, identityAudiences.reads));
  return { answer: c.env.CHATBOT.fetch(`http://chatbot.internal${address}`, { ...init, redirect: "manual" }) };
}

/** What may be sent again without a second effect: a read, and a write with a key whose body is still at hand. */
function isRepeatable(c: Context<EdgeHono>, payload: Payload): boolean {
  if (safeMethods.has(c.req.method)) return true;
  return c.req.header("idempotency-key") !== undefined && !isPassing(payload);
}

/** Tries a second time, once, after 50 to 150 ms, when the upstream was not there the first time and the budget allows. */
export async function patiently(ask: () => Promise<Response>, again: boolean, budget: RetryBudget): Promise<Response> {
  budget.asked();
  try {
    const first = await ask();
    if (!again || first.status < 502 || first.status > 504 || !budget.mayRepeat()) return first;
    await first.body?.cancel();
  } catch (error) {
    if (!again || (error instanceof Error && error.name === "TimeoutError") || !budget.mayRepeat()) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
  return ask();
}

/** Sends a call that the gate let through, patiently where a second time has no second effect. */
export function sendPatiently(
  c: Context<EdgeHono>,
  call: Call,
  payload: Payload,
  budget: RetryBudget,
): Promise<Response> {
  return patiently(() => send(c, call, payload), isRepeatable(c, payload), budget);
}
