import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from "jose";
import * as v from "valibot";
import { identityAudiences, identityHeader } from "@paygauge/api-types/entities/identity";
import { refuse } from "../refusal.ts";

/** Claims that the chatbot reads of the edge's signed identity; the origin decides everything else. */
const claims = v.object({ sub: v.string(), sid: v.string(), env: v.string() });
type ChatIdentity = v.InferOutput<typeof claims>;

const jwks = v.pipe(v.string(), v.parseJson(), v.object({ keys: v.array(v.looseObject({ kty: v.string() })) }));
const keySets = new Map<string, ReturnType<typeof createLocalJWKSet>>();
/** What the clocks of edge and chatbot may differ by, as at the origin (R14). */
const skewSeconds = 30;
const maxTokenLength = 8192;

function keySetOf(text: string): ReturnType<typeof createLocalJWKSet> {
  const known = keySets.get(text);
  if (known) return known;
  const parsed: JSONWebKeySet = v.parse(jwks, text);
  const set = createLocalJWKSet(parsed);
  keySets.set(text, set);
  return set;
}

/**
 * Verifies the identity that the edge signs for the chatbot (ES256, issuer, audience, expiry).
 * @throws Refusal 401 for a call that did not come through the edge
 */
export async function verifyIdentity(headers: Headers, edgeJwks: string): Promise<ChatIdentity> {
  const token = headers.get(identityHeader) ?? "";
  if (token === "" || token.length > maxTokenLength) throw refuse("notSignedIn");
  try {
    const { payload } = await jwtVerify(token, keySetOf(edgeJwks), {
      algorithms: ["ES256"],
      issuer: "paygauge-edge",
      audience: identityAudiences.chatbot,
      requiredClaims: ["exp", "iat", "sub"],
      maxTokenAge: 60,
      clockTolerance: skewSeconds,
    });
    return v.parse(claims, payload);
  } catch {
    throw refuse("notSignedIn");
  }
}
