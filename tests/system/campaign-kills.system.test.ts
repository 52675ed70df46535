import { afterAll, beforeAll, expect, test } from "vitest";
import { startCampaignWorker, type CampaignStanding, type CampaignWorker } from "../support/campaign-worker.ts";
import { brokenDatabases, chances, databasesBelow, isSoak, kills, recordSoak } from "./soak-record.ts";

const suppliers = isSoak ? 10_000 : 1_500;
const campaignWorkflowId = "killed";
/** Kills by day; a soak asks for more than a campaign needs to show that nothing is halved. */
const times = isSoak ? Math.min(kills, 20) : 5;

let worker: CampaignWorker;
beforeAll(async () => {
  worker = await startCampaignWorker();
  await worker.fill(campaignWorkflowId, suppliers);
});
afterAll(() => worker?.end());

/** What becomes of all suppliers, again and again. */
const changes = [
  { kind: "move", to: "Active" },
  { kind: "move", to: "Failed", reason: "fees", note: "Too dear" },
  { kind: "move", to: "Pending" },
] as const;

async function standing(): Promise<CampaignStanding> {
  const [found] = await worker.look();
  if (found === undefined) throw new Error("The campaign is gone.");
  return found;
}

/** How many whole changes a campaign shows. Fails where any supplier, line or note is of another. */
function wholeChanges({ rows, history, changes: kept, number }: CampaignStanding): number {
  expect(rows, "all suppliers are alike").toHaveLength(1);
  const done = (rows[0]?.version ?? 0) - 1;
  const last = changes[(done + changes.length - 1) % changes.length];
  expect(rows[0]).toMatchObject({ suppliers, status: done === 0 ? "Pending" : last?.to });
  expect(history, "a line for each supplier and change").toBe(done * suppliers);
  expect(number, "the catalogue is to be told of each").toBe(done);
  expect(kept, "each can be taken back").toBe(done);
  return done;
}

const change = (index: number): Promise<{ changed: number }> =>
  worker.ask(
    "change",
    {
      campaignWorkflowId,
      changeId: `change-${index}`,
      change: changes[index % changes.length],
      ownerName: "",
      selection: { kind: "all", except: [], suppliers },
    },
    "2026-11-24T10:00:00.000Z",
  );

test(
  `kill -9 at ${times} moments of moves of ${suppliers} suppliers: each is done as a whole or not at all, and none that was acknowledged is lost`,
  async () => {
    const chance = chances(20_261_124);
    let [acknowledged, cut, done, length] = [0, 0, 0, 0];
    for (let calm = 0; calm < 3; calm += 1) {
      const began = performance.now();
      await change(acknowledged);
      length = Math.max(length, performance.now() - began);
      acknowledged += 1;
    }
    for (let kill = 0; kill < times; kill += 1) {
      const last = change(acknowledged).then(
        () => true,
        () => false,
      );
      await new Promise((resolve) => setTimeout(resolve, chance.next().value * length));
      await worker.kill();
      if (await last) acknowledged += 1;
      else cut += 1;
      await worker.restart();
      done = wholeChanges(await standing());
      expect([acknowledged, acknowledged + 1]).toContain(done);
      acknowledged = done;
      // Whatever the memory held before, the next one builds on what is in SQL.
      expect((await change(acknowledged)).changed).toBe(suppliers);
      acknowledged += 1;
      expect(wholeChanges(await standing())).toBe(acknowledged);
    }
    expect(cut, "kills that struck a move").toBeGreaterThan(0);
    await worker.kill();
    expect(brokenDatabases(databasesBelow(worker.folder))).toEqual([]);
    recordSoak("campaigns", [
      `${times} kills (SIGKILL to workerd) at moments of moves of ${suppliers} suppliers, each of one transaction: half moves 0, acknowledged moves lost 0; ${cut} calls were cut off`,
      `rows, history, what can be taken back and what the catalogue is to be told were of the same moves after every kill; integrity_check ok`,
    ]);
  },
  60_000 + times * 20_000,
);
