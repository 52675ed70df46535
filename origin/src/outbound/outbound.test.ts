/** Against a server that answers, stalls, redirects and floods as a provider may. */
import { createServer, type Server, type ServerResponse } from "node:http";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Gate } from "./gate.ts";
import { outbound, OutboundError, type OutboundRequest, type SharedGate } from "./outbound.ts";
import { providers } from "./providers.ts";

type Answering = (response: ServerResponse, times: number) => void;
let server: Server;
let address = "";
let answering: Answering = () => {};
let seen: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method ?? ""} ${request.url ?? ""}`);
    answering(response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  address = typeof bound === "object" && bound ? `http://127.0.0.1:${bound.port}/v3/` : "";
});
beforeEach(() => {
  seen = [];
});
afterAll(() => server.close());

function gateFor(limits = providers.mail.limits): SharedGate & { readonly reports: boolean[] } {
  const gate = new Gate(limits, Date.now());
  const reports: boolean[] = [];
  return {
    reports,
    acquire: () => gate.acquire(Date.now()),
    report: ({ isGood }) => {
      reports.push(isGood);
      gate.report(isGood, Date.now());
    },
  };
}

const waits: number[] = [];
const answer = v.object({ id: v.string() });
const request: OutboundRequest<typeof answer> = {
  method: "GET",
  path: "/models",
  headers: { authorization: "Bearer secret" },
  isRepeatable: true,
  answer,
};
const call = (part: Partial<typeof request> = {}, env = {}, gate: SharedGate = gateFor()) =>
  outbound({ env: { MAIL_PROVIDER_URL: address, ...env }, gate, wait: async (ms) => waits.push(ms) }, "mail", {
    ...request,
    ...part,
  });
const faultOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "answered",
    (error: unknown) => (error instanceof OutboundError ? error.fault : error),
  );
const json =
  (status: number, body: unknown, headers = {}): Answering =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

describe("an answer", () => {
  it("is parsed by its schema, from the path below the configured address", async () => {
    answering = json(200, { id: "m1", more: 1 });
    expect((await call()).body).toEqual({ id: "m1" });
    expect(seen).toEqual(["GET /v3/models"]);
  });
  it("of another shape is a named fault", async () => {
    answering = json(200, { name: 1 });
    expect(await faultOf(call())).toBe("shape");
    answering = (response) => response.writeHead(200).end("<html>");
    expect(await faultOf(call())).toBe("shape");
  });
  it.each([301, 302, 303, 307, 308])(
    "S87: that redirects with %i is not followed, to wherever it leads",
    async (status) => {
      for (const location of ["http://169.254.169.254/", "/v3/inside", "https://api.example/"]) {
        seen = [];
        answering = (response) => response.writeHead(status, { location }).end();
        expect(await faultOf(call())).toBe("redirect");
        expect(seen).toHaveLength(1);
      }
    },
  );
  it("that is too large is given up", async () => {
    answering = (response) => response.writeHead(200).end("x".repeat(providers.mail.maxBytes + 1));
    expect(await faultOf(call())).toBe("tooLarge");
  });
});

it("asks with each value of the query as it is", async () => {
  answering = json(200, { id: "m" });
  await call({ query: { q: "A & B + C % D #", start: "0" } });
  const asked = new URL(seen[0]?.split(" ")[1] ?? "", "http://provider.example").searchParams;
  expect([asked.get("q"), asked.get("start")]).toEqual(["A & B + C % D #", "0"]);
});

describe("tries", () => {
  it("are three of a request that can be repeated, after the wait that the provider asks for", async () => {
    waits.length = 0;
    answering = (response, times) =>
      (times < 3 ? json(503, {}, { "retry-after": "2" }) : json(200, { id: "m" }))(response, times);
    expect((await call()).body).toEqual({ id: "m" });
    expect([seen.length, waits]).toEqual([3, [2000, 2000]]);
  });
  it("are one of any other, and of a wait that is too long", async () => {
    answering = json(503, {});
    expect(await faultOf(call({ method: "POST", body: "{}", isRepeatable: false }))).toBe("status");
    expect(seen).toHaveLength(1);
    answering = json(429, {}, { "retry-after": "3600" });
    expect(await faultOf(call())).toBe("status");
    expect(seen).toHaveLength(2);
  });
  it("end with the refusal, whose body says why; nothing carries the key", async () => {
    answering = json(401, { errors: [{ message: "No." }] });
    const error = await call().catch((failed: unknown) => failed);
    expect(error).toMatchObject({ fault: "status", status: 401, answer: { errors: [{ message: "No." }] } });
    expect(JSON.stringify(error) + String(error)).not.toContain("secret");
    expect(seen).toHaveLength(1);
  });
});

describe("the gate", () => {
  it("is asked for every try, and told of every end", async () => {
    const gate = gateFor({ burst: 10, perSecond: 1, failures: 2, openMs: 60_000 });
    answering = json(500, {});
    expect(await faultOf(call({}, {}, gate))).toBe("open");
    expect([seen.length, gate.reports]).toEqual([2, [false, false]]);
    expect(await faultOf(call({}, {}, gate))).toBe("open");
    expect(seen).toHaveLength(2);
  });
});

describe("a rate limit that the provider states", () => {
  const resetIn = (seconds: number) => String(Math.ceil(Date.now() / 1000) + seconds);
  it("closes the gate until its reset once no call is left, though the answer is good", async () => {
    const counted = new Gate(providers.mail.limits, Date.now());
    const gate: SharedGate = {
      acquire: () => counted.acquire(Date.now()),
      report: ({ isGood, holdMs }) => {
        counted.report(isGood, Date.now());
        if (holdMs > 0) counted.holdFor(holdMs, Date.now());
      },
    };
    answering = json(200, { id: "m" }, { "x-ratelimit-remain": "0", "x-ratelimit-reset": resetIn(20) });
    expect((await call({}, {}, gate)).body).toEqual({ id: "m" });
    expect(await call({}, {}, gate).catch((error: unknown) => error)).toMatchObject({ fault: "open" });
    expect(seen).toHaveLength(1);
  });
  it("is reported with the refusal: when the next try can be", async () => {
    answering = json(429, {}, { "x-ratelimit-reset": resetIn(120) });
    const error = await call().catch((failed: unknown) => failed);
    expect(error).toMatchObject({ fault: "status", status: 429 });
    expect(error instanceof OutboundError && error.retryAfterMs > 100_000).toBe(true);
    expect(seen).toHaveLength(1);
  });
  it("that is not used up closes nothing", async () => {
    const gate = gateFor();
    answering = json(200, { id: "m" }, { "x-ratelimit-remain": "5", "x-ratelimit-reset": resetIn(20) });
    await call({}, {}, gate);
    expect((await call({}, {}, gate)).body).toEqual({ id: "m" });
  });
});

describe("addresses", () => {
  const deployed = { ENVIRONMENT: "production" };
  it.each([
    "http://127.0.0.1:1/",
    "https://10.0.0.1/",
    "https://[::1]/",
    "http://api.example/",
    "https://u:p@api.example/",
    "nonsense",
    // Other spellings of private addresses, and names that only a local resolver knows.
    "https://2130706433/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://127.1/",
    "https://１２７.0.0.1/",
    "https://[::]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[::ffff:0:169.254.169.254]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://[64:ff9b:1::a00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fec0::1]/",
    "https://[fd12:3456::1]/",
    "https://localhost./",
    "https://api.localhost/",
    "https://metadata.google.internal/",
    "https://printer.local/",
    "https://intranet/",
    "https://kubernetes.default.svc/",
    "https://router.lan/",
  ])("S87: %s is refused in a deployed system, and nothing is sent", async (url) => {
    expect(await faultOf(call({}, { ...deployed, MAIL_PROVIDER_URL: url }))).toBe("private");
  });
  it("without an answer is a fault of its own", async () => {
    expect(await faultOf(call({ isRepeatable: false }, { MAIL_PROVIDER_URL: "http://127.0.0.1:1/" }))).toBe("noAnswer");
  });
});
