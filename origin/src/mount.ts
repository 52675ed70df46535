import { correlationOf, loggedRefusalOf } from "@paygauge/worker/arrival";
import { Hono } from "hono";
import * as v from "valibot";
import { debugHeader } from "@paygauge/api-types/debug/debug-lines";
import { DebugLog } from "@paygauge/api-types/debug/debug-log";
import { findCall, methodsAt, type CallHit } from "@paygauge/api-types/endpoints";
import { areIds } from "@paygauge/api-types/endpoints/path-ids";
import { parentState, type SignedIdentity } from "@paygauge/api-types/entities/identity";
import { isKnownTag } from "@paygauge/api-types/if-none-match";
import { isAnalysisReportType, reportRules } from "@paygauge/api-types/reports/report-types";
import { runHeader, runQuery } from "@paygauge/api-types/entities/runs";
import { admit } from "./admission.ts";
import { auditChainOf } from "./audit/audit-chain.ts";
import { auditRow } from "./audit-row.ts";
import type { AuditAbout, CallBase, MountedContext, MountedHandler, MountedHandlers } from "./call-context.ts";
import type { Env } from "./env.ts";
import {
  claimKey,
  effectIdOf,
  extendHold,
  idempotencyKeyOf,
  keepAnswer,
  releaseKey,
  sha256Hex,
  type Claim,
} from "./idempotency.ts";
import type { Person } from "./identity/person.ts";
import { requireJob } from "./identity/job-sight.ts";
import { requireFigures, runInSight } from "./identity/run-in-sight.ts";
import { systemFacts } from "./identity/system-facts.ts";
import { fencing } from "./locks/fencing.ts";
import { verifyIdentity } from "./identity/verify-identity.ts";
import { readRequest } from "./read-request.ts";
import { countRefusal } from "./refusal-counts.ts";
import { ofChoice, requireChosen } from "./job-choice.ts";
import { notFound, problemResponse, refuse } from "@paygauge/worker/refusal";
import { commitAndEnqueue } from "./proq/commit-and-enqueue.ts";
import { soundAnswer } from "./sound-answer.ts";
import { commit, openDatabase, type Database, type Statement } from "./store/database.ts";

interface Arrival {
  readonly env: Env;
  readonly execution: CallBase["execution"];
  readonly request: Request;
  readonly url: URL;
  readonly correlationId: string;
  /** Filled on the way, for the log line and the refusal counter. */
  callId: string;
  sub: string;
  /** Lines of this request, where its session raised the log level. */
  debug?: DebugLog;
}

type Held = Extract<Claim, { state: "held" }>;

const json = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { "content-type": "application/json" } });

/** The part of a query that names the run; the rest is the call's own. */
const anyRunQuery = v.object(runQuery);

function callOf(arrival: Arrival): CallHit {
  const { request, url } = arrival;
  const hit = findCall(request.method, url.pathname);
  if (hit) return hit;
  const methods = methodsAt(url.pathname);
  if (methods.length === 0) throw refuse("callUnknown");
  throw refuse(
    "methodNotTaken",
    { method: request.method.slice(0, 10) },
    {
      headers: { allow: methods.join(", ") },
    },
  );
}

/** The answer as text, parsed by the call's schema so that nothing undeclared leaves (S57), without damaged rows (S77). */
function answerText(hit: CallHit, answer: unknown): string {
  if (hit.call.answer === undefined || hit.call.answer === "download") throw new Error(`${hit.id} answers no JSON.`);
  return JSON.stringify(soundAnswer(hit.call.answer, answer, hit.id));
}

interface Admitted {
  readonly hit: CallHit;
  readonly handler: MountedHandler;
  readonly parts: Omit<MountedContext, "write" | "check" | "audit">;
  readonly held: Held | null;
  /** Statements that fail a write whose lock has changed hands. */
  readonly guards: readonly Statement[];
  readonly debug: DebugLog | undefined;
}

/** Runs the handler and makes sure that a write leaves exactly one audit row and its kept answer. */
async function run({ hit, handler, parts, held, guards, debug }: Admitted): Promise<Response> {
  const { db, person, correlationId } = parts;
  const by = { person, callId: hit.id, correlationId };
  let about: AuditAbout = { entityType: "call", entityId: Object.values(parts.params).join("/") };
  let isWritten = false;
  const closing = (answer: unknown): Statement[] => [
    auditRow(db, by, about),
    ...(held ? keepAnswer(db, held, 200, answerText(hit, answer)) : []),
  ];
  const context: MountedContext = {
    ...parts,
    audit(said) {
      about = said;
    },
    check: (more) => commit(db, [...guards, ...more]),
    async write(said, statements, answer, commands = []) {
      about = said;
      await commitAndEnqueue(parts, [...guards, ...statements, ...closing(answer)], commands);
      isWritten = true;
      for (const { commandType } of commands) debug?.note("queue", "queued", { commandType });
      return answer;
    },
  };
  const startedAt = Date.now();
  const answer = ofChoice(hit, parts.job, await handler(context));
  debug?.note("origin", "handled", { call: hit.id, ms: Date.now() - startedAt });
  // An effect elsewhere took place: its line is written, even if the lock has changed hands by now.
  if (hit.call.effect === "write" && !isWritten) {
    await commit(db, closing(answer));
  }
  if (hit.call.effect === "write") parts.execution.waitUntil(auditChainOf(parts.env).wake());
  const told = answer instanceof Response ? answer : json(answerText(hit, answer));
  return hit.call.effect === "read" && hit.call.answer !== "download" ? withEtag(parts.request, told) : told;
}

/** ETag and 304 for reads, those by POST as well: a poll that brings nothing new costs no body (rule 10). */
async function withEtag(request: Request, answer: Response): Promise<Response> {
  const text = await answer.text();
  const etag = `W/"${(await sha256Hex(text)).slice(0, 22)}"`;
  const isKnown = isKnownTag(request.headers.get("if-none-match"), etag);
  const response = isKnown ? new Response(null, { status: 304 }) : json(text, answer.status);
  response.headers.set("etag", etag);
  return response;
}

/** The answer, which says of which run it is. */
function ofRun(answer: Response, id: string): Response {
  const response = new Response(answer.body, answer);
  response.headers.set(runHeader, id);
  return response;
}

async function claimOf(arrival: Arrival, hit: CallHit, db: Database, text: string): Promise<Claim | null> {
  // The holder of a link is not a particular user, and the address of the link must not be stored.
  const isOfLink = hit.call.access.who === "token" || hit.call.access.who === "link";
  const isKept =
    !isOfLink && hit.call.effect === "write" && hit.call.bodyType !== "binary" && hit.call.answer !== "download";
  const key = isKept ? idempotencyKeyOf(arrival.request.headers) : null;
  if (key === null) return null;
  const { request, url, sub, correlationId } = arrival;
  const requestDigest = await sha256Hex(JSON.stringify([request.method, url.pathname, url.search, text]));
  return claimKey(db, { person: sub, key, callId: hit.id, requestDigest, path: url.pathname, correlationId });
}

/** A call of a report asks for that report's own permission, as one of a job asks for sight of it. @throws Refusal 403, 404 */
function requireReport({ params }: CallHit, person: Person | null): void {
  const reportType = params["reportType"];
  if (reportType === undefined) return;
  if (!isAnalysisReportType(reportType)) throw notFound("report");
  if (!person?.permissions.has(reportRules[reportType].permission)) throw refuse("noPermission");
}

/** Notes the call, and opens the request's lines where the session raised the log level. */
function openLog(arrival: Arrival, { debug }: SignedIdentity, { id }: CallHit): DebugLog | undefined {
  arrival.callId = id;
  if (debug === undefined) return undefined;
  arrival.debug = new DebugLog(debug);
  arrival.debug.note("origin", "received", { call: id });
  return arrival.debug;
}

async function serve(arrival: Arrival, handlers: MountedHandlers): Promise<Response> {
  const { env, request, url } = arrival;
  const identity: SignedIdentity = await verifyIdentity(request.headers, env.EDGE_JWKS);
  arrival.sub = identity.sub;
  const hit = callOf(arrival);
  const debug = openLog(arrival, identity, hit);
  const handler = handlers.get(hit.id);
  if (!hit.released || !handler) {
    throw refuse("notInRelease");
  }
  const db = openDatabase(env.DB);
  const facts = await systemFacts(db, env, hit.call.effect === "write");
  const person = await admit({ id: hit.id, call: hit.call, identity, facts }, db, env.DB, env.ENVIRONMENT);
  debug?.note("origin", "admitted", { call: hit.id });
  // After the permission: who may not ask learns nothing of how ids are written.
  if (!areIds(hit.params)) throw notFound("entry");
  requireReport(hit, person);
  const { query, body, text } = await readRequest(hit.call, request, url);
  debug?.note("origin", "requestRead", { count: text.length });
  const claim = await claimOf(arrival, hit, db, text);
  if (claim?.state === "answered") return json(claim.answer, claim.status);
  const effectId = claim ? await effectIdOf(claim) : crypto.randomUUID();
  const endHold = claim ? extendHold(db, claim) : undefined;
  const { correlationId, execution } = arrival;
  const asked = { env, db, request, execution, identity, facts, correlationId, handlers, effectId };
  const shared = { ...asked, bodyText: text, params: hit.params, query, body, person };
  try {
    const { call } = hit;
    // After the key was looked up: a user who asks again to delete a job gets their first answer.
    const jobId = hit.params["jobId"];
    const job = jobId !== undefined && person ? await requireJob(db, person, jobId) : null;
    const perspective = call.ofRun ? v.parse(anyRunQuery, query).run : undefined;
    const inSight = job && call.ofRun ? runInSight(job, perspective) : null;
    if (job && call.needsFigures) requireFigures(job, perspective);
    if (job) requireChosen(hit.id, job, query, body);
    const fenced = { env, db, call, person, headers: request.headers, params: hit.params, query, body };
    const { fence, guards } = await fencing(fenced);
    const answer = await run({
      hit,
      handler,
      parts: { ...shared, job, run: inSight, fence },
      held: claim,
      guards,
      debug,
    });
    return inSight === null ? answer : ofRun(answer, inSight.run);
  } catch (error) {
    if (claim) await releaseKey(db, claim);
    throw error;
  } finally {
    endHold?.();
  }
}

/** The trace and span that the client named at the edge, for the line of the log. */
function parentOf(headers: Headers): string | undefined {
  const [key, value = ""] = (headers.get("tracestate") ?? "").split("=");
  return key === parentState && /^[0-9a-f]{32}-[0-9a-f]{16}$/.test(value) ? value : undefined;
}

/** The origin's application: every call of the table, checked, run and answered in one place. */
export function mount(handlers: MountedHandlers): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.all("*", async (c) => {
    const started = Date.now();
    const url = new URL(c.req.url);
    const correlationId = correlationOf(c.req.raw.headers);
    const arrival: Arrival = {
      env: c.env,
      execution: c.executionCtx,
      request: c.req.raw,
      url,
      correlationId,
      callId: "",
      sub: "",
    };
    let response: Response;
    let code: string | undefined;
    try {
      response = await serve(arrival, handlers);
    } catch (error) {
      const refusal = loggedRefusalOf(error, correlationId);
      code = refusal.code;
      response = problemResponse(refusal, correlationId);
      arrival.debug?.note("origin", "refused", { code: refusal.code, status: refusal.status });
      const { callId, sub } = arrival;
      // Only refusals of a known user at a known call: rows stay few whatever is sent.
      if (sub && callId) c.executionCtx.waitUntil(countRefusal(c.env.DB, sub, callId, refusal.code));
    }
    // An accepted WebSocket is passed on as it is: it has no body or headers to add to.
    const answer = response.webSocket ? response : new Response(response.body, response);
    if (answer !== response) answer.headers.set("x-correlation-id", correlationId);
    if (answer !== response && !answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
    arrival.debug?.note("origin", "answered", { status: answer.status, ms: Date.now() - started });
    const lines = arrival.debug?.header();
    if (lines) answer.headers.set(debugHeader, lines);
    const line = {
      at: new Date(started).toISOString(),
      method: c.req.method,
      call: arrival.callId,
      status: answer.status,
      code,
      ms: Date.now() - started,
      correlationId,
      parent: parentOf(c.req.raw.headers),
    };
    console.log(JSON.stringify(line));
    return answer;
  });
  return app;
}
