import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { createJob, expectOk, sendFile, until, uploadOf } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { KillRun } from "./kill-run.ts";
import { isSoak, kills as most, recordSoak } from "./soak-record.ts";

/** Kills around the moment at which a call has written its state and sends its command. */
const kills = isSoak ? Math.min(most, 50) : 3;

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

test(`S80: kill -9 at ${kills} moments of a call that queues a command: its file is read without a further call`, async () => {
  const jobId = await createJob(client, "Killed between", { currency: "GBP", country: "GBR" });
  const ledger = Buffer.from("Supplier,Amount,Date\nAcme Ltd,10.00,2025-01-01\n");
  const uploadId = await sendFile(client, jobId, "ledger.csv", ledger);
  const isRead = () =>
    until(
      "the reading",
      () => uploadOf(client, jobId, uploadId),
      ({ state }) => state === "Inspected",
      60,
    );
  const inspect = (key: string) =>
    client.call("POST", `/api/v1/jobs/${jobId}/uploads/${uploadId}/inspect`, {}, { "idempotency-key": key });
  await isRead();
  const began = performance.now();
  expectOk(await inspect("calm"), "inspect");
  const length = performance.now() - began;
  await isRead();
  const run = new KillRun(system, 20_261_129);
  for (let kill = 0; kill < kills; kill += 1) {
    const first = inspect(`killed-${kill}`).catch(() => null);
    await run.wait(length);
    await run.kill();
    await first;
    // A browser sends it again: the answer of a call that was committed, or the call itself.
    expect((await inspect(`killed-${kill}`)).status).toBe(200);
    await isRead();
  }
  recordSoak("commands", [
    `${kills} kills (SIGKILL to the whole system) while a call wrote a state and queued its command: each command was run`,
  ]);
});
