import type { MiddlewareHandler } from "hono";
import { findCall } from "@paygauge/api-types/endpoints";
import type { EdgeHono } from "../environment.ts";
import { deletedCookie, sessionCookie } from "../rules/cookies.ts";
import { headerOf } from "../rules/request-headers.ts";
import { isNavigation, safeMethods } from "../rules/request-kind.ts";
import { readSession, rememberedSession } from "../session/read-session.ts";

/** Calls with effect write, and the edge's own changes, ask the session's object and the origin afresh. */
function needsFresh(method: string, path: string): boolean {
  if (safeMethods.has(method)) return false;
  return path.startsWith("/auth/") || findCall(method, path)?.call.effect === "write";
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
    return next();
  }
  const answer = await readSession(c.env, brand, cookie, fresh);
  if (answer.kind === "open") c.set("session", answer.session);
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
