import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { brandOne, call, issuer, ordinaryWorld, personOf, signIn } from "../support/test-world.ts";

const event = "http://schemas.openid.net/event/backchannel-logout";
const nowSeconds = () => Math.floor(Date.now() / 1000);
let tokens = 0;

/** A logout token as the provider makes it, changed by the given claims; a claim of undefined is left out. */
async function logoutToken(
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
): Promise<string> {
  tokens += 1;
  const body = JSON.stringify({
    header: { alg: "ES256", kid: "k1", typ: "logout+jwt", ...header },
    claims: {
      iss: issuer,
      aud: "paygauge",
      iat: nowSeconds(),
      exp: nowSeconds() + 120,
      jti: `token-${tokens}`,
      sub: "dana",
      events: { [event]: {} },
      ...claims,
    },
  });
  return (await env.IDP!.fetch("http://double/double/sign", { method: "POST", body })).text();
}

/** As the provider's server sends it: no cookie, no Origin, no X-CSRF. */
async function tell(token: string, type = "application/x-www-form-urlencoded"): Promise<number> {
  const body = new URLSearchParams({ logout_token: token }).toString();
  const request = new Request(`${brandOne}/auth/backchannel-logout`, {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
  const answer = await exports.default.fetch(request);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return answer.status;
}

const isIn = async (cookie: string) => (await call("GET", "/api/v1/users/user-permissions", { cookie })).status === 200;

/** Signs a user in whose provider tells its own name of the session, or none. */
function signInWith(sid?: string): Promise<string> {
  return signIn("dana", brandOne, sid === undefined ? {} : { sid });
}

beforeEach(async () => {
  await ordinaryWorld({ dana: personOf("dana", ["developer"]) });
});

describe("back-channel sign-out", () => {
  it("S21: a logout token ends every session of the user that it names, at once", async () => {
    const [one, two] = [await signInWith(), await signInWith("op-2")];
    expect([await isIn(one), await isIn(two)]).toEqual([true, true]);
    expect(await tell(await logoutToken())).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([false, false]);
  });

  it("S21: one with a sid ends that session alone, named with the user or without", async () => {
    const [one, two, three] = [await signInWith("op-a"), await signInWith("op-b"), await signInWith("op-c")];
    expect(await tell(await logoutToken({ sid: "op-a" }))).toBe(200);
    expect([await isIn(one), await isIn(two), await isIn(three)]).toEqual([false, true, true]);
    expect(await tell(await logoutToken({ sid: "op-b", sub: undefined }))).toBe(200);
    expect([await isIn(two), await isIn(three)]).toEqual([false, true]);
    expect(await tell(await logoutToken({ sid: "of nobody", sub: undefined }))).toBe(200);
    expect(await isIn(three)).toBe(true);
  });

  it("S21: hostile tokens end nothing", async () => {
    const cookie = await signInWith("op-1");
    const good = await logoutToken();
    const hostile: [string, string][] = [
      ["no token", ""],
      ["not a token", "x.y.z"],
      ["a flipped signature", `${good.slice(0, -2)}${good.endsWith("AA") ? "BB" : "AA"}`],
      ["no signature", `${good.split(".").slice(0, 2).join(".")}.`],
      ["alg none", await logoutToken({}, { alg: "none" })],
      ["an ID token's type", await logoutToken({}, { typ: "JWT" })],
      ["an access token's type", await logoutToken({}, { typ: "at+jwt" })],
      ["no type", await logoutToken({}, { typ: undefined })],
      ["an unknown key", await logoutToken({}, { kid: "other" })],
      ["crit", await logoutToken({}, { crit: ["x"], x: 1 })],
      ["another issuer", await logoutToken({ iss: "https://evil.example" })],
      ["another audience", await logoutToken({ aud: "other" })],
      ["a nonce", await logoutToken({ nonce: "n" })],
      ["no events", await logoutToken({ events: undefined })],
      ["another event", await logoutToken({ events: { "http://schemas.openid.net/event/other": {} } })],
      ["an event that is no object", await logoutToken({ events: { [event]: "yes" } })],
      ["no jti", await logoutToken({ jti: undefined })],
      ["no iat", await logoutToken({ iat: undefined })],
      ["no exp", await logoutToken({ exp: undefined })],
      ["expired", await logoutToken({ exp: nowSeconds() - 120 })],
      ["from the future", await logoutToken({ iat: nowSeconds() + 4000 })],
      ["neither sub nor sid", await logoutToken({ sub: undefined })],
      ["a sub that is no text", await logoutToken({ sub: 7 })],
    ];
    for (const [what, token] of hostile) expect([what, await tell(token)]).toEqual([what, 400]);
    expect(await tell(await logoutToken(), "application/json")).toBe(400);
    expect(await isIn(cookie)).toBe(true);
  });

  it("S21: a token is taken once", async () => {
    await signInWith();
    const token = await logoutToken();
    expect(await tell(token)).toBe(200);
    const again = await signInWith();
    expect(await tell(token)).toBe(400);
    expect(await isIn(again)).toBe(true);
  });
});
