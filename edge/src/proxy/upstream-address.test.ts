import fc from "fast-check";
import { expect, it } from "vitest";
import type { EdgeBindings } from "../environment.ts";
import { decidePath } from "../rules/decided-path.ts";
import { rawQuery } from "../rules/request-path.ts";
import { fetchOrigin } from "./ask-origin.ts";

/** What the upstream's side of the binding is asked. */
async function askedFor(address: string): Promise<Request> {
  const seen: Request[] = [];
  const fetch = async (asked: string, init: RequestInit) => {
    seen.push(new Request(asked, init));
    return new Response(null, { status: 204 });
  };
  const binding = { fetch };
  // Only this binding is read where no API_URL is set.
  await fetchOrigin({ ORIGIN: binding } as unknown as EdgeBindings, address, { method: "GET" });
  const [request] = seen;
  if (!request) throw new Error("Nothing was asked.");
  return request;
}

const hostileTexts = [
  "@evil.example",
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "http://evil.example",
  ":80@evil.example",
  "/..//evil.example",
  "/%2e%2e/x",
  "/%2f%2fevil.example",
  "/;@evil.example",
  "/a/../../b",
  "/\u0000",
  "/%00",
  "?",
  "/api/v1/jobs/../../internal/seed",
  "/api/v1/jobs/%2e%2e/internal",
  "/#@evil.example",
  "/ evil",
  "/\tevil",
];
const hostile = fc.constantFrom(...hostileTexts);
const paths = fc.oneof(
  hostile,
  fc.tuple(fc.constant("/"), hostile, fc.string()).map((parts) => parts.join("")),
  fc.string({ unit: "binary" }).map((text) => `/${text}`),
  fc.webPath(),
);

it("S45: whatever is asked, the upstream's address is the fixed origin with the decided path", async () => {
  let passed = 0;
  await fc.assert(
    fc.asyncProperty(paths, fc.oneof(fc.webQueryParameters(), fc.string()), async (raw, search) => {
      const path = decidePath(raw);
      if (path === null) return;
      passed += 1;
      const query = rawQuery(
        new Request(`http://brand1.example/${search === "" ? "" : `?${encodeURI(search.toWellFormed())}`}`),
      );
      const request = await askedFor(`${path}${query}`);
      const url = new URL(request.url);
      expect(url.origin).toBe("http://origin.internal");
      expect([url.username, url.password, url.pathname]).toEqual(["", "", path]);
      expect(request.redirect).toBe("manual");
    }),
    { numRuns: 2000 },
  );
  expect(passed).toBeGreaterThan(200);
});

it("S45: a redirect of the upstream is answered, not followed", async () => {
  const asksIt = (address: string, init: RequestInit) => answer(new Request(address, init));
  const env = { ORIGIN: { fetch: asksIt } } as unknown as EdgeBindings;
  const asked: string[] = [];
  async function answer(request: Request): Promise<Response> {
    asked.push(request.url);
    return new Response(null, { status: 302, headers: { location: "http://evil.example/" } });
  }
  const response = await fetchOrigin(env, "/api/v1/jobs", { method: "GET" });
  expect([response.status, asked]).toEqual([302, ["http://origin.internal/api/v1/jobs"]]);
});
