import type { Context } from "hono";
import * as v from "valibot";
import { bodyRefusal, readBody } from "../body/read-body.ts";
import type { EdgeBindings } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { english } from "../rules/english.ts";
import { problem } from "../rules/problem.ts";
import { personOfProviderSession, sessionsOf } from "../session/person-sessions.ts";
import { forgetPerson } from "../session/read-session.ts";
import { clientOf, provider, providerKeys } from "./provider.ts";
import { logoutTokenTypes, verifyToken } from "./verify-token.ts";
import { message, encodedMessage, type MessageRef } from "@paygauge/api-types/catalogue/message";

const event = "http://schemas.openid.net/event/backchannel-logout";
const maxBody = 16_384;
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(255));

/** Claims of OpenID Connect Back-Channel Logout 1.0, section 2.4; a nonce would make it an ID token in disguise. */
const logoutClaims = v.pipe(
  v.object({
    iss: text,
    iat: v.number(),
    jti: text,
    exp: v.number(),
    sub: v.optional(text),
    sid: v.optional(text),
    events: v.objectWithRest({ [event]: v.record(v.string(), v.unknown()) }, v.unknown()),
    nonce: v.optional(v.never()),
  }),
  v.check(({ sub, sid }) => sub !== undefined || sid !== undefined, encodedMessage("noSubject")),
);

function answer(status: number, detail?: MessageRef): Response {
  const headers = { "cache-control": "no-store", "content-type": "application/json" };
  if (status === 200) return new Response(null, { status, headers: { "cache-control": "no-store" } });
  return new Response(JSON.stringify({ error: "invalid_request", error_description: detail && english(detail) }), {
    status,
    headers,
  });
}

async function tokenOf(c: Context<EdgeHono>): Promise<string | null | Response> {
  if (!(c.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded")) return null;
  const read = await readBody(c, maxBody);
  if (read.kind !== "whole") return problem(bodyRefusal(read.kind, maxBody), c.get("requestId"));
  read.leave();
  const tokens = new URLSearchParams(new TextDecoder().decode(read.bytes)).getAll("logout_token");
  return tokens.length === 1 ? (tokens[0] ?? null) : null;
}

async function claimsOf(env: EdgeBindings, token: string): Promise<v.InferOutput<typeof logoutClaims> | null> {
  const server = await provider(env);
  const policy = { issuer: server.issuer, audience: clientOf(env).client_id, types: logoutTokenTypes };
  const claims = v.safeParse(logoutClaims, await verifyToken(token, policy, providerKeys(env)));
  return claims.success ? claims.output : null;
}

/**
 * POST /auth/backchannel-logout: the provider tells that a user, or one of their sessions there, is signed out (S21).
 * It carries no cookie and comes from no page, so that neither session nor cross-site rules are before it: the token
 * alone says who speaks. Each token ends what it names once.
 */
export async function backChannelSignOut(c: Context<EdgeHono>): Promise<Response> {
  const token = await tokenOf(c);
  if (token instanceof Response) return token;
  if (token === null) return answer(400, message("needsLogoutToken"));
  const claims = await claimsOf(c.env, token).catch(() => undefined);
  if (claims === undefined) return answer(503, message("providerKeys"));
  if (claims === null) return answer(400, message("logoutTokenInvalid"));
  const { iss, sub, sid = null } = claims;
  const person = sub === undefined ? await personOfProviderSession(c.env, iss, sid ?? "") : `${iss}|${sub}`;
  if (person === null) return answer(200);
  const isNew = await sessionsOf(c.env, person).endByProvider(claims.jti, sid, claims.exp * 1000);
  if (!isNew) return answer(400, message("logoutTokenUsed"));
  forgetPerson(person);
  return answer(200);
}
