import { env } from "cloudflare:workers";
import { createExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { findCall } from "@paygauge/api-types/endpoints";
import type { EdgeHono } from "../edge-hono.ts";
import worker from "../worker.ts";
import { anyAddress, begin, brandOne, call, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";
import { inOrder } from "../in-order.ts";
import { limitCalls, unknownWaitMs } from "./rates.ts";

const statuses = async (times: number, ask: () => Promise<Response>): Promise<number[]> => {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push((await ask()).status);
  return found;
};

beforeEach(async () => {
  // The limiter counts by minutes of the clock: what begins at the end of one is counted in two.
  if (Date.now() % 60_000 > 45_000)
    await vi.waitUntil(() => Date.now() % 60_000 < 45_000, { timeout: 20_000, interval: 100 });
  await ordinaryWorld({ dana: personOf("dana", ["developer"]), petra: personOf("petra", ["developer"]) });
});

/** A navigation without a proxy in front of the gateway that would add the client's address. */
async function visitUnknown(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const own = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", "sec-fetch-site": "none", ...headers };
  const context = createExecutionContext();
  const request = new Request(`${brandOne}${path}`, { headers: own, redirect: "manual" });
  return worker.fetch(request, { ...env, CLIENT_ADDRESS: "" }, context);
}

/** Counts from now on how often a request waits because the client's address is unknown. */
function countWaits(): () => number {
  const timers = vi.spyOn(globalThis, "setTimeout");
  onTestFinished(() => timers.mockRestore());
  return () => timers.mock.calls.filter(([, ms]) => ms === unknownWaitMs).length;
}

describe("limits where client addresses are unknown", () => {
  it("S61: refuses no sign-in, however many were started: those beyond the limit are delayed and then served", async () => {
    // A client that makes an address up for each is one of them all the same.
    const attempt = (at: number) => visitUnknown("/auth/sign-in", { "cf-connecting-ip": `192.0.2.${at % 250}` });
    const flood = await Promise.all(Array.from({ length: 600 }, (_, at) => attempt(at)));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([303]));
    const waits = countWaits();
    expect((await visitUnknown("/auth/sign-in")).status).toBe(303);
    expect(waits()).toBe(1);
  });

  it("S61: sessions that are not valid are tried slowly, whatever address is made up, and a good one is as fast as ever", async () => {
    const cookie = await signIn("dana");
    const forge = (at: number) =>
      visitUnknown("/profile", { cookie: "__Host-session=AAAA", "cf-connecting-ip": `192.0.2.${at}` });
    await Promise.all(Array.from({ length: 40 }, (_, at) => forge(at)));
    const waits = countWaits();
    const forged = await forge(99);
    expect([forged.status, forged.headers.get("location")?.startsWith("/login")]).toEqual([302, true]);
    expect(waits()).toBe(1);
    expect((await visitUnknown("/profile", { cookie })).status).toBe(200);
    expect(waits()).toBe(1);
  });
});

describe("limits of a minute", () => {
  it("S61: the ways back of one attempt are counted: a code can't be guessed by trying, and other attempts go on", async () => {
    const attempt = await begin();
    const guess = (state: string, cookie: string) => () =>
      visit(`/auth/callback?code=${crypto.randomUUID()}&state=${state}`, { cookie });
    const found = await statuses(12, guess(attempt.state, attempt.cookie));
    expect(found).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429]);
    const other = await begin();
    expect((await guess(other.state, other.cookie)()).status).toBe(303);
  });

  it("S61: the eleventh sign-in from one address has to wait, and no other address does", async () => {
    const from = { headers: { "cf-connecting-ip": anyAddress() } };
    const found = await statuses(12, () => visit("/auth/sign-in", from));
    expect(found).toEqual([...Array.from({ length: 10 }, () => 303), 429, 429]);
    const refused = await visit("/auth/sign-in", from);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await refused.text()).toContain("Wait a minute and sign in again.");
    const german = await visit("/auth/sign-in", { headers: { ...from.headers, "accept-language": "de" } });
    expect(await german.text()).toContain(
      "Zu viele Anmeldeversuche aus Ihrem Netzwerk. Warten Sie eine Minute und melden Sie sich erneut an.",
    );
    expect((await visit("/auth/sign-in")).status).toBe(303);
  });

  it("S61: sessions that are not valid are refused thirty times from one address; a good one is never held up", async () => {
    const headers = { "cf-connecting-ip": anyAddress() };
    const cookie = await signIn("dana");
    const forged = { headers, cookie: "__Host-session=AAAA" };
    const found = await statuses(32, () => call("GET", "/api/v1/users/user-permissions", forged));
    expect(found).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
    const refused = await call("GET", "/api/v1/users/user-permissions", forged);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await refused.json()).toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
    expect((await call("GET", "/api/v1/users/user-permissions", { headers, cookie })).status).toBe(200);
  });

  it("S61: the twenty-first question to the chat in a minute waits; another user behind the same address does not", async () => {
    const hit = findCall("POST", "/chat/message");
    if (!hit) throw new Error("There is no chat.");
    // These tests have no chat service behind the gate: they ask the limit as the gate does.
    const app = new Hono<EdgeHono>();
    app.use(async (c, next) => {
      c.set("call", hit);
      c.set("session", { person: c.req.header("x-person") } as never);
      c.set("requestId", "a".repeat(32));
      return next();
    });
    app.post("*", inOrder(limitCalls), (c) => c.text("asked"));
    const headers = { "cf-connecting-ip": anyAddress(), "sec-fetch-mode": "cors" };
    const ask = (person: string) => async () =>
      app.fetch(
        new Request("http://brand1.localhost/chat/message", {
          method: "POST",
          headers: { ...headers, "x-person": person },
        }),
        env,
        createExecutionContext(),
      );
    const run = crypto.randomUUID();
    const found = await statuses(22, ask(`dana ${run}`));
    expect(found).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    const refused = await ask(`dana ${run}`)();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await ask(`petra ${run}`)()).status).toBe(200);
  });

  it("S61: uploads are limited by user, not by address", async () => {
    const headers = { "cf-connecting-ip": anyAddress(), "content-type": "application/json" };
    // Users of this try alone: limits outlive it, and other tests make this call too.
    const names = ["dana", "petra"].map((each) => `${each}-${crypto.randomUUID()}`);
    await ordinaryWorld(Object.fromEntries(names.map((name) => [name, personOf(name, ["developer"])])));
    const [dana, petra] = [await signIn(names[0] ?? ""), await signIn(names[1] ?? "")];
    const upload = (cookie: string) => () =>
      call("POST", "/api/v1/jobs/j1/uploads", {
        headers,
        cookie,
        body: JSON.stringify({ fileName: "a.csv", size: 1 }),
      });
    const found = await statuses(11, upload(dana));
    expect(found).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await upload(petra)()).status).not.toBe(429);
    expect((await call("GET", "/api/v1/users/user-permissions", { headers, cookie: dana })).status).toBe(200);
  });
});
