import { afterAll, beforeAll, expect, test } from "vitest";
import { startQueueWorker, type QueueStanding, type QueueWorker } from "../support/queue-worker.ts";

const kills = Number(process.env["KILLS"] ?? 20);
const perKill = 400;

let queue: QueueWorker;
beforeAll(async () => {
  queue = await startQueueWorker();
});
afterAll(() => queue?.end());

/** A repeatable choice of numbers from 0 to 1. */
function* chances(): Generator<number, never> {
  let state = 20_261_120;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

/** Commands of a round: every third waits for the one before it, every second goes in one of five groups. */
function commandsOf(round: number) {
  return Array.from({ length: perKill }, (_, index) => ({
    id: `r${round}-${index}`,
    commandType: "Paygauge.Analysis.KillTestCommand",
    category: "test",
    targetEntityId: "t",
    jobId: "job",
    correlationId: `r${round}`,
    payload: "0",
    priority: index % 7,
    prerequisite: index % 3 === 2 ? `r${round}-${index - 1}` : null,
    processingGroup: index % 2 === 1 ? `g${index % 5}` : null,
    stuckTimeOutInSeconds: 1,
    // What is killed again and again is still to be done in the end.
    retry: { minDelay: 0, maxDelay: 0, coefficient: 1, attemptsMost: 1000 },
  }));
}

test(`kill -9 at ${kills} moments of a drain: every command is Completed, every effect done once and in order`, async () => {
  const chance = chances();
  for (let round = 0; round < kills; round += 1) {
    const commands = commandsOf(round);
    const half = perKill / 2;
    const first = await queue.tell<{ enqueued: string[] }>("enqueue", {}, commands.slice(0, half));
    expect(first.enqueued).toHaveLength(half);
    // The answer to this one may be cut off: whether it was taken shows when it is sent again.
    const second = queue.tell("enqueue", {}, commands.slice(half)).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, chance.next().value * 60));
    await queue.kill();
    await second;
    await queue.restart();
    const again = await queue.tell<{ enqueued: string[]; known: string[] }>("enqueue", {}, commands);
    expect(again.known.slice(0, half), "acknowledged before the kill").toEqual(
      commands.slice(0, half).map(({ id }) => id),
    );
    expect(again.enqueued.length + again.known.length).toBe(perKill);
  }
  const total = kills * perKill;
  let standing: QueueStanding;
  do {
    await new Promise((resolve) => setTimeout(resolve, 50));
    standing = await queue.tell("look");
  } while (standing.queued > 0);
  expect(standing).toMatchObject({ queued: 0, error: 0, completed: total });
  const effects = await queue.tell<string[]>("effects");
  expect(effects).toHaveLength(total);
  expect(new Set(effects).size).toBe(total);
  const places = new Map(effects.map((id, place) => [id, place]));
  for (let round = 0; round < kills; round += 1) {
    for (const { id, prerequisite } of commandsOf(round)) {
      if (prerequisite !== null) expect(places.get(id), id).toBeGreaterThan(places.get(prerequisite) ?? Number.NaN);
    }
  }
}, 540_000);
