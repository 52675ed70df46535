import { beforeEach, expect, it } from "vitest";
import { brandOne, call, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

beforeEach(() => ordinaryWorld({ dana: personOf("dana", ["developer"]) }));

const manyCookies = Array.from({ length: 40 }, (_, at) => `other${at}=${"x".repeat(1000)}`).join("; ");

it("S73: a page load with too many cookies is answered with a page that says what to do", async () => {
  const answer = await visit("/analysis", { cookie: manyCookies });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([431, "text/html; charset=utf-8"]);
  const text = await answer.text();
  expect(text).toContain("This page can’t be opened");
  expect(text).toMatch(/cookies/i);
  expect(answer.headers.get("content-security-policy")).toContain("default-src");
});

it.each([
  ["an address over its limit", `/analysis?x=${"y".repeat(9000)}`, {}, 414],
  ["a path that reads in two ways", "/analysis/%2e%2e%2fadmin", {}, 400],
  ["an unknown host", "/analysis", { at: "http://other.example:8787" }, 421],
  ["a method that no page takes", "/analysis", { method: "POST" }, 403],
] as const)("S73: %s is refused with a page", async (_name, path, init, status) => {
  const answer = await visit(path, init);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
});

it("S73: the page is in the visitor's language, and a HEAD has no body", async () => {
  const headers = { "accept-language": "de" };
  const page = await visit("/analysis", { cookie: manyCookies, headers });
  expect(await page.text()).toContain("Diese Seite lässt sich nicht öffnen");
  const head = await visit("/analysis", { cookie: manyCookies, method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([431, ""]);
});

it("S73: calls keep their problem details, asked by a page or navigated to", async () => {
  const cookie = await signIn("dana");
  const types = [
    await call("GET", "/api/v1/nothing", { cookie }),
    await visit("/api/v1/nothing", { cookie, at: brandOne }),
    await call("GET", `/analysis?x=${"y".repeat(9000)}`, { cookie }),
  ].map((answer) => [answer.status, answer.headers.get("content-type")]);
  expect(types).toEqual([
    [404, "application/problem+json"],
    [404, "application/problem+json"],
    [414, "application/problem+json"],
  ]);
});
