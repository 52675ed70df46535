import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { heldBodies } from "../body/read-body.ts";
import { pace } from "../body/pace.ts";
import { upstreams } from "../rules/upstreams.ts";
import {
  call,
  issuer,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  setOrigin,
  signIn,
  stateOfOrigin,
} from "../support/test-world.ts";

const part = (bytes: number): RequestInit => ({
  headers: { "content-type": "application/octet-stream" },
  body: new Uint8Array(bytes),
});

/** A body without a declared length. */
function openStream(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    type: "bytes",
    pull(controller) {
      if (left === 0) return controller.close();
      const size = Math.min(left, 65_536);
      left -= size;
      return controller.enqueue(new Uint8Array(size));
    },
  });
}

describe("calls on their way to the origin", () => {
  beforeEach(() => ordinaryWorld({ dana: personOf("dana", ["developer"]) }));

  it("S42: carries one signed identity and nothing forged, to the decided path with its query", async () => {
    const cookie = await signIn("dana");
    const forged = {
      "x-paygauge-identity": "forged",
      "x-user": "root",
      x_user: "root",
      "x-forwarded-for": "1.1.1.1",
      authorization: "Basic x",
      "x-http-method-override": "DELETE",
      "idempotency-key": "k1",
    };
    const answer = await call("GET", "/%66eature-flags?x=1&y=%2F..", { cookie, headers: forged });
    expect(answer.status).toBe(200);
    const seen = (await seenByOrigin()).find((each) => each.path === "/feature-flags");
    expect(seen).toMatchObject({
      query: "?x=1&y=%2F..",
      claims: {
        sub: `${issuer}|dana`,
        brand: "brand1",
        env: "local",
        roles: null,
        iss: "paygauge-edge",
        aud: "paygauge-origin",
      },
    });
    const names = Object.keys(seen?.headers ?? {}).filter(
      (name) => name.startsWith("x") || ["authorization", "cookie", "origin", "sec-fetch-site"].includes(name),
    );
    expect(names).toEqual(["x-paygauge-identity"]);
    expect(seen?.headers?.["idempotency-key"]).toBe("k1");
  });

  it("S44: the proof is the edge's own signature: without it the origin refuses every request", async () => {
    expect((await env.ORIGIN.fetch("http://origin/feature-flags")).status).toBe(401);
    expect(
      (await env.ORIGIN.fetch("http://origin/feature-flags", { headers: { "x-paygauge-identity": "a.b.c" } })).status,
    ).toBeGreaterThanOrEqual(401);
    await call("GET", "/api/v1/system-mode");
    expect((await seenByOrigin()).find((each) => each.path === "/api/v1/system-mode")?.claims).toMatchObject({
      sub: "anonymous",
      sid: "",
    });
  });

  it("S46: the answer comes without the origin's own headers", async () => {
    const answer = await call("GET", "/feature-flags", { cookie: await signIn("dana") });
    for (const name of ["server", "x-powered-by", "set-cookie", "access-control-allow-origin", "connection"])
      expect([name, answer.headers.get(name)]).toEqual([name, null]);
    expect([answer.headers.get("etag"), answer.headers.get("cache-control")]).toEqual(['"e1"', "no-store"]);
  });

  it("S40: a part of an upload streams through; a larger one is refused with the limit", async () => {
    const cookie = await signIn("dana");
    const path = "/api/v1/jobs/j1/uploads/u1/parts/1";
    expect((await call("PUT", path, { cookie, ...part(8 * 1024 * 1024) })).status).toBe(200);
    expect((await seenByOrigin()).find((each) => each.path === path)?.bytes).toBe(8 * 1024 * 1024);
    const refused = await call("PUT", path, { cookie, ...part(8 * 1024 * 1024 + 1) });
    expect([refused.status, await refused.json()]).toMatchObject([413, { code: "BODY_TOO_LARGE" }]);
    const open = call("PUT", path, {
      cookie,
      headers: { "content-type": "application/octet-stream" },
      body: openStream(1),
    });
    expect((await open).status).toBe(411);
  });

  it("S40: a JSON body of undeclared length is held to the limit all the same", async () => {
    const cookie = await signIn("dana");
    const send = (bytes: number): Promise<Response> =>
      call("POST", "/api/v1/system-data/app-timestamp", {
        cookie,
        headers: { "content-type": "application/json" },
        body: openStream(bytes),
      });
    expect((await send(1000)).status).toBe(200);
    expect((await send(1024 * 1024 + 1)).status).toBe(413);
  });

  it("answers 503 while the origin is down, and works again when it is back", async () => {
    const cookie = await signIn("dana");
    await call("GET", "/feature-flags", { cookie });
    await setOrigin({ mode: "down" });
    const down = await call("GET", "/feature-flags", { cookie });
    expect([down.status, await down.json()]).toMatchObject([503, { code: "ORIGIN_UNAVAILABLE" }]);
    await setOrigin({ mode: "ok" });
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(200);
  });

  it("answers 504 where the origin takes too long, having asked it once; a later answer is discarded", async () => {
    const cookie = await signIn("dana");
    await call("GET", "/feature-flags", { cookie });
    const usual = upstreams.api.headersMs;
    Object.assign(upstreams.api, { headersMs: 50 });
    try {
      await setOrigin({ held: "/feature-flags" });
      const late = await call("GET", "/feature-flags", { cookie });
      expect([late.status, await late.json()]).toMatchObject([504, { code: "ORIGIN_TIMEOUT" }]);
    } finally {
      Object.assign(upstreams.api, { headersMs: usual });
      await setOrigin({ held: "" });
    }
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(200);
    expect((await seenByOrigin()).filter(({ path }) => path === "/feature-flags")).toHaveLength(3);
  });

  it("R10: a restart of the origin ends no session: 503 with Retry-After of at most three seconds", async () => {
    const cookie = await signIn("dana");
    const began = Date.now();
    const poll = () => call("GET", "/feature-flags", { cookie });
    expect((await poll()).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: began });
    try {
      await setOrigin({ mode: "down" });
      for (let second = 0; second < 6; second += 1) {
        vi.setSystemTime(began + second * 1000);
        // The last of them comes when the probe among the others has failed, and the pause was doubled.
        const answers = [...(await Promise.all(Array.from({ length: 40 }, poll))), await poll()];
        const waits = answers.map((each) => Number(each.headers.get("retry-after")));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
        expect(waits.filter((wait) => !(wait >= 1 && wait <= 3))).toEqual([]);
        expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
      }
      await setOrigin({ mode: "ok" });
      vi.setSystemTime(began + 9000);
      expect((await poll()).status).toBe(200);
      expect((await Promise.all(Array.from({ length: 40 }, poll))).every(({ status }) => status === 200)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  describe("when an upstream has all it may have at once", () => {
    const path = "/api/v1/jobs/j1/uploads/u1/parts/1";
    const put = (cookie: string, more: RequestInit = {}) => call("PUT", path, { cookie, ...part(10), ...more });
    const everyone = ["ann", "bob", "cyd", "dan"];
    /** As many parts as there are places, each of four users with all of theirs. */
    const putAll = (cookies: readonly string[]) => cookies.flatMap((cookie) => [put(cookie), put(cookie)]);
    const signInAll = async (): Promise<string[]> => {
      await ordinaryWorld(
        Object.fromEntries([...everyone, "dana"].map((name) => [name, personOf(name, ["developer"])])),
      );
      const cookies: string[] = [];
      for (const name of everyone) cookies.push(await signIn(name));
      expect(cookies.length * upstreams.uploads.maxOwn).toBe(upstreams.uploads.maxRequests);
      return cookies;
    };
    const waiting = async (count: number) => {
      await vi.waitFor(async () => expect((await stateOfOrigin()).waiting).toBe(count), {
        timeout: 5000,
        interval: 10,
      });
    };

    it("refuses the next with 503 and Retry-After, leaves the others, and takes another when one is done", async () => {
      const cookies = await signInAll();
      const cookie = await signIn("dana");
      await setOrigin({ held: path });
      const held = putAll(cookies);
      await waiting(upstreams.uploads.maxRequests);
      const refused = await put(cookie);
      expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toMatchObject([
        503,
        "1",
        { code: "SERVICE_BUSY" },
      ]);
      expect((await call("GET", "/feature-flags", { cookie })).status, "the rest of the origin").toBe(200);
      await setOrigin({ held: "" });
      for (const each of await Promise.all(held)) expect([each.status, await each.text()]).toMatchObject([200, /ok/]);
      expect((await put(cookie)).status).toBe(200);
    });

    it("cuts an answer whose body stalls, and has its place again", async () => {
      const cookies = await signInAll();
      const cookie = await signIn("dana");
      const usual = upstreams.uploads.bodyMs;
      Object.assign(upstreams.uploads, { bodyMs: 50 });
      try {
        await setOrigin({ pauseMs: 30_000 });
        const answers = await Promise.all(putAll(cookies));
        for (const answer of answers) await expect(answer.text()).rejects.toThrow();
        await setOrigin({ pauseMs: 0 });
        expect((await put(cookie)).status).toBe(200);
      } finally {
        Object.assign(upstreams.uploads, { bodyMs: usual });
      }
    });

    it("holds a place until the answer's body is read or given up", async () => {
      const cookies = await signInAll();
      const cookie = await signIn("dana");
      await setOrigin({ pauseMs: 200 });
      const answers = await Promise.all(putAll(cookies));
      expect((await put(cookie)).status).toBe(503);
      await setOrigin({ pauseMs: 0 });
      await answers[0]?.body?.cancel();
      await vi.waitFor(async () => expect((await put(cookie)).status).toBe(200), { timeout: 5000, interval: 10 });
      for (const each of answers.slice(1)) expect(await each.json()).toEqual({ half: 1, whole: 2 });
      const again = await Promise.all(putAll(cookies));
      expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));
    });

    it("S64: one user's bodies that stall take no place: every user's calls are answered", async () => {
      const cookie = await signIn("dana");
      const stands = () => new ReadableStream({ type: "bytes" });
      const headers = { "content-type": "application/json", "content-length": "9000" };
      expect((await call("GET", "/feature-flags", { cookie })).status).toBe(200);
      const slow = Array.from({ length: 300 }, () =>
        call("POST", "/api/v1/jobs/get", { cookie, headers, body: stands() }),
      );
      const busy = await Promise.race(slow);
      expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "1"]);
      const answers = await Promise.all(Array.from({ length: 20 }, () => call("GET", "/feature-flags", { cookie })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const all = await Promise.all(slow);
      const statuses = all.map(({ status }) => status);
      expect(statuses.filter((status) => status === 408)).toHaveLength(128);
      expect(statuses.filter((status) => status === 503)).toHaveLength(172);
      expect(await all.find(({ status }) => status === 408)?.json()).toMatchObject({ code: "BODY_TOO_SLOW" });
      expect(heldBodies.bytes).toBe(0);
    });

    it("S64: writes of one user that come together are read in turn, and theirs, not other users', are refused", async () => {
      const [cookie, other] = [await signIn("dana"), (await signInAll())[0] ?? ""];
      await ordinaryWorld({ dana: personOf("dana", ["developer"]), ann: personOf("ann", ["developer"]) });
      const write = (at: number) =>
        // Other cookies next to the session do not make a new user.
        call("PUT", path, { cookie: `${cookie}; other=${at}`, ...part(10) });
      const flood = Array.from({ length: 300 }, (_, at) => write(at));
      expect((await put(other)).status).toBe(200);
      const statuses = (await Promise.all(flood)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      const asked = (await seenByOrigin()).filter(({ path: each }) => each === "/api/v1/users/user-permissions");
      expect(asked.length).toBeLessThan(60);
    });

    it("S64: a part that comes more slowly than it may is cut with its own refusal, and leaves its place", async () => {
      const cookie = await signIn("dana");
      const usual = { ...pace };
      Object.assign(pace, { graceMs: 100 });
      try {
        const bytes = 4 * 1024 * 1024;
        const headers = { "content-type": "application/octet-stream", "content-length": String(bytes) };
        const slow = () =>
          new ReadableStream({
            type: "bytes",
            start: (controller) => controller.enqueue(new Uint8Array(1000)),
          });
        const cut = await Promise.all([1, 2].map(() => call("PUT", path, { cookie, headers, body: slow() })));
        expect(cut.map(({ status }) => status)).toEqual([408, 408]);
        expect(await cut[0]?.json()).toMatchObject({ code: "BODY_TOO_SLOW", messageRef: { code: "partTooSlow" } });
      } finally {
        Object.assign(pace, usual);
      }
      expect((await put(cookie)).status).toBe(200);
    });

    it("S85: a user downloads ten files at once, is asked to wait for the next, and takes no other user's place", async () => {
      await ordinaryWorld({ dana: personOf("dana", ["developer"]), ann: personOf("ann", ["developer"]) });
      const [dana, ann] = [await signIn("dana"), await signIn("ann")];
      const file = "/api/v1/exports/one";
      await setOrigin({ held: file });
      const running = Array.from({ length: 10 }, () => call("GET", file, { cookie: dana }));
      await waiting(10);
      const refused = await call("GET", file, { cookie: dana });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
      expect(await refused.json()).toMatchObject({ code: "TOO_MANY_DOWNLOADS", messageRef: { args: { most: 10 } } });
      expect((await call("GET", "/feature-flags", { cookie: dana })).status).toBe(200);
      const hers = call("GET", file, { cookie: ann });
      await waiting(11);
      await setOrigin({ held: "" });
      for (const answer of await Promise.all([...running, hers])) {
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
      }
      await vi.waitFor(async () => expect((await call("GET", file, { cookie: dana })).status).toBe(200), 5000);
    });

    it("S64: a page that asks for more at once than a user has places is answered all the same", async () => {
      const cookie = await signIn("dana");
      const asked = "/api/v1/system-mode";
      await setOrigin({ held: asked });
      const page = Array.from({ length: 40 }, () => call("GET", asked, { cookie }));
      await waiting(upstreams.api.maxOwn);
      await setOrigin({ held: "" });
      const statuses = (await Promise.all(page)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
    });
  });
});
