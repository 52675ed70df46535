import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { StepContext } from "../commands/step.ts";
import { runningJob } from "../proq/queued-job.fixture.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { openDatabase } from "../store/database.ts";
import { jobs } from "../store/schema.ts";
import { seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { addJobsStep } from "./add-jobs-step.ts";

const killed = new Error("The process was killed.");
const ids = Array.from({ length: 12 }, (_, at) => `backfill-${String(at).padStart(2, "0")}`);

beforeAll(async () => {
  await seedOrigin();
  await queueOf(testEnv).setRunning(false);
  const db = openDatabase(testEnv.DB);
  for (const id of ids)
    await db
      .insert(jobs)
      .values({ ...runningJob(id, id, "user-sasha-sysadmin"), state: "Ready", currentRun: `run-${id}` });
});

/** Slices of the step as its object runs them; each is killed once after it queued its jobs and before that is noted. */
async function runKilled(): Promise<number> {
  let [cursor, kills, isKilled]: [unknown, number, boolean] = [null, 0, false];
  for (;;) {
    const noted = (answer: "more" | "done") => (next: unknown) => {
      if (!isKilled) throw killed;
      cursor = next;
      return answer;
    };
    const slice = {
      env: testEnv,
      commandId: "vendors-roll-up-jobs",
      cursor,
      more: noted("more"),
      finish: noted("done"),
    };
    const ended = await addJobsStep(slice as unknown as StepContext).catch((error: unknown) => {
      if (error !== killed) throw error;
      return "killed";
    });
    if (ended === "done") return kills;
    isKilled = ended === "killed";
    kills += Number(isKilled);
  }
}

it("queues every job of a store once for its vendors, though each slice of the backfill is killed once", async () => {
  expect(await runKilled()).toBe(4);
  const queued = await runInDurableObject(queueOf(testEnv), (_, { storage }) =>
    storage.sql
      .exec<{ id: string }>("SELECT id FROM commands WHERE id LIKE 'vendors-backfill-%' ORDER BY sequence")
      .toArray()
      .map(({ id }) => id),
  );
  expect(queued).toEqual(ids.map((id) => `vendors-${id}-roll-up`));
  await queueOf(testEnv).setRunning(true);
});
