/** Queries about use cases: the rows that a user sees in each job, and no others. */
import { runInDurableObject } from "cloudflare:test";
import { inArray } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import {
  analyticsLimits,
  type AnalyticsAnswer,
  type AnalyticsDimension,
} from "@paygauge/api-types/entities/analytics-queries";
import type { UseCaseList } from "@paygauge/api-types/entities/use-cases";
import { call } from "../areas/uploads/upload-calls.fixture.ts";
import { jobObjectOf } from "../job/job-stub.ts";
import {
  acceptCards,
  client,
  grantClient,
  importFile,
  jobWithRun,
  ledgerOf,
  publish,
} from "../job/runs/published-job.fixture.ts";
import { finishedRun, runningJob } from "../proq/queued-job.fixture.ts";
import { openDatabase } from "../store/database.ts";
import { jobRuns, jobs } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";

const admin = "sasha-sysadmin";
const equals = (propertyName: string, itemValue: string) => ({
  propertyName,
  itemComparisonOperator: "Equal" as const,
  itemValue,
});

async function ask(subject: string, query: object): Promise<AnalyticsAnswer> {
  const body = { dataset: "useCases", measures: [{ as: "count" }], dimensions: [], filters: [], ...query };
  const answer = await callAs(subject, "POST", "/api/v1/analytics-queries/run", { body });
  expect(answer.status).toBe(200);
  return answer.json();
}

async function rowsOf(subject: string, job: string, fields: readonly string[], measures: object[] = [{ as: "count" }]) {
  const dimensions: AnalyticsDimension[] = fields.map((field) => ({ field }));
  const answer = await ask(subject, { measures, dimensions, filters: [equals("job", job)] });
  if (answer.state !== "answered") throw new Error(JSON.stringify(answer));
  return answer.rows;
}

const create = async (jobId: string, name: string, method: Capability = "vcard"): Promise<string> =>
  (
    await call<{ id: string }>("POST", `/jobs/${jobId}/use-cases`, {
      name,
      method,
      criteria: { filterItems: [] },
    })
  ).id;

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

it("has the figures of the job's own list, and withholds the value that the list withholds", async () => {
  const name = "Cases asked";
  const jobId = await jobWithRun(name);
  await create(jobId, "Withheld");
  await acceptCards(jobId);
  await create(jobId, "Known");
  const { cases } = await call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`);
  const sums = ["suppliers", "cardSuppliers", "addressable", "yearPayments", "value"].map((field) => ({
    field,
    as: "sum",
  }));
  const rows = await rowsOf(admin, name, ["useCase", "method"], sums);
  const figures = cases.map(({ name: called, method, totals, cardable }) => [
    called,
    method,
    totals.suppliers,
    cardable.suppliers,
    totals.yearMinor,
    totals.payments,
  ]);
  expect(rows.map((row) => row.slice(0, 6))).toEqual(figures.toReversed());
  expect(rows.map((row) => row[3])).toEqual([12, 0]);
  // One of the two counts in the list's total: the other expects nothing.
  const { total } = await call<UseCaseList>("GET", `/jobs/${jobId}/use-cases`);
  expect(rows.map((row) => row[6])).toEqual([Math.round(total.expectedMinor), null]);
  expect(total.expectedMinor).toBeGreaterThan(0);
  const filters = [equals("job", name), { ...equals("addressable", "1000000"), itemComparisonOperator: "LessThan" }];
  // Amounts are typed in whole units.
  expect(await ask(admin, { filters })).toMatchObject({ rows: [[2]], jobs: 1, issuers: 1, jobsWaiting: 0 });
});

it("shows others what is published of the published run, and of chosen capabilities alone", async () => {
  const name = "Cases in sight";
  const jobId = await jobWithRun(name);
  const offered = await create(jobId, "Offered");
  await create(jobId, "Draft");
  expect(await rowsOf(client.subject, name, ["useCase"])).toEqual([]);
  await publish(jobId);
  await call("POST", `/jobs/${jobId}/use-cases/${offered}/publish`, { version: 1, isPublished: true });
  expect(await rowsOf(client.subject, name, ["useCase", "published"])).toEqual([["Offered", "Yes", 1]]);
  expect(await rowsOf(admin, name, ["useCase", "published", "outOfDate"])).toEqual([
    ["Draft", "No", "No", 1],
    ["Offered", "Yes", "No", 1],
  ]);
  await importFile(jobId, "more.csv", ledgerOf(7, 3));
  expect(await rowsOf(admin, name, ["outOfDate"])).toEqual([["Yes", 2]]);
  await call("PUT", `/jobs/${jobId}/capabilities`, { capabilities: ["stp"] });
  expect(await rowsOf(admin, name, ["useCase"])).toEqual([]);
});

it("counts a use case that can't be read, with blanks, for those who work on the job", async () => {
  const name = "Cases damaged";
  const jobId = await jobWithRun(name);
  await create(jobId, "Readable");
  const broken = await create(jobId, "Broken");
  await publish(jobId);
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage: { sql } }) => {
    sql.exec("UPDATE use_case SET recordJson = '{' WHERE useCaseId = ?", broken);
  });
  expect(await rowsOf(admin, name, ["useCase"])).toEqual([
    ["Readable", 1],
    [null, 1],
  ]);
  expect(await rowsOf(client.subject, name, ["useCase"])).toEqual([]);
});

it("refuses the 51st job before any is asked, and says what to filter", async () => {
  const db = openDatabase(testEnv.DB);
  const ids = Array.from({ length: analyticsLimits.objects + 1 }, (_, at) => `many-cases-${at}`);
  for (const id of ids) {
    await db.insert(jobs).values({ ...runningJob(id, "Many cases", "user-sasha-sysadmin"), currentRun: "run" });
    await db.insert(jobRuns).values(finishedRun(id));
  }
  try {
    const many = { filters: [equals("job", "Many cases")] };
    const args = { jobs: analyticsLimits.objects + 1, most: analyticsLimits.objects };
    expect(await ask(admin, many)).toEqual({ state: "refused", code: "tooManyJobs", args });
    await db
      .update(jobs)
      .set({ deletedOn: "2026-02-01T00:00:00.000Z" })
      .where(inArray(jobs.id, ids.slice(0, 1)));
    expect(await ask(admin, many)).toMatchObject({ state: "answered", rows: [[0]], jobs: analyticsLimits.objects });
  } finally {
    await db.update(jobs).set({ deletedOn: "2026-02-01T00:00:00.000Z" }).where(inArray(jobs.id, ids));
  }
});
