import { beforeEach, describe, expect, it } from "vitest";
import type { EdgeBindings } from "../environment.ts";
import {
  begin,
  cookieOf,
  grantCode,
  issuer,
  ordinaryWorld,
  personOf,
  setProvider,
  visit,
} from "../support/test-world.ts";
import { provider } from "./provider.ts";

const now = Math.floor(Date.now() / 1000);
const failed = "/login?error=SIGN_IN_FAILED";
/** A public key that is not the provider's, as an attacker would put it into a header. */
const ownKey = {
  kty: "EC",
  crv: "P-256",
  x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
  y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
};

/** What the provider does wrong, by the names that the conformance modules of oauth4webapi give (claims of null: absent). */
const modules: Readonly<Record<string, Record<string, unknown>>> = {
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
};

async function signInWith(wrong: Record<string, unknown>, callback: Record<string, string> = {}): Promise<Response> {
  await setProvider(nulled(wrong));
  const attempt = await begin();
  const code = await grantCode(attempt);
  const query = new URLSearchParams({ code, state: attempt.state, iss: issuer, ...callback });
  return visit(`/auth/callback?${query.toString()}`, { cookie: attempt.cookie });
}

/** JSON has no undefined: what is absent travels as null, and the provider leaves it out. */
function nulled(wrong: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(wrong, (_, value: unknown) => (value === undefined ? null : value)));
}

beforeEach(async () => {
  await ordinaryWorld({ "dana-developer": personOf("dana", ["developer"]) });
});

/** What a provider's discovery document may say or be, where it must be one of this issuer. */
const discoveries: Readonly<Record<string, (own: string) => Response>> = {
  "discovery-issuer-mismatch": () =>
    Response.json({ issuer: "https://evil.example", token_endpoint: "https://evil.example/t" }),
  "discovery-issuer-with-a-path": (own) => Response.json({ issuer: `${own}/x` }),
  "discovery-missing-issuer": (own) => Response.json({ token_endpoint: `${own}/token` }),
  "discovery-issuer-no-text": () => Response.json({ issuer: 7 }),
  "discovery-not-json": () => new Response("not here", { headers: { "content-type": "application/json" } }),
  "discovery-html": () => new Response("<!doctype html><p>Sign in", { headers: { "content-type": "text/html" } }),
  "discovery-not-found": (own) => Response.json({ issuer: own }, { status: 404 }),
  "discovery-elsewhere": (own) => new Response(null, { status: 302, headers: { location: `${own}/other` } }),
};
let ports = 9000;

/** Asks a provider that nothing is known of yet for its metadata. */
function discovered(answer: (own: string) => Response): Promise<{ issuer: string }> {
  ports += 1;
  const own = `http://id.localhost:${ports}`;
  const IDP = { fetch: async () => answer(own) };
  const bindings = { ENVIRONMENT: "local", OIDC_ISSUER: own, PUBLIC_PORT: "8787", IDP };
  // Only these are read to find a provider.
  return provider(bindings as unknown as EdgeBindings);
}

describe("what a provider may get wrong", () => {
  it.each(Object.entries(discoveries))("S14: %s is refused", async (_, answer) => {
    await expect(discovered(answer)).rejects.toThrow();
    expect(await discovered((own) => Response.json({ issuer: own }))).toMatchObject({ issuer: expect.any(String) });
  });

  it("S14: the honest answer signs in, with one key id or with two audiences and the right azp", async () => {
    for (const right of [
      {},
      { claims: { aud: ["paygauge"] } },
      { header: { typ: "JWT" } },
      { header: { kid: undefined } },
    ]) {
      const answer = await signInWith({ claims: {}, header: {}, ...right });
      expect([right, answer.headers.get("location")]).toEqual([right, "/"]);
    }
  });

  it.each(Object.entries(modules))("S14: %s is refused", async (_, wrong) => {
    const answer = await signInWith(wrong);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(failed);
    expect(cookieOf(answer, "__Host-session")).toBe("");
  });

  it("S14: a callback that tells of an error, repeats a parameter or lacks the code is refused", async () => {
    expect(Object.keys(modules).length).toBeGreaterThanOrEqual(30);
    expect((await signInWith({}, { error: "access_denied" })).headers.get("location")).toBe(failed);
    expect((await signInWith({}, { code: "" })).headers.get("location")).toBe(failed);
    await setProvider({});
    const attempt = await begin();
    const code = await grantCode(attempt);
    const twice = `/auth/callback?code=${code}&code=${code}&state=${attempt.state}&iss=${encodeURIComponent(issuer)}`;
    expect((await visit(twice, { cookie: attempt.cookie })).headers.get("location")).toBe(failed);
  });
});
