import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, test } from "vitest";
import { debugHeader, debugLimits, type DebugLine } from "@paygauge/api-types/debug/debug-lines";
import { call, issuer, ordinaryWorld, personOf, seenByOrigin, setOrigin, signIn } from "../support/test-world.ts";
import { PersonSessions, sessionsOf } from "./person-sessions.ts";

const json = { "content-type": "application/json" };
const debug = { edge: "debug", origin: "debug", chatbot: "info", queue: "trace" };
const stub = () => sessionsOf(env, `${issuer}|dana`);

beforeEach(() =>
  ordinaryWorld({
    dana: personOf("dana", ["developer"]),
    theo: personOf("theo", ["tester"]),
    dan: personOf("dan", ["developer"]),
  }),
);

const raise = (cookie: string, levels: object = debug, minutes: unknown = 5): Promise<Response> =>
  call("POST", "/auth/debug-level", { cookie, headers: json, body: JSON.stringify({ levels, minutes }) });

interface Answer {
  readonly levels: Record<string, string>;
  readonly leftMs: number;
  readonly lines: DebugLine[];
}
const linesOf = async (cookie: string, query = ""): Promise<Answer> =>
  (await call("GET", `/auth/debug-lines${query}`, { cookie })).json();

/** Waits until the object has as many lines: they are stored after the answer. */
async function stored(cookie: string, least: number): Promise<DebugLine[]> {
  for (;;) {
    const { lines } = await linesOf(cookie);
    if (lines.length >= least) return lines;
  }
}

test("while the level is raised, lines of the gateway and of the Worker behind it are one request's", async () => {
  const cookie = await signIn("dana");
  await call("GET", "/api/v1/system-mode", { cookie });
  expect((await linesOf(cookie)).lines, "nothing is stored before").toEqual([]);
  expect((await raise(cookie)).status).toBe(200);
  const theirs = [{ at: 5, area: "origin", event: "handled", call: "systemMode", ms: 1 }];
  await setOrigin({ lines: JSON.stringify(theirs), seen: [] });
  const answer = await call("GET", "/api/v1/system-mode", { cookie });
  expect(answer.headers.get(debugHeader), "the header does not reach the browser").toBeNull();
  const [seen] = (await seenByOrigin()).filter(({ path }) => path === "/api/v1/system-mode");
  expect(seen?.claims["debug"]).toEqual({ edge: "debug", origin: "debug", queue: "trace" });
  const lines = await stored(cookie, 6);
  const ids = new Set(lines.map(({ correlationId }) => correlationId));
  expect(ids.size).toBe(1);
  expect(lines.map(({ area, event }) => `${area} ${event}`)).toEqual([
    "edge received",
    "edge gated",
    "edge sent",
    "origin handled",
    "edge upstreamAnswered",
    "edge answered",
  ]);
  expect(lines[0]).toMatchObject({ call: "systemMode" });
  const [id = ""] = ids;
  expect((await linesOf(cookie, `?correlationId=${id}&from=${lines[4]?.sequence}`)).lines).toEqual([lines[5]]);
  expect((await linesOf(cookie, `?correlationId=${"0".repeat(32)}`)).lines).toEqual([]);
});

test("the level is of one session: another user, and another session of the same user, have none", async () => {
  const [cookie, other, dan] = [await signIn("dana"), await signIn("dana"), await signIn("dan")];
  await raise(cookie);
  await setOrigin({ seen: [] });
  for (const each of [other, dan]) await call("GET", "/api/v1/system-mode", { cookie: each });
  const claims = (await seenByOrigin()).map((seen) => seen.claims["debug"]);
  expect(claims.filter((each) => each !== undefined)).toEqual([]);
  expect(await linesOf(dan)).toMatchObject({ lines: [], leftMs: 0 });
  expect((await linesOf(other)).leftMs).toBe(0);
});

test("it ends by itself after its minutes, and at once where every area is on info", async () => {
  const cookie = await signIn("dana");
  await raise(cookie, debug, 30);
  expect((await linesOf(cookie)).leftMs).toBeGreaterThan(29 * 60_000);
  await runInDurableObject(stub(), (_instance: PersonSessions, { storage }) => {
    storage.sql.exec(
      `UPDATE session SET debug = json_set(debug, '$.until', ?) WHERE debug IS NOT NULL`,
      Date.now() - 1,
    );
  });
  expect(await linesOf(cookie)).toMatchObject({ leftMs: 0, levels: { edge: "info", queue: "info" } });
  await raise(cookie);
  const ended = await raise(cookie, { edge: "info", origin: "info", chatbot: "info", queue: "info" });
  expect(await ended.json()).toMatchObject({ until: null });
  expect((await linesOf(cookie)).leftMs).toBe(0);
});

test("a level that doesn't exist, too many minutes and other roles are refused with a sentence", async () => {
  const cookie = await signIn("dana");
  const bad: readonly (readonly [unknown, unknown])[] = [
    [{ ...debug, edge: "verbose" }, 5],
    [{ ...debug, edge: "toString" }, 5],
    [{ ...debug, mail: "debug" }, 5],
    [{ edge: "debug" }, 5],
    [null, 5],
    [debug, debugLimits.minutes + 1],
    [debug, 0],
    [debug, 1.5],
    [debug, "5"],
  ];
  for (const [levels, minutes] of bad) {
    const answer = await raise(cookie, levels as object, minutes);
    expect([levels, minutes, answer.status]).toEqual([levels, minutes, 400]);
    expect(await answer.text()).toContain("minutes from 1 to 30");
  }
  for (const query of ["?correlationId=x", "?from=-1", "?from=1e9", `?from=${"9".repeat(20)}`])
    expect([query, (await call("GET", `/auth/debug-lines${query}`, { cookie })).status]).toEqual([query, 400]);
  const theo = await signIn("theo");
  expect((await raise(theo)).status).toBe(403);
  expect((await call("GET", "/auth/debug-lines", { cookie: theo })).status).toBe(403);
  expect((await call("POST", "/auth/debug-clear", { cookie: theo, headers: json, body: "{}" })).status).toBe(403);
  expect((await raise("")).status).toBe(401);
});

test("the newest lines are stored up to the limit, for an hour, until they are deleted", async () => {
  const cookie = await signIn("dana");
  const line = { at: 1, area: "edge", event: "sent" } as const;
  const many = Array.from({ length: 150 }, () => line);
  for (let at = 0; at < debugLimits.lines / 150 + 2; at += 1) await stub().addDebugLines("1".repeat(32), many);
  const count = () =>
    runInDurableObject(stub(), (_instance: PersonSessions, { storage }) =>
      storage.sql.exec<{ n: number }>("SELECT count(*) AS n FROM debug_line").one(),
    );
  expect(await count()).toEqual({ n: debugLimits.lines });
  expect((await linesOf(cookie)).lines).toHaveLength(debugLimits.page);
  await runInDurableObject(stub(), (_instance: PersonSessions, { storage }) => {
    storage.sql.exec("UPDATE debug_line SET stored_at = stored_at - ?", debugLimits.storedMs);
  });
  expect((await linesOf(cookie)).lines).toEqual([]);
  await stub().addDebugLines("2".repeat(32), [line]);
  expect(await count()).toEqual({ n: 1 });
  await call("POST", "/auth/debug-clear", { cookie, headers: json, body: "{}" });
  expect(await count()).toEqual({ n: 0 });
});
