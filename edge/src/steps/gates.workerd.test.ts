import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isReleased } from "@paygauge/api-types/endpoints/call";
import { beforeEach, describe, expect, it } from "vitest";
import { messages } from "@paygauge/api-types/messages";
import { pages } from "@paygauge/api-types/sitemap";
import { forgetConfiguration } from "../proxy/ask-origin.ts";
import { brandOne, call, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

const people = {
  dana: personOf("dana", ["developer"]),
  isla: personOf("isla", ["issuer"]),
  norole: personOf("norole", []),
  uri: personOf("uri", ["issuer"], { eligible: false, approved: false }),
  dora: personOf("dora", ["issuer"], { eligible: false, isDeactivated: true }),
  penny: personOf("penny", ["issuer"], { eligible: false, approved: false, pending: true }),
  bea: personOf("bea", ["client"], { branding: { theme: "t2", fullDomainName: "brand2.localhost" } }),
  strange: personOf("strange", ["developer"], { environment: "production" }),
};

async function world(change = {}): Promise<void> {
  forgetConfiguration();
  await ordinaryWorld(people, change);
}

async function placeOf(cookie: string, path: string): Promise<[number, string | null]> {
  const answer = await visit(path, { cookie });
  return [answer.status, answer.headers.get("location")];
}

async function code(method: string, path: string, cookie: string): Promise<[number, string]> {
  const answer = await call(method, path, { cookie });
  const body: { code?: string } = await answer.json();
  return [answer.status, body.code ?? "ok"];
}

/** What every answer carries in addition to its content policy. */
const protections = [
  "strict-transport-security",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-content-type-options",
  "referrer-policy",
];

/** The sign-in page without what differs by request. */
async function steady(headers: Record<string, string>): Promise<string> {
  return (await (await visit("/login", { headers })).text()).replaceAll(/nonce="\w+"|Reference \w+/g, "");
}

describe("the gate of the pages", () => {
  beforeEach(() => world());

  it("lets each user in, or sends them where they belong", async () => {
    const dana = await signIn("dana");
    expect(await placeOf(dana, "/")).toEqual([302, "/dashboard"]);
    expect(await placeOf(dana, "/profile")).toEqual([200, null]);
    expect(await placeOf(dana, "/dev/inaccessible")).toEqual([302, "/401"]);
    expect(await placeOf(dana, "/admin/analysis-admin/ml-prediction")).toEqual([302, "/404"]);
    expect((await visit("/nowhere", { cookie: dana })).status).toBe(404);
    const isla = await signIn("isla");
    expect(await placeOf(isla, "/devops")).toEqual([302, "/401"]);
    expect(await placeOf(isla, "/jobs/j1/logs")).toEqual([302, "/401?job=j1"]);
    expect(await placeOf(await signIn("norole"), "/")).toEqual([302, "/lobby?reason=UserEligibility"]);
    expect(await placeOf(await signIn("uri"), "/profile")).toEqual([302, "/lobby?reason=UserEligibility"]);
    expect(await placeOf(await signIn("uri"), "/")).toEqual([302, "/lobby?reason=UserEligibility"]);
    expect(await placeOf(await signIn("strange"), "/profile")).toEqual([302, "/503"]);
  });

  it("names in the lobby's heading what an account lacks", async () => {
    const headingOf = async (cookie: string) =>
      /<h1>(.*?)<\/h1>/.exec(await (await visit("/lobby", { cookie })).text())?.[1];
    expect(await headingOf("")).toBe("Sign in");
    expect(await headingOf(await signIn("dora"))).toBe("Account deactivated");
    expect(await headingOf(await signIn("penny"))).toBe("Invitation pending");
    expect(await headingOf(await signIn("uri"))).toBe("Waiting for approval");
    expect(await headingOf(await signIn("norole"))).toBe("No roles yet");
    expect(await headingOf(await signIn("isla"))).toBe("Your account is ready");
  });

  it("signs a user of another brand out and sends them to their own domain", async () => {
    const cookie = await signIn("bea");
    const answer = await visit("/profile", { cookie });
    expect(answer.headers.get("location")).toBe("http://brand2.localhost:8787/login?error=DOMAIN_REDIRECT");
    expect(answer.headers.getSetCookie().join()).toContain("__Host-session=;");
    expect(await placeOf(cookie, "/profile")).toEqual([302, "/login?error=SESSION_EXPIRED&callbackUrl=%2Fprofile"]);
  });

  it("closes for maintenance with the exact text, above a way in for staff, who may pass", async () => {
    const [isla, dana] = [await signIn("isla"), await signIn("dana")];
    await world({ mode: "Maintenance" });
    const closed = await visit("/profile", { cookie: isla });
    expect(closed.status).toBe(503);
    const text = await closed.text();
    expect(text).toContain(messages.maintenance);
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="10"');
    expect(text).toContain("10000)");
    expect(text).toContain("Staff sign-in");
    expect((await visit("/profile", { cookie: dana })).status).toBe(200);
    expect(await (await visit("/login")).text()).toContain(messages.maintenance);
    expect(await (await call("GET", "/feature-flags", { cookie: isla })).json()).toMatchObject({
      code: "MAINTENANCE",
      detail: messages.maintenance,
    });
    expect((await call("GET", "/assets/main.js", { cookie: isla })).status).toBe(401);
  });

  it("files of the application are for those who may open it; public ones for every user", async () => {
    expect((await call("GET", "/assets/main.js")).status).toBe(401);
    const file = await call("GET", "/assets/main.js", { cookie: await signIn("isla") });
    expect([file.status, file.headers.get("cache-control"), file.headers.get("set-cookie")]).toEqual([
      200,
      "private, max-age=31536000, immutable",
      null,
    ]);
    expect((await call("GET", "/public/logo.svg")).headers.get("cache-control")).toBe(
      "public, max-age=31536000, immutable",
    );
    const sample = await call("GET", "/assets/samples/ledger.csv", { cookie: await signIn("isla") });
    expect([sample.status, sample.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const missing = await call("GET", "/public/none.svg");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect((await visit("/index.html", { cookie: await signIn("isla") })).status).toBe(404);
    expect((await visit("/.vite/manifest.json", { cookie: await signIn("isla") })).status).toBe(404);
  });
});

describe("the gate of the calls", () => {
  beforeEach(() => world());

  it("S47: answers 401 as JSON to a call and a redirect to a navigation", async () => {
    for (const [headers, path, status] of [
      [{ "sec-fetch-mode": "cors" }, "/feature-flags", 401],
      [{ "sec-fetch-mode": "no-cors" }, "/feature-flags", 401],
      [{ "sec-fetch-mode": "navigate" }, "/profile", 302],
      [{ "sec-fetch-mode": "navigate" }, "/analysis?x=1", 302],
    ] as const) {
      const answer = await visit(path, { headers });
      expect([path, answer.status]).toEqual([path, status]);
      if (status === 401)
        expect([answer.headers.get("content-type"), await answer.json()]).toMatchObject([
          "application/problem+json",
          { code: "NOT_SIGNED_IN" },
        ]);
    }
  });

  it("lets only declared calls through, each with its permission", async () => {
    const [dana, isla] = [await signIn("dana"), await signIn("isla")];
    expect(await code("GET", "/api/v1/nothing", dana)).toEqual([404, "UNKNOWN_CALL"]);
    expect(await code("POST", "/internal/sign-in", dana)).toEqual([405, "METHOD_NOT_ALLOWED"]);
    expect(await code("GET", "/api/internal/edge-configuration", dana)).toEqual([404, "UNKNOWN_CALL"]);
    expect(await code("DELETE", "/api/v1/system-mode", dana)).toEqual([405, "METHOD_NOT_ALLOWED"]);
    expect(await code("GET", "/api/v1/users", isla)).toEqual([403, "INSUFFICIENT_PERMISSION"]);
    const later = compiledCalls.find(
      ({ call: each, path }) => !isReleased(each) && each.effect === "read" && !path.includes(":"),
    );
    if (later && later.call.service === undefined)
      expect(await code(later.call.method, later.path, dana)).toEqual([404, "NOT_IN_THIS_RELEASE"]);
    expect(await code("GET", "/chat/health-check", isla)).toEqual([404, "FEATURE_OFF"]);
    expect(await code("GET", "/api/v1/system-mode", "")).toEqual([200, "ok"]);
    const uri = await signIn("uri");
    expect(await code("GET", "/feature-flags", uri)).toEqual([403, "NOT_ELIGIBLE"]);
    expect(await code("GET", "/api/v1/users/user-eligible-status", uri)).toEqual([200, "ok"]);
    expect(await code("GET", "/feature-flags", await signIn("bea"))).toEqual([401, "DOMAIN_REDIRECT"]);
    expect(await code("GET", "/feature-flags", await signIn("strange"))).toEqual([503, "ENVIRONMENT_MISMATCH"]);
  });

  it("passes the assistant's calls on only while its flag is on and a service answers them", async () => {
    await world({ flags: ["FEATURE_FLAG_CHAT_B2B"] });
    expect(await code("GET", "/chat/health-check", await signIn("isla"))).toEqual([503, "CHATBOT_NOT_CONFIGURED"]);
  });

  it("S48: nothing but files may be kept by a cache", async () => {
    const cookie = await signIn("dana");
    for (const path of [
      "/",
      "/profile",
      "/login",
      "/lobby",
      "/401",
      "/healthz",
      "/auth/jwks.json",
      "/nowhere",
      "/feature-flags",
      "/api/v1/nothing",
      "/api/v1/users/user-permissions",
      "/auth/sign-in",
    ]) {
      expect([path, (await visit(path, { cookie })).headers.get("cache-control")]).toEqual([path, "no-store"]);
    }
  });

  it("S29 S31 S46: every answer of every status carries the headers, each page with its own nonce", async () => {
    const cookie = await signIn("dana");
    const nonces = new Set<string>();
    for (const path of [
      "/",
      "/profile",
      "/login",
      "/401",
      "/404",
      "/500",
      "/503",
      "/healthz",
      "/nowhere",
      "/assets/main.js",
      "/assets/none.js",
      "/api/v1/nothing",
      "/auth/callback",
      "/a%2fb",
      // The upstream's own answer.
      "/feature-flags",
    ]) {
      const answer = await visit(path, { cookie });
      const policy = answer.headers.get("content-security-policy") ?? "";
      nonces.add(/'nonce-([0-9a-f]{32})'/.exec(policy)?.[1] ?? "");
      expect([path, protections.filter((name) => !answer.headers.has(name))]).toEqual([path, []]);
    }
    expect(nonces.size).toBe(15);
    const page = await visit("/profile", { cookie });
    const nonce = /'nonce-([0-9a-f]{32})'/.exec(page.headers.get("content-security-policy") ?? "")?.[1];
    const tags = (await page.text()).match(/<(?:script|style)[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(2);
    for (const tag of tags) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it("S29 S31 S48: so does every call and every page of the tables, and none may be kept", async () => {
    const cookie = await signIn("dana");
    const said = new Set<number>();
    const check = async (what: string, answer: Response): Promise<void> => {
      said.add(answer.status);
      await answer.body?.cancel();
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect([what, protections.filter((name) => !answer.headers.has(name))]).toEqual([what, []]);
      expect([what, policy.includes("default-src 'none'"), answer.headers.get("cache-control")]).toEqual([
        what,
        true,
        "no-store",
      ]);
    };
    for (const { page } of pages)
      for (const whose of [{ cookie }, {}])
        await check(examplePath(page.path), await visit(examplePath(page.path), whose));
    for (const { call: each, path } of compiledCalls) {
      const asked = path.replaceAll(/:\w+/g, "x1");
      for (const whose of [{ cookie }, {}])
        await check(`${each.method} ${asked}`, await call(each.method, asked, whose));
    }
    // Refusals of every kind, those of the front door too.
    await check("a long address", await visit(`/login?x=${"a".repeat(8200)}`));
    await check("heavy headers", await visit("/login", { headers: { "x-long": "a".repeat(17_000) } }));
    await check("another host", await visit("/login", { at: "http://evil.example:8787" }));
    await check("a method", await visit("/login", { method: "PROPFIND" }));
    await check("another site", await visit("/feature-flags", { cookie, headers: { "sec-fetch-site": "cross-site" } }));
    for (const status of [200, 302, 401, 403, 404, 405, 414, 415, 421, 431, 503]) expect([...said]).toContain(status);
  });

  it("S35: a host outside the brand table gets 421 and no branding", async () => {
    for (const at of [
      "http://brand9.localhost:8787",
      "http://evil.example:8787",
      "http://localhost:8787",
      "http://brand1.localhost:9999",
      "http://brand1.localhost",
      "http://127.0.0.1:8787",
      "http://brand1.localhost.evil.example:8787",
    ]) {
      const answer = await visit("/login", { at });
      expect([at, answer.status, (await answer.text()).includes("Brand 1")]).toEqual([at, 421, false]);
    }
    expect((await visit("/login", { at: brandOne.replace("brand1", "BRAND1") })).status).toBe(200);
  });

  it("S36: forty headers that claim another host change nothing", async () => {
    const claims = [
      "x-forwarded-host",
      "x-host",
      "x-forwarded-server",
      "x-original-host",
      "x-http-host-override",
      "forwarded",
      "x-real-host",
      "x-backend-host",
      "x-proxy-host",
      "x-url",
      "x-original-url",
      "x-rewrite-url",
      "x-forwarded-proto",
      "x-forwarded-port",
      "x-forwarded-scheme",
      "x-forwarded-prefix",
      "x-forwarded-path",
      "x-forwarded-uri",
      "x-envoy-original-path",
      "x-brand",
      "x-tenant",
      "x-theme",
      "cf-visitor",
      "cf-connecting-ip",
      "true-client-ip",
      "x-client-ip",
      "x-real-ip",
      "x-cluster-client-ip",
      "via",
      "x-wap-profile",
      "x-arbitrary",
      "x-amz-website-redirect-location",
      "x-http-method-override",
      "x-method-override",
      "x-http-method",
      "x-middleware-subrequest",
      "x-matched-path",
      "x-invoke-path",
      "x-now-route-matches",
      "x-vercel-forwarded-for",
    ];
    expect(claims.length).toBe(40);
    const clean = await steady({});
    for (const name of claims)
      expect([name, (await steady({ [name]: "evil.example" })) === clean]).toEqual([name, true]);
  });
});
