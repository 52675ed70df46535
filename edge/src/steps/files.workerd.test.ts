import { beforeAll, describe, expect, it } from "vitest";
import { fixedHeaders } from "../rules/security-headers.ts";
import { call, ordinaryWorld, personOf, signIn, visit } from "../support/test-world.ts";

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

  it.each([
    ["gzip, deflate, br", "br", "packed as br"],
    ["gzip", "gzip", "packed as gz"],
    ["gzip;q=0.9, br;q=0.1", "gzip", "packed as gz"],
    ["identity", null, "packed"],
  ])("serves what the build compressed to a client of %s, with a tag of its own", async (accepted, coding, bytes) => {
    const tags = new Set<string | null>();
    for (const path of ["/assets/packed.js", "/assets/packed.js"]) {
      const found = await ask(path, { "accept-encoding": accepted });
      expect([found.status, found.headers.get("content-encoding"), await found.text()]).toEqual([200, coding, bytes]);
      expect([found.headers.get("content-type"), found.headers.get("vary")]).toEqual([
        "text/javascript",
        "accept-encoding",
      ]);
      tags.add(found.headers.get("etag"));
    }
    const [tag] = tags;
    expect([tags.size, tag]).toEqual([1, `"/assets/packed.js${{ br: ".br", gzip: ".gz" }[coding ?? ""] ?? ""}"`]);
    for (const known of [`"x", W/${tag}`, `${tag}`, "*"]) {
      const answer = await ask("/assets/packed.js", { "accept-encoding": accepted, "if-none-match": known });
      expect([answer.status, await answer.text()], known).toEqual([304, ""]);
    }
    const other = { "accept-encoding": accepted, "if-none-match": '"/assets/packed"' };
    expect((await ask("/assets/packed.js", other)).status).toBe(200);
  });

  it("serves a file that the build did not compress to a client that takes anything", async () => {
    const found = await ask("/assets/main.js", { "accept-encoding": "br, gzip" });
    expect([found.headers.get("content-encoding"), await found.text()]).toEqual([null, "export {}"]);
    const [one, two] = await Promise.all(
      ["/assets/samples/ledger.csv", "/public/logo.svg"].map((path) => ask(path, { "accept-encoding": "br" })),
    );
    expect([one?.headers.get("vary"), two?.headers.get("vary")]).toEqual(["accept-encoding", "accept-encoding"]);
  });

  it("asks once for a file that the build did not compress, whatever its clients take", async () => {
    const headers = { "accept-encoding": "gzip, deflate, br" };
    const first = await (await ask("/assets/once/counted.js", headers)).text();
    expect(await (await ask("/assets/once/counted.js", headers)).text()).toBe(first);
  });

  it("gives no client a coding that it doesn’t take, also of a file that is kept for others", async () => {
    const got = async (accepted: string) => {
      const found = await ask("/assets/half.js", { "accept-encoding": accepted });
      return [found.headers.get("content-encoding"), await found.text()];
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await got("br, gzip")).toEqual(["gzip", "packed as gz"]);
      expect(await got("br")).toEqual([null, "half"]);
      expect(await got("gzip")).toEqual(["gzip", "packed as gz"]);
    }
  });

  it("answers 404 for a compressed file by its own name", async () => {
    for (const path of ["/assets/packed.js.br", "/assets/packed.js.gz", "/public/logo.svg.br"])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  it("compresses neither a page nor a call: both mix secrets with what others typed", async () => {
    const headers = { "accept-encoding": "gzip, br" };
    const answers = [await visit("/profile", { cookie, headers }), await ask("/feature-flags", headers)];
    expect(answers.map((each) => [each.status, each.headers.get("content-encoding")])).toEqual([
      [200, null],
      [200, null],
    ]);
  });
});
