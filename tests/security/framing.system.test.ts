import { createHash } from "node:crypto";
import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../support/client.ts";
import { sendRaw } from "../support/send-raw.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

let system: RunningSystem;

beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
});

afterAll(() => system.end());

const host = (): string => `brand1.localhost:${system.port}`;

/** Sends bytes as they are and reads what comes back until the peer is done. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(system.port, "127.0.0.1");
    let said = "";
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(text, "latin1"));
    socket.on("data", (part: string) => (said += part));
    socket.on("close", () => resolve(said));
    socket.on("error", () => resolve(said));
    socket.setTimeout(5000, () => socket.destroy());
  });
}

/** The status of the first answer; the connection is left then, whether the server would or not. */
const firstStatus = async (text: string): Promise<number> => (await sendRaw(system.port, text, 0)).status;

const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, digits]) => Number(digits));

/** A second request that a confused server would find inside the first. */
const hidden = () => `GET /hidden-in-the-body HTTP/1.1\r\nHost: ${host()}\r\n\r\n`;

/** Twenty ways to frame one request so that two servers could read two. */
function framings(): Record<string, string> {
  const head = (lines: readonly string[], body: string, end = "\r\n") =>
    [`POST /auth/preferences HTTP/1.1`, `Host: ${host()}`, "Connection: close", ...lines, "", body].join(end);
  const long = `Content-Length: ${hidden().length}`;
  const chunked = "Transfer-Encoding: chunked";
  const none = `0\r\n\r\n${hidden()}`;
  return {
    "both, length first": head([long, chunked], none),
    "both, chunked first": head([chunked, long], none),
    "two lengths": head(["Content-Length: 0", long], hidden()),
    "the same length twice": head([long, long], hidden()),
    "lengths in a list": head([`Content-Length: 0, ${hidden().length}`], hidden()),
    "a negative length": head(["Content-Length: -1"], hidden()),
    "a signed length": head([`Content-Length: +${hidden().length}`], hidden()),
    "a length in hex": head(["Content-Length: 0x10"], hidden()),
    "an empty length": head(["Content-Length: "], hidden()),
    "a length of words": head(["Content-Length: ten"], hidden()),
    "a huge length": head(["Content-Length: 99999999999999999999"], hidden()),
    "an unknown coding": head(["Transfer-Encoding: xchunked"], none),
    "chunked twice": head(["Transfer-Encoding: chunked, chunked"], none),
    "identity and chunked": head(["Transfer-Encoding: identity", chunked], none),
    "a coding behind a tab": head(["Transfer-Encoding:\tchunked"], none),
    "a name with a space": head(["Transfer-Encoding : chunked"], none),
    "a folded line": head(["X-A: b", " Transfer-Encoding: chunked"], none),
    "a bad chunk size": head([chunked], `zz\r\n${hidden()}`),
    "a chunk larger than it says": head([chunked], `1\r\nabcdef\r\n${none}`),
    "bare line feeds": head([long, chunked], none, "\n"),
  };
}

describe("what surrounds a request", () => {
  it("S41: a request framed in two ways is refused, or is one request", async () => {
    const cases = Object.entries(framings());
    expect(cases).toHaveLength(20);
    for (const [what, text] of cases) {
      const answer = await raw(text);
      const statuses = statusesOf(answer);
      // A body that breaks off is a 500 of the local server itself, which is where the platform does in production.
      const isOurs = /^content-security-policy:/im.test(answer);
      const isFault = isOurs && statuses.some((status) => status >= 500);
      expect([what, statuses.length <= 1, isFault]).toEqual([what, true, false]);
    }
    // What each was to the gateway, by its own log, up to the honest request after them: never the hidden one.
    expect((await ask(system.port, "brand1.localhost", "/login")).status).toBe(200);
    const paths = () => [...system.log().matchAll(/"path":"([^"]*)"/g)].map(([, path]) => path);
    await expect.poll(paths).toContain("/login");
    const seen = paths();
    expect(seen).not.toContain("/hidden-in-the-body");
    expect(seen.filter((path) => path === "/auth/preferences").length).toBeLessThanOrEqual(cases.length);
  });

  it("S34: nothing is upgraded to a WebSocket, from any page, with a session or without", async () => {
    const client = await signIn(system.port, "sasha.sysadmin");
    const session = `Cookie: __Host-session=${client.cookies().get("__Host-session") ?? ""}`;
    const upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
    for (const origin of [`http://${host()}`, "http://evil.example"]) {
      const paths = ["/", "/profile", "/api/v1/users/user-permissions", "/dev/experiments/websocket-poc"];
      for (const path of [...paths, "/api/v1/dev-socket"]) {
        for (const cookie of [[], [session]]) {
          const lines = [`GET ${path} HTTP/1.1`, `Host: ${host()}`, `Origin: ${origin}`, ...upgrade, key, ...cookie];
          const status = await firstStatus(`${lines.join("\r\n")}\r\n\r\n`);
          expect([path, origin, status >= 200 && status < 500]).toEqual([path, origin, true]);
        }
      }
    }
  });

  it("S34: a WebSocket opens with a developer's session from a page of the brand, and of no other site", async () => {
    const client = await signIn(system.port, "dana.developer");
    const session = `Cookie: __Host-session=${client.cookies().get("__Host-session") ?? ""}`;
    const upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"];
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
    const statusFrom = (...origin: string[]) => {
      const lines = ["GET /api/v1/dev-socket HTTP/1.1", `Host: ${host()}`, ...origin, ...upgrade, key, session];
      return firstStatus(`${lines.join("\r\n")}\r\n\r\n`);
    };
    expect(await statusFrom(`Origin: http://${host()}`)).toBe(101);
    expect(await statusFrom("Origin: http://evil.example")).toBe(403);
    expect(await statusFrom()).toBe(403);
  });

  it("S33: scripts, styles and modules fetched ahead carry the digest of what is served", async () => {
    const client = await signIn(system.port, "sasha.sysadmin");
    const page = await client.open("/profile");
    const tags = [
      ...page.text().matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g),
    ];
    expect(tags.length).toBeGreaterThan(3);
    for (const [tag, path = ""] of tags) {
      const { body } = await client.open(path);
      const digest = `sha384-${createHash("sha384").update(body).digest("base64")}`;
      expect([path, /integrity="([^"]+)"/.exec(tag)?.[1]]).toEqual([path, digest]);
    }
  });

  it("S64: two hundred clients that never finish their requests or read their answers hold no one up", async () => {
    // Headers that never end, bodies that never end, and answers that are never read.
    const beginnings = [
      `POST /auth/sign-out HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 9\r\n`,
      `POST /auth/sign-out HTTP/1.1\r\nHost: ${host()}\r\nContent-Length: 9000\r\n\r\n`,
      `GET /login HTTP/1.1\r\nHost: ${host()}\r\n\r\n`.repeat(20),
    ];
    const slow = Array.from({ length: 200 }, (_, at) => {
      const socket = net.connect(system.port, "127.0.0.1");
      socket.on("error", () => socket.destroy());
      if (at % 3 === 2) socket.pause();
      socket.on("connect", () => socket.write(beginnings[at % 3] ?? ""));
      return socket;
    });
    try {
      await Promise.all(slow.map((socket) => new Promise((resolve) => socket.once("ready", resolve))));
      const answers = [];
      for (let time = 0; time < 20; time++) {
        for (const [at, socket] of slow.entries()) if (at % 3 < 2 && !socket.destroyed) socket.write("X");
        answers.push((await ask(system.port, "brand1.localhost", "/login")).status);
      }
      expect(answers).toEqual(Array.from({ length: 20 }, () => 200));
    } finally {
      for (const socket of slow) socket.destroy();
    }
    expect((await ask(system.port, "brand1.localhost", "/healthz")).status).toBe(200);
  });
});
