import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleLedger } from "../../origin/src/seed/samples/ledger.ts";
import type { JobSummary } from "@paygauge/api-types/entities/insights";
import type { JobProgress } from "@paygauge/api-types/entities/jobs";
import type { Client } from "../support/client.ts";
import { checkUpload, createJob, expectOk, progressOf, sendFile, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

const kills = Number(process.env["KILLS"] ?? 20);
const facts = { currency: "GBP", country: "GBR" };

/** The made ledger several times over, each copy with document numbers of its own: an import of a few slices. */
function longLedger(): Buffer {
  const [header = "", ...rows] = sampleLedger().split("\r\n");
  const copies = Array.from({ length: 10 }, (_, copy) =>
    rows.filter((row) => row !== "").map((row) => row.replace(/^(\w+),/, `$1,C${copy}-`)),
  );
  return Buffer.from([header, ...copies.flat(), ""].join("\r\n"));
}

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

async function summaryOf(jobId: string): Promise<JobSummary> {
  return expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/summary`), "summary").json<JobSummary>();
}

/** A repeatable choice of moments: fractions of the calm import's duration. */
function* moments(): Generator<number> {
  let state = 12_345;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test(`kill -9 at ${kills} moments of imports: nothing acknowledged is lost, nothing is there twice, the job goes on by itself`, async () => {
  const bytes = longLedger();
  const calmJob = await createJob(client, "Calm", facts);
  await checkUpload(client, calmJob, await sendFile(client, calmJob, "calm.csv", bytes));
  const began = Date.now();
  expectOk(await client.call("POST", `/api/v1/jobs/${calmJob}/import`), "import");
  await until(
    "the calm import",
    () => progressOf(client, calmJob),
    (progress) => progress.state === "Ready",
  );
  const duration = Date.now() - began;
  const calm = await summaryOf(calmJob);

  const moment = moments();
  let done = 0;
  while (done < kills) {
    const jobId = await createJob(client, `Killed ${done}`, facts);
    await checkUpload(client, jobId, await sendFile(client, jobId, "killed.csv", bytes));
    expectOk(await client.call("POST", `/api/v1/jobs/${jobId}/import`), "import");
    // Several kills in one import, so that what is resumed is killed again.
    for (let each = 0; each < 4 && done < kills; each += 1) {
      const wait = (moment.next().value ?? 0.5) * duration * 0.6;
      await new Promise((resolve) => setTimeout(resolve, wait));
      const before = await progressOf(client, jobId).catch((): JobProgress | null => null);
      await system.kill();
      done += 1;
      await system.restart();
      const after = await progressOf(client, jobId);
      expect(rowsOf(after), "rows acknowledged before the kill are still there").toBeGreaterThanOrEqual(rowsOf(before));
      if (after.state === "Ready") break;
    }
    const end = await until(
      "the killed import",
      () => progressOf(client, jobId),
      (progress) => progress.state !== "Running",
    );
    expect(end.failureMessage).toBeNull();
    const { quality, totals, match, capabilities } = await summaryOf(jobId);
    expect({ ...quality, files: [] }).toEqual({ ...calm.quality, files: [] });
    expect({ totals, match, capabilities }).toEqual({
      totals: calm.totals,
      match: calm.match,
      capabilities: calm.capabilities,
    });
  }
}, 540_000);

function rowsOf(progress: JobProgress | null): number {
  return progress?.steps.find((step) => step.step === "Ingest")?.rows ?? 0;
}
