import { describe, expect, it } from "vitest";
import { cleanedAnswer, upstreamHeaders } from "./upstream-headers.ts";

const names = [
  "user",
  "user-id",
  "user-email",
  "user-roles",
  "remote-user",
  "authenticated-user",
  "forwarded-user",
  "forwarded-for",
  "forwarded-host",
  "forwarded-proto",
  "forwarded-port",
  "forwarded-server",
  "real-ip",
  "client-ip",
  "original-url",
  "rewrite-url",
  "original-host",
  "http-method-override",
  "method-override",
  "middleware-subrequest",
  "middleware-rewrite",
  "paygauge-identity",
  "paygauge-role",
  "tenant",
  "issuer",
  "roles",
  "permissions",
  "host",
  "proxyuser-ip",
  "amzn-oidc-data",
  "goog-iap-jwt-assertion",
  "ms-client-principal",
  "waws-unencoded-url",
  "envoy-external-address",
  "csrf",
  "api-key",
  "admin",
  "debug",
  "internal",
  "session",
  "subject",
  "sub",
  "scope",
];
const others = [
  "forwarded",
  "via",
  "cf-connecting-ip",
  "cf-access-jwt-assertion",
  "cf-ray",
  "true-client-ip",
  "authorization",
  "cookie",
  "proxy-authorization",
  "te",
  "upgrade",
  "connection",
  "keep-alive",
  "trailer",
  "origin",
  "referer",
  "user-agent",
];

describe("headers between edge and origin", () => {
  it("S42 S43: nothing but the allow-list continues, however it is spelt", () => {
    const spelt = [
      ...names.flatMap((name) => [
        `x-${name}`,
        `X-${name.toUpperCase()}`,
        `x_${name.replaceAll("-", "_")}`,
        `x-${name.replaceAll("-", "_")}`,
      ]),
      ...others.flatMap((name) => [name, name.toUpperCase(), name.replaceAll("-", "_"), `x-${name}`]),
    ];
    expect(spelt.length).toBeGreaterThanOrEqual(60 * 4);
    expect(names.length + others.length).toBeGreaterThanOrEqual(60);
    const from = new Headers({ accept: "application/json", "idempotency-key": "k" });
    for (const name of spelt) from.set(name, "forged");
    const passed = upstreamHeaders(new Map(from), "a".repeat(32));
    expect([...passed.keys()].sort()).toEqual(["accept", "idempotency-key", "traceparent"]);
    expect(passed.get("traceparent")).toMatch(/^00-a{32}-[0-9a-f]{16}-01$/);
  });

  it("S46 S48: the answer loses what is not ours and is never cached", () => {
    const upstream = new Response("{}", {
      status: 200,
      headers: {
        "content-type": "application/json",
        server: "x",
        "x-powered-by": "y",
        "set-cookie": "a=b",
        "access-control-allow-origin": "*",
        "cache-control": "public",
        connection: "close",
        etag: '"1"',
        location: "https://evil.example",
      },
    });
    const cleaned = cleanedAnswer(upstream);
    expect([...cleaned.headers.keys()].sort()).toEqual(["cache-control", "content-type", "etag"]);
    expect(cleaned.headers.get("cache-control")).toBe("no-store");
    expect(
      cleanedAnswer(new Response(null, { status: 201, headers: { location: "/api/v1/jobs/1" } })).headers.get(
        "location",
      ),
    ).toBe("/api/v1/jobs/1");
    expect(cleanedAnswer(new Response(null, { status: 304, headers: { etag: '"1"' } })).status).toBe(304);
  });
});
