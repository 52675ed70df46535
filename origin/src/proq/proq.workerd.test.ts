import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { testEnv } from "../support/test-env.ts";
import { setUp } from "../support/queue-set-up.ts";

describe("running commands", () => {
  it("hands a command over at once and records its completion once", async () => {
    const { proq, target, command, settled } = setUp();
    await proq.enqueue([command("a", "apply")]);
    await settled({ a: "Completed" });
    expect(await target.effects()).toEqual(["a"]);
    expect(await proq.get("a")).toMatchObject({ attempt: 1, message: null });
  });

  it("enqueues an id once, whatever is sent again", async () => {
    const { proq, target, command, settled } = setUp();
    expect(await proq.enqueue([command("a", "apply")])).toEqual({ enqueued: ["a"], known: [] });
    expect(await proq.enqueue([command("a", "hold"), command("b", "apply")])).toEqual({
      enqueued: ["b"],
      known: ["a"],
    });
    await settled({ a: "Completed", b: "Completed" });
    expect((await target.effects()).toSorted()).toEqual(["a", "b"]);
  });

  it("refuses a list with a fault as a whole, with a sentence", async () => {
    const { proq, command } = setUp();
    const wrong = [command("good", "apply"), command("bad", "apply", { prerequisite: "nobody" })];
    await expect(async () => proq.enqueue(wrong)).rejects.toThrow(/waits for nobody, which is not in the queue/);
    expect(await proq.get("good")).toBeNull();
    await expect(async () => proq.enqueue([command("x", "apply", { commandType: "Other.Command" })])).rejects.toThrow(
      /No part of the product runs/,
    );
    await expect(async () => proq.enqueue([command("x", "apply", { stuckTimeOutInSeconds: 0 })])).rejects.toThrow(
      /stuckTimeOutInSeconds/,
    );
  });

  it("claims in order of priority, then of arrival, one of a group at a time", async () => {
    const { proq, target, command, settled } = setUp();
    await proq.setRunning(false);
    const group = { processingGroup: "g" };
    await proq.enqueue([
      command("late", "apply", { ...group, priority: 20 }),
      command("first", "apply", group),
      command("second", "apply", group),
    ]);
    await proq.enqueue([command("urgent", "apply", { ...group, priority: -5 })]);
    await proq.setRunning(true);
    await settled({ late: "Completed" });
    expect(await target.effects()).toEqual(["urgent", "first", "second", "late"]);
  });

  it("S77 runs and lists every command although the retry rule and the tags of one can't be read", async () => {
    const { proq, command, settled } = setUp();
    for (const [at, text] of ["{", "null", '{"odd":7}'].entries()) {
      const [odd, even] = [`odd${at}`, `even${at}`];
      await proq.setRunning(false);
      await proq.enqueue([command(odd, "apply"), command(even, "apply")]);
      await runInDurableObject(proq, (_, { storage: { sql } }) => {
        sql.exec("UPDATE commands SET retry = ?, tags = ? WHERE id = ?", text, text, odd);
      });
      expect((await proq.list("queued", { pageNumber: 1, pageSize: 10 })).collection.map(({ id }) => id)).toEqual([
        odd,
        even,
      ]);
      await proq.setRunning(true);
      await settled({ [odd]: "Completed", [even]: "Completed" });
    }
  });

  it("finds work behind a long row of one group", async () => {
    const { proq, command, settled, stateOf } = setUp();
    const row = Array.from({ length: 400 }, (_, index) => command(`g${index}`, "hold", { processingGroup: "g" }));
    await proq.setRunning(false);
    await proq.enqueue([...row, command("other", "hold", { processingGroup: "h" }), command("free", "apply")]);
    await proq.setRunning(true);
    await settled({ free: "Completed", g0: "InProgress", other: "InProgress" });
    expect(await stateOf("g1")).toBe("Pending");
  });

  it("starts a scheduled command no sooner than its time", async () => {
    const { proq, command, stateOf, settled } = setUp();
    await proq.enqueue([command("later", "apply", { scheduledTime: new Date(Date.now() + 3_600_000).toISOString() })]);
    await proq.advance(3_500_000);
    expect(await stateOf("later")).toBe("Pending");
    await proq.advance(200_000);
    await settled({ later: "Completed" });
  });
});

describe("prerequisites", () => {
  it("keeps a command Blocked until its command and its batch are Completed", async () => {
    const { proq, target, command, settled, stateOf } = setUp();
    await proq.enqueue([
      command("one", "hold"),
      command("two", "hold", { batchId: "b" }),
      command("three", "hold", { batchId: "b" }),
      command("last", "apply", { prerequisite: "one", prerequisiteBatchId: "b" }),
    ]);
    await settled({ one: "InProgress", two: "InProgress", three: "InProgress" });
    for (const id of ["one", "two"]) {
      await proq.complete(id, 1);
      expect(await stateOf("last")).toBe("Blocked");
    }
    await proq.complete("three", 1);
    await settled({ last: "Completed" });
    expect(await target.effects()).toEqual(["last"]);
  });

  it("refuses a command that would wait for itself", async () => {
    const { proq, command } = setUp();
    await proq.enqueue([
      command("a", "hold", { batchId: "b" }),
      command("waits", "apply", { prerequisiteBatchId: "b" }),
    ]);
    await expect(async () =>
      proq.enqueue([command("loop", "apply", { batchId: "b", prerequisite: "waits" })]),
    ).rejects.toThrow(/wait for itself/);
  });

  it("keeps what was canceled and resumed behind its prerequisite", async () => {
    const { name, proq, command, settled, stateOf } = setUp();
    const batch = { batchId: "batch" };
    await proq.enqueue([command("one", "hold", batch), command("two", "apply", { ...batch, prerequisite: "one" })]);
    await settled({ one: "InProgress", two: "Blocked" });
    expect(await proq.cancelJob(name)).toBe(2);
    expect(await proq.heartbeat("one", 1)).toBe("canceled");
    expect(await proq.complete("one", 1)).toBe("canceled");
    expect(await proq.retryBatch(name, "batch")).toBe(2);
    await settled({ one: "InProgress" });
    expect(await stateOf("two")).toBe("Pending");
    expect(await proq.complete("one", 2)).toBe("done");
    await settled({ two: "Completed" });
  });
});

describe("leases and retries", () => {
  it.each([-3_600_000, 3_600_000])(
    "R14: a clock that jumps by %i ms loses no command and does none twice",
    async (jump) => {
      const { proq, target, command, settled } = setUp();
      await proq.enqueue([command("dead", "hold", { stuckTimeOutInSeconds: 5 }), command("before", "apply")]);
      await settled({ dead: "InProgress", before: "Completed" });
      await proq.advance(jump);
      await proq.enqueue([command("after", "apply")]);
      await settled({ after: "Completed" });
      // The holder of the first one died: it is claimed again within its own time, by the clock of now.
      await proq.advance(6000);
      await expect.poll(async () => (await proq.get("dead"))?.attempt ?? 0).toBeGreaterThanOrEqual(2);
      await proq.complete("dead", (await proq.get("dead"))?.attempt ?? 0);
      await settled({ dead: "Completed" });
      expect((await target.effects()).filter((id) => id !== "dead").toSorted()).toEqual(["after", "before"]);
    },
  );

  it("claims a stuck command again and refuses its late completion", async () => {
    const { proq, target, command, settled, stateOf } = setUp();
    await proq.enqueue([command("slow", "hold", { stuckTimeOutInSeconds: 5 })]);
    await settled({ slow: "InProgress" });
    await proq.advance(4000);
    expect((await proq.get("slow"))?.attempt).toBe(1);
    expect(await proq.heartbeat("slow", 1)).toBe("continue");
    await proq.advance(4000);
    expect((await proq.get("slow"))?.attempt).toBe(1);
    await proq.advance(1001);
    await vi.waitFor(async () =>
      expect(await target.started()).toEqual([
        { id: "slow", token: 1 },
        { id: "slow", token: 2 },
      ]),
    );
    expect(await proq.complete("slow", 1)).toBe("lost");
    expect(await proq.fail("slow", 1, "late", true)).toBe("lost");
    expect(await stateOf("slow")).toBe("InProgress");
    expect(await proq.complete("slow", 2)).toBe("done");
    expect(await proq.complete("slow", 2)).toBe("done");
    expect(await stateOf("slow")).toBe("Completed");
  });

  it("waits by the back-off between attempts and ends in Error after the last", async () => {
    const { proq, command, settled, stateOf } = setUp();
    const rule = { minDelay: 10_000, maxDelay: 60_000, coefficient: 2, attemptsMost: 3 };
    await proq.enqueue([command("flaky", "apply", { failures: 9, retry: rule })]);
    for (const [attempt, delay] of [
      [1, 10_000],
      [2, 20_000],
    ] as const) {
      await vi.waitFor(async () =>
        expect(await proq.get("flaky")).toMatchObject({ state: "Pending", attempt, message: `attempt ${attempt}` }),
      );
      await proq.advance(delay - 3000);
      expect(await stateOf("flaky")).toBe("Pending");
      await proq.advance(3000);
    }
    await settled({ flaky: "Error" });
    expect(await proq.retry("flaky")).toBe(true);
    await vi.waitFor(async () => expect((await proq.get("flaky"))?.attempt).toBe(4));
  });

  it("recovers by itself from failures", async () => {
    const { proq, target, command, settled } = setUp();
    await proq.enqueue([
      command("flaky", "apply", { failures: 2, retry: { minDelay: 0, maxDelay: 0, coefficient: 1, attemptsMost: 5 } }),
    ]);
    await settled({ flaky: "Completed" });
    expect(await target.effects()).toEqual(["flaky"]);
    expect(await target.started()).toHaveLength(3);
  });

  it("treats a target that refuses the hand-over as a failure, with its words", async () => {
    const { proq, command, settled } = setUp();
    await proq.enqueue([
      command("no", "refuse", { retry: { minDelay: 0, maxDelay: 0, coefficient: 1, attemptsMost: 2 } }),
    ]);
    await settled({ no: "Error" });
    expect(await proq.get("no")).toMatchObject({ message: "The target refuses this command.", attempt: 2 });
  });
});

describe("restarts", () => {
  it("hands a claim over again, and only once, when it comes back after its end", async () => {
    const { proq, target, command, settled } = setUp();
    await proq.enqueue([command("held", "hold", { stuckTimeOutInSeconds: 3600 })]);
    await settled({ held: "InProgress" });
    const deliveries = (times: number) => Array.from({ length: times }, () => ({ id: "held", token: 1 }));
    await vi.waitFor(async () => expect(await target.started()).toEqual(deliveries(1)));
    // Whether the hand-over went out before a power cut, the queue cannot know.
    await evictDurableObject(proq);
    await runDurableObjectAlarm(proq);
    await vi.waitFor(async () => expect(await target.started()).toEqual(deliveries(2)));
    await runDurableObjectAlarm(proq);
    await proq.enqueue([command("other", "apply")]);
    await settled({ other: "Completed" });
    expect((await target.started()).filter(({ id }) => id === "held")).toEqual(deliveries(2));
    expect(await proq.complete("held", 1)).toBe("done");
  });

  it("does every effect once though the queue is thrown out of memory again and again", async () => {
    const { proq, target, command } = setUp();
    const ids = Array.from({ length: 200 }, (_, index) => `c${index}`);
    await proq.setRunning(false);
    await proq.enqueue(
      ids.map((id, index) =>
        command(id, "apply", { processingGroup: `g${index % 7}`, prerequisite: index > 50 ? `c${index - 50}` : null }),
      ),
    );
    await proq.setRunning(true);
    for (let turn = 0; turn < 10; turn += 1) {
      await evictDurableObject(proq).catch(() => undefined);
      await runDurableObjectAlarm(proq);
    }
    await vi.waitFor(async () => expect((await proq.listCounts()).completed).toBe(ids.length), 20_000);
    const effects = await target.effects();
    expect(effects).toHaveLength(ids.length);
    expect(new Set(effects).size).toBe(ids.length);
    for (const [index, id] of ids.entries()) {
      if (index > 50) expect(effects.indexOf(id)).toBeGreaterThan(effects.indexOf(`c${index - 50}`));
    }
  });

  it("looks soon while a command is in progress, and only with the next sweep when all is settled", async () => {
    const { proq, target, command, settled } = setUp();
    await proq.enqueue([command("a", "hold")]);
    await settled({ a: "InProgress" });
    const untilAlarm = () =>
      runInDurableObject(proq, async (_, { storage }) => ((await storage.getAlarm()) ?? Infinity) - Date.now());
    expect(await runDurableObjectAlarm(proq)).toBe(true);
    expect(await untilAlarm()).toBeLessThan(5000);
    await proq.complete("a", 1);
    await vi.waitFor(async () => expect(await target.heard()).toEqual(["a done"]));
    await proq.advance(10_000);
    expect(await untilAlarm()).toBeGreaterThan(5000);
  });

  it("S80: looks for commands that were not sent every ten seconds, from its first call on and though it has none", async () => {
    const { proq } = setUp();
    await proq.freeze();
    const untilAlarm = () =>
      runInDurableObject(proq, async (_, { storage }) => ((await storage.getAlarm()) ?? Infinity) - Date.now());
    expect(await untilAlarm()).toBeLessThanOrEqual(10_000);
    for (let sweeps = 1; sweeps <= 3; sweeps += 1) {
      await proq.advance(10_000);
      expect(await proq.sweeps()).toBe(sweeps);
      expect(await untilAlarm()).toBeLessThanOrEqual(10_000);
    }
  });

  it("completes a command whose effect was applied before its completion was recorded", async () => {
    const { name, proq, target, command, settled } = setUp();
    await proq.enqueue([command("a", "apply")]);
    await settled({ a: "Completed" });
    // The same id in another queue of the same target stands for a completion that never arrived.
    const other = testEnv.TEST_PROQ.get(testEnv.TEST_PROQ.idFromName(`${name}-other`));
    await other.enqueue([command("a", "apply")]);
    await vi.waitFor(async () => expect((await other.get("a"))?.state).toBe("Completed"));
    expect(await target.effects()).toEqual(["a"]);
  });
});
