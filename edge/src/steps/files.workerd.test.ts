import { beforeAll, describe, expect, it } from "vitest";
import { fixedHeaders } from "../rules/security-headers.ts";
import { call, ordinaryWorld, personOf, signIn } from "../support/test-world.ts";

let cookie = "";
beforeAll(async () => {
  await ordinaryWorld({ p1: personOf("p1", ["sysAdmin"]) });
  cookie = await signIn("p1");
});

const ask = (path: string, headers: Record<string, string> = {}) => call("GET", path, { cookie, headers });

describe("files of the build", () => {
  it("asks once for a file whose name carries its hash, and answers a browser that has it with 304", async () => {
    const first = await ask("/assets/counted.js");
    const again = await ask("/assets/counted.js");
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
    expect(again.headers.get("content-type")).toBe("text/javascript");
    const known = await ask("/assets/counted.js", { "if-none-match": again.headers.get("etag") ?? "" });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    expect(known.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("S31: every fixed security header is on a file that is kept exactly as on the first answer, and on a 304", async () => {
    const first = await ask("/assets/counted.css");
    const again = await ask("/assets/counted.css");
    const known = await ask("/assets/counted.css", { "if-none-match": again.headers.get("etag") ?? "" });
    expect(await again.text(), "the second is the kept one").toBe(await first.text());
    expect(known.status).toBe(304);
    for (const answer of [first, again, known])
      expect(Object.fromEntries(Object.keys(fixedHeaders).map((name) => [name, answer.headers.get(name)]))).toEqual(
        fixedHeaders,
      );
  });

  it("asks every time for a file without a hash in its name", async () => {
    const first = await (await ask("/assets/samples/counted.csv")).text();
    expect(await (await ask("/assets/samples/counted.csv")).text()).not.toBe(first);
  });

  it("keeps the gate before what it holds: a user who is not signed in gets no part of it", async () => {
    await ask("/assets/counted.js");
    const stranger = await call("GET", "/assets/counted.js");
    expect([stranger.status, (await stranger.text()).includes("asked")]).toEqual([401, false]);
  });

  it("answers 404 for a file outside the build, and remembers no part of it", async () => {
    expect((await ask("/assets/absent.js")).status).toBe(404);
  });
});
