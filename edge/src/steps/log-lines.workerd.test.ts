import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call, ordinaryWorld, personOf, seenByOrigin, signIn, visit } from "../support/test-world.ts";

beforeEach(() => ordinaryWorld({ dana: personOf("dana", ["developer"]) }));
afterEach(() => vi.restoreAllMocks());

/** Texts that would begin a line of their own, end a string early or colour a terminal. */
const hostile = [
  "\r\n",
  "%0d%0a",
  "%0a",
  "\u2028",
  "%e2%80%a8",
  '"',
  "\\",
  "\u001b[31m",
  "%1b[31m",
  "%00",
  "{}",
  '","id":"x',
];
const fields = ["at", "id", "method", "path", "status", "ms"];

it("S59: the correlation id is our own; the trace that a client names is kept as the parent, and continues as such", async () => {
  const cookie = await signIn("dana");
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(String(line)));
  const [trace, span] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
  const headers = { traceparent: `00-${trace}-${span}-01`, tracestate: `paygauge=${"b".repeat(32)}-${"b".repeat(16)}` };
  const answer = await call("GET", "/feature-flags", { cookie, headers });
  const id = answer.headers.get("x-correlation-id") ?? "";
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(id).not.toBe(trace);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ id, parent: `${trace}-${span}` });
  const seen = (await seenByOrigin()).find(({ path }) => path === "/feature-flags");
  expect(seen?.headers?.["traceparent"]?.split("-")[1]).toBe(id);
  expect(seen?.headers?.["tracestate"]).toBe(`paygauge=${trace}-${span}`);
  const refused = await call("GET", "/api/v1/nothing", { cookie, headers });
  expect(await refused.json()).toMatchObject({ correlationId: refused.headers.get("x-correlation-id") });
  expect(refused.headers.get("x-correlation-id")).not.toBe(id);
  const malformed = [`00-${"0".repeat(32)}-${span}-01`, `00-${trace}-${"0".repeat(16)}-01`, `00-${trace}"-${span}-01`];
  for (const traceparent of malformed) {
    await call("GET", "/feature-flags", { cookie, headers: { traceparent } });
    expect(JSON.parse(lines.at(-1) ?? "")).not.toHaveProperty("parent");
  }
});

it("S59: a line of the log is one line of JSON with what happened, and no word of what came in", async () => {
  const cookie = await signIn("dana");
  const lines: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  let requests = 0;
  // A hundred thousand lines are made in log-line.test.ts; these are of real requests.
  for (let round = 0; round < 3; round += 1) {
    for (const text of hostile) {
      const name = encodeURI(text).replaceAll("%25", "%");
      const headers = { "user-agent": `agent-in-secret-${round}`, traceparent: `00-${"a".repeat(31)}"-bad-01` };
      await Promise.all([
        visit(`/${name}/secret-path-is-told`, { cookie, headers }),
        visit(`/auth/callback?code=secret-code-${round}&state=${name}secret-state`, { headers }),
        visit(`/login?callbackUrl=${name}secret-query`, { cookie: `${cookie}secret`, headers }),
        call("POST", "/auth/preferences", {
          cookie,
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ mode: `secret-body${text}` }),
        }),
        call("GET", `/feature-flags?x=${name}secret-query`, {
          cookie,
          headers: { authorization: "Bearer eyJhbGciOi" },
        }),
      ]);
      requests += 5;
    }
  }
  expect(lines).toHaveLength(requests);
  const value = cookie.split("=")[1] ?? "";
  for (const line of lines) {
    if (typeof line !== "string") throw new Error("A line that is no text.");
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(line).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
    expect(Object.keys(JSON.parse(line))).toEqual(expect.arrayContaining(fields.filter((each) => each !== "path")));
    expect(Object.keys(JSON.parse(line)).every((each) => fields.includes(each))).toBe(true);
    expect(line.includes(value) || /secret-(?:code|state|query|body)|agent-in-secret|eyJ|dana/.test(line)).toBe(false);
  }
});
