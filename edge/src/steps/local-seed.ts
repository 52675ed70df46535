import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import { createMiddleware } from "hono/factory";
import { limits } from "@paygauge/api-types/limits";
import { bodyRefusal, readBody } from "../body/read-body.ts";
import { isLocal } from "../environment.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { fetchOrigin } from "../proxy/ask-origin.ts";
import { problem, refuse } from "../rules/problem.ts";
import { identityHeader, identityJwks, signIdentity } from "../session/identity.ts";
import { isCanonicalToken } from "../sign-in/token-form.ts";

/**
 * POST /internal/seed, where ENVIRONMENT is local only: the seed script has no other way to the origin, since one local
 * session has one door. It must prove that it holds this machine's own signing key; the edge then signs again.
 */
export const localSeed = createMiddleware<EdgeHono>(async (c) => {
  const refused = () => problem(refuse("noSuchCallHere"), c.get("requestId"));
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
  const read = await readBody(c, limits.jsonBodyBytes);
  if (read.kind !== "whole") return problem(bodyRefusal(read.kind, limits.jsonBodyBytes), c.get("requestId"));
  const identity = await signIdentity(c.env, { sub: "edge", sid: "", brand: "", roles: null });
  const headers = { [identityHeader]: identity, "content-type": "application/json" };
  const answer = await fetchOrigin(c.env, "/internal/seed", { method: "POST", headers, body: read.bytes });
  read.leave();
  return new Response(answer.body, {
    status: answer.status,
    headers: { "content-type": "application/json", "cache-control": "no-store" },
  });
});
