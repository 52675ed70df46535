import type { Context } from "hono";
import { DebugLog } from "@paygauge/api-types/debug/debug-log";
import type { RaisedDebug, RaisedLevels } from "@paygauge/api-types/debug/debug-lines";
import { findCall } from "@paygauge/api-types/endpoints";
import { findPage } from "@paygauge/api-types/sitemap";
import type { EdgeHono } from "../edge-hono.ts";
import { sessionsOf } from "./person-sessions.ts";
import type { OpenSession } from "./read-session.ts";

/** Paths of the page that shows the lines: its own requests would fill it. */
const ownPaths = "/auth/debug-";

/** The level that a session raised, while its user may use the developer area. */
export function raisedBy(session: OpenSession | null | undefined): RaisedDebug | null {
  const debug = session?.record.debug ?? null;
  const isRaised = debug !== null && Date.now() < debug.until && session?.permissions.has("DevArea_CRUD") === true;
  return isRaised ? debug : null;
}

/** Begins the lines of a request whose session raised the level. */
export function openDebugLog(c: Context<EdgeHono>): void {
  const raised = raisedBy(c.get("session"));
  if (raised === null || c.get("path").startsWith(ownPaths)) return;
  const log = new DebugLog(raised.levels);
  c.set("debug", log);
  const call = findCall(c.req.method, c.get("path"))?.id ?? findPage(c.get("path"))?.id;
  log.note("edge", "received", call === undefined ? {} : { call });
}

/** Stores the lines of an answered request in its user's object. */
export function closeDebugLog(c: Context<EdgeHono>, status: number, ms: number): void {
  const [log, session] = [c.get("debug"), c.get("session")];
  if (!log || !session) return;
  log.note("edge", "answered", { status, ms });
  if (log.lines.length === 0) return;
  const storing = sessionsOf(c.env, session.person).addDebugLines(c.get("requestId"), [...log.lines]);
  // A line that is not stored fails no request.
  c.executionCtx.waitUntil(storing.catch(() => undefined));
}

/** The levels for the signed identity, which takes them to the Workers behind the gateway. */
export function debugClaim(c: Context<EdgeHono>): { readonly debug?: RaisedLevels } {
  const levels = c.get("debug") ? raisedBy(c.get("session"))?.levels : undefined;
  return levels ? { debug: levels } : {};
}
