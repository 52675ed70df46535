import net from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "@paygauge/api-types/limits";
import { ask as askAs, Client } from "../support/client.ts";
import { choose, signIn, toProvider } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

let system: RunningSystem;

beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
});

afterAll(() => system.end());

/** Sends bytes as they are, which no HTTP client would, and reads what comes back until the peer is done. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(system.port, "127.0.0.1");
    let said = "";
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(text, "latin1"));
    socket.on("data", (part: string) => (said += part));
    socket.on("close", () => resolve(said));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE" ? resolve(said) : reject(error),
    );
    socket.setTimeout(10_000, () => socket.destroy());
  });
}

async function statusOf(request: string): Promise<number> {
  const answer = await raw(request);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

const host = (): string => `brand1.localhost:${system.port}`;
const get = (path: string, headers: readonly string[] = [`Host: ${host()}`], method = "GET"): string =>
  `${method} ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\nConnection: close\r\n\r\n`;

describe("requests that no browser sends", () => {
  it("answers the honest one", async () => {
    expect(await statusOf(get("/login"))).toBe(200);
  });

  it("S35: hostile hosts get 421 or 400, never branding and never a failure", async () => {
    const hosts = [
      `brand1.localhost@evil.example`,
      `brand1.localhost:${system.port}@evil.example`,
      "evil.example",
      "",
      "brand1.localhost:80:80",
      "brand1.localhost:99999",
      "brand1.localhost, evil.example",
      `brand1.localhost.evil.example:${system.port}`,
      "xn--brand1",
      "[::1]",
      `brand1.localhost..:${system.port}`,
      "brand1.localhost#x",
      "brand1_localhost",
      "127.0.0.1",
    ];
    for (const each of hosts) {
      const answer = await raw(get("/login", [`Host: ${each}`]));
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      expect([each, answer.includes("Harbour Payments")]).toEqual([each, false]);
      // A host that makes no address at all fails in the local server itself, before the product sees the request.
      if (URL.canParse(`http://${each}/login`)) expect([each, [0, 400, 421].includes(status)]).toEqual([each, true]);
    }
    // The local server in front reads the host's slash as the path's: then it is a path that no page has.
    expect([0, 302, 400, 404, 421]).toContain(await statusOf(get("/login", [`Host: ${host()}/evil`])));
    const doubled = await raw(get("/login", [`Host: ${host()}`, "Host: evil.example"]));
    expect(doubled).not.toContain("Harbour Payments");
    expect(await statusOf(get("/login", [`Host: BRAND1.LocalHost.:${system.port}`]))).toBe(200);
  });

  it("S38: paths that two parsers read in two ways are refused", async () => {
    for (const path of [
      "//evil.example",
      "/\\evil.example",
      "/profile%2f..%2fdev",
      "/a%5cb",
      "/a;b",
      "/a%00",
      "/a%252f",
    ]) {
      const answer = await raw(get(path));
      expect([path, /"code":"(\w+)"/.exec(answer)?.[1]]).toEqual([path, "PATH_REFUSED"]);
    }
    // Dots are resolved before the product sees the path: then it is one that no one outside may ask for.
    expect([400, 404]).toContain(await statusOf(get("/api/v1/%2e%2e/%2e%2e/internal/seed")));
  });

  it("S38: dot segments are refused, or resolved before anything is decided by them", async () => {
    const plain = await statusOf(get("/profile"));
    for (const path of ["/%2e%2e/profile", "/../profile", "/login/../profile", "/login/%2E%2E/profile"])
      expect([400, plain]).toContain(await statusOf(get(path)));
  });

  it("S39: unused methods get 405", async () => {
    for (const method of ["TRACE", "OPTIONS", "PROPFIND"]) {
      const status = await statusOf(get("/login", [`Host: ${host()}`], method));
      expect([method, status === 405 || status === 400 || status === 501]).toEqual([method, true]);
    }
  });

  it("S40: long addresses and heavy headers are notified", async () => {
    expect([414, 431, 400]).toContain(await statusOf(get(`/login?x=${"a".repeat(9000)}`)));
    expect([431, 400, 413]).toContain(
      await statusOf(get("/login", [`Host: ${host()}`, `X-Long: ${"a".repeat(17_000)}`])),
    );
    const many = Array.from({ length: 120 }, (_, index) => `X-H${index}: 1`);
    expect([431, 400]).toContain(await statusOf(get("/login", [`Host: ${host()}`, ...many])));
  });

  it("S25 S10: two cookie headers with a good session sign no one in; nor does a session after its sign-out", async () => {
    const client = await signIn(system.port, "sasha.sysadmin");
    const cookie = `__Host-session=${client.cookies().get("__Host-session") ?? ""}`;
    const ask = (...cookies: string[]): Promise<number> =>
      statusOf(
        get("/feature-flags", [
          `Host: ${host()}`,
          "Sec-Fetch-Mode: cors",
          "Sec-Fetch-Site: same-origin",
          ...cookies.map((each) => `Cookie: ${each}`),
        ]),
      );
    expect(await ask(cookie)).toBe(200);
    expect([400, 401]).toContain(await ask(cookie, cookie));
    expect([400, 401]).toContain(await ask(`${cookie}; ${cookie}`));
    const out = `POST /auth/sign-out HTTP/1.1\r\nHost: ${host()}\r\nOrigin: http://${host()}\r\nX-CSRF: 1\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    expect(await statusOf(out)).toBe(200);
    expect(await ask(cookie)).toBe(401);
  });

  it("S43: Connection strikes out no header of ours: the origin gets the edge's proof whatever it names", async () => {
    const client = await signIn(system.port, "sasha.sysadmin");
    const cookie = `Cookie: __Host-session=${client.cookies().get("__Host-session") ?? ""}`;
    for (const named of ["x-paygauge-identity", "x-user", "traceparent, x-paygauge-identity", "host, cookie"]) {
      const lines = [`GET /feature-flags HTTP/1.1`, `Host: ${host()}`, "Sec-Fetch-Mode: cors", cookie];
      const answer = await statusOf([...lines, `Connection: close, ${named}`, "X-User: forged", "", ""].join("\r\n"));
      expect([named, answer]).toEqual([named, 200]);
    }
  });

  it("S61: anyone who begins hundreds of sign-ins shuts no one out, with made-up addresses or without", async () => {
    const begin = (at: number) =>
      askAs(system.port, "brand1.localhost", "/auth/sign-in", {
        headers: { "sec-fetch-mode": "navigate", "cf-connecting-ip": `192.0.2.${at % 250}` },
      });
    const met = new Set<number>();
    // Locally a limit is sixty times as high: six hundred a minute.
    for (let sent = 0; sent < 700; sent += 50)
      for (const { status } of await Promise.all(Array.from({ length: 50 }, (_, at) => begin(sent + at))))
        met.add(status);
    expect([...met]).toEqual([303]);
    expect((await signIn(system.port, "isla.issuer")).cookies().has("__Host-session")).toBe(true);
  });

  it("S19: five tabs of a browser sign in, each a little after the other, and all of them get in", async () => {
    for (let round = 0; round < 32; round += 1) {
      const tabs = new Client(system.port);
      const choices = await Promise.all(Array.from({ length: 5 }, () => toProvider(tabs)));
      const ends = await Promise.all(
        choices.map(async (choice, tab) => {
          // How far apart they are is what is tried: from at once to fifteen milliseconds.
          await new Promise((resolve) => setTimeout(resolve, tab * (round % 16)));
          return choose(tabs, choice, "alan.accountmanager");
        }),
      );
      expect(ends, `round ${round}`).toEqual(ends.map(() => "/profile"));
    }
  });

  it("S59: the correlation id of an answer is our own, whatever trace the client names", async () => {
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
    const answers = [
      await askAs(system.port, "brand1.localhost", "/login", { headers }),
      await askAs(system.port, "brand1.localhost", "/api/v1/system-mode", { headers }),
    ];
    for (const answer of answers) expect(answer.headers["x-correlation-id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(answers.map((answer) => answer.headers["x-correlation-id"])).not.toContain(trace);
    await expect.poll(() => system.log()).toContain(`"parent":"${trace}-00f067aa0ba902b7"`);
  });

  it("S20: the provider reads the encrypted hint, and an answer to it that was changed names no session", async () => {
    const client = await signIn(system.port, "sasha.sysadmin");
    const out = await client.call("POST", "/auth/sign-out");
    const { redirectTo } = out.json<{ redirectTo: string }>();
    const { hostname, pathname, searchParams } = new URL(redirectTo);
    const hint = searchParams.get("id_token_hint") ?? "";
    expect(hint.split(".")).toHaveLength(5);
    // Without the client's name next to it, the provider knows whose sign-out it is by the hint alone.
    searchParams.delete("client_id");
    const named = await client.send(hostname, `${pathname}?${searchParams.toString()}`);
    expect([named.status, named.text().includes("Signing out")]).toEqual([200, true]);
    const secret = /name="xsrf" value="([^"]+)"/.exec(named.text())?.[1] ?? "";
    const confirmed = await client.send(hostname, "/session/end/confirm", {
      method: "POST",
      body: `xsrf=${secret}&logout=yes`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(confirmed.headers.location).toBe(`http://${host()}/login?error=SIGNED_OUT`);
    searchParams.set("id_token_hint", `${hint.slice(0, -4)}AAAA`);
    const changed = await client.send(hostname, `${pathname}?${searchParams.toString()}`);
    expect(changed.text()).not.toContain(`value="${secret}"`);
    expect((await client.open("/auth/sign-in?callbackUrl=%2Fprofile")).host).toBe("id.localhost");
  });

  it("clients that go away in the middle of their uploads leave their places to others", async () => {
    const client = await signIn(system.port, "sasha.sysadmin");
    const job = { name: "Broken off", kind: "advanced", issuerId: "issuer-harbour", buyerId: "buyer-calder-county" };
    const facts = { currency: "GBP", buyerCountry: "GBR", capabilities: ["stp"] };
    const { id } = (await client.call("POST", "/api/v1/jobs", { ...job, ...facts })).json<{ id: string }>();
    // Larger than what is read before a place is taken.
    const file = Buffer.alloc(limits.jsonBodyBytes + 100_000, "x");
    const begun = await client.call("POST", `/api/v1/jobs/${id}/uploads`, { fileName: "a.csv", size: file.length });
    const { upload } = begun.json<{ upload: { id: string } }>();
    const path = `/api/v1/jobs/${id}/uploads/${upload.id}/parts/1`;
    const put = async () => {
      const answer = await client.call("PUT", path, file);
      return answer.status === 200 ? "stored" : answer.json<{ code: string }>().code;
    };
    const head = [
      `Host: ${host()}`,
      `Cookie: __Host-session=${client.cookies().get("__Host-session") ?? ""}`,
      "Sec-Fetch-Mode: cors",
      "Sec-Fetch-Site: same-origin",
      "X-CSRF: 1",
      "Content-Type: application/octet-stream",
      `Content-Length: ${file.length}`,
    ];
    const beginning = `PUT ${path} HTTP/1.1\r\n${head.join("\r\n")}\r\n\r\n${"x".repeat(5000)}`;
    const halves: net.Socket[] = [];
    const beginOne = () => {
      const socket = net.connect(system.port, "127.0.0.1", () => socket.write(beginning));
      halves.push(socket.on("error", () => undefined));
    };
    const withOneMore = () => {
      beginOne();
      return put();
    };
    // As many as one user has places, and those that the question was quicker than.
    for (let at = 0; at < limits.uploadPartsAtOnce; at += 1) beginOne();
    await expect.poll(withOneMore, { timeout: 20_000 }).toBe("SERVICE_BUSY");
    for (const socket of halves) socket.destroy();
    await expect.poll(put, { timeout: 20_000 }).toBe("stored");
  });

  it("S44: what only the edge may call is not reachable from outside, seed and all", async () => {
    for (const [method, path] of [
      ["POST", "/internal/seed"],
      ["GET", "/internal/edge-configuration"],
      ["POST", "/internal/sign-in"],
    ] as const) {
      const forged = [
        `Host: ${host()}`,
        "Content-Length: 0",
        "X-CSRF: 1",
        "Sec-Fetch-Site: same-origin",
        "X-Paygauge-Identity: eyJhbGciOiJub25lIn0.eyJzdWIiOiJlZGdlIn0.AAAA",
      ];
      expect([path, [404, 405].includes(await statusOf(get(path, forged, method)))]).toEqual([path, true]);
    }
  });
});
