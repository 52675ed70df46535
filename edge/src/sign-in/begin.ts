import type { Context } from "hono";
import * as oauth from "oauth4webapi";
import { brandOrigin } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { safeCallback } from "../rules/callback-url.ts";
import { cookieText, deletedCookie, transactionNames } from "../rules/cookies.ts";
import { clientOf, provider } from "./provider.ts";
import { sealTransaction, transactionName, transactionSeconds } from "./transaction.ts";

/** Attempts that one browser may have in progress; older ones are dropped, so that cookies cannot pile up. */
const maxAttempts = 8;

/** GET /auth/sign-in: sends the browser to the identity provider, by code and PKCE S256 (S11). */
export async function beginSignIn(c: Context<EdgeHono>): Promise<Response> {
  const brand = c.get("brand");
  const headers = new Headers({ "cache-control": "no-store" });
  const server = await provider(c.env).catch(() => null);
  if (!server?.authorization_endpoint) {
    headers.set("location", "/login?error=SIGN_IN_FAILED");
    return new Response(null, { status: 303, headers });
  }
  const [state, nonce, verifier] = [
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
    oauth.generateRandomCodeVerifier(),
  ];
  const callbackUrl = safeCallback(c.req.query("callbackUrl")) ?? "/";
  const address = new URL(server.authorization_endpoint);
  const parameters = {
    client_id: clientOf(c.env).client_id,
    response_type: "code",
    scope: "openid profile email offline_access",
    redirect_uri: `${brandOrigin(c.env, brand)}/auth/callback`,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    resource: c.env.OIDC_AUDIENCE,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const under = transactionNames(c.req.header("cookie") ?? null);
  for (const old of under.slice(0, Math.max(0, under.length - maxAttempts + 1)))
    headers.append("set-cookie", deletedCookie(old));
  const sealed = await sealTransaction(c.env, brand.brandingKey, {
    state,
    nonce,
    verifier,
    callbackUrl,
    startedAt: Date.now(),
  });
  headers.append("set-cookie", cookieText(transactionName(state) ?? "", sealed, transactionSeconds));
  headers.set("location", address.href);
  return new Response(null, { status: 303, headers });
}
