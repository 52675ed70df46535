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
import { wrongAnswers } from "../support/wrong-answers.ts";
import { provider } from "./provider.ts";

const modules = wrongAnswers(issuer, Math.floor(Date.now() / 1000));
const failed = "/login?error=SIGN_IN_FAILED";
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

  it("S14: a callback with an error, repeats a parameter or lacks the code is refused", async () => {
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
