import type { Context } from "hono";
import { brandOrigin, type EdgeHono } from "../environment.ts";
import { deletedCookie, readCookie, sessionCookie } from "../rules/cookies.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { forgetSession, openCookie } from "../session/read-session.ts";
import { isNavigation } from "../rules/request-kind.ts";
import { clientOf, provider } from "./provider.ts";

/** Ends the session that the request's cookie names, whether it is still open or not. */
export async function endSession(c: Context<EdgeHono>): Promise<void> {
  const brand = c.get("brand").brandingKey;
  const cookie = readCookie(c.req.header("cookie"), sessionCookie);
  const named = cookie.kind === "value" ? await openCookie(c.env, brand, cookie.value) : null;
  if (!named) return;
  forgetSession(named.sid);
  await sessionsOf(c.env, named.person).close(named.sid);
}

/**
 * Where the browser goes to leave the provider too. The client is named by client_id and not by id_token_hint: tokens
 * never reach the browser, addresses included (S16).
 */
async function providerSignOut(c: Context<EdgeHono>): Promise<string> {
  const back = `${brandOrigin(c.env, c.get("brand"))}/login?error=SIGNED_OUT`;
  const server = await provider(c.env).catch(() => null);
  if (!server?.end_session_endpoint) return back;
  const address = new URL(server.end_session_endpoint);
  address.searchParams.set("client_id", clientOf(c.env).client_id);
  address.searchParams.set("post_logout_redirect_uri", back);
  return address.href;
}

/** POST /auth/sign-out: ends the record, revokes the refresh token, clears the cache, then leaves the provider (S20). */
export async function signOut(c: Context<EdgeHono>): Promise<Response> {
  await endSession(c);
  const redirectTo = await providerSignOut(c);
  const headers = new Headers({ "cache-control": "no-store", "clear-site-data": '"cache"' });
  headers.append("set-cookie", deletedCookie(sessionCookie));
  if (isNavigation(c.req.raw)) {
    headers.set("location", redirectTo);
    return new Response(null, { status: 303, headers });
  }
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify({ message: "Signed out.", success: true, statusCode: 200, redirectTo }), {
    headers,
  });
}
