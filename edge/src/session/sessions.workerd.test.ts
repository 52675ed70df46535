import { env } from "cloudflare:workers";
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { limits } from "@paygauge/api-types/limits";
import {
  call,
  cookieOf,
  issuer,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  setOrigin,
  signIn,
  visit,
} from "../support/test-world.ts";
import { PersonSessions, sessionsOf } from "./person-sessions.ts";

const robin = personOf("robin", ["ptcoJobManager", "client"], { canSwitchRoles: true });
const isla = personOf("isla", ["issuer"]);
const dana = personOf("dana", ["developer"]);

/** Moves the clocks of every session of a user back, as if time had passed. */
async function letPass(subject: string, ms: number): Promise<void> {
  await runInDurableObject(sessionsOf(env, `${issuer}|${subject}`), (_instance: PersonSessions, state) => {
    state.storage.sql.exec("UPDATE session SET active_at = active_at - ?1, expires_at = expires_at - ?1", ms);
  });
}

const asked = async (): Promise<number> =>
  (await seenByOrigin()).filter((each) => each.path.endsWith("user-permissions")).length;
const write = (cookie: string): Promise<Response> =>
  call("POST", "/api/v1/jobs", { cookie, headers: { "content-type": "application/json" }, body: "{}" });

describe("sessions", () => {
  beforeEach(() => ordinaryWorld({ robin, isla, dana }));

  it("an object whose sessions have ended deletes its storage, and serves its user's next sign-in", async () => {
    const cookie = await signIn("isla");
    const stub = sessionsOf(env, `${issuer}|isla`);
    const tables = () =>
      runInDurableObject(stub, (_instance: PersonSessions, { storage }) =>
        storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'session'").toArray(),
      );
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await tables(), "a session is open").toHaveLength(1);
    await letPass("isla", 30 * 3_600_000);
    expect(await runDurableObjectAlarm(stub)).toBe(true);
    expect(await tables()).toEqual([]);
    expect(await runDurableObjectAlarm(stub), "nothing is scheduled for it").toBe(false);
    expect((await call("POST", "/auth/activity", { cookie })).status).toBe(401);
    expect((await call("GET", "/feature-flags", { cookie: await signIn("isla") })).status).toBe(200);
  });

  it("S77 a session whose roles can't be read is over, and its user signs in again", async () => {
    for (const text of ["{", "null", '{"odd":7}', "[7]"]) {
      const cookie = await signIn("isla");
      const stub = sessionsOf(env, `${issuer}|isla`);
      await runInDurableObject(stub, (_instance: PersonSessions, { storage }) => {
        storage.sql.exec("UPDATE session SET roles = ?", text);
      });
      expect((await call("GET", "/feature-flags", { cookie })).status, text).toBe(401);
      expect(await stub.list(), text).toEqual([]);
      expect((await call("GET", "/feature-flags", { cookie: await signIn("isla") })).status, text).toBe(200);
    }
  });

  it("S22: ends after idle minutes whatever polls, and lives on with real input", async () => {
    const cookie = await signIn("isla");
    await letPass("isla", 20 * 60_000);
    expect((await call("POST", "/auth/activity", { cookie })).status).toBe(200);
    await letPass("isla", 20 * 60_000);
    const told: { idleInMs: number } = await (await call("POST", "/auth/activity", { cookie })).json();
    expect(Math.round(told.idleInMs / 60_000)).toBe(30);
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(200);
    await letPass("isla", 31 * 60_000);
    const ended = await call("POST", "/auth/activity", { cookie });
    expect([ended.status, await ended.json()]).toMatchObject([401, { code: "SESSION_EXPIRED" }]);
    expect((await visit("/profile", { cookie })).headers.get("location")).toBe(
      "/login?error=SESSION_EXPIRED&callbackUrl=%2Fprofile",
    );
  });

  it("S22: polls alone keep no user in: the session ends when the idle minutes are over", async () => {
    const cookie = await signIn("robin");
    const began = Date.now();
    // What screens ask by themselves, from every two seconds to every three minutes.
    const polls = compiledCalls.filter((each) => each.call.pollMs !== undefined && !each.path.includes(":"));
    expect(polls.length).toBeGreaterThan(5);
    const headers = { "content-type": "application/json" };
    const pollAll = async (): Promise<number[]> => {
      const reads = polls.map(({ call: { method }, path }) =>
        call(method, path, { cookie, ...(method === "GET" ? {} : { headers, body: "{}" }) }),
      );
      const presence = call("POST", "/api/v1/concurrency/try-set-entity-active-user", { cookie, headers, body: "{}" });
      return (await Promise.all([...reads, presence])).map(({ status }) => status);
    };
    vi.useFakeTimers({ toFake: ["Date"], now: began });
    try {
      for (let minute = 0; minute < 30; minute += 2) {
        vi.setSystemTime(began + minute * 60_000);
        expect([minute, (await pollAll()).includes(401)]).toEqual([minute, false]);
      }
      vi.setSystemTime(began + 30 * 60_000 + 5000);
      const ended = await call("GET", "/api/v1/users/user-permissions", { cookie });
      expect([ended.status, await ended.json()]).toMatchObject([401, { code: "SESSION_EXPIRED" }]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("S22: a user who maintains the system switches the idle end of their session off and on; its whole life still ends it", async () => {
    const json = { "content-type": "application/json" };
    const set = (cookie: string, autoLogoutOnIdle: unknown) =>
      call("POST", "/auth/idle", { cookie, headers: json, body: JSON.stringify({ autoLogoutOnIdle }) });
    expect((await set(await signIn("isla"), false)).status).toBe(403);
    const cookie = await signIn("dana");
    expect((await set(cookie, "no")).status).toBe(400);
    expect(await (await set(cookie, false)).json()).toMatchObject({
      message: "Auto Logout On Idle is now off.",
      autoLogoutOnIdle: false,
    });
    await letPass("dana", 5 * 3_600_000);
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(200);
    const back: unknown = await (await set(cookie, true)).json();
    expect(back).toMatchObject({ message: "Auto Logout On Idle is now on.", autoLogoutOnIdle: true });
    await set(cookie, false);
    await letPass("dana", 5 * 3_600_000 + 1000);
    expect((await call("POST", "/auth/activity", { cookie })).status).toBe(401);
  });

  it("S22: ends after its whole life however busy", async () => {
    const cookie = await signIn("isla");
    for (let hour = 0; hour < 10; hour += 1) {
      await letPass("isla", 3_590_000 / 2);
      await call("POST", "/auth/activity", { cookie });
      await letPass("isla", 3_590_000 / 2);
      await call("POST", "/auth/activity", { cookie });
    }
    await letPass("isla", 120_000);
    expect((await call("POST", "/auth/activity", { cookie })).status).toBe(401);
  });

  it("S18: a role switch narrows, never widens, and gives the session a new id", async () => {
    const cookie = await signIn("robin");
    const json = { "content-type": "application/json" };
    for (const roles of [["developer"], [], ["nothing"], "client"]) {
      const refused = await call("POST", "/auth/roles", { cookie, headers: json, body: JSON.stringify({ roles }) });
      expect([roles, refused.status >= 400 && refused.status < 500]).toEqual([roles, true]);
    }
    const switched = await call("POST", "/auth/roles", {
      cookie,
      headers: json,
      body: JSON.stringify({ roles: ["client"] }),
    });
    expect(switched.status).toBe(200);
    const next = cookieOf(switched, "__Host-session");
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(401);
    expect((await call("GET", "/feature-flags", { cookie: next })).status).toBe(200);
    expect((await visit("/vendors", { cookie: next })).headers.get("location")).toBe("/401");
    const back = await call("POST", "/auth/roles", {
      cookie: next,
      headers: json,
      body: JSON.stringify({ roles: null }),
    });
    expect((await visit("/vendors", { cookie: cookieOf(back, "__Host-session") })).status).toBe(200);
    const plain = await call("POST", "/auth/roles", {
      cookie: await signIn("isla"),
      headers: json,
      body: JSON.stringify({ roles: ["issuer"] }),
    });
    expect(plain.status).toBe(403);
  });

  it("a role that the held one includes can be narrowed to, and no other", async () => {
    const included = [{ role: "client" as const, displayName: "Client", description: "" }];
    await ordinaryWorld({ dana: personOf("dana", ["developer"], { canSwitchRoles: true, includedRoles: included }) });
    const cookie = await signIn("dana");
    const switchTo = (...roles: string[]) =>
      call("POST", "/auth/roles", {
        cookie,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ roles }),
      });
    expect((await switchTo("issuer")).status).toBe(403);
    expect((await switchTo("client")).status).toBe(200);
  });

  it("S18: what was on its way at a role switch is refused and asks again; it does not delete the new cookie", async () => {
    const old = await signIn("robin");
    const switched = await call("POST", "/auth/roles", {
      cookie: old,
      headers: { "content-type": "application/json" },
      body: '{"roles":["client"]}',
    });
    const next = cookieOf(switched, "__Host-session");
    expect(next).not.toBe(old);
    for (const [method, path] of [
      ["GET", "/api/v1/users/user-permissions"],
      ["POST", "/api/v1/jobs"],
      ["POST", "/auth/activity"],
    ] as const) {
      const late = await call(method, path, { cookie: old, body: method === "GET" ? null : "{}" });
      expect([path, late.status, await late.json()]).toMatchObject([path, 401, { code: "SESSION_REPLACED" }]);
      expect([path, late.headers.getSetCookie()]).toEqual([path, []]);
    }
    expect((await visit("/profile", { cookie: old })).headers.getSetCookie()).toEqual([]);
    expect((await visit("/profile", { cookie: next })).status).toBe(200);
    expect((await call("POST", "/auth/sign-out", { cookie: next })).status).toBe(200);
    expect((await visit("/profile", { cookie: next })).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=;.*Max-Age=0/),
    ]);
  });

  it("S10: after the sign-out no other spelling of the cookie opens the session either", async () => {
    const cookie = await signIn("isla");
    const value = cookie.split("=")[1] ?? "";
    const last = value.charCodeAt(value.length - 1);
    const spellings = [
      value,
      `${value}=`,
      `${value}==`,
      `"${value}"`,
      value.replaceAll("-", "+").replaceAll("_", "/"),
      value.slice(0, -1) + String.fromCharCode(last ^ 1),
      encodeURIComponent(`${value}=`),
    ];
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(200);
    expect((await call("POST", "/auth/sign-out", { cookie })).status).toBe(200);
    for (const each of spellings) {
      for (const path of ["/feature-flags", "/api/v1/users/user-permissions"])
        expect([each, (await call("GET", path, { cookie: `__Host-session=${each}` })).status]).toEqual([each, 401]);
    }
  });

  it("a call with a session that ended does not delete the cookie of the one that came after it", async () => {
    const cookie = await signIn("isla");
    await call("POST", "/auth/sign-out", { cookie });
    const late = await call("GET", "/feature-flags", { cookie });
    expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
  });

  it("S23: a write asks again: a removed role is refused at once", async () => {
    const cookie = await signIn("robin");
    expect((await call("GET", "/feature-flags", { cookie })).status).toBe(200);
    await setOrigin({ people: { [`${issuer}|robin`]: personOf("robin", ["client"]) } });
    expect((await write(cookie)).status).toBe(403);
    await setOrigin({ people: {} });
    expect((await write(cookie)).status).toBe(401);
  });

  it("S23: pages and reads lose a role ten seconds later at most, whichever tab asks", async () => {
    const cookie = await signIn("robin");
    expect((await visit("/vendors", { cookie })).status).toBe(200);
    await setOrigin({ people: { [`${issuer}|robin`]: personOf("robin", ["client"]) } });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + limits.permissionsMaxAgeMs });
    try {
      expect((await visit("/vendors", { cookie })).headers.get("location")).toBe("/401");
      const buyers = await call("POST", "/api/v1/buyers/get", { cookie, body: "{}" });
      expect(buyers.status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  it("S7: reads ask the origin once in ten seconds, and a session of one brand is nothing to another", async () => {
    const cookie = await signIn("isla");
    const before = await asked();
    for (let index = 0; index < 20; index += 1) await call("GET", "/feature-flags", { cookie });
    expect((await asked()) - before).toBe(1);
    expect((await call("GET", "/feature-flags", { cookie, at: "http://brand2.localhost:8787" })).status).toBe(401);
  });

  it("keeps the light or dark choice in its own cookie", async () => {
    const json = { "content-type": "application/json" };
    const saved = await call("POST", "/auth/preferences", { headers: json, body: '{"mode":"dark"}' });
    const cookie = cookieOf(saved, "__Host-mode");
    expect(await (await visit("/login", { cookie })).text()).toContain('data-mode="dark"');
    expect((await call("POST", "/auth/preferences", { headers: json, body: '{"mode":"pink"}' })).status).toBe(400);
  });
});
