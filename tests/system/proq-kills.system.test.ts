import { afterAll, beforeAll, expect, test } from "vitest";
import { startQueueWorker, type QueueStanding, type QueueWorker } from "../support/queue-worker.ts";
import { brokenDatabases, chances, databasesBelow, kills, recordSoak, spreadOf } from "./soak-record.ts";

const perKill = 400;
const perCall = 10;

let queue: QueueWorker;
beforeAll(async () => {
  queue = await startQueueWorker();
});
afterAll(() => queue?.end());

/** Of each round so many are made to fail: the last of a chain of two. */
const isToFail = (index: number): boolean => index % 30 === 29;
const failuresOf = (rounds: number): number => rounds * Math.floor(perKill / 30);

/** Commands of a round: every third waits for the one before it, every second goes in one of five groups. */
function commandsOf(round: number) {
  return Array.from({ length: perKill }, (_, index) => ({
    id: `r${round}-${index}`,
    commandType: "Paygauge.Analysis.KillTestCommand",
    category: "test",
    targetEntityId: "t",
    jobId: "job",
    correlationId: `r${round}`,
    payload: isToFail(index) ? "fail" : "0",
    priority: index % 7,
    prerequisite: index % 3 === 2 ? `r${round}-${index - 1}` : null,
    processingGroup: index % 2 === 1 ? `g${index % 5}` : null,
    stuckTimeOutInSeconds: 1,
    // What is killed again and again is still to be done in the end.
    retry: { minDelay: 0, maxDelay: 0, coefficient: 1, attemptsMost: 1000 },
  }));
}

type Sent = readonly { readonly id: string }[];

/** Sends commands in short lists, one after another; gives what was acknowledged, and whether a call was cut off. */
async function send(commands: Sent): Promise<{ acknowledged: string[]; isCut: boolean }> {
  const acknowledged: string[] = [];
  for (let from = 0; from < commands.length; from += perCall) {
    const list = commands.slice(from, from + perCall);
    const answer = await queue.tell<{ enqueued: string[] }>("enqueue", {}, list).catch(() => null);
    if (answer === null) return { acknowledged, isCut: true };
    acknowledged.push(...list.map(({ id }) => id));
  }
  return { acknowledged, isCut: false };
}

/** Waits until so many ended without their target's having been told. */
async function untilUntold(least: number): Promise<number> {
  for (;;) {
    const { untold } = await queue.tell("look");
    if (untold >= least) return untold;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test(
  `kill -9 at ${kills} moments of a drain, and between an end and its telling: every command ends, every effect and every outcome comes once and in order`,
  async () => {
    const chance = chances(20_261_120);
    const backAfter: number[] = [];
    const leftOpen: number[] = [];
    const leftUntold: number[] = [];
    let cut = 0;
    const began = Date.now();
    expect((await send(commandsOf(0))).isCut).toBe(false);
    const calm = Date.now() - began;
    for (let round = 1; round <= kills; round += 1) {
      const commands = commandsOf(round);
      // Every second time no one hears until the kill: it strikes between the state and its delivery.
      const isDeaf = round % 2 === 1;
      if (isDeaf) await queue.tell("deaf");
      const sending = send(commands);
      if (isDeaf) leftUntold.push(await untilUntold(Math.ceil(chance.next().value * (perKill / 2))));
      else await new Promise((resolve) => setTimeout(resolve, chance.next().value * calm));
      await queue.kill();
      const { acknowledged, isCut } = await sending;
      cut += isCut ? 1 : 0;
      const killed = Date.now();
      const first = await queue.restart();
      backAfter.push(Date.now() - killed);
      leftOpen.push(first.queued);
      const again = await queue.tell<{ enqueued: string[]; known: string[] }>("enqueue", {}, commands);
      expect(again.known.slice(0, acknowledged.length), "acknowledged before the kill").toEqual(acknowledged);
      expect(again.enqueued.length + again.known.length).toBe(perKill);
    }
    const total = (kills + 1) * perKill;
    let standing: QueueStanding;
    do {
      await new Promise((resolve) => setTimeout(resolve, 50));
      standing = await queue.tell("look");
    } while (standing.queued + standing.untold > 0);
    const failures = failuresOf(kills + 1);
    expect(standing).toMatchObject({ queued: 0, error: failures, completed: total - failures, untold: 0 });
    const effects = await queue.tell<string[]>("effects");
    expect(effects).toHaveLength(total - failures);
    expect(new Set(effects).size).toBe(total - failures);
    const told = await queue.tell<{ id: string; outcome: string }[]>("told");
    expect(told).toHaveLength(total);
    const outcomes = new Map(told.map(({ id, outcome }, place) => [id, { outcome, place }]));
    expect(outcomes.size).toBe(total);
    const places = new Map(effects.map((id, place) => [id, place]));
    for (let round = 0; round <= kills; round += 1) {
      for (const { id, prerequisite, payload } of commandsOf(round)) {
        expect(outcomes.get(id)?.outcome, id).toBe(payload === "fail" ? "failed" : "done");
        if (prerequisite === null) continue;
        const before = outcomes.get(prerequisite)?.place ?? Number.NaN;
        expect(outcomes.get(id)?.place, id).toBeGreaterThan(before);
        if (payload !== "fail") expect(places.get(id), id).toBeGreaterThan(places.get(prerequisite) ?? Number.NaN);
      }
    }
    await queue.kill();
    const databases = databasesBelow(queue.folder);
    expect(databases.length, "the queue's store and its target's").toBeGreaterThanOrEqual(2);
    expect(brokenDatabases(databases)).toEqual([]);
    recordSoak("queue", [
      `${kills} kills (SIGKILL to workerd) in a drain; ${total} commands in all, ${perKill} a kill, a third with a prerequisite, half in one of five groups`,
      `lost 0; in Error those ${failures} that were made to fail; effects in the other object ${effects.length}, of different commands ${new Set(effects).size}; every prerequisite's effect before its command's`,
      `${cut} kills cut a call off; ${leftOpen.filter((open) => open > 0).length} found commands still open at the queue's first answer, at most ${Math.max(...leftOpen)}; answering again after a kill: ${spreadOf(backAfter)}`,
      `how each ended was applied in the other object once and in order, ${told.length} times in all; ${leftUntold.length} kills struck between an end and its telling, with ${Math.min(...leftUntold)} to ${Math.max(...leftUntold)} untold`,
      `integrity_check ok on ${databases.length} databases`,
    ]);
  },
  60_000 + kills * 20_000,
);
