import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Client } from "../support/client.ts";
import { createJob, expectOk, importJob, loadFile } from "../support/job-flow.ts";
import { sampleFile, samplesFolder } from "../support/samples.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { independentReading, ledgers } from "./ledgers.ts";

if (samplesFolder === null) console.log("Skipped: the folder of real ledgers (SAMPLES_DIR) is not there.");

describe.skipIf(samplesFolder === null)("real ledgers through the whole system", () => {
  let system: RunningSystem;
  let client: Client;
  beforeAll(async () => {
    system = await startSystem({ seed: "without-job" });
    client = await signIn(system.port, "sasha.sysadmin");
  });
  afterAll(() => system?.end());

  test.each(ledgers)("$file: accepted rows and total are those of an independent reading", async (ledger) => {
    const expected = await independentReading(ledger);
    const jobId = await createJob(client, ledger.file, ledger);
    const check = await loadFile(client, jobId, sampleFile(ledger.file));
    expect({ rows: check.accepted, sumMinor: check.sumMinor }).toEqual(expected);
    const progress = await importJob(client, jobId);
    expect(progress.failureMessage).toBeNull();
    expect(progress.state).toBe("Ready");
    const summary = expectOk(await client.call("GET", `/api/v1/jobs/${jobId}/summary`), "summary").json<JobSummary>();
    expect(summary.quality.accepted).toBe(expected.rows);
    expect(String(summary.totals.spendMinor)).toBe(expected.sumMinor);
    // The grid's pages add up to the same total, supplier by supplier.
    let sum = 0n;
    for (let page = 1, more = true; more; page += 1) {
      const answer = expectOk(
        await client.call("POST", `/api/v1/jobs/${jobId}/suppliers/get`, { pageNumber: page, pageSize: 200 }),
        "suppliers",
      );
      const { collection, hasNextPage } = answer.json<{ collection: { spendMinor: number }[]; hasNextPage: boolean }>();
      for (const row of collection) sum += BigInt(row.spendMinor);
      more = hasNextPage;
    }
    expect(String(sum)).toBe(expected.sumMinor);
  });
});
