/** The sample never ages, is in no total across jobs, says what it is in every file, and stays away once it was removed. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { CampaignAcrossJobs, CampaignRow, RouteSums } from "@paygauge/api-types/entities/campaigns";
import type { Insights } from "@paygauge/api-types/entities/insights";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCaseList } from "@paygauge/api-types/entities/use-cases";
import { eraseJob } from "../job/erase-job.ts";
import { openDatabase } from "../store/database.ts";
import { jobs } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { call, check, importJob, newJob, send } from "../areas/uploads/upload-calls.fixture.ts";
import { seedSampleJob } from "./sample-job.ts";
import { seedSteps } from "./step-names.ts";

const db = openDatabase(testEnv.DB);
const dayMs = 86_400_000;
const sample = "/jobs/sample-job";

/** Takes the seed step by step to its end, as scripts/seed.mjs does. */
async function seedOn(today: Date): Promise<string> {
  for (let times = 0; times < 2000; times++) {
    const note = await seedSampleJob({ db, env: testEnv, correlationId: "seed" }, { today, companies: 60 });
    if (!note.startsWith("in progress")) return note;
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
  }
  throw new Error("The sample did not become ready.");
}
const summary = () => call<JobSummary>("GET", `${sample}/summary`);
/** Everything but the days. */
const undated = (said: JobSummary): unknown => JSON.parse(JSON.stringify(said).replaceAll(/\d{4}-\d\d-\d\d/g, "a day"));
const download = async (path: string): Promise<{ name: string; head: string }> => {
  const answer = await callAs("sasha-sysadmin", "GET", `/api/v1${path}`);
  const text = await answer.text();
  return { name: answer.headers.get("content-disposition") ?? "", head: text.split(",")[0] ?? "" };
};
const jobsOf = async (id: string) =>
  (await call<Insights>("POST", `/jobs/${id}/insights`, { dimension: "Jobs" })).bars.map(({ key }) => key);
const across = () =>
  call<{ collection: CampaignAcrossJobs[]; totals: RouteSums[] }>("POST", "/campaign-workflows/get", {
    pageNumber: 1,
    pageSize: 100,
  });

beforeAll(() => seedOrigin(seedSteps.filter((step) => step !== "sample-job")), 60_000);

it("says the same 400 days later, of the twelve months before that day", async () => {
  expect(await seedOn(new Date())).toBe("the sample job is ready");
  const [first, then] = [await summary(), await call<Job>("GET", sample)];
  const later = new Date(Date.now() + 400 * dayMs);
  expect(await seedOn(later)).toBe("the sample job is ready");
  const [second, today] = [await summary(), await call<Job>("GET", sample)];
  expect(undated(second)).toEqual(undated(first));
  expect(today.latest?.run).not.toBe(then.latest?.run);
  expect(today.published?.run).toBe(today.latest?.run);
  const last = Date.parse(second.year.to ?? "");
  expect(later.getTime() - last).toBeLessThan(33 * dayMs);
  expect(last).toBeLessThan(later.getTime());
}, 90_000);

it("says that it is a sample in its name, whatever it is called, and in its files", async () => {
  await call("PATCH", `${sample}/name`, { name: "Council, my way" });
  expect((await call<Job>("GET", sample)).name).toBe("Council, my way (sample)");
  const file = await download(`${sample}/suppliers/export?format=csv`);
  expect(file.name).toContain("Council_ my way (sample) suppliers.csv");
  expect(file.head).toContain("(sample)");
});

it("has a campaign that expects what its use case expects", async () => {
  const { cases, total } = await call<UseCaseList>("GET", `${sample}/use-cases`);
  const { campaigns } = await call<{ campaigns: CampaignRow[] }>("GET", `${sample}/campaign-workflows`);
  expect([cases.length, campaigns.length]).toEqual([1, 1]);
  expect(campaigns[0]?.conversion).toBe(cases[0]?.defaults.conversion.value);
  expect(campaigns[0]?.expectedMinor).toBe(Math.round(total.expectedMinor));
});

it("is part of no total across jobs", async () => {
  const real = await newJob("Northgate");
  const ledger = "Supplier,Amount,Payment Date\nBolt Ltd,1200.50,2026-04-13\nQuill,99.50,2026-05-14\n";
  await check(await send(real, "own.csv", new Uint8Array(new TextEncoder().encode(ledger))));
  await importJob(real);
  expect([await jobsOf(real), await jobsOf("sample-job")]).toEqual([[real], ["sample-job"]]);
  const { collection, totals } = await across();
  expect(collection.map(({ jobId, isSample }) => [jobId, isSample])).toEqual([["sample-job", true]]);
  expect(totals).toMatchObject([{ route: "all", campaigns: 0, Total: 0, money: [] }]);
  const issuers = await call<{ collection: { id: string; jobsCount: number }[] }>("POST", "/issuers/get", {
    pageNumber: 1,
    pageSize: 100,
  });
  expect(issuers.collection.find(({ id }) => id === "issuer-harbour")?.jobsCount).toBe(1);
});

it("is deleted by one call with everything made from it, is restored by one, and is not made again", async () => {
  await call("DELETE", sample);
  expect((await across()).collection).toEqual([]);
  expect((await callAs("sasha-sysadmin", "GET", `/api/v1${sample}/use-cases`)).status).toBe(404);
  expect(await seedOn(new Date())).toBe("the sample job was removed");
  await call("POST", "/deleted-jobs/sample-job/restore");
  expect((await across()).collection).toHaveLength(1);
  await call("DELETE", sample);
  // Its days are over.
  await db.update(jobs).set({ deletedOn: "2020-01-01T00:00:00.000Z" }).where(eq(jobs.id, "sample-job"));
  expect(await eraseJob(testEnv, "sample-job", "seed")).toBe(true);
  expect(await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.isSample, true))).toEqual([]);
  expect(await seedOn(new Date())).toBe("the sample job was removed");
});
