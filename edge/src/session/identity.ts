import { importJWK, SignJWT, type JWK } from "jose";
import {
  identityAudiences,
  identityHeader,
  type IdentityAudience,
  type SignedIdentity,
} from "@paygauge/api-types/entities/identity";
import type { EdgeBindings } from "../environment.ts";

interface SigningKey {
  readonly key: CryptoKey;
  readonly kid: string;
  readonly publicKeys: { readonly keys: readonly JWK[] };
}

const signingKeys = new Map<string, Promise<SigningKey>>();

async function importSigningKey(text: string): Promise<SigningKey> {
  const jwk: JWK = JSON.parse(text);
  const key = await importJWK(jwk, "ES256");
  if (!(key instanceof CryptoKey) || jwk.kty !== "EC" || !jwk.kid) {
    throw new Error("IDENTITY_SIGNING_KEY must be a private ES256 JWK with a kid.");
  }
  const { kty, crv = "", x = "", y = "", kid } = jwk;
  return { key, kid, publicKeys: { keys: [{ kty, crv, x, y, kid, alg: "ES256", use: "sig" }] } };
}

function signingKey(env: EdgeBindings): Promise<SigningKey> {
  const known = signingKeys.get(env.IDENTITY_SIGNING_KEY);
  if (known) return known;
  const made = importSigningKey(env.IDENTITY_SIGNING_KEY);
  signingKeys.set(env.IDENTITY_SIGNING_KEY, made);
  return made;
}

/** Public half of the signing key: what an origin elsewhere verifies with. */
export async function identityJwks(env: EdgeBindings): Promise<{ readonly keys: readonly JWK[] }> {
  return (await signingKey(env)).publicKeys;
}

/** Whom the edge speaks for; `sub` is "edge", "anonymous" or issuer and subject joined by "|". */
export type IdentityFacts = Pick<SignedIdentity, "sub" | "sid" | "kind" | "brand" | "roles" | "debug" | "profile">;

const lifeSeconds = 30;
const reuseMs = 10_000;
const maxReused = 5000;
const reused = new Map<string, { readonly text: string; readonly madeAt: number }>();

/**
 * Signs the identity (ES256, 30 s) for one upstream, once per user, session, brand and roles in ten seconds. Each upstream
 * has its own audience, so that one can't replay at another what it was sent.
 */
export async function signIdentity(
  env: EdgeBindings,
  facts: IdentityFacts,
  audience: IdentityAudience = identityAudiences.origin,
): Promise<string> {
  const name = JSON.stringify([
    audience,
    env.ENVIRONMENT,
    facts.sub,
    facts.sid,
    facts.kind,
    facts.brand,
    facts.roles,
    facts.debug,
    env.IDENTITY_SIGNING_KEY.length,
  ]);
  const now = Date.now();
  const found = facts.profile ? undefined : reused.get(name);
  if (found && now - found.madeAt < reuseMs) return found.text;
  const { key, kid } = await signingKey(env);
  const { sub, ...claims } = facts;
  const text = await new SignJWT({ ...claims, env: env.ENVIRONMENT })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT" })
    .setIssuer("paygauge-edge")
    .setAudience(audience)
    .setSubject(sub)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + lifeSeconds)
    .sign(key);
  if (reused.size >= maxReused) reused.clear();
  if (!facts.profile) reused.set(name, { text, madeAt: now });
  return text;
}

export { identityHeader };
