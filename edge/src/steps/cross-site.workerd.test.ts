import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { brandOne, call, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

const people = { dana: personOf("dana", ["developer"]) };

function send(path: string, init: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(`${brandOne}${path}`, { ...init, redirect: "manual" }));
}

describe("requests of other sites", () => {
  beforeEach(() => ordinaryWorld(people));

  it("S26: every combination of Origin, Sec-Fetch-Site and X-CSRF, and only the right ones pass", async () => {
    const cookie = await signIn("dana");
    const origins = [
      undefined,
      brandOne,
      "http://brand2.localhost:8787",
      "https://evil.example",
      "null",
      "http://brand1.localhost",
      "https://brand1.localhost:8787",
    ];
    const sites = [undefined, "same-origin", "same-site", "cross-site", "none"];
    for (const origin of origins) {
      for (const site of sites) {
        for (const csrf of [undefined, "1", "true"]) {
          const headers = new Headers({ cookie, "content-type": "application/json" });
          if (origin) headers.set("origin", origin);
          if (site) headers.set("sec-fetch-site", site);
          if (csrf) headers.set("x-csrf", csrf);
          const answer = await send("/auth/activity", { method: "POST", headers, body: "{}" });
          const ours =
            origin === undefined
              ? site === "same-origin"
              : origin === brandOne && (site === undefined || site === "same-origin");
          expect([origin, site, csrf, answer.status]).toEqual([origin, site, csrf, ours && csrf === "1" ? 200 : 403]);
        }
      }
    }
  });

  it("S26: the declared content type must be the call's own", async () => {
    const cookie = await signIn("dana");
    const path = "/api/v1/system-data/app-timestamp";
    for (const [type, status] of [
      ["application/json", 200],
      ["text/plain", 415],
      ["application/x-www-form-urlencoded", 415],
      ["multipart/form-data; boundary=x", 415],
    ] as const) {
      const answer = await call("POST", path, {
        cookie,
        headers: { "content-type": type },
        body: '{"appTimestamp":"2026-11-20T09:30:00Z"}',
      });
      expect([type, answer.status]).toEqual([type, status]);
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      expect(
        (await call("POST", "/auth/preferences", { headers: { "content-type": type }, body: '{"mode":"dark"}' }))
          .status,
      ).toBe(400);
    }
  });

  it("S27: no preflight succeeds and no answer shares itself", async () => {
    const preflight = await send("/feature-flags", {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
    });
    expect(preflight.status).toBe(405);
    const answers = [
      preflight,
      await call("GET", "/feature-flags", { cookie: await signIn("dana") }),
      await visit("/login"),
    ];
    for (const answer of answers)
      expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("S32: another site may link here, and nothing else", async () => {
    const cookie = await signIn("dana");
    const cross = { "sec-fetch-site": "cross-site" };
    expect((await visit("/profile", { cookie, headers: cross })).status).toBe(200);
    expect((await call("GET", "/feature-flags", { cookie, headers: cross })).status).toBe(403);
    expect((await visit("/profile", { cookie, headers: { ...cross, "sec-fetch-dest": "iframe" } })).status).toBe(403);
  });

  it("S32: every combination of site, mode, destination and kind of address, and only the right ones pass", async () => {
    const cookie = await signIn("dana");
    const modes = ["navigate", "cors", "no-cors", "same-origin"];
    const destinations = ["document", "iframe", "object", "image", "script", "style", "empty"];
    const kinds = { "/profile": true, "/login": true, "/feature-flags": false, "/assets/main.js": false };
    for (const site of ["same-origin", "none", "same-site", "cross-site"]) {
      for (const [mode, dest] of modes.flatMap((each) => destinations.map((to) => [each, to] as const))) {
        for (const [path, isPage] of Object.entries(kinds)) {
          const headers = { cookie, "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": dest };
          const { status } = await send(path, { headers });
          const links = isPage && mode === "navigate" && dest === "document";
          const passes = site === "same-origin" || site === "none" || links;
          expect([site, mode, dest, path, status]).toEqual([site, mode, dest, path, passes ? 200 : 403]);
        }
      }
    }
  });

  it("S39: only the methods of the product, and each only where it is used", async () => {
    for (const method of ["OPTIONS", "PROPFIND", "PURGE"])
      expect([method, (await send("/login", { method })).status]).toEqual([method, 405]);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect([method, (await call(method, "/login")).status]).toEqual([method, 405]);
    expect((await visit("/login", { method: "HEAD" })).status).toBe(200);
  });

  it("S40: addresses, headers and bodies beyond the limits are notified", async () => {
    expect((await visit(`/login?x=${"a".repeat(8200)}`)).status).toBe(414);
    expect((await visit("/login", { headers: { "x-long": "a".repeat(17_000) } })).status).toBe(431);
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-h${index}`, "1"]));
    expect((await visit("/login", { headers: many })).status).toBe(431);
    const cookie = await signIn("dana");
    const big = await call("POST", "/api/v1/system-data/app-timestamp", {
      cookie,
      headers: { "content-type": "application/json" },
      body: `"${"a".repeat(1024 * 1024)}"`,
    });
    expect([big.status, await big.json()]).toMatchObject([413, { code: "BODY_TOO_LARGE" }]);
  });

  it("S25: two session cookies, or a value outside the grammar, are refused and deleted", async () => {
    const cookie = await signIn("dana");
    const value = cookie.split("=")[1] ?? "";
    for (const sent of [
      `${cookie}; ${cookie}`,
      `${cookie}, ${cookie}`,
      "__Host-session=%41",
      `${cookie}x`,
      `__Host-session=${value.slice(0, -1)}`,
      "__Host-session=a b",
    ]) {
      const answer = await call("GET", "/feature-flags", { cookie: sent });
      expect([sent, answer.status]).toEqual([sent, 401]);
      expect(answer.headers.getSetCookie().some((each) => each.startsWith("__Host-session=; "))).toBe(true);
    }
  });

  it("S9: any flipped character of the cookie signs no one in and breaks nothing", async () => {
    const cookie = await signIn("dana");
    for (let index = "__Host-session=".length; index < cookie.length; index += 5) {
      const bent = cookie.slice(0, index) + (cookie[index] === "A" ? "B" : "A") + cookie.slice(index + 1);
      expect((await call("GET", "/feature-flags", { cookie: bent })).status).toBe(401);
    }
  });
});
