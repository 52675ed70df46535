import type { Context } from "hono";
import * as v from "valibot";
import { message } from "@paygauge/api-types/catalogue/message";
import { debugAreas, debugBody, debugLimits, type RaisedDebug } from "@paygauge/api-types/debug/debug-lines";
import type { EdgeHono } from "../edge-hono.ts";
import { done, problem, refuse } from "../rules/problem.ts";
import { raisedBy } from "./debug-log.ts";
import { notSignedIn, smallJson } from "./own-changes.ts";
import { sessionsOf } from "./person-sessions.ts";
import { forgetSession, type OpenSession } from "./read-session.ts";

/** The session of a user of the developer area; or what refuses the request. */
function developer(c: Context<EdgeHono>): OpenSession | Response {
  const session = c.get("session");
  if (c.get("sessionEnd") === "unavailable")
    return problem(refuse("noAnswer", {}, { "retry-after": "3" }), c.get("requestId"));
  if (!session) return notSignedIn(c);
  return session.permissions.has("DevArea_CRUD") ? session : problem(refuse("debugRefused"), c.get("requestId"));
}

const stateOf = (raised: RaisedDebug | null) => ({
  levels: Object.fromEntries(debugAreas.map((area) => [area, raised?.levels[area] ?? "info"])),
  until: raised === null ? null : new Date(raised.until).toISOString(),
  leftMs: raised === null ? 0 : raised.until - Date.now(),
});

/** POST /auth/debug-level {levels, minutes}: the log level of this session by area, for 30 minutes at most. */
export async function setDebugLevel(c: Context<EdgeHono>): Promise<Response> {
  const session = developer(c);
  if (session instanceof Response) return session;
  const body = await smallJson(c, debugBody, refuse("debugBody", { most: debugLimits.minutes }));
  if (body instanceof Response) return body;
  const { levels, minutes } = body.value;
  const raised = Object.fromEntries(
    debugAreas.flatMap((area) => {
      const level = levels[area];
      return level === "info" ? [] : [[area, level] as const];
    }),
  );
  const isRaised = Object.keys(raised).length > 0;
  const debug = isRaised ? { levels: raised, until: Date.now() + minutes * 60_000 } : null;
  const { sid } = session.record;
  const state = await sessionsOf(c.env, session.person).setDebug(sid, debug);
  if (state.state !== "open") return notSignedIn(c);
  forgetSession(sid);
  const said = isRaised ? message("debugRaised", { minutes }) : message("debugEnded");
  return c.json({ ...done(said), ...stateOf(debug) });
}

const linesQuery = v.object({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), "0"),
  correlationId: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))), null),
});

/** GET /auth/debug-lines?from&correlationId: the state of this session and the user's newest lines after a sequence. */
export async function readDebugLines(c: Context<EdgeHono>): Promise<Response> {
  const session = developer(c);
  if (session instanceof Response) return session;
  const query = v.safeParse(linesQuery, c.req.query());
  if (!query.success) return problem(refuse("debugQuery"), c.get("requestId"));
  const stub = sessionsOf(c.env, session.person);
  const state = await stub.read(session.record.sid);
  if (state.state !== "open") return notSignedIn(c);
  const lines = await stub.debugLines(query.output.from, query.output.correlationId);
  return c.json({ ...stateOf(raisedBy({ ...session, record: state.record })), lines });
}

/** POST /auth/debug-clear: deletes the user's lines. */
export async function clearDebugLines(c: Context<EdgeHono>): Promise<Response> {
  const session = developer(c);
  if (session instanceof Response) return session;
  await sessionsOf(c.env, session.person).deleteDebugLines();
  return c.json(done(message("debugCleared")));
}
