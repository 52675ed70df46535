/** A public key that is not the provider's, as an attacker would put it into a header. */
const ownKey = {
  kty: "EC",
  crv: "P-256",
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
};

/** What one answer of a provider gets wrong: in its ID token's claims or header, its signature, or in the answer around it. */
type WrongAnswer = Readonly<Record<string, unknown>>;

/**
 * Wrong answers of a provider, by the names of the conformance modules of oauth4webapi (undefined: left out).
 * @param issuer the provider's own
 * @param now seconds
 */
export const wrongAnswers = (issuer: string, now: number): Readonly<Record<string, WrongAnswer>> => ({
  "id-token-invalid-iss": { claims: { iss: "https://evil.example" } },
  "id-token-iss-with-a-slash": { claims: { iss: `${issuer}/` } },
  "id-token-missing-iss": { claims: { iss: undefined } },
  "id-token-invalid-sub": { claims: { sub: 7 } },
  "id-token-empty-sub": { claims: { sub: "" } },
  "id-token-missing-sub": { claims: { sub: undefined } },
  "id-token-invalid-aud": { claims: { aud: "other" } },
  "id-token-missing-aud": { claims: { aud: undefined } },
  "id-token-empty-aud": { claims: { aud: [] } },
  "id-token-invalid-secondary-aud": { claims: { aud: ["paygauge", "other"] } },
  "id-token-invalid-azp": { claims: { aud: ["paygauge", "other"], azp: "other" } },
  "id-token-missing-iat": { claims: { iat: undefined } },
  "id-token-future-iat": { claims: { iat: now + 4000, exp: now + 8000 } },
  "id-token-invalid-iat": { claims: { iat: "now" } },
  "id-token-missing-exp": { claims: { exp: undefined } },
  "id-token-invalid-expired-exp": { claims: { exp: now - 600 } },
  "id-token-text-exp": { claims: { exp: String(now + 300) } },
  "id-token-endless-exp": { claims: { exp: 1e308 } },
  "id-token-future-nbf": { claims: { nbf: now + 4000 } },
  "id-token-missing-nonce": { claims: { nonce: undefined } },
  "id-token-invalid-nonce": { claims: { nonce: "other" } },
  "id-token-invalid-null-alg": { header: { alg: "none" }, signature: "none" },
  "id-token-invalid-missing-alg": { header: { alg: undefined } },
  "id-token-invalid-alternate-alg-hs256": { header: { alg: "HS256" } },
  "id-token-invalid-alternate-alg-rs256": { header: { alg: "RS256" } },
  "id-token-invalid-alternate-alg-es384": { header: { alg: "ES384" } },
  "id-token-invalid-signature": { signature: "flipped" },
  "id-token-empty-signature": { signature: "none" },
  "id-token-unknown-kid": { header: { kid: "unknown" } },
  "id-token-embedded-jwk": { header: { kid: "mine", jwk: ownKey } },
  "id-token-jku": { header: { kid: "mine", jku: "https://evil.example/jwks" } },
  "id-token-unknown-crit": { header: { crit: ["x"], x: 1 } },
  "id-token-type-of-an-access-token": { header: { typ: "at+jwt" } },
  "id-token-type-of-a-logout-token": { header: { typ: "logout+jwt" } },
  "id-token-missing": { answer: { id_token: undefined } },
  "id-token-not-a-token": { answer: { id_token: "none" } },
  "token-endpoint-missing-access-token": { answer: { access_token: undefined } },
  "token-endpoint-unknown-token-type": { answer: { token_type: "mac" } },
  "token-endpoint-text-expires-in": { answer: { expires_in: "soon" } },
  "token-endpoint-error": { answerStatus: 400, answer: { error: "invalid_grant" } },
  "token-endpoint-server-error": { answerStatus: 500 },
  "token-endpoint-html": { answerType: "text/html" },
});
