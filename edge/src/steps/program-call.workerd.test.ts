import { env, exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { clientKey } from "@paygauge/api-types/entities/programs";
import {
  anyAddress,
  brandOne,
  call,
  issuer,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  setOrigin,
  setProvider,
  signIn,
} from "../support/test-world.ts";

const audience = "https://api.paygauge.example";
const jobs = "/api/v1/jobs/get";
/** Each test has a client of its own: what is cached and counted of one is not another's. */
let number = 0;
let client = "";

const seconds = () => Math.floor(Date.now() / 1000);
/** Claims of a token of client credentials, as the provider writes them. */
const usual = () => ({
  iss: issuer,
  aud: audience,
  sub: client,
  client_id: client,
  iat: seconds(),
  exp: seconds() + 300,
});

async function tokenOf(change: Record<string, unknown> = {}, header: Record<string, unknown> = {}): Promise<string> {
  const claims = Object.fromEntries(Object.entries({ ...usual(), ...change }).filter(([, value]) => value !== null));
  const body = JSON.stringify({ header: { alg: "ES256", kid: "k1", typ: "at+jwt", ...header }, claims });
  return (await env.IDP!.fetch("http://double/double/sign", { method: "POST", body })).text();
}

/** A request as curl makes it: no Sec-Fetch headers, no Origin, no X-CSRF. */
function send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Response> {
  const all = new Headers({ "cf-connecting-ip": anyAddress(), accept: "*/*", ...headers });
  const content = body === undefined ? {} : { body };
  return exports.default.fetch(
    new Request(`${brandOne}${path}`, { method, headers: all, redirect: "manual", ...content }),
  );
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const page = JSON.stringify({ pageNumber: 1, pageSize: 25 });
const list = (token: string, more: Record<string, string> = {}) =>
  send("POST", jobs, { ...bearer(token), "content-type": "application/json", ...more }, page);
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];

/** Programs that the origin knows, by client ID. */
const known = (programs: Record<string, unknown>, users: Record<string, unknown> = {}) =>
  setOrigin({
    people: {
      ...Object.fromEntries(Object.entries(programs).map(([id, each]) => [clientKey(issuer, id), each])),
      ...Object.fromEntries(Object.entries(users).map(([id, each]) => [`${issuer}|${id}`, each])),
    },
  });

const dana = personOf("dana", ["developer"]);

beforeEach(async () => {
  number += 1;
  client = `program-${number}`;
  await ordinaryWorld({ dana });
  await known({ [client]: personOf("program", ["ptcoJobManager"]) }, { dana });
});

describe("a program's token", () => {
  it("makes calls without a cookie and without a CSRF header, and no cookie is set", async () => {
    const answer = await list(await tokenOf());
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const seen = (await seenByOrigin()).filter(({ path }) => path === jobs);
    expect(seen.map(({ claims }) => claims)).toMatchObject([{ sub: clientKey(issuer, client), kind: "machine" }]);
    expect(seen[0]?.headers?.["authorization"]).toBeUndefined();
  });

  it("S7: is refused after its end, although it was accepted and cached before", async () => {
    const token = await tokenOf({ exp: seconds() + 90 });
    expect((await list(token)).status).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 200_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await codeOf(await list(token))).toEqual([401, "TOKEN_REFUSED"]);
  });

  it("S7: is refused with another signature, although the same claims were accepted before", async () => {
    const token = await tokenOf();
    expect((await list(token)).status).toBe(200);
    await setProvider({ signature: "flipped" });
    const forged = await tokenOf();
    await setProvider({ signature: null });
    expect(forged).not.toBe(token);
    expect(await codeOf(await list(forged))).toEqual([401, "TOKEN_REFUSED"]);
  });

  it.each([
    ["of a user, whose sub is another", { sub: "dana" }],
    ["of a user of the product's own client", { sub: "dana", client_id: "paygauge" }],
    ["of the product's own client", { sub: "paygauge", client_id: "paygauge" }],
    ["with a session", { sid: "s1" }],
    ["with a time of sign-in", { auth_time: 1 }],
    ["with a nonce", { nonce: "n" }],
    ["of a delegation", { act: { sub: "dana" } }],
    ["bound to a key", { cnf: { jkt: "x" } }],
    ["without a client", { client_id: null }],
    ["with a client that is no text", { client_id: 7, sub: 7 }],
    ["with a client that would name another key", { client_id: "a|b", sub: "a|b" }],
    ["without a subject", { sub: null }],
    ["for another audience", { aud: "https://other.example" }],
    ["for the product's own client as its audience", { aud: "paygauge" }],
    ["without an audience", { aud: null }],
    ["of another issuer", { iss: "https://other.example" }],
    ["without an issuer", { iss: null }],
    ["that ended", { exp: 1 }],
    ["without an end", { exp: null }],
    ["with an end that is no number", { exp: "2100-01-01" }],
    ["from the future", { iat: 9_999_999_999 }],
    ["not valid yet", { nbf: 9_999_999_999 }],
  ])("S5 S6: is refused where it is a token %s", async (_, change) => {
    const answer = await list(await tokenOf(change));
    expect(answer.headers.get("www-authenticate")).toContain("invalid_token");
    expect(await codeOf(answer)).toEqual([401, "TOKEN_REFUSED"]);
    expect((await seenByOrigin()).filter(({ path }) => path === jobs)).toEqual([]);
  });

  it.each([
    ["an ID token", { typ: "JWT" }],
    ["without a type", { typ: undefined }],
    ["a logout token", { typ: "logout+jwt" }],
    ["unsigned", { alg: "none" }],
    ["signed with a shared secret", { alg: "HS256" }],
    ["with a key of its own", { kid: "other", jwk: {} }],
    ["with an unknown critical header", { crit: ["x"], x: 1 }],
  ])("S2 S3 S4 S6: is refused where its header says %s", async (_, header) => {
    expect(await codeOf(await list(await tokenOf({}, header)))).toEqual([401, "TOKEN_REFUSED"]);
  });

  it("S1: is refused in any spelling but its own, in a row with another, and with another scheme", async () => {
    const token = await tokenOf();
    const [head = "", body = "", signature = ""] = token.split(".");
    const last = signature.at(-1) === "A" ? "B" : "A";
    const spellings = [
      `${token}=`,
      `${head}.${body}.${signature.slice(0, -1)}${last}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${token}.x`,
      `${token} `.repeat(2).trim(),
      `${token}, Bearer ${token}`,
      "",
      "a".repeat(9000),
    ];
    for (const each of spellings) expect((await list(each)).status, each.slice(-20)).toBe(401);
    const schemes = [`bearer ${token} x`, `Basic x, Bearer ${token}`, `Bearer\t${token}`];
    for (const authorization of schemes) expect((await list("", { authorization })).status, authorization).toBe(401);
    expect((await list("", { authorization: `BEARER ${token}` })).status).toBe(200);
  });

  it("is refused together with any cookie, and no session is opened by either", async () => {
    const cookie = await signIn("dana");
    for (const each of [cookie, "__Host-lang=de", "x=1"]) {
      expect(await codeOf(await list(await tokenOf(), { cookie: each }))).toEqual([400, "TOKEN_AND_COOKIE"]);
    }
  });

  it("opens no page, no file and no other route", async () => {
    const token = await tokenOf();
    for (const path of ["/", "/analysis", "/assets/app.js", "/login", "/auth/sign-in", "/lobby", "/upload/x"]) {
      const answer = await send("GET", path, bearer(token));
      expect([path, ...(await codeOf(answer))]).toEqual([path, 401, "CALLS_ONLY"]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    for (const path of ["/auth/activity", "/auth/roles", "/auth/preferences", "/auth/sign-out"]) {
      const answer = await send("POST", path, { ...bearer(token), "x-csrf": "1", origin: brandOne }, "{}");
      expect([path, ...(await codeOf(answer))]).toEqual([path, 401, "CALLS_ONLY"]);
    }
  });

  it("names no user: a client whose ID is a user's subject is not that user, nor the reverse", async () => {
    client = "dana";
    expect(await codeOf(await list(await tokenOf()))).toEqual([401, "PROGRAM_UNKNOWN"]);
    const asked = (await seenByOrigin()).map(({ claims }) => claims["sub"]);
    expect(asked).toContain(clientKey(issuer, "dana"));
    expect(asked).not.toContain(`${issuer}|dana`);
  });

  it("S23: is refused where its client isn't registered, and where it is revoked at once for writes", async () => {
    const token = await tokenOf();
    const create = () =>
      send("POST", "/api/v1/jobs", { ...bearer(token), "content-type": "application/json" }, JSON.stringify({}));
    expect((await list(token)).status).toBe(200);
    expect((await create()).status).toBe(200);
    await known({}, { dana });
    expect(await codeOf(await create())).toEqual([401, "PROGRAM_UNKNOWN"]);
    // The write has told the gateway: reads are not answered from what it knew before.
    expect(await codeOf(await list(token))).toEqual([401, "PROGRAM_UNKNOWN"]);
  });

  it("is answered with the permission it lacks, and of calls that are for users alone", async () => {
    await known({ [client]: personOf("program", ["issuer"]) });
    const token = await tokenOf();
    const users = await send("GET", "/api/v1/users", bearer(token));
    expect([users.status, await users.json()]).toMatchObject([
      403,
      { code: "PERMISSION_MISSING", detail: expect.stringContaining("User_CRUD") },
    ]);
    for (const [method, path] of [
      ["POST", "/api/v1/programs"],
      ["PATCH", "/api/v1/users/user-agree-tos-latest"],
      ["POST", "/chat/message"],
      ["GET", "/api/v1/magic-links/session"],
    ] as const) {
      const answer = await send(method, path, bearer(token));
      expect([403, 404, 405], `${method} ${path}`).toContain(answer.status);
    }
    const own = await send("POST", "/api/v1/programs", { ...bearer(token), "content-type": "application/json" }, "{}");
    expect(await codeOf(own)).toEqual([403, "USERS_ONLY"]);
  });

  it("is paused while the user who registered it has no access", async () => {
    await known({ [client]: personOf("program", ["ptcoJobManager"], { eligible: false }) });
    expect(await codeOf(await list(await tokenOf()))).toEqual([403, "PROGRAM_PAUSED"]);
  });

  it("S61: has a rate of its own, which no user and no other program shares", async () => {
    const token = await tokenOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => list(token)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    let refused: Response | undefined;
    for (let sent = 8; sent < 125 && refused === undefined; sent += 1) {
      const answer = await list(token);
      if (answer.status === 429) refused = answer;
    }
    expect(refused?.headers.get("retry-after")).toBe("60");
    client = `${client}-other`;
    await known({ [client]: personOf("program", ["ptcoJobManager"]) }, { dana });
    expect((await list(await tokenOf())).status).toBe(200);
    expect(
      (
        await call("POST", jobs, {
          cookie: await signIn("dana"),
          body: page,
          headers: { "content-type": "application/json" },
        })
      ).status,
    ).toBe(200);
  });

  it("counts forged tokens by network, as forged cookies", async () => {
    const headers = { "cf-connecting-ip": "198.51.100.77" };
    const codes: number[] = [];
    for (let sent = 0; sent < 34; sent += 1) codes.push((await list("forged", headers)).status);
    expect([codes[0], codes.at(-1)]).toEqual([401, 429]);
  });

  it("is reported to the origin as used, with its call", async () => {
    await list(await tokenOf());
    await expect
      .poll(async () => (await seenByOrigin()).filter(({ path }) => path === "/internal/programs-used").length, {
        timeout: 5000,
      })
      .toBe(1);
  });
});

it("leaves other schemes of Authorization aside, as before: they open nothing", async () => {
  const answer = await call("POST", jobs, { headers: { authorization: "Basic ZGFuYTpwdw==" }, body: page });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("www-authenticate")).toBeNull();
});
