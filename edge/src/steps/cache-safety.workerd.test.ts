import { beforeEach, describe, expect, it, vi } from "vitest";
import { brandOne, call, cookieOf, issuer, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

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

const isSwitching = { canSwitchRoles: true };

beforeEach(async () => {
  await ordinaryWorld({
    dana: personOf("dana", ["developer", "ptcoJobManager"], isSwitching),
    rob: personOf("rob", ["developer", "ptcoJobManager"], isSwitching),
  });
});

/** A user on a brand's domain with some roles in effect, and the identity that the origin gets. */
interface Viewer {
  readonly at: string;
  readonly cookie: string;
  readonly asked: { readonly sub: string; readonly brand: string; readonly roles: readonly string[] | null };
}

async function viewer(subject: string, brand: string, roles: readonly string[] | null): Promise<Viewer> {
  const at = brandOne.replace("brand1", brand);
  const asked = { sub: `${issuer}|${subject}`, brand, roles };
  const cookie = await signIn(subject, at);
  if (roles === null) return { at, cookie, asked };
  const headers = { "content-type": "application/json" };
  const switched = await call("POST", "/auth/roles", { at, cookie, headers, body: JSON.stringify({ roles }) });
  return { at, cookie: cookieOf(switched, "__Host-session"), asked };
}

/** Addresses whose answers are reports or files of a user's data. */
const reports = [
  ["GET", "/api/v1/jobs/one/summary"],
  ["POST", "/api/v1/jobs/one/insights"],
  ["GET", "/api/v1/jobs/one/suppliers/export?format=csv"],
  ["GET", "/api/v1/jobs/one/exports/two"],
] as const;

describe("what a cache might keep", () => {
  it("S49: a private answer under the name of a file is kept by no one, and the next user gets no part of it", async () => {
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

  it("S51: users, brands and roles in turn at one address: each is answered for themselves, and no cache is asked", async () => {
    const subjects = ["dana", "rob"];
    const viewers: Viewer[] = [];
    for (const subject of subjects)
      for (const brand of ["brand1", "brand2"])
        for (const roles of [null, ["ptcoJobManager"]]) viewers.push(await viewer(subject, brand, roles));
    const asked = ["match", "put"] as const;
    const spies = asked.map((name) => vi.spyOn(caches.default, name));
    const shown = async (path: string, { at, cookie, asked: own }: Viewer, etag: string): Promise<void> => {
      const method = reports.find(([, each]) => each === path)?.[0] ?? "GET";
      const body = method === "POST" ? { body: "{}" } : {};
      const headers = { "content-type": "application/json", "if-none-match": etag };
      const answer = await call(method, path, { at, cookie, headers, ...body });
      const said = await answer.json<{ asked: unknown }>();
      expect([path, said.asked, answer.headers.get("cache-control"), answer.headers.get("age")]).toEqual([
        path,
        own,
        "no-store",
        null,
      ]);
    };
    for (const [, path] of reports)
      for (const one of viewers)
        // Every other after this one, and all of them at once.
        await Promise.all([one, ...viewers].map((each) => shown(path, each, `"${one.asked.sub}"`)));
    const page = async (each: Viewer): Promise<void> => {
      const answer = await visit("/profile", each);
      const boot = /id="boot"[^>]*>([^<]*)</.exec(await answer.text())?.[1] ?? "";
      const { me, brand } = JSON.parse(boot);
      const { sub, brand: brandKey, roles } = each.asked;
      expect([`${issuer}|${me.id}`, brand.brandingKey, answer.headers.get("cache-control")]).toEqual([
        sub,
        brandKey,
        "no-store",
      ]);
      expect(me.effectiveRoles).toEqual(roles ?? ["developer", "ptcoJobManager"]);
    };
    for (const one of viewers) await page(one);
    await Promise.all(viewers.map(page));
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    for (const spy of spies) spy.mockRestore();
  });
});
