import { env } from "cloudflare:workers";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  begin,
  brandOne,
  call,
  cookieOf,
  grantCode,
  issuer,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  setProvider,
  signIn,
  visit,
  type Attempt,
} from "../support/test-world.ts";

const brandTwo = "http://brand2.localhost:8787";
const failed = "/login?error=SIGN_IN_FAILED";

async function comeBack(
  attempt: Attempt,
  change: Record<string, string> = {},
  cookie = attempt.cookie,
  at = brandOne,
): Promise<Response> {
  const code = await grantCode(attempt);
  const query = new URLSearchParams({ code, state: attempt.state, iss: issuer, ...change });
  return visit(`/auth/callback?${query.toString()}`, { cookie, at });
}

describe("signing in", () => {
  beforeEach(() =>
    ordinaryWorld({ dana: personOf("dana", ["developer"]), "dana-developer": personOf("dana", ["developer"]) }),
  );

  it("S11: a thousand attempts, all distinct, all by code and PKCE S256", async () => {
    const seen = { state: new Set(), nonce: new Set(), code_challenge: new Set() };
    for (let index = 0; index < 1000; index += 1) {
      const { address } = await begin();
      for (const [name, values] of Object.entries(seen)) values.add(address.searchParams.get(name));
      expect(address.searchParams.get("code_challenge_method")).toBe("S256");
      expect(address.searchParams.get("response_type")).toBe("code");
    }
    expect(Object.values(seen).map((each) => each.size)).toEqual([1000, 1000, 1000]);
    expect([...seen.state].every((each) => String(each).length === 43)).toBe(true);
  });

  it("S12: refuses a callback without its cookie, with another's state, replayed, and on another brand", async () => {
    const [one, two] = [await begin(), await begin()];
    expect((await comeBack(one, {}, "")).headers.get("location")).toBe(failed);
    expect((await comeBack(one, {}, two.cookie)).headers.get("location")).toBe(failed);
    expect((await comeBack(one, { state: two.state }, one.cookie)).headers.get("location")).toBe(failed);
    expect((await comeBack(one, {}, one.cookie, brandTwo)).headers.get("location")).toBe(failed);
    const code = await grantCode(two);
    const path = `/auth/callback?${new URLSearchParams({ code, state: two.state, iss: issuer }).toString()}`;
    const first = await visit(path, { cookie: two.cookie });
    expect(first.headers.get("location")).toBe("/");
    expect(cookieOf(first, two.cookie.split("=")[0] ?? "x")).toMatch(/=$/);
    expect((await visit(path, { cookie: two.cookie })).headers.get("location")).toBe(failed);
  });

  it("S13: refuses another issuer's answer and one that names no issuer", async () => {
    const other = await begin();
    expect((await comeBack(other, { iss: "https://evil.example" })).headers.get("location")).toBe(failed);
    const none = await begin();
    const query = new URLSearchParams({ code: await grantCode(none), state: none.state });
    expect((await visit(`/auth/callback?${query.toString()}`, { cookie: none.cookie })).headers.get("location")).toBe(
      failed,
    );
  });

  it("S6 S13: refuses ID tokens of another audience, issuer, nonce, time or type", async () => {
    const now = Math.floor(Date.now() / 1000);
    const bent = [
      { aud: "other" },
      { iss: "https://evil.example" },
      { nonce: "other" },
      { exp: now - 120 },
      { iat: now + 4000 },
      { sub: 7 },
      { sub: "" },
    ];
    for (const claims of bent) {
      await setProvider({ claims: { sub: "dana", ...claims } });
      expect([claims, (await comeBack(await begin())).headers.get("location")]).toEqual([claims, failed]);
    }
    await setProvider({ claims: {} });
    for (const header of [{ kid: "unknown" }, { typ: "at+jwt" }, { alg: "none" }, { crit: ["x"], x: 1 }]) {
      await setProvider({ header });
      expect([header, (await comeBack(await begin())).headers.get("location")]).toEqual([header, failed]);
    }
  });

  it("S15: the redirect address comes from the brand table", async () => {
    for (const at of [brandOne, brandTwo]) {
      const { address } = await begin("/auth/sign-in", at);
      expect(address.searchParams.get("redirect_uri")).toBe(`${at}/auth/callback`);
    }
    const forged = await visit("/auth/sign-in", {
      headers: {
        "x-forwarded-host": "evil.example",
        forwarded: "host=evil.example",
        "x-original-host": "evil.example",
      },
    });
    expect(forged.headers.get("location")).not.toContain("evil");
  });

  it("S19: five tabs begin at once and all five arrive", async () => {
    const attempts = await Promise.all(
      Array.from({ length: 5 }, (_, tab) => begin(`/auth/sign-in?callbackUrl=/vendors/v${tab}`)),
    );
    const cookie = attempts.map((each) => each.cookie).join("; ");
    const places = [];
    for (const attempt of attempts) places.push((await comeBack(attempt, {}, cookie)).headers.get("location"));
    expect(places).toEqual([0, 1, 2, 3, 4].map((tab) => `/vendors/v${tab}`));
  });

  it("S18: a new sign-in ends the session before it", async () => {
    const old = await signIn("dana");
    await setProvider({ claims: { sub: "dana" } });
    const attempt = await begin();
    const answer = await comeBack(attempt, {}, `${attempt.cookie}; ${old}`);
    expect((await call("GET", "/api/v1/users/user-permissions", { cookie: old })).status).toBe(401);
    expect(
      (await call("GET", "/api/v1/users/user-permissions", { cookie: cookieOf(answer, "__Host-session") })).status,
    ).toBe(200);
  });

  it("S18: the session that the same user begins again keeps its tokens: nothing is revoked until they sign out", async () => {
    const { revoked: before } = await setProvider({});
    const old = await signIn("dana");
    await setProvider({ claims: { sub: "dana" } });
    const attempt = await begin();
    const cookie = cookieOf(await comeBack(attempt, {}, `${attempt.cookie}; ${old}`), "__Host-session");
    await call("POST", "/auth/sign-out", { cookie });
    await expect.poll(async () => (await setProvider({})).revoked).toBe(Number(before) + 1);
    // Another user's are: their session is over, and its tokens with it.
    const hers = await signIn("dana");
    await setProvider({ claims: { sub: "dana-developer" } });
    const other = await begin();
    await comeBack(other, {}, `${other.cookie}; ${hers}`);
    await expect.poll(async () => (await setProvider({})).revoked).toBe(Number(before) + 2);
  });

  it("S16 S24: no token reaches the browser, and every cookie has the same attributes", async () => {
    await setProvider({ claims: { sub: "dana" } });
    const attempt = await begin("/auth/sign-in?callbackUrl=/profile");
    const back = await comeBack(attempt);
    const cookie = cookieOf(back, "__Host-session");
    const answers = [
      back,
      await visit("/profile", { cookie }),
      await call("GET", "/api/v1/users/user-permissions", { cookie }),
      await call("POST", "/auth/sign-out", { cookie }),
    ];
    for (const answer of answers) {
      const text = `${[...answer.headers].flat().join("\n")}\n${await answer.text()}`;
      // At sign-out the browser carries an ID token to the provider that it can't read itself: five parts are encrypted.
      const clear = text.replaceAll(/id_token_hint=[\w-]+(?:\.[\w-]*){4}(?![\w.-])/g, "");
      expect(clear).not.toMatch(/eyJ|id_token_hint|"r0"|"a1"/);
      for (const each of answer.headers.getSetCookie())
        expect(each).toMatch(/^__Host-[\w-]+=[\w-]*; Path=\/; Secure; HttpOnly; SameSite=Lax(; Max-Age=\d+)?$/);
    }
  });

  it("S20: sign-out ends the record, revokes the refresh token, clears the cache and leaves the provider", async () => {
    const cookie = await signIn("dana");
    const answer = await call("POST", "/auth/sign-out", { cookie });
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
    expect(cookieOf(answer, "__Host-session")).toBe("__Host-session=");
    const { redirectTo }: { redirectTo: string } = await answer.json();
    const address = new URL(redirectTo);
    expect(address.origin + address.pathname).toBe("http://id.localhost:8787/session/end");
    expect([...address.searchParams.keys()]).toEqual(["client_id", "id_token_hint", "post_logout_redirect_uri"]);
    // The provider reads its own ID token there, and no one on the way does.
    const hint = await (await env.IDP!.fetch(redirectTo)).text();
    expect(decodeJwt(hint)).toMatchObject({ sub: "dana", aud: "paygauge" });
    expect((await call("GET", "/api/v1/users/user-permissions", { cookie })).status).toBe(401);
    await expect.poll(async () => (await setProvider({})).revoked).toBe(1);
    const form = await visit("/auth/sign-out", {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "same-origin",
        origin: brandOne,
      },
      body: "",
    });
    expect(form.status).toBe(303);
    expect((await visit("/auth/sign-out")).status).toBe(404);
  });

  it("reports a first sign-in with the profile to the origin, and nothing else", async () => {
    await signIn("dana");
    const told = (await seenByOrigin()).filter((each) => each.path === "/internal/sign-in");
    expect(told).toHaveLength(1);
    expect(told[0]?.claims).toMatchObject({
      sub: `${issuer}|dana`,
      brand: "brand1",
      profile: { issuer, subject: "dana", name: "Dana Developer" },
    });
  });
});
