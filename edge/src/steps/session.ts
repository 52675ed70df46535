import { createMiddleware } from "hono/factory";
import { findCall } from "@paygauge/api-types/endpoints";
import type { EdgeHono } from "../environment.ts";
import { deletedCookie, sessionCookie } from "../rules/cookies.ts";
import { safeMethods } from "../rules/request-kind.ts";
import { readSession } from "../session/read-session.ts";

/** Calls with effect write, and the edge's own changes, ask the session's object and the origin afresh. */
function needsFresh(method: string, path: string): boolean {
  if (safeMethods.has(method)) return false;
  return path.startsWith("/auth/") || findCall(method, path)?.call.effect === "write";
}

/** Opens the session. A cookie that names none any more is deleted; whether that matters, the gates decide. */
export const session = createMiddleware<EdgeHono>(async (c, next) => {
  const fresh = needsFresh(c.req.method, c.get("path"));
  const answer = await readSession(c.env, c.get("brand").brandingKey, c.req.header("cookie") ?? null, fresh);
  if (answer.kind === "open") c.set("session", answer.session);
  if (answer.kind === "ended") c.set("sessionEnd", "expired");
  if (answer.kind === "malformed") c.set("sessionEnd", "malformed");
  if (answer.kind === "unavailable") c.set("sessionEnd", "unavailable");
  await next();
  if (answer.kind !== "ended" && answer.kind !== "malformed") return;
  const replaced = c.res.headers.getSetCookie().some((each) => each.startsWith(`${sessionCookie}=`));
  if (!replaced) c.header("set-cookie", deletedCookie(sessionCookie), { append: true });
});
