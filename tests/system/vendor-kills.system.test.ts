import { afterAll, beforeAll, expect, test } from "vitest";
import type { VendorPage } from "@paygauge/api-types/entities/vendors";
import type { Client } from "../support/client.ts";
import { createJob, expectOk, importJob, sendFile, checkUpload, confirmPeriod, until } from "../support/job-flow.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";
import { KillRun } from "./kill-run.ts";
import { isSoak, kills as most, recordSoak } from "./soak-record.ts";

/** Kills while the suppliers of a finished import are added to its issuer's vendors. */
const kills = isSoak ? Math.min(most, 25) : 1;
const suppliers = 2000;
/** Adding so many takes about this long, ms. */
const length = 400;

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  client = await signIn(system.port, "sasha.sysadmin");
});
afterAll(() => system?.end());

/** A year of its own for each job: runs of one period count once. */
const ledgerOf = (job: number) =>
  Buffer.from(
    [
      "Supplier,Amount,Date",
      ...Array.from(
        { length: suppliers },
        (_, at) => `Kappa${job} Works ${at} Ltd,10.00,${2001 + job}-0${1 + (at % 9)}-01`,
      ),
      "",
    ].join("\r\n"),
  );

async function vendors(): Promise<VendorPage> {
  const answer = await client.call("POST", "/api/v1/vendors/get", { pageNumber: 1, pageSize: 25 });
  return expectOk(answer, "vendors").json<VendorPage>();
}

test(`S80: kill -9 at ${kills} moments while vendors are added: each is there once, without a further call`, async () => {
  const run = new KillRun(system, 20_261_130);
  for (let kill = 0; kill < kills; kill += 1) {
    const jobId = await createJob(client, `Killed ${kill}`, { currency: "GBP", country: "GBR" });
    await checkUpload(client, jobId, await sendFile(client, jobId, "ledger.csv", ledgerOf(kill)));
    await confirmPeriod(client, jobId);
    await importJob(client, jobId);
    await run.wait(length);
    await run.kill();
    const wanted = suppliers * (kill + 1);
    const page = await until("the vendors", vendors, ({ totalCount }) => totalCount >= wanted, 60);
    expect(page.totalCount).toBe(wanted);
  }
  recordSoak("vendors", [
    `${kills} kills (SIGKILL to the whole system) while ${suppliers} suppliers were added to the vendors: each is there once`,
  ]);
});
