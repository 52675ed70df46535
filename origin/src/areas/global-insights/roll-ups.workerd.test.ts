/** The backlog of roll-ups: its progress, cancelling and starting it, and users who can't. */
import { beforeAll, expect, it } from "vitest";
import type { GlobalInsights, RollUpStatus } from "@paygauge/api-types/entities/global-insights";
import { forgetPeople } from "../../identity/person.ts";
import { client, importFile, publish } from "../../job/runs/published-job.fixture.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { now, openDatabase } from "../../store/database.ts";
import { directGrants, jobAssignments } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { call, newJob, until } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const root = "/global-insights";
const status = (): Promise<RollUpStatus> => call("GET", `${root}/roll-up`);
const ask = (): Promise<GlobalInsights> => call("POST", `${root}/insights`, { dimension: "Countries" });
const jobIds: string[] = [];

function ledger(year: number, country: string): Uint8Array<ArrayBuffer> {
  const lines = ["Supplier,Country,Document Type,Amount,Payment Date,Payment Method"];
  for (let month = 1; month <= 12; month += 1)
    for (const name of ["Ash", "Birch", "Cedar"])
      lines.push(`${name} Trading,${country},Payment,${month}0.00,${year}-${String(month).padStart(2, "0")}-15,Cheque`);
  return new Uint8Array(new TextEncoder().encode(`${lines.join("\n")}\n`));
}

/** No command of these jobs is queued or running. */
const settled = () =>
  until(
    () => queueOf(testEnv).listCounts(jobIds),
    ({ queued }) => queued === 0,
  );

/** Removes what the job sent, as if it had been analysed by an earlier release. */
async function forget(jobId: string): Promise<void> {
  await vendorsOf(testEnv, "issuer-harbour").dropJob("issuer-harbour", jobId);
}

beforeAll(async () => {
  await seedOrigin();
  await db.insert(directGrants).values({ userId: client.userId, permission: "GlobalInsightsView" });
  forgetPeople(testEnv.DB);
  for (const year of [2023, 2024]) {
    const jobId = await newJob(`Backlog ${year}`);
    await importFile(jobId, `backlog-${year}.csv`, ledger(year, "GBR"));
    jobIds.push(jobId);
  }
  await until(status, ({ jobs, rolledUp }) => jobs === 2 && rolledUp === 2);
  await settled();
}, 120_000);

it("rolls the missing jobs up after a cancel, and the figures are as before", async () => {
  const before = await ask();
  for (const jobId of jobIds) await forget(jobId);
  expect(await status()).toMatchObject({ jobs: 2, rolledUp: 0, queued: 0, canChange: true, rolledUpOn: null });
  expect(await ask()).toMatchObject({ bars: [], jobsWaiting: 2, rolledUpOn: null });

  await queueOf(testEnv).setRunning(false);
  await call("POST", `${root}/roll-up`);
  expect(await status()).toMatchObject({ rolledUp: 0, queued: 2 });
  const { count } = await call<{ count: number }>("POST", `${root}/roll-up/cancel`);
  expect([count, await status()]).toMatchObject([2, { rolledUp: 0, queued: 0 }]);

  await call("POST", `${root}/roll-up`);
  expect(await status()).toMatchObject({ rolledUp: 0, queued: 2 });
  await queueOf(testEnv).setRunning(true);
  await until(status, ({ rolledUp }) => rolledUp === 2);
  const { rolledUpOn: _before, ...figures } = before;
  const { rolledUpOn: _after, ...again } = await ask();
  expect(again).toEqual(figures);
});

it("lets a user who sees a published job neither start nor cancel its roll-up", async () => {
  const [jobId = ""] = jobIds;
  await publish(jobId);
  await db.insert(jobAssignments).values({ jobId, userId: client.userId, assignedOn: now() });
  await settled();
  await forget(jobId);
  await queueOf(testEnv).setRunning(false);
  const as = async <T>(method: string, path: string): Promise<T> =>
    (await callAs(client.subject, method, `/api/v1${root}${path}`)).json<T>();
  expect(await as<RollUpStatus>("GET", "/roll-up")).toMatchObject({ jobs: 1, rolledUp: 0, canChange: false });
  expect(await as("POST", "/roll-up")).toMatchObject({ count: 0 });
  await call("POST", `${root}/roll-up`);
  expect(await as("POST", "/roll-up/cancel")).toMatchObject({ count: 0 });
  expect(await status()).toMatchObject({ queued: 1 });
  await queueOf(testEnv).setRunning(true);
  await until(status, ({ jobs, rolledUp }) => rolledUp === jobs);
});

it("converts other currencies at the reference rates, and reports the year", async () => {
  const before = await ask();
  const jobId = await newJob("Euros", { currency: "EUR", buyerCountry: "FRA", buyerId: "buyer-wharfside" });
  await importFile(jobId, "euros.csv", ledger(2024, "FRA"));
  await until(status, ({ jobs, rolledUp }) => jobs === 3 && rolledUp === 3);
  const after = await ask();
  expect([before.ratesOf, before.currencies, after.currency, after.ratesOf, after.currencies]).toEqual([
    null,
    1,
    "GBP",
    2024,
    2,
  ]);
  const france = after.bars.find(({ key }) => key === "FRA");
  const euros = before.bars[0]?.spendMinor === undefined ? 0 : before.bars[0].spendMinor / 2;
  expect(france?.spendMinor).toBe(Math.round((euros / 0.924) * 0.783));
});
