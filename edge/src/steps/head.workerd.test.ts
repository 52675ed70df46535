import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { sitemap } from "@paygauge/api-types/sitemap";
import type { Page } from "@paygauge/api-types/sitemap/page";
import { examplePath } from "@paygauge/api-types/sitemap/example-path";
import { anyAddress, brandOne, ordinaryWorld, personOf, setOrigin, signIn } from "../support/test-world.ts";

/** Each kind of parameter as its call reads it. */
const filled = (path: string): string =>
  path
    .replace(":linkToken", `pgt_${"a".repeat(43)}`)
    .replace(":reportType", "insights")
    .replace(":sha256", "a".repeat(64))
    .replaceAll(/:\w+/g, "1");

const calls = compiledCalls.filter(({ call }) => call.method === "GET").map(({ path }) => filled(path));
const pages = Object.values<Page>(sitemap).map((page) => examplePath(page.path));
const others = [
  "/healthz",
  "/login",
  "/lobby",
  "/401",
  "/404",
  "/500",
  "/503",
  "/auth/jwks.json",
  "/upload/one",
  "/nowhere",
];

/** Clients that send HEAD: mail scanners, link previews and the product's own pages. */
const clients: Readonly<Record<string, Record<string, string>>> = {
  browser: {
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "none",
    "sec-fetch-dest": "document",
    accept: "text/html",
  },
  page: { "sec-fetch-mode": "cors", "sec-fetch-site": "same-origin", accept: "application/json" },
  scanner: { accept: "text/html,*/*" },
};

/** Headers that differ from answer to answer. */
const ownToEach = /^(?:x-request-id|x-correlation-id|traceresponse|date|set-cookie|content-security-policy)$/;

async function ask(method: string, path: string, headers: Record<string, string>, cookie: string) {
  const own = { ...headers, "cf-connecting-ip": anyAddress(), ...(cookie === "" ? {} : { cookie }) };
  const asked = new Request(`${brandOne}${path}`, { method, headers: own, redirect: "manual" });
  const answer = await exports.default.fetch(asked);
  const named = [...answer.headers].filter(([name]) => !ownToEach.test(name));
  return { status: answer.status, headers: Object.fromEntries(named), text: await answer.text() };
}

describe("S81: HEAD is answered as GET, without the body", () => {
  let cookie = "";
  beforeAll(async () => {
    await ordinaryWorld({ dana: personOf("dana", ["developer"]) });
    cookie = await signIn("dana");
    const stop = { buyer: "B", sender: "S", language: "en", isStopped: false };
    await setOrigin({
      answers: Object.fromEntries(calls.filter((path) => path.includes("/stop/")).map((path) => [path, stop])),
    });
  });

  it("by calls and pages there are", () => {
    expect(calls.length).toBeGreaterThan(90);
    expect(pages.length).toBeGreaterThan(40);
    expect(env.ENVIRONMENT).toBe("local");
  });

  it.each(Object.entries(clients))("of a %s, at every call, page and file", async (_name, headers) => {
    const wrong: unknown[] = [];
    for (const path of [...calls, ...pages, ...others])
      for (const as of [cookie, ""]) {
        const { text: body, ...head } = await ask("HEAD", path, headers, as);
        const { text: _body, ...get } = await ask("GET", path, headers, as);
        if (body !== "" || JSON.stringify(head) !== JSON.stringify(get))
          wrong.push({ path, as: as !== "", head, get, body });
      }
    expect(wrong).toEqual([]);
  });
});
