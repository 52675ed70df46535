import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { absentAfterMs, lockAnswerMs, lockLeaseMs, type LockPerson } from "@paygauge/api-types/entities/concurrency";
import { testEnv } from "../support/test-env.ts";

const start = Date.UTC(2026, 9, 1);
let made = 0;
async function freshLocks() {
  const locks = testEnv.TEST_LOCKS.get(testEnv.TEST_LOCKS.idFromName(`locks-${(made += 1)}`));
  await locks.freeze(start);
  return locks;
}
const person = (userId: string): LockPerson => ({ userId, names: userId, emailAddress: `${userId}@example.org` });
const here = (userId: string) => ({ entityId: "e", userId, userName: userId, entityName: "E" });

describe("R5: the write lock of an entity", () => {
  it("is held by one user, kept on by reports, and free at the end of its lease by the server's clock", async () => {
    const locks = await freshLocks();
    expect((await locks.take("e", person("a"))).status).toMatchObject({ exclusiveWriteAccess: true, fencingToken: 1 });
    const other = (await locks.take("e", person("b"))).status;
    expect(other).toMatchObject({ exclusiveWriteAccess: false, fencingToken: null, holder: { userId: "a" } });
    await locks.advance(lockLeaseMs - 1);
    await locks.report(here("a"), false);
    await locks.advance(lockLeaseMs - 1);
    expect((await locks.take("e", person("b"))).status.exclusiveWriteAccess).toBe(false);
    expect(await locks.check("e", "a", 1)).toMatchObject({ reason: null });
    await locks.advance(1);
    expect(await locks.check("e", "a", 1)).toMatchObject({ reason: "expired" });
    expect((await locks.take("e", person("b"))).status).toMatchObject({ exclusiveWriteAccess: true, fencingToken: 2 });
    expect(await locks.check("e", "a", 1)).toMatchObject({ reason: "lost" });
  });

  it.each([-3_600_000, 3_600_000])(
    "R14: a clock that jumps by %i ms gives it to nobody twice, and frees it in a lease",
    async (jump) => {
      const locks = await freshLocks();
      await locks.take("e", person("a"));
      await locks.advance(jump);
      // Its holder, who is still there, keeps it after a jump back; after one ahead their lease is over.
      const kept = (await locks.report(here("a"), false)).status.exclusiveWriteAccess;
      expect(kept).toBe(jump < 0);
      if (kept) expect((await locks.take("e", person("b"))).status.exclusiveWriteAccess).toBe(false);
      await locks.advance(lockLeaseMs);
      const taken = (await locks.take("e", person("b"))).status;
      expect(taken).toMatchObject({ exclusiveWriteAccess: true, fencingToken: 2 });
      expect(await locks.check("e", "a", 1)).toMatchObject({ reason: "lost" });
    },
  );

  it("a screen that only shows the entity is active, and neither keeps the lock nor gives it back", async () => {
    const locks = await freshLocks();
    await locks.take("e", person("a"));
    await locks.report(here("a"), false, "editor");
    expect(await locks.view(here("a"), false, "viewer")).toMatchObject({ exclusiveWriteAccess: true });
    expect(await locks.view(here("b"), false, "viewer")).toMatchObject({ exclusiveWriteAccess: false });
    expect((await locks.active()).map(({ userId }) => userId)).toEqual(["a", "b"]);
    await locks.view(here("a"), true, "viewer");
    expect(await locks.status("e", "a")).toMatchObject({ exclusiveWriteAccess: true });
    await locks.view(here("a"), false, "viewer");
    await locks.report(here("a"), true, "editor");
    expect(await locks.status("e", "a"), "the editing screen is closed").toMatchObject({ holder: null });
    await locks.take("e", person("a"));
    await locks.advance(lockLeaseMs - 1);
    await locks.view(here("a"), false, "viewer");
    await locks.advance(1);
    expect(await locks.status("e", "a"), "its lease is over").toMatchObject({ holder: null });
    await locks.view(here("a"), true, "viewer");
    expect(await locks.active()).toEqual([]);
  });

  it("goes to the user who asked for it when its holder leaves, and stays where the holder says no", async () => {
    const locks = await freshLocks();
    await locks.take("e", person("a"));
    await locks.request("e", person("b"));
    expect((await locks.request("e", person("c"))).status.requester?.userId).toBe("b");
    expect(await locks.deny("e", "c", "b")).toBe(false);
    expect(await locks.deny("e", "a", "b")).toBe(true);
    expect(await locks.status("e", "b")).toMatchObject({ isDenied: true, requester: null });
    expect((await locks.request("e", person("c"))).status.requester?.userId).toBe("c");
    await locks.report(here("a"), true);
    expect(await locks.status("e", "c")).toMatchObject({ exclusiveWriteAccess: true, fencingToken: 2 });
    expect(await locks.check("e", "a", 1)).toMatchObject({ reason: "lost" });
  });

  it("goes to the user who asked for it where its holder does not answer in time, and the holder's token writes no more", async () => {
    const locks = await freshLocks();
    await locks.take("e", person("a"));
    const asked = (await locks.request("e", person("b"))).status;
    expect(asked.answerUntilUtc).toBe(new Date(start + lockAnswerMs).toISOString());
    const wait = async (ms: number) => {
      for (let left = ms; left > 0; left -= 3000) {
        await locks.advance(Math.min(3000, left));
        // Both are there; asking again begins no new time.
        await locks.report(here("a"), false);
        await locks.request("e", person("b"));
      }
    };
    await wait(lockAnswerMs - 1);
    expect(await locks.check("e", "a", 1)).toMatchObject({ reason: null });
    await locks.advance(1);
    expect(await locks.check("e", "a", 1)).toMatchObject({ reason: "lost", status: { holder: { userId: "b" } } });
    expect(await locks.status("e", "b")).toMatchObject({
      exclusiveWriteAccess: true,
      fencingToken: 2,
      requester: null,
    });
    // A user whose request was denied does not get it by waiting.
    await locks.request("e", person("a"));
    await locks.deny("e", "b", "a");
    await wait(lockAnswerMs);
    expect(await locks.check("e", "b", 2)).toMatchObject({ reason: null });
  });

  it("taken by force gives a new token, and the old one is refused", async () => {
    const locks = await freshLocks();
    await locks.take("e", person("a"));
    expect((await locks.force("e", person("b"))).status).toMatchObject({ fencingToken: 2, holder: { userId: "b" } });
    expect(await locks.check("e", "a", 1)).toMatchObject({ reason: "lost" });
    expect(await locks.check("e", "a", 2)).toMatchObject({ reason: "lost" });
    expect(await locks.check("e", "b", 2)).toMatchObject({ reason: null });
  });

  it("of a single press is released, but not while a screen of the same user has the entity open", async () => {
    const locks = await freshLocks();
    await locks.take("e", person("a"));
    expect((await locks.passed("e", "a")).status.holder).toBeNull();
    await locks.take("e", person("a"));
    await locks.report(here("a"), false);
    await locks.request("e", person("b"));
    expect((await locks.passed("e", "a")).status).toMatchObject({ fencingToken: 2, holder: { userId: "a" } });
    await locks.report(here("a"), true);
    expect((await locks.take("e", person("b"))).status).toMatchObject({ fencingToken: 3, holder: { userId: "b" } });
    expect((await locks.passed("e", "a")).status.holder?.userId).toBe("b");
  });

  it("is released by the last of a user's screens to close, or by any of them on request", async () => {
    const locks = await freshLocks();
    await locks.take("e", person("a"));
    for (const screen of ["one", "two"]) await locks.report(here("a"), false, screen);
    await locks.request("e", person("b"));
    expect((await locks.report(here("a"), true, "two")).status).toMatchObject({ fencingToken: 1 });
    expect((await locks.active()).map(({ userName }) => userName)).toEqual(["a"]);
    expect((await locks.report(here("a"), true, "one")).status.holder?.userId).toBe("b");
    await locks.force("e", person("a"));
    for (const screen of ["one", "two"]) await locks.report(here("a"), false, screen);
    await locks.request("e", person("b"));
    expect((await locks.report(here("a"), true)).status.holder?.userId).toBe("b");
  });

  it("lists who has an entity open until they leave or are no longer heard of", async () => {
    const locks = await freshLocks();
    await locks.take("e", person("a"));
    await locks.report(here("a"), false);
    await locks.report(here("b"), false);
    const listed = async () => (await locks.active()).map((each) => [each.userName, each.exclusiveWriteAccess]);
    expect(await listed()).toEqual([
      ["a", true],
      ["b", false],
    ]);
    await locks.report(here("b"), true);
    expect(await listed()).toEqual([["a", true]]);
    await locks.advance(absentAfterMs + 1);
    expect(await listed()).toEqual([]);
  });
});

/** The lock once more, as plainly as it can be: a list of moments at which a user got it. */
class Model {
  now = start;
  fence = 0;
  holder = "";
  until = 0;
  waits = "";
  asked = 0;
  heard = 0;

  get held(): string {
    return this.now < this.until ? this.holder : "";
  }
  get waiting(): string {
    return this.waits !== "" && this.now - this.heard < absentAfterMs ? this.waits : "";
  }
  give(to: string): void {
    if (this.waiting === to) this.waits = "";
    this.fence += 1;
    this.holder = to;
    this.until = this.now + lockLeaseMs;
    this.asked = this.now;
  }
  /** A user who has waited long enough gets it before anything else happens. */
  settle(): void {
    if (this.held !== "" && this.waiting !== "" && this.now - this.asked >= lockAnswerMs) this.give(this.waiting);
  }
  step(move: string, who: string, ms: number): void {
    if (move === "advance") {
      this.now += ms;
      return;
    }
    this.settle();
    if (move === "take" || (move === "request" && (this.held === "" || this.held === who))) {
      if (this.held === who) this.until = this.now + lockLeaseMs;
      else if (this.held === "") this.give(who);
    } else if (move === "force") {
      if (this.held === who) this.until = this.now + lockLeaseMs;
      else this.give(who);
    } else if (move === "request") {
      if (this.waiting !== "" && this.waiting !== who) return;
      if (this.waiting === "") this.asked = this.now;
      this.waits = who;
      this.heard = this.now;
    } else if (move === "deny") {
      if (this.held === who) this.waits = "";
    } else if (move === "report") {
      if (this.held === who) this.until = this.now + lockLeaseMs;
      else if (this.waiting === who) this.heard = this.now;
    } else if (this.held === who) {
      if (this.waiting === "") [this.until, this.waits] = [0, ""];
      else this.give(this.waiting);
    } else if (this.waiting === who) this.waits = "";
  }
}

const people = ["a", "b", "c", "d"] as const;
const moves = ["take", "force", "request", "deny", "report", "leave", "advance", "advance"] as const;
const step = fc.record({
  move: fc.constantFrom(...moves),
  who: fc.constantFrom(...people),
  ms: fc.constantFrom(1, 900, 3000, absentAfterMs - 1, absentAfterMs, lockLeaseMs - 1, lockLeaseMs),
});

it("R5: does what a model of it does, at every step, and no token but the newest passes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const locks = await freshLocks();
      const model = new Model();
      let newest = 0;
      for (const { move, who, ms } of steps) {
        const waiting = model.waiting;
        model.step(move, who, ms);
        if (move === "advance") await locks.advance(ms);
        else if (move === "deny") await locks.deny("e", who, waiting);
        else if (move === "report" || move === "leave") await locks.report(here(who), move === "leave");
        else await locks[move]("e", person(who));
        const views = await Promise.all(people.map((each) => locks.status("e", each)));
        expect(people.filter((_, at) => views[at]?.exclusiveWriteAccess).join()).toBe(model.held);
        expect(views[0]?.requester?.userId ?? "").toBe(model.waiting);
        const token = views.find((each) => each.fencingToken !== null)?.fencingToken ?? newest;
        expect(token).toBeGreaterThanOrEqual(newest);
        newest = token;
        if (model.held !== "") expect(token).toBe(model.fence);
        // A write settles the lock first.
        model.settle();
        for (const each of people) {
          for (const old of [model.fence, model.fence - 1]) {
            const may = (await locks.check("e", each, old)).reason === null;
            expect(may).toBe(each === model.held && old === model.fence);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});
