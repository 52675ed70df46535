import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wrongAnswers } from "../../edge/src/support/wrong-answers.ts";
import { ask, Client } from "../support/client.ts";
import { ForeignProvider, signInThrough } from "../support/foreign-provider.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

// A provider elsewhere, over HTTP, in place of the embedded one: what `npm start` starts, signed in to from outside.
const provider = new ForeignProvider();
let system: RunningSystem;
/** Idle minutes of the system: three seconds. */
const idleMinutes = 0.05;

beforeAll(async () => {
  await provider.listen();
  const vars = { OIDC_ISSUER: provider.issuer, SEED_IDP_ISSUER: provider.issuer };
  system = await startSystem({ seed: "without-job", vars: { ...vars, IDLE_MINUTES: String(idleMinutes) } });
});
afterAll(async () => {
  await system?.end();
  await provider.close();
});
beforeEach(() => {
  Object.assign(provider, { wrong: {}, expiresIn: 600, renewalMs: 0 });
});

async function signedIn(): Promise<Client> {
  const client = new Client(system.port);
  expect(await signInThrough(provider, client)).toBe("/profile");
  return client;
}
const statusOf = async (client: Client): Promise<number> => (await client.call("GET", "/feature-flags")).status;
const failed = "/login?error=SIGN_IN_FAILED";

describe("S14: answers of a provider that are wrong in one thing", () => {
  test("sign no one in; the honest one does, before and after", async () => {
    const wrong = wrongAnswers(provider.issuer, Math.floor(Date.now() / 1000));
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(30);
    await signedIn();
    const taken: string[] = [];
    for (const [name, each] of Object.entries(wrong)) {
      provider.wrong = each;
      const client = new Client(system.port);
      const ended = await signInThrough(provider, client);
      if (ended !== failed || client.cookies().has("__Host-session")) taken.push(`${name}: ${ended}`);
    }
    expect(taken).toEqual([]);
    provider.wrong = {};
    await signedIn();
  });
});

test("S17: fifty requests at once, and a provider that takes ten seconds, renew the tokens once", async () => {
  provider.expiresIn = 30;
  const client = await signedIn();
  const before = provider.asked.renewals;
  provider.renewalMs = 10_000;
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(client)));
  // A user's own places take 48 at once: the rest is asked to come again, and no one is signed out.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(48);
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  await expect.poll(() => provider.asked.renewals, { timeout: 15_000 }).toBe(before + 1);
});

test("S8: unknown keys ask the provider once in half a minute, and a rotation refuses no good sign-in", async () => {
  await signedIn();
  const before = provider.asked.jwks;
  const logout = { iss: provider.issuer, aud: "paygauge", sub: "dana-developer", jti: "j", events: {} };
  for (let at = 0; at < 300; at += 1) {
    const token = provider.signed({ alg: "ES256", typ: "logout+jwt", kid: randomUUID() }, logout);
    const answer = await new Client(system.port).send("brand1.localhost", "/auth/backchannel-logout", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: `logout_token=${token}`,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect(provider.asked.jwks - before).toBeLessThanOrEqual(1);
});

test("S22: polls alone keep no one in: the session ends at the server when its idle time is over", async () => {
  const client = await signedIn();
  const began = Date.now();
  await expect.poll(() => statusOf(client), { timeout: 15_000, interval: 200 }).toBe(401);
  const ended = Date.now() - began;
  expect(ended).toBeGreaterThan(idleMinutes * 60_000 - 500);
  expect(ended).toBeLessThan(idleMinutes * 60_000 + 5000);
});

test("S7: an identity that was verified a moment ago is worth nothing after the sign-out", async () => {
  const client = await signedIn();
  const cookie = [...client.cookies()].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { cookie, "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" };
  const asCopied = async () => (await ask(system.port, client.host, "/feature-flags", { headers })).status;
  expect([await statusOf(client), await asCopied()]).toEqual([200, 200]);
  expect((await client.call("POST", "/auth/sign-out")).status).toBeLessThan(400);
  expect(await asCopied()).toBe(401);
});
