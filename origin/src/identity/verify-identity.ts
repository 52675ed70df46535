import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from "jose";
import * as v from "valibot";
import {
  identityAudiences,
  identityHeader,
  signedIdentity,
  type SignedIdentity,
} from "@paygauge/api-types/entities/identity";
import { Refusal, refuse } from "../refusal.ts";
import { readStored } from "../store/stored-json.ts";

const jwks = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });
const canonicalPart = /^[A-Za-z0-9_-]+$/;
/** Verified identities of this isolate by their whole text; an entry is worth no more than its own `exp`. */
const verified = new Map<string, SignedIdentity>();
const keySets = new Map<string, ReturnType<typeof createLocalJWKSet>>();
const maxCache = 5000;
/** What the clocks of gateway and origin may differ by (R14). */
const skewSeconds = 30;

function refused(): Refusal {
  return refuse("notSignedIn");
}

/** The edge signed it, at a time that is not ours: its session is as good as before, and one of two clocks is wrong. */
function otherTime(): Refusal {
  return refuse("clocksDiffer");
}

/** jose looks at times last: what fails there alone has the right signature, issuer and audience. */
const isOfAnotherTime = (error: unknown): boolean =>
  error instanceof errors.JWTExpired ||
  (error instanceof errors.JWTClaimValidationFailed && error.claim === "iat" && error.reason === "check_failed");

function keySetOf(text: string): ReturnType<typeof createLocalJWKSet> {
  const known = keySets.get(text);
  if (known) return known;
  const parsed: JSONWebKeySet = readStored(jwks, text, "EDGE_JWKS");
  const set = createLocalJWKSet(parsed);
  keySets.set(text, set);
  return set;
}

/** Three base64url parts that re-encode to themselves (S1): one text for one token, so that the cache cannot be fooled. */
function isCanonical(token: string): boolean {
  const parts = token.split(".");
  if (token.length > 8192 || parts.length !== 3) return false;
  return parts.every((part) => {
    if (!canonicalPart.test(part) || part.length % 4 === 1) return false;
    const spare = (part.length * 6) % 8;
    if (spare === 0) return true;
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return (alphabet.indexOf(part.at(-1) ?? "") & ((1 << spare) - 1)) === 0;
  });
}

/**
 * Verifies the identity that the edge signs for every call it passes on (ES256, issuer, audience, expiry).
 * @throws Refusal 401 for a call that did not come through the edge; 503 where its clock and ours differ.
 */
export async function verifyIdentity(headers: Headers, edgeJwks: string): Promise<SignedIdentity> {
  const token = headers.get(identityHeader) ?? "";
  const seconds = Date.now() / 1000;
  const cached = verified.get(`${edgeJwks}\n${token}`);
  if (cached && cached.exp > seconds) return cached;
  if (!isCanonical(token)) throw refused();
  let payload: unknown;
  try {
    const answer = await jwtVerify(token, keySetOf(edgeJwks), {
      algorithms: ["ES256"],
      issuer: "paygauge-edge",
      audience: [identityAudiences.origin, identityAudiences.reads],
      requiredClaims: ["exp", "iat", "sub"],
      // Issued at most a minute ago, whatever it says of its own expiry.
      maxTokenAge: 60,
      clockTolerance: skewSeconds,
    });
    payload = answer.payload;
  } catch (error) {
    throw isOfAnotherTime(error) ? otherTime() : refused();
  }
  const claims = v.safeParse(signedIdentity, payload);
  if (!claims.success) throw refused();
  if (verified.size >= maxCache) verified.clear();
  verified.set(`${edgeJwks}\n${token}`, claims.output);
  return claims.output;
}
