import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { setUp, type } from "../support/queue-set-up.ts";

describe("looking at the queue", () => {
  it("lists by state, filter and page, and counts", async () => {
    const { name, proq, command, settled } = setUp();
    await proq.setRunning(false);
    await proq.enqueue(
      Array.from({ length: 30 }, (_, index) => command(`c${index}`, "hold", { tags: ["x"], priority: index % 3 })),
    );
    const page = await proq.list("queued", { pageNumber: 2, pageSize: 25 });
    expect(page).toMatchObject({ totalCount: 30, totalPages: 2, hasNextPage: false, currentPage: 2 });
    expect(page.collection.map((each) => each.id)).toEqual(["c25", "c26", "c27", "c28", "c29"]);
    const filterItems = [{ propertyName: "priority", itemComparisonOperator: "Equal" as const, itemValue: "2" }];
    const filtered = await proq.list("queued", {
      pageNumber: 1,
      pageSize: 5,
      orderBy: "-id",
      filters: { filterItems },
    });
    expect(filtered).toMatchObject({ totalCount: 10, unfilteredCount: 30 });
    expect(filtered.collection.map(({ id }) => id)).toEqual(["c8", "c5", "c29", "c26", "c23"]);
    expect(await proq.listCounts()).toEqual({ queued: 30, error: 0, completed: 0 });
    expect(await proq.openTypes()).toEqual([{ name: type, count: 30 }]);
    expect(await proq.figures()).toMatchObject({ isRunning: false, inProgressCount: 0 });
    await proq.setRunning(true);
    await settled({ c0: "InProgress" });
    expect((await proq.quickView(name))[0]?.state).toBe("InProgress");
    expect(await proq.backoff()).toMatchObject({ minDelay: 1000, maxDelay: 30_000, coefficient: 2 });
  });

  it("counts what waits for a set time apart, and does not call it old", async () => {
    const { proq, command } = setUp();
    await proq.setRunning(false);
    const scheduledTime = new Date(Date.now() + 30 * 86_400_000).toISOString();
    await proq.enqueue([command("purge", "hold", { scheduledTime })]);
    expect(await proq.figures()).toMatchObject({ scheduledCount: 1, oldestQueuedDate: null });
    await proq.enqueue([command("now", "hold")]);
    expect(await proq.listCounts()).toMatchObject({ queued: 2 });
    expect(await proq.figures()).toMatchObject({
      scheduledCount: 1,
      oldestQueuedDate: expect.stringMatching(/^\d{4}/),
    });
  });

  it("shows only what belongs to the jobs of a scope", async () => {
    const { name, proq, command } = setUp();
    await proq.setRunning(false);
    await proq.enqueue([command("mine", "hold"), command("other", "hold", { jobId: `${name}-other` })]);
    expect((await proq.list("queued", { pageNumber: 1, pageSize: 25 }, [name])).collection.map(({ id }) => id)).toEqual(
      ["mine"],
    );
    expect(await proq.listCounts([name])).toEqual({ queued: 1, error: 0, completed: 0 });
    expect(await proq.openTypes([name])).toEqual([{ name: type, count: 1 }]);
    expect((await proq.quickView(null, [])).length).toBe(0);
    expect((await proq.quickView(null, [name])).map(({ id }) => id)).toEqual(["mine"]);
    expect(await proq.hasQueued(name)).toBe(true);
    expect(await proq.hasQueued("nothing")).toBe(false);
  });

  it("hides Blocked commands in quick views, and cuts payloads in lists alone", async () => {
    const { name, proq, command } = setUp();
    await proq.setRunning(false);
    const payload = JSON.stringify({ queue: name, mode: "hold", filler: "x".repeat(2000) });
    await proq.enqueue([command("first", "hold", { payload }), command("waits", "hold", { prerequisite: "first" })]);
    expect((await proq.quickView(null)).map(({ id }) => id)).toEqual(["first"]);
    expect((await proq.quickView(name)).map(({ id }) => id)).toEqual(["first"]);
    const page = await proq.list("queued", { pageNumber: 1, pageSize: 25 });
    expect(page.collection[0]?.payload).toHaveLength(500);
    expect((await proq.get("first"))?.payload).toBe(payload);
  });

  it("keeps its figures right over restarts, failures and refused lists", async () => {
    const { proq, command, settled } = setUp();
    await proq.enqueue([command("a", "apply"), command("b", "hold"), command("c", "hold")]);
    await settled({ a: "Completed", b: "InProgress", c: "InProgress" });
    await proq.fail("b", 1, "final", false);
    const bad = [command("d", "hold"), command("bad", "hold", { prerequisite: "nobody" })];
    await expect(async () => proq.enqueue(bad)).rejects.toThrow(/not in the queue/);
    const expected = { queued: 1, error: 1, completed: 1 };
    expect(await proq.listCounts()).toEqual(expected);
    const { completedToday, errorsLastHour, hour } = await proq.figures();
    expect({ completedToday, errorsLastHour, minutes: hour.length }).toEqual({
      completedToday: 1,
      errorsLastHour: 1,
      minutes: 60,
    });
    await evictDurableObject(proq);
    expect(await proq.listCounts()).toEqual(expected);
    expect(await proq.types()).toEqual([type]);
  });

  it("marks a command that gave no sign of life", async () => {
    const { proq, command, settled } = setUp();
    await proq.enqueue([command("slow", "hold", { stuckTimeOutInSeconds: 5 })]);
    await settled({ slow: "InProgress" });
    expect((await proq.get("slow"))?.isStuck).toBe(false);
    await proq.advance(6000);
    expect(await proq.get("slow")).toMatchObject({ isStuck: true, attempt: 2 });
    await proq.heartbeat("slow", 2);
    expect((await proq.get("slow"))?.isStuck).toBe(false);
  });

  it("names the command that holds up a chain", async () => {
    const { proq, command, settled } = setUp();
    await proq.enqueue([
      command("one", "apply"),
      command("two", "hold", { prerequisite: "one", batchId: "b" }),
      command("three", "hold", { prerequisite: "two" }),
      command("last", "hold", { prerequisite: "three", prerequisiteBatchId: "b" }),
    ]);
    await settled({ one: "Completed", two: "InProgress" });
    const ids = async () => {
      const { commands, blockingId } = await proq.chain("last");
      return { ids: commands.map(({ id }) => id), blockingId };
    };
    expect(await ids()).toEqual({ ids: ["one", "two", "three", "last"], blockingId: "two" });
    await proq.fail("two", 1, "final", false);
    expect((await ids()).blockingId).toBe("two");
    expect((await proq.chain("one")).blockingId).toBeNull();
  });
});

describe("many at once", () => {
  it("completes a list in one transaction, with an answer for each", async () => {
    const { proq, command, settled, stateOf } = setUp();
    await proq.enqueue([
      ...["a", "b", "c"].map((id) => command(id, "hold", { batchId: "b" })),
      command("last", "hold", { prerequisiteBatchId: "b" }),
    ]);
    await settled({ a: "InProgress", b: "InProgress", c: "InProgress" });
    const claims = ["a", "b", "b", "c", "nobody"].map((commandId) => ({ commandId, token: 1 }));
    expect(await proq.completeMany([...claims, { commandId: "a", token: 9 }])).toEqual([
      "done",
      "done",
      "done",
      "done",
      "lost",
      "lost",
    ]);
    await settled({ last: "InProgress" });
    expect(await stateOf("a")).toBe("Completed");
    expect((await proq.figures()).completedToday).toBe(3);
  });

  it("retries and cancels everything that matches, or nothing where more match than was agreed to", async () => {
    const { proq, command, settled } = setUp();
    await proq.enqueue(
      ["a", "b", "c"].map((id, index) => command(id, "hold", { batchId: "r", priority: index === 2 ? 5 : 10 })),
    );
    await settled({ a: "InProgress", b: "InProgress", c: "InProgress" });
    for (const id of ["a", "b", "c"]) await proq.fail(id, 1, "final", false);
    await proq.setRunning(false);
    const filterItems = [{ propertyName: "priority", itemComparisonOperator: "Equal" as const, itemValue: "10" }];
    const matching = {
      list: "error",
      request: { pageNumber: 1, pageSize: 1, filters: { filterItems } },
      scope: null,
    } as const;
    expect(await proq.changeMatching("retry", matching, 1)).toEqual({ count: 0, matching: 2 });
    expect(await proq.changeMatching("retry", matching, 2)).toEqual({
      count: 2,
      matching: 2,
    });
    await settled({ a: "Pending", b: "Pending", c: "Error" });
    const queued = { list: "queued", request: { pageNumber: 1, pageSize: 1 }, scope: null } as const;
    expect((await proq.changeMatching("cancel", queued, 5)).count).toBe(2);
    await settled({ a: "Canceled", b: "Canceled", c: "Error" });
  });
});
