import type { Context, MiddlewareHandler } from "hono";
import { findCall } from "@paygauge/api-types/endpoints";
import { bodyRefusal } from "../body/read-body.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { OwnPlaces } from "../proxy/own-places.ts";
import { deletedCookie, readCookie, sessionCookie } from "../rules/cookies.ts";
import { problem } from "../rules/problem.ts";
import { headerOf } from "../rules/request-headers.ts";
import { isNavigation, safeMethods } from "../rules/request-kind.ts";
import { openDebugLog } from "../session/debug-log.ts";
import { readSession, rememberedSession, type SessionAnswer } from "../session/read-session.ts";

/** Calls with effect write, and the edge's own changes, ask the session's object and the origin again. */
function needsFresh(method: string, path: string): boolean {
  if (safeMethods.has(method)) return false;
  return path.startsWith("/auth/") || findCall(method, path)?.call.effect === "write";
}

/**
 * Reading a session asks its object and the origin: of one cookie so many at once, and the next ones wait their short
 * turn. Hundreds of requests that come together keep no other user's session waiting.
 */
const reads = new OwnPlaces({ maxRequests: 16, maxOwn: 16, headersMs: 60_000, bodyMs: 0 });

/** The session as it is remembered by now, or read; null where too many of this cookie are being read. */
async function readInTurn(c: Context<EdgeHono>, cookie: string | null, fresh: boolean): Promise<SessionAnswer | null> {
  const brand = c.get("brand").brandingKey;
  const own = readCookie(cookie, sessionCookie);
  // By the session's own value: what is next to it in the header makes no one another.
  if (own.kind !== "value") return readSession(c.env, brand, cookie, fresh);
  const entered = reads.enter(own.value);
  const leave = entered instanceof Promise ? await entered : entered;
  if (leave === null) return null;
  const reading = async (): Promise<SessionAnswer> => {
    // Anyone who waited may find what the first of them read.
    const remembered = fresh ? undefined : rememberedSession(brand, cookie);
    return remembered ? { kind: "open", session: remembered } : readSession(c.env, brand, cookie, fresh);
  };
  return reading().finally(leave);
}

/**
 * Opens the session; whether there must be one, the gates decide. A cookie that was never ours is deleted; one whose
 * session ended only by a navigation, for by the time a call is answered the browser may hold a newer one (a role
 * switch, another sign-in).
 */
export const session: MiddlewareHandler<EdgeHono> = async (c, next) => {
  const fresh = needsFresh(c.req.method, c.get("path"));
  const [brand, cookie] = [c.get("brand").brandingKey, headerOf(c.req.raw, "cookie") ?? null];
  const remembered = fresh ? undefined : rememberedSession(brand, cookie);
  if (remembered) {
    c.set("session", remembered);
    openDebugLog(c);
    return next();
  }
  const answer = await readInTurn(c, cookie, fresh);
  if (answer === null) return problem(bodyRefusal("busy", 0), c.get("requestId"));
  if (answer.kind === "open") {
    c.set("session", answer.session);
    openDebugLog(c);
    c.get("debug")?.note("edge", "sessionRead");
  }
  if (answer.kind === "ended") c.set("sessionEnd", "expired");
  if (answer.kind === "switched") c.set("sessionEnd", "switched");
  if (answer.kind === "malformed") c.set("sessionEnd", "malformed");
  if (answer.kind === "unavailable") c.set("sessionEnd", "unavailable");
  const isOver = answer.kind === "malformed" || (answer.kind === "ended" && isNavigation(c.req.raw));
  if (!isOver) return next();
  await next();
  const replaced = c.res.headers.getSetCookie().some((each) => each.startsWith(`${sessionCookie}=`));
  if (!replaced) c.header("set-cookie", deletedCookie(sessionCookie), { append: true });
};
