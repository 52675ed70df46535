import { Hono } from "hono";
import * as v from "valibot";
import { isAllowed } from "@paygauge/api-types/access/access";
import { isPermission } from "@paygauge/api-types/access/permissions";
import { findCall, methodsAt, type CallHit, type CallId } from "@paygauge/api-types/endpoints";
import { debugHeader } from "@paygauge/api-types/debug/debug-lines";
import { DebugLog } from "@paygauge/api-types/debug/debug-log";
import { areIds } from "@paygauge/api-types/endpoints/path-ids";
import type { ChatScope } from "@paygauge/api-types/entities/chat";
import type { MountedHandler } from "./call-context.ts";
import type { Env } from "./env.ts";
import { correlationOf, loggedRefusalOf } from "@paygauge/worker/arrival";
import { notFound, problemResponse, refuse } from "@paygauge/worker/refusal";
import { readRequest } from "./request/read-request.ts";
import { askerOf, scopeOf } from "./request/scope.ts";
import { verifyIdentity } from "./request/verify-identity.ts";

/** Questions are answered in ReadOnly: they change no data of other users. */
const worksInReadOnly: readonly CallId[] = [
  "chatMessage",
  "stopChatMessage",
  "rateChatMessage",
  "deleteChatConversation",
  // A part of an anonymisation, which the origin has set ReadOnly for.
  "eraseAssistant",
];
const keyPattern = /^[\x21-\x7e]{1,255}$/;

interface Arrival {
  readonly env: Env;
  readonly execution: Pick<ExecutionContext, "waitUntil">;
  readonly request: Request;
  callId: string;
  /** Lines of this request, where its session raised the log level. */
  debug?: DebugLog;
}

function callOf(request: Request, url: URL): CallHit {
  // What answers GET answers HEAD, without its body.
  const hit = findCall(request.method === "HEAD" ? "GET" : request.method, url.pathname);
  if (hit?.call.service === "chatbot") return hit;
  const methods = methodsAt(url.pathname);
  if (hit || methods.length === 0) throw refuse("callUnknown");
  throw refuse("methodNotTaken", { method: request.method.slice(0, 10) }, { headers: { allow: methods.join(", ") } });
}

/** Refuses who may not make the call, by what the origin says of them. */
function admit(hit: CallHit, scope: ChatScope): void {
  if (!isAllowed(hit.call.access, new Set(scope.permissions.filter(isPermission)))) throw refuse("noPermission");
  const isRefused = scope.mode === "ReadOnly" && hit.call.effect === "write" && !worksInReadOnly.includes(hit.id);
  if (isRefused) throw refuse("readOnly");
}

function requestKeyOf(headers: Headers): string {
  const key = headers.get("idempotency-key");
  if (key !== null && !keyPattern.test(key)) throw refuse("keyShape");
  return key ?? crypto.randomUUID();
}

async function serve(arrival: Arrival, handlers: ReadonlyMap<string, MountedHandler>): Promise<Response> {
  const { env, request, execution } = arrival;
  const identity = await verifyIdentity(request.headers, env.EDGE_JWKS);
  if (identity.env !== env.ENVIRONMENT) throw refuse("otherEnvironment");
  const debug = identity.debug && new DebugLog(identity.debug);
  if (debug) arrival.debug = debug;
  const url = new URL(request.url);
  const hit = callOf(request, url);
  arrival.callId = hit.id;
  debug?.note("chatbot", "received", { call: hit.id });
  const handler = handlers.get(hit.id);
  if (!handler) throw refuse("notInRelease");
  const asker = askerOf(env, request.headers, debug);
  const scope = await scopeOf(asker, undefined, hit.call.effect === "write");
  debug?.note("chatbot", "scopeRead");
  admit(hit, scope);
  debug?.note("chatbot", "admitted", { call: hit.id });
  if (!areIds(hit.params)) throw notFound("entry");
  // A bare DELETE of documents would name all of them: it is refused before its form is looked at.
  if (hit.id === "deleteChatDocuments" && !url.searchParams.get("id")) throw refuse("chatDocumentIds");
  const { query, body, files } = await readRequest(hit.call, request, url);
  const requestKey = requestKeyOf(request.headers);
  const context = { env, request, execution, asker, scope, files, requestKey, params: hit.params, query, body };
  const startedAt = Date.now();
  const answer = await handler(context);
  debug?.note("chatbot", "handled", { call: hit.id, ms: Date.now() - startedAt });
  if (answer instanceof Response) return answer;
  if (hit.call.answer === undefined || hit.call.answer === "download") throw new Error(`${hit.id} answers no JSON.`);
  return Response.json(v.parse(hit.call.answer, answer));
}

/** Returns the chatbot's application: every call of its table, checked, run and answered in one place. */
export function mount(handlers: ReadonlyMap<string, MountedHandler>): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.all("*", async (c) => {
    const started = Date.now();
    const correlationId = correlationOf(c.req.raw.headers);
    const arrival: Arrival = { env: c.env, execution: c.executionCtx, request: c.req.raw, callId: "" };
    let response: Response;
    try {
      response = await serve(arrival, handlers);
    } catch (error) {
      const refusal = loggedRefusalOf(error, correlationId);
      response = problemResponse(refusal, correlationId);
      arrival.debug?.note("chatbot", "refused", { code: refusal.code, status: refusal.status });
    }
    const isHead = c.req.method === "HEAD";
    if (isHead) await response.body?.cancel();
    const answer = new Response(isHead ? null : response.body, response);
    answer.headers.set("x-correlation-id", correlationId);
    answer.headers.set("cache-control", "no-store");
    arrival.debug?.note("chatbot", "answered", { status: answer.status, ms: Date.now() - started });
    const lines = arrival.debug?.header();
    if (lines) answer.headers.set(debugHeader, lines);
    const line = {
      at: new Date(started).toISOString(),
      method: c.req.method,
      call: arrival.callId,
      status: answer.status,
      ms: Date.now() - started,
      correlationId,
    };
    console.log(JSON.stringify(line));
    return answer;
  });
  return app;
}
