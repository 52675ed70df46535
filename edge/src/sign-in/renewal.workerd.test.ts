import { env } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sessionsOf } from "../session/person-sessions.ts";
import { call, issuer, ordinaryWorld, personOf, setProvider, signIn } from "../support/test-world.ts";

const sessions = (subject = "dana") => sessionsOf(env, `${issuer}|${subject}`);
const revoked = async (): Promise<number> => Number((await setProvider({}))["revoked"]);
const asked = async (): Promise<number> => Number((await setProvider({}))["tokens"]);

/** Signs in with tokens that are about to end; answers the cookie and the id of the session. */
async function aboutToEnd(subject = "dana"): Promise<{ cookie: string; sid: string }> {
  await setProvider({ expiresIn: 5, tokens: 0 });
  const cookie = await signIn(subject);
  const [{ sid } = { sid: "" }] = await sessions(subject).list();
  return { cookie, sid };
}

const readTimes = (sid: string, times: number) => Array.from({ length: times }, () => sessions().read(sid));

/** The refresh token that the session holds. */
const heldToken = (subject?: string) =>
  runInDurableObject(sessions(subject), (_, state) => {
    const [row] = state.storage.sql.exec("SELECT refresh_token FROM session ORDER BY created_at DESC").toArray();
    return row?.["refresh_token"];
  });

/** Time limits end when this many ms are said to have passed, and not by the clock. */
let passed = 0;
function limitsByHand(): void {
  passed = 0;
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const ending = new AbortController();
    const look = setInterval(() => {
      if (passed < ms) return;
      clearInterval(look);
      ending.abort(new DOMException("Too late.", "TimeoutError"));
    }, 5);
    return ending.signal;
  });
}

beforeEach(() => ordinaryWorld({ dana: personOf("dana", ["developer"]), petra: personOf("petra", ["developer"]) }));
afterEach(async () => {
  passed = Infinity;
  vi.useRealTimers();
  vi.restoreAllMocks();
  await setProvider({ held: false });
});

describe("renewing the provider's tokens", () => {
  it("S17: fifty requests at once renew them once", async () => {
    const { sid } = await aboutToEnd();
    const before = await asked();
    const states = await Promise.all(readTimes(sid, 50));
    expect(states.every(({ state }) => state === "open")).toBe(true);
    expect((await asked()) - before).toBe(1);
  });

  it("S17: a provider that takes more than ten seconds is asked once all the same, and no one waits for it so long", async () => {
    const { cookie, sid } = await aboutToEnd();
    const before = await asked();
    await setProvider({ held: true });
    limitsByHand();
    const first = readTimes(sid, 25);
    await expect.poll(asked).toBe(before + 1);
    // Ten seconds go by while it says nothing.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    passed = 10_000;
    const later = Array.from({ length: 25 }, () => call("GET", "/feature-flags", { cookie }));
    expect((await Promise.all(first)).every(({ state }) => state === "open")).toBe(true);
    expect((await Promise.all(later)).every(({ status }) => status === 200)).toBe(true);
    expect(await asked()).toBe(before + 1);
    // What it says at last is kept: a refresh token is used once.
    await setProvider({ held: false });
    await expect.poll(() => heldToken()).toBe(`r${before + 1}`);
    await Promise.all(readTimes(sid, 50));
    expect(await asked()).toBe(before + 1);
  });

  it("S17: a role switch while they are being renewed sends the refresh token no second time", async () => {
    const { sid } = await aboutToEnd();
    const before = await asked();
    await setProvider({ held: true });
    const first = sessions().read(sid);
    await expect.poll(asked).toBe(before + 1);
    const switched = await sessions().changeRoles(sid, ["developer"]);
    if (switched.state !== "open") throw new Error("The session ended.");
    const second = sessions().read(switched.record.sid);
    // A read waits for a second at most: whatever it asks is asked by then.
    await Promise.all([first, second]);
    expect(await asked()).toBe(before + 1);
    await setProvider({ held: false });
    await expect.poll(() => heldToken()).toBe(`r${before + 1}`);
    expect((await sessions().read(switched.record.sid)).state).toBe("open");
  });

  it("S17: tokens that come when the session has been signed out are revoked, as those that it held", async () => {
    const { sid } = await aboutToEnd("petra");
    const [before, revokedBefore] = [await asked(), await revoked()];
    await setProvider({ held: true });
    const reading = sessions("petra").read(sid);
    await expect.poll(asked).toBe(before + 1);
    await sessions("petra").close(sid);
    await reading;
    await expect.poll(revoked).toBe(revokedBefore + 1);
    await setProvider({ held: false });
    await expect.poll(revoked).toBe(revokedBefore + 2);
  });

  it("S17: a provider that does not answer is left alone for a while, and ends no user's session", async () => {
    const { sid } = await aboutToEnd("petra");
    const before = await asked();
    await setProvider({ refresh: "broken" });
    for (let time = 0; time < 5; time += 1) expect((await sessions("petra").read(sid)).state).toBe("open");
    expect((await asked()) - before).toBe(1);
    await setProvider({ refresh: "ok" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15_000 });
    await sessions("petra").read(sid);
    expect(await heldToken("petra")).toBe(`r${before + 2}`);
  });

  it("S17: a refresh token that the provider knows as used before ends the session, once and cleanly", async () => {
    const { cookie, sid } = await aboutToEnd();
    await setProvider({ refresh: "refused" });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call("GET", "/api/v1/users/user-permissions", { cookie })),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: "SESSION_EXPIRED" });
    }
    expect((await sessions().list()).map((each) => each.sid)).not.toContain(sid);
  });
});
