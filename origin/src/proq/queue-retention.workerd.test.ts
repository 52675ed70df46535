/** Completed commands do not stay for ever, and nothing that others still need goes. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { setUp } from "../support/queue-set-up.ts";

const days = (count: number): number => count * 86_400_000;

describe("completed commands", () => {
  it("go after thirty days, but for those that others wait for or whose batch is open", async () => {
    const { proq, command, settled } = setUp();
    await proq.enqueue([
      command("old", "apply"),
      command("ofBatch", "apply", { batchId: "x" }),
      command("open", "hold", { batchId: "x", stuckTimeOutInSeconds: 86_400 }),
      command("needed", "apply"),
      command("held", "hold", { batchId: "y", stuckTimeOutInSeconds: 86_400 }),
      command("waits", "hold", { prerequisite: "needed", prerequisiteBatchId: "y" }),
    ]);
    await settled({ old: "Completed", ofBatch: "Completed", needed: "Completed", open: "InProgress" });
    await proq.advance(days(29));
    expect(await proq.get("old")).not.toBeNull();
    await proq.advance(days(2));
    expect(await proq.get("old")).toBeNull();
    expect((await proq.get("ofBatch"))?.state).toBe("Completed");
    expect((await proq.get("needed"))?.state).toBe("Completed");
    expect(await proq.listCounts()).toMatchObject({ completed: 2 });
    // the chain that it was kept for continues
    const token = (await proq.get("held"))?.attempt ?? 0;
    expect(await proq.complete("held", token)).toBe("done");
    await settled({ waits: "InProgress" });
  });

  it("of which there are too many go, the oldest first, a batch a turn", async () => {
    const { name, proq, command, settled } = setUp();
    await proq.enqueue([command("first", "apply"), command("failed", "hold")]);
    await settled({ first: "Completed", failed: "InProgress" });
    await proq.fail("failed", 1, "final", false);
    await runInDurableObject(proq, (_, { storage }) => {
      storage.sql.exec(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1699)
         INSERT INTO commands (id, command_type, category, target_entity_id, job_id, correlation_id, payload, priority, tags,
           environment, stuck_time_out_in_seconds, retry, queued_date, state, waiting, not_before, completed_date)
         SELECT 'made' || i, c.command_type, c.category, c.target_entity_id, c.job_id, 'c', '', 1, '[]', c.environment, 60,
           c.retry, c.queued_date, 'Completed', 0, 0, c.queued_date FROM n, commands c WHERE c.id = 'first'`,
      );
    });
    await evictDurableObject(proq);
    expect(await proq.listCounts([name])).toMatchObject({ completed: 1700 });
    await proq.advance(120_000);
    // an alarm that is due at once does the rest; here it is rung by hand, and must then find nothing
    for (let turn = 0; turn < 3; turn += 1) await proq.advance(0);
    expect(await proq.listCounts([name])).toEqual({ queued: 0, error: 1, completed: 1000 });
    expect(await proq.listCounts()).toEqual({ queued: 0, error: 1, completed: 1000 });
    expect(await proq.get("first")).toBeNull();
    expect(await proq.get("made1")).toBeNull();
    expect((await proq.get("made1699"))?.state).toBe("Completed");
    expect((await proq.get("failed"))?.state).toBe("Error");
    await proq.advance(days(1));
    expect(await proq.listCounts()).toEqual({ queued: 0, error: 1, completed: 1000 });
  });
});
