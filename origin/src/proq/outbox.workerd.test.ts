/** How commands ended, on its way from the queue to the objects that run them. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import { setUp } from "../support/queue-set-up.ts";

const untold = (proq: ReturnType<typeof setUp>["proq"]) =>
  runInDurableObject(
    proq,
    (_, { storage }) => storage.sql.exec<{ n: number }>("SELECT count(*) n FROM outbox").one().n,
  );

it("reports every end, and that a command is tried again, in the order in which they came about", async () => {
  const { proq, target, command, settled } = setUp();
  await proq.enqueue([command("good", "apply")]);
  await settled({ good: "Completed" });
  await proq.enqueue([command("held", "hold")]);
  await settled({ held: "InProgress" });
  expect(await proq.fail("held", 1, "It cannot be.", false)).toBe("done");
  await settled({ held: "Error" });
  // A user's change is answered when the target knows of it.
  expect(await proq.retry("held")).toBe(true);
  expect((await target.heard()).slice(-2)).toEqual(["held failed It cannot be.", "held again"]);
  expect(await proq.cancel("held")).toBe(true);
  expect(await target.heard()).toEqual(["good done", "held failed It cannot be.", "held again", "held canceled"]);
  expect(await untold(proq)).toBe(0);
});

it("says nothing of a failure that is tried again by itself", async () => {
  const { proq, target, command, settled } = setUp();
  await proq.enqueue([
    command("flaky", "apply", { failures: 1, retry: { minDelay: 0, maxDelay: 0, coefficient: 1, attemptsMost: 3 } }),
  ]);
  await settled({ flaky: "Completed" });
  await vi.waitFor(async () => expect(await target.heard()).toEqual(["flaky done"]));
});

it("tells again and in order what a target did not take, and hands a retried command over only then", async () => {
  const { proq, target, command, settled } = setUp();
  await proq.enqueue([command("a", "hold"), command("b", "apply")]);
  await settled({ a: "InProgress", b: "Completed" });
  await vi.waitFor(async () => expect(await untold(proq)).toBe(0));
  const before = (await target.started()).length;
  await target.beDeaf(1);
  await proq.cancel("a");
  expect(await untold(proq)).toBe(1);
  await proq.retry("a");
  expect(await untold(proq)).toBe(2);
  expect(await target.heard()).toEqual(["b done"]);
  expect((await target.started()).length).toBe(before);
  await proq.advance(1500);
  await vi.waitFor(async () => expect(await target.heard()).toEqual(["b done", "a canceled", "a again"]));
  await proq.advance(5000);
  await vi.waitFor(async () => expect((await target.started()).length).toBe(before + 1));
});

it("sends notices that an earlier run of the queue did not send, once", async () => {
  const { proq, target, command, settled } = setUp();
  await target.beDeaf(1);
  await proq.enqueue([command("a", "apply")]);
  await settled({ a: "Completed" });
  await vi.waitFor(async () => expect(await untold(proq)).toBe(1));
  await evictDurableObject(proq);
  await proq.quickView(null);
  await vi.waitFor(async () => expect(await target.heard()).toEqual(["a done"]));
  await vi.waitFor(async () => expect(await untold(proq)).toBe(0));
  // The answer of the target was lost: it is notified once more, with no effect.
  await runInDurableObject(proq, (_, { storage }) => {
    storage.sql.exec(
      "INSERT INTO outbox (sequence, target, command, outcome) SELECT 1, ?, sequence, 'done' FROM commands",
      "unknown",
    );
    storage.sql.exec("UPDATE outbox SET target = (SELECT job_id FROM commands)");
  });
  await evictDurableObject(proq);
  await proq.advance(0);
  await vi.waitFor(async () => expect(await untold(proq)).toBe(0));
  expect(await target.heard()).toEqual(["a done"]);
});
