import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { calls, compiledCalls } from "@paygauge/api-types/endpoints";
import { isOfOrigin } from "@paygauge/api-types/endpoints/call";
import { sealingKeys, unseal } from "../session/seal.ts";
import {
  anyAddress,
  call,
  cookieOf,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  setOrigin,
  signIn,
  visit,
} from "../support/test-world.ts";

const redeemPath = calls.redeemMagicLink.path;
const token = `pgt_${"a".repeat(43)}`;
const redeem = (init: Parameters<typeof call>[2] = {}) =>
  call("POST", redeemPath, {
    ...init,
    body: JSON.stringify({ link: "link-1", token }),
    headers: { "content-type": "application/json", ...init.headers },
  });
const answers = (id: string) =>
  setOrigin({ answers: { [redeemPath]: { id, message: "", success: true, statusCode: 200 } } });
const seenAt = async (path: string) => (await seenByOrigin()).filter((each) => each.path === path);

beforeEach(async () => {
  await ordinaryWorld({ dana: personOf("dana", ["developer"]) });
  await answers("link-1");
});

describe("redeeming a magic link", () => {
  it("gives a sealed session under its own cookie, and leaves a signed-in user's alone", async () => {
    const cookie = await signIn("dana");
    const answer = await redeem({ cookie });
    expect(answer.status).toBe(200);
    const given = answer.headers.getSetCookie();
    expect(given.map((each) => each.split("=")[0])).toEqual(["__Host-upload"]);
    expect(given[0]).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax/);
    const value = cookieOf(answer, "__Host-upload").split("=")[1] ?? "";
    const opened = await unseal(await sealingKeys(env.SEALING_KEYS), "__Host-upload", "brand1", value);
    const [seen] = await seenAt(redeemPath);
    expect(opened).toEqual({ kind: "magicLink", l: "link-1", s: seen?.claims["sid"] });
    expect(seen?.claims).toMatchObject({ sub: "anonymous" });
    expect(seen?.claims["kind"]).toBeUndefined();
    expect(await answer.text()).not.toContain(String(seen?.claims["sid"]));
    expect((await call("GET", "/api/v1/users/user-permissions", { cookie })).status).toBe(200);
  });

  it("S26: is refused to another site and without the header", async () => {
    expect((await redeem({ headers: { origin: "https://mail.example" } })).status).toBe(403);
    expect((await redeem({ headers: { "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect((await redeem({ headers: { "x-csrf": "0" } })).status).toBe(403);
    expect(await seenAt(redeemPath)).toEqual([]);
  });

  it("answers 429 after 30 tries a minute from one network, and lets others in", async () => {
    const address = { "cf-connecting-ip": anyAddress() };
    const statuses: number[] = [];
    for (let time = 0; time < 70; time += 1) statuses.push((await redeem({ headers: address })).status);
    expect(statuses).toContain(429);
    expect(statuses.filter((each) => each !== 429).length).toBeLessThanOrEqual(60);
    expect((await redeem()).status).toBe(200);
  });
});

describe("the session of a magic link", () => {
  const session = async () => cookieOf(await redeem(), "__Host-upload");

  it("is in the signed identity of its own calls", async () => {
    const cookie = await session();
    expect((await call("GET", "/api/v1/link-upload", { cookie })).status).toBe(200);
    const [seen] = await seenAt("/api/v1/link-upload");
    expect(seen?.claims).toMatchObject({ sub: "link-1", kind: "magicLink", roles: null });
  });

  it("opens no other call of the product, and no page behind the gate", async () => {
    const cookie = await session();
    const others = compiledCalls.filter(
      (each) => isOfOrigin(each.call) && !["link", "token", "public"].includes(each.call.access.who),
    );
    expect(others.length).toBeGreaterThan(300);
    for (const { id, call: declared, path } of others) {
      const at = path.replaceAll(/:\w+/g, "nothing");
      const answer = await call(declared.method, at, { cookie });
      expect([id, [401, 404, 405].includes(answer.status)], await answer.text()).toEqual([id, true]);
    }
    const told = (await seenByOrigin()).filter(({ claims }) => claims["kind"] === "magicLink");
    expect(told).toEqual([]);
    expect((await visit("/analysis", { cookie })).headers.get("location")).toContain("/login");
  });

  it("is refused where there is none, where a user's is sent, and where it was sealed for another brand", async () => {
    const cookie = await signIn("dana");
    expect((await call("GET", "/api/v1/link-upload")).status).toBe(410);
    expect((await call("GET", "/api/v1/link-upload", { cookie })).status).toBe(410);
    const own = await session();
    const elsewhere = await call("GET", "/api/v1/link-upload", { cookie: own, at: "http://brand2.localhost:8787" });
    expect(elsewhere.status).toBe(410);
    expect(elsewhere.headers.getSetCookie().join()).toContain("__Host-upload=;");
    expect(await seenAt("/api/v1/link-upload")).toEqual([]);
  });
});

describe("the page of a magic link", () => {
  it("is the same for every id, is counted without a session, and its answer has no data of the origin", async () => {
    const [one, other] = await Promise.all(
      ["link-1", "link-2"].map(async (id) => (await visit(`/upload/${id}`)).text()),
    );
    const plain = (text = "") => text.replaceAll(/link-\d|nonce="[^"]*"|[0-9a-f]{32}/g, "");
    expect(plain(one)).toBe(plain(other));
    const counted = async () =>
      (await seenByOrigin()).filter(({ path }) => path.startsWith("/internal/magic-links/")).map(({ path }) => path);
    await expect.poll(counted).toHaveLength(2);
    const cookie = cookieOf(await redeem(), "__Host-upload");
    await visit("/upload/link-1", { cookie });
    await call("GET", "/upload/link-1");
    expect(await counted()).toHaveLength(2);
  });

  it("asks no one for the fragment: its address is in no request", async () => {
    await visit(`/upload/link-1?lang=de#${token}`);
    const seen = JSON.stringify(await seenByOrigin());
    expect(seen).not.toContain(token);
  });
});
