import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import { createMiddleware } from "hono/factory";
import { limits } from "@paygauge/api-types/limits";
import { isLocal, type EdgeHono } from "../environment.ts";
import { boundedBody } from "../proxy/bounded-body.ts";
import { fetchOrigin } from "../proxy/ask-origin.ts";
import { problem } from "../rules/problem.ts";
import { identityHeader, identityJwks, signIdentity } from "../session/identity.ts";
import { isCanonicalToken } from "../sign-in/token-form.ts";

/**
 * POST /internal/seed, where ENVIRONMENT is local only: the seed script has no other way to the origin, since one local
 * session has one door. It must prove that it holds this machine's own signing key; the edge then signs afresh.
 */
export const localSeed = createMiddleware<EdgeHono>(async (c) => {
  const refused = () =>
    problem(
      { status: 404, code: "UNKNOWN_CALL", detail: "This service has no such call. Check the address." },
      c.get("requestId"),
    );
  const token = c.req.header(identityHeader) ?? "";
  if (!isLocal(c.env) || !isCanonicalToken(token)) return refused();
  try {
    const set: JSONWebKeySet = { keys: [...(await identityJwks(c.env)).keys] };
    await jwtVerify(token, createLocalJWKSet(set), {
      algorithms: ["ES256"],
      issuer: "paygauge-edge",
      audience: "paygauge-origin",
      subject: "edge",
      requiredClaims: ["exp"],
    });
  } catch {
    return refused();
  }
  const bounded = boundedBody(c.req.raw, limits.jsonBodyBytes);
  if (bounded.kind !== "body" && bounded.kind !== "undeclared") return refused();
  const identity = await signIdentity(c.env, { sub: "edge", sid: "", brand: "", roles: null });
  const headers = { [identityHeader]: identity, "content-type": "application/json" };
  const answer = await fetchOrigin(c.env, "/internal/seed", { method: "POST", headers, body: bounded.body });
  return new Response(answer.body, {
    status: answer.status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });
});
