/** Verifies the identity that the edge signs for every call that it passes on. */
import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet } from "jose";
import * as v from "valibot";
import { identityHeader } from "@paygauge/api-types/entities/identity";
import { refuse } from "./refusal.ts";
import { readStored } from "./stored-json.ts";

const jwks = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) });
const canonicalPart = /^[A-Za-z0-9_-]+$/;
const keySets = new Map<string, ReturnType<typeof createLocalJWKSet>>();
const maxTokenLength = 8192;
const maxCache = 5000;
/** What the clocks of gateway and Worker may differ by (R14). */
const skewSeconds = 30;

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

/** Three base64url parts that re-encode to themselves (S1): one text for one token, so that no cache can be fooled. */
function isCanonical(token: string): boolean {
  const parts = token.split(".");
  if (token.length > maxTokenLength || parts.length !== 3) return false;
  return parts.every((part) => {
    if (!canonicalPart.test(part) || part.length % 4 === 1) return false;
    const spare = (part.length * 6) % 8;
    if (spare === 0) return true;
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    return (alphabet.indexOf(part.at(-1) ?? "") & ((1 << spare) - 1)) === 0;
  });
}

/**
 * Makes the check of a Worker (ES256, issuer, audience, expiry). Verified tokens are kept by their whole text; an entry
 * is worth no more than its own `exp`.
 * @param claims what the Worker reads of the identity
 * @param audience for whom the edge must have signed it
 * @returns a function that throws Refusal 401 for a call that did not come through the edge, 503 where clocks differ
 */
export function identityVerifier<T extends { readonly exp: number }>(
  claims: v.GenericSchema<unknown, T>,
  audience: string | string[],
): (headers: Headers, edgeJwks: string) => Promise<T> {
  const verified = new Map<string, T>();
  return async (headers, edgeJwks) => {
    const token = headers.get(identityHeader) ?? "";
    const key = `${edgeJwks}\n${token}`;
    const known = verified.get(key);
    if (known && known.exp > Date.now() / 1000) return known;
    if (!isCanonical(token)) throw refuse("notSignedIn");
    const found = v.safeParse(claims, await payloadOf(token, edgeJwks, audience));
    if (!found.success) throw refuse("notSignedIn");
    if (verified.size >= maxCache) verified.clear();
    verified.set(key, found.output);
    return found.output;
  };
}

async function payloadOf(token: string, edgeJwks: string, audience: string | string[]): Promise<unknown> {
  try {
    const { payload } = await jwtVerify(token, keySetOf(edgeJwks), {
      algorithms: ["ES256"],
      issuer: "paygauge-edge",
      audience,
      requiredClaims: ["exp", "iat", "sub"],
      // Issued at most a minute ago, whatever it says of its own expiry.
      maxTokenAge: 60,
      clockTolerance: skewSeconds,
    });
    return payload;
  } catch (error) {
    // Signed by the edge at another time than ours: its session is as good as before, and one of two clocks is wrong.
    throw refuse(isOfAnotherTime(error) ? "clocksDiffer" : "notSignedIn");
  }
}
