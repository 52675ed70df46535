import type { Context } from "hono";
import * as oauth from "oauth4webapi";
import * as v from "valibot";
import type { SignedIdentity } from "@paygauge/api-types/entities/identity";
import { brandOrigin, type EdgeBindings } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { tellSignIn } from "../proxy/ask-origin.ts";
import { cookieText, deletedCookie, readCookie, sessionCookie } from "../rules/cookies.ts";
import { noteProviderSession, sessionsOf } from "../session/person-sessions.ts";
import { forgetSession, openCookie, sealedSession } from "../session/read-session.ts";
import { idleMsOf } from "../session/session-record.ts";
import { clientAuthentication, clientOf, provider, providerKeys, providerOptions } from "./provider.ts";
import { openTransaction, transactionName, type Transaction } from "./transaction.ts";
import { idTokenTypes, verifyToken } from "./verify-token.ts";

const claimsForm = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.string(), ""),
  name: v.optional(v.string()),
  given_name: v.optional(v.string()),
  family_name: v.optional(v.string()),
  sid: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(255))),
});

interface SignedIn {
  readonly profile: NonNullable<SignedIdentity["profile"]>;
  readonly refreshToken: string | null;
  readonly idToken: string;
  readonly providerSid: string | null;
  readonly tokenEndsAt: number;
}

/** Trades the code and checks the ID token twice: oauth4webapi's protocol rules, then our own token rules. */
async function exchange(
  env: EdgeBindings,
  callback: URL,
  redirectUri: string,
  transaction: Transaction,
): Promise<SignedIn> {
  const server = await provider(env);
  const client = clientOf(env);
  const parameters = oauth.validateAuthResponse(server, client, callback, transaction.state);
  const options = { ...providerOptions(env), additionalParameters: { resource: env.OIDC_AUDIENCE } };
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    clientAuthentication(env),
    parameters,
    redirectUri,
    transaction.verifier,
    options,
  );
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: transaction.nonce,
    requireIdToken: true,
  });
  const policy = { issuer: server.issuer, audience: client.client_id, types: idTokenTypes };
  const idToken = tokens.id_token ?? "";
  const payload = await verifyToken(idToken, policy, providerKeys(env));
  const claims = v.safeParse(claimsForm, payload);
  if (!claims.success) throw new Error("the ID token lacks what a sign-in needs");
  const { iss, sub, email, name, given_name: givenName, family_name: surname } = claims.output;
  return {
    profile: {
      issuer: iss,
      subject: sub,
      email,
      name: name ?? email,
      givenName: givenName ?? null,
      surname: surname ?? null,
    },
    refreshToken: tokens.refresh_token ?? null,
    idToken,
    providerSid: claims.output.sid ?? null,
    tokenEndsAt: Date.now() + (tokens.expires_in ?? 600) * 1000,
  };
}

type Former = NonNullable<Awaited<ReturnType<typeof openCookie>>>;

async function formerOf(c: Context<EdgeHono>, brand: string): Promise<Former | null> {
  const cookie = readCookie(c.req.header("cookie"), sessionCookie);
  return cookie.kind === "value" ? openCookie(c.env, brand, cookie.value) : null;
}

/**
 * True when another tab of this browser signed the same user in since this attempt began: the tabs then share that
 * session. Were it ended for a second one, the tab that has just started to load would find itself signed out (S19).
 */
async function isShared(c: Context<EdgeHono>, former: Former, person: string, startedAt: number): Promise<boolean> {
  if (former.person !== person) return false;
  const now = await sessionsOf(c.env, person).read(former.sid);
  return now.state === "open" && now.record.createdAt >= startedAt;
}

/** Ends the session that the browser still carries: a new sign-in never takes an old session id over (S18). */
async function endFormer(c: Context<EdgeHono>, former: Former, person: string): Promise<void> {
  forgetSession(former.sid);
  const sessions = sessionsOf(c.env, former.person);
  await (former.person === person ? sessions.replace(former.sid) : sessions.close(former.sid));
}

/** What went wrong, for the log: the provider's own code where it sent one, never a token or what a user typed. */
function reasonOf(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError) return error.error;
  return error instanceof Error ? `${error.name} ${error.message}`.slice(0, 200) : "unknown";
}

/** Shows a generic failure to the user and logs the cause. */
function failed(c: Context<EdgeHono>, headers: Headers, why: string): Response {
  console.error(JSON.stringify({ id: c.get("requestId"), error: "SignInFailed", message: why }));
  headers.set("location", "/login?error=SIGN_IN_FAILED");
  return new Response(null, { status: 303, headers });
}

/** GET /auth/callback: the way back from the provider. Refused without the attempt's own cookie (S12, S13). */
export async function finishSignIn(c: Context<EdgeHono>): Promise<Response> {
  const brand = c.get("brand");
  const headers = new Headers({ "cache-control": "no-store" });
  const state = c.req.query("state") ?? "";
  const name = transactionName(state);
  if (name !== null && c.req.header("cookie")?.includes(name)) headers.append("set-cookie", deletedCookie(name));
  const transaction = await openTransaction(c.env, brand.brandingKey, c.req.header("cookie") ?? null, state);
  if (!transaction) return failed(c, headers, "no attempt of this browser");
  const origin = brandOrigin(c.env, brand);
  const callback = new URL(`${origin}/auth/callback${new URL(c.req.url).search}`);
  const signedIn = await exchange(c.env, callback, `${origin}/auth/callback`, transaction).catch(reasonOf);
  if (typeof signedIn === "string") return failed(c, headers, signedIn);
  const { profile } = signedIn;
  const person = `${profile.issuer}|${profile.subject}`;
  const told = await tellSignIn(c.env, { sub: person, sid: "", brand: brand.brandingKey, roles: null, profile });
  if (told.kind !== "known") return failed(c, headers, `the origin's answer: ${told.kind}`);
  const former = await formerOf(c, brand.brandingKey);
  if (former && (await isShared(c, former, person, transaction.startedAt))) {
    headers.set("location", transaction.callbackUrl);
    return new Response(null, { status: 303, headers });
  }
  if (former) await endFormer(c, former, person);
  const record = await sessionsOf(c.env, person).open({
    brand: brand.brandingKey,
    environment: c.env.ENVIRONMENT,
    issuer: profile.issuer,
    refreshToken: signedIn.refreshToken,
    idToken: signedIn.idToken,
    providerSid: signedIn.providerSid,
    tokenEndsAt: signedIn.tokenEndsAt,
    idleMs: idleMsOf(c.env),
    lifeMs: Number(c.env.SESSION_HOURS) * 3_600_000,
  });
  if (signedIn.providerSid !== null) await noteProviderSession(c.env, profile.issuer, signedIn.providerSid, person);
  headers.append(
    "set-cookie",
    cookieText(sessionCookie, await sealedSession(c.env, brand.brandingKey, person, record.sid)),
  );
  headers.set("location", transaction.callbackUrl);
  return new Response(null, { status: 303, headers });
}
