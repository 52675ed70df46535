import { jwtVerify, type JWTPayload } from "jose";
import type { KeySource } from "./key-set.ts";
import { acceptedAlgorithms, isCanonicalToken, tokenHeader } from "./token-form.ts";

/** What a token must be for one use: an ID token, an access token, a logout token (S6). */
export interface TokenPolicy {
  readonly issuer: string;
  readonly audience: string;
  /** Accepted `typ` values, lower case; "" stands for an absent one. */
  readonly types: readonly string[];
}

export const idTokenTypes = ["jwt", ""] as const;
export const accessTokenTypes = ["at+jwt", "application/at+jwt"] as const;
export const logoutTokenTypes = ["logout+jwt"] as const;

/** Seconds that clocks may differ (S5). */
const skewSeconds = 60;
/** The last moment that a JavaScript date can hold, in seconds. */
const maxTime = 8.64e12;

function saneTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= maxTime;
}

/** exp is there and all three times are sane; a token from the future is refused. */
export function saneTimes(payload: JWTPayload, nowSeconds: number): boolean {
  if (!saneTime(payload.exp) || nowSeconds > payload.exp + skewSeconds) return false;
  for (const each of [payload.nbf, payload.iat]) {
    if (each !== undefined && (!saneTime(each) || each > nowSeconds + skewSeconds)) return false;
  }
  return true;
}

interface TokenKey {
  readonly key: CryptoKey;
  readonly algorithm: (typeof acceptedAlgorithms)[number];
}

/**
 * Returns the key that a token's signature is checked with: canonical form, type and algorithm by allow-list, no `crit`,
 * a key of the configured set by kid alone (keys and addresses in headers are never followed). null when any is wrong.
 */
export async function keyOfToken(token: string, types: readonly string[], keys: KeySource): Promise<TokenKey | null> {
  if (!isCanonicalToken(token)) return null;
  const header = tokenHeader(token);
  if (!header || "crit" in header || "b64" in header) return null;
  const algorithm = acceptedAlgorithms.find((each) => each === header["alg"]);
  const type = header["typ"] === undefined ? "" : header["typ"];
  if (!algorithm || typeof type !== "string" || !types.includes(type.toLowerCase())) return null;
  const kid = header["kid"];
  if (kid !== undefined && typeof kid !== "string") return null;
  const key = await keys.find(kid, algorithm);
  return key && { key, algorithm };
}

/** Verifies a JWS token: its key as above, signature, issuer, audience and times. null when anything is wrong. */
export async function verifyToken(
  token: string,
  policy: TokenPolicy,
  keys: KeySource,
  nowSeconds = Date.now() / 1000,
): Promise<JWTPayload | null> {
  const found = await keyOfToken(token, policy.types, keys);
  if (!found) return null;
  try {
    const { payload } = await jwtVerify(token, found.key, {
      algorithms: [found.algorithm],
      issuer: policy.issuer,
      audience: policy.audience,
      clockTolerance: skewSeconds,
      currentDate: new Date(nowSeconds * 1000),
    });
    return saneTimes(payload, nowSeconds) ? payload : null;
  } catch {
    return null;
  }
}
