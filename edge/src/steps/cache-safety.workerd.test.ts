import { beforeEach, describe, expect, it } from "vitest";
import { call, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

/** Ends that make a private answer look like a file to a careless cache. */
const endings = ["x.css", "x.js", "x.png", "x.ico", "x.woff2", "x.svg", "x.json", "x.html", "x.txt", "robots.txt"];
const joints = ["/", ";", "/;/", "%0a", "%00", "..%2f", "/..%2f", "%2f", "%3f", "?"];
const roots = ["/api/v1/users/user-permissions", "/profile"];
const deceptions = roots.flatMap((root) => joints.flatMap((joint) => endings.map((end) => `${root}${joint}${end}`)));

/** Headers that servers in front of others have been poisoned with. */
const words = ["host", "server", "proto", "scheme", "port", "prefix", "path", "uri", "url", "for", "by", "ssl"];
const families = ["x-forwarded-", "x-original-", "x-rewrite-", "x-http-", "x-real-", "forwarded-"];
const poisons = [
  ...families.flatMap((family) => words.map((word) => family + word)),
  "forwarded",
  "x-host",
  "x-backend-host",
  "true-client-ip",
  "x-middleware-subrequest",
  "x-http-method-override",
  "x-method-override",
  "x-wap-profile",
  "purpose",
  "origin",
  "referer",
  "x-cache-key",
  "x-debug",
];

/** What differs between two answers to the same question: the nonce and the reference. */
const comparable = (text: string): string => text.replaceAll(/[0-9a-f]{32}/g, "*");

beforeEach(async () => {
  await ordinaryWorld({ dana: personOf("dana", ["developer"]) });
});

describe("what a cache might keep", () => {
  it("S49: a private answer under the name of a file is kept by nobody, and the next person gets none of it", async () => {
    const cookie = await signIn("dana");
    expect(deceptions.length).toBeGreaterThanOrEqual(60);
    for (const path of deceptions) {
      const own = await visit(path, { cookie });
      const kept = own.headers.get("cache-control") ?? "";
      expect([path, own.status >= 500, /no-store|private/.test(kept), kept.includes("public")]).toEqual([
        path,
        false,
        true,
        false,
      ]);
      const other = await visit(path);
      expect([path, [302, 303, 400, 401, 404].includes(other.status)]).toEqual([path, true]);
      expect(await other.text()).not.toContain("dana");
    }
  });

  it("S50: no header of a request changes what the next one is answered", async () => {
    expect(new Set(poisons).size).toBeGreaterThanOrEqual(80);
    const clean = comparable(await (await visit("/login")).text());
    const jwks = await (await call("GET", "/auth/jwks.json")).text();
    for (const name of poisons) {
      const headers = { [name]: "evil.example" };
      await (await visit(`/login?${name}=evil.example&utm_source=evil.example`, { headers })).text();
      await (await call("GET", "/auth/jwks.json", { headers })).text();
    }
    const after = await visit("/login");
    expect(after.headers.get("cache-control")).toBe("no-store");
    expect(comparable(await after.text())).toBe(clean);
    expect(await (await call("GET", "/auth/jwks.json")).text()).toBe(jwks);
  });
});
