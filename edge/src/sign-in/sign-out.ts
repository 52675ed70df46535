import type { Context } from "hono";
import { brandOrigin } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { deletedCookie, readCookie, sessionCookie } from "../rules/cookies.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { forgetSession, openCookie } from "../session/read-session.ts";
import { isNavigation } from "../rules/request-kind.ts";
import { clientOf, provider } from "./provider.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "../rules/problem.ts";

/**
 * Ends the session that the request's cookie names, whether it is still open or not.
 * @returns what names the session to the provider, encrypted to it; null where there is none
 */
export async function endSession(c: Context<EdgeHono>): Promise<string | null> {
  const brand = c.get("brand").brandingKey;
  const cookie = readCookie(c.req.header("cookie"), sessionCookie);
  const named = cookie.kind === "value" ? await openCookie(c.env, brand, cookie.value) : null;
  if (!named) return null;
  forgetSession(named.sid);
  return sessionsOf(c.env, named.person).signOut(named.sid);
}

/** Where the browser goes to leave the provider too (RP-initiated logout). */
async function providerSignOut(c: Context<EdgeHono>, hint: string | null): Promise<string> {
  const back = `${brandOrigin(c.env, c.get("brand"))}/login?error=SIGNED_OUT`;
  const server = await provider(c.env).catch(() => null);
  if (!server?.end_session_endpoint) return back;
  const address = new URL(server.end_session_endpoint);
  address.searchParams.set("client_id", clientOf(c.env).client_id);
  if (hint !== null) address.searchParams.set("id_token_hint", hint);
  address.searchParams.set("post_logout_redirect_uri", back);
  return address.href;
}

/** POST /auth/sign-out: ends the record, revokes the refresh token, clears the cache, then leaves the provider (S20). */
export async function signOut(c: Context<EdgeHono>): Promise<Response> {
  const redirectTo = await providerSignOut(c, await endSession(c));
  const headers = new Headers({ "cache-control": "no-store", "clear-site-data": '"cache"' });
  headers.append("set-cookie", deletedCookie(sessionCookie));
  if (isNavigation(c.req.raw)) {
    headers.set("location", redirectTo);
    return new Response(null, { status: 303, headers });
  }
  headers.set("content-type", "application/json");
  return new Response(JSON.stringify({ ...done(message("signedOut")), redirectTo }), {
    headers,
  });
}
