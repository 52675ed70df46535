import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { dashboard, type Dashboard, type DashboardPart } from "@paygauge/api-types/entities/dashboard";
import { referenceRates } from "@paygauge/api-types/reference/country-lists";
import { forgetPeople } from "../../identity/person.ts";
import { commandOf } from "../../proq/queued-job.fixture.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import { directGrants } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { loadSeededPerson } from "../../support/seeded-person.ts";
import { testEnv } from "../../support/test-env.ts";
import { dashboardOf, partReaders } from "./dashboard-parts.ts";
import { generate, insertGenerated, sightOf, sixteen } from "./dashboard.fixture.ts";

const db = openDatabase(testEnv.DB);
const made = generate(41, 80);
const page = { pageNumber: 1, pageSize: 200 };

beforeAll(async () => {
  await seedOrigin();
  await testEnv.DB.batch(
    ["job_campaigns", "job_totals", "job_runs", "job_assignments"].map((table) =>
      testEnv.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await testEnv.DB.prepare("UPDATE jobs SET deleted_on = '2026-01-01T00:00:00.000Z'").run();
  await insertGenerated(db, made);
  const granted = [
    "Dashboard_VIEW",
    "AnalysisJobList_VIEW",
    "Campaigns_CRUD",
    "QuickView_ProQ_VIEW",
    "DevOps_Area_VIEW",
  ];
  for (const subject of sixteen)
    for (const permission of granted)
      await db
        .insert(directGrants)
        .values({ userId: `user-${subject}`, permission })
        .onConflictDoNothing();
  forgetPeople(testEnv.DB);
});

async function dashboardFor(subject: string): Promise<Dashboard> {
  const answer = await callAs(subject, "GET", "/api/v1/dashboard");
  expect(answer.status).toBe(200);
  return v.parse(dashboard, await answer.json());
}

function valueOf<Part extends DashboardPart>(answer: Dashboard, part: Part) {
  const found = answer[part];
  if (found.state === "failed") throw new Error(`${part} failed.`);
  return found.value as Extract<Dashboard[Part], { state: "ready" }>["value"];
}

describe.each(sixteen.filter((subject) => subject !== "uri-unapproved"))("figures for %s", (subject) => {
  const seen = made.jobs.flatMap((job) => {
    const sight = sightOf(made, subject, job);
    if (sight === null) return [];
    const run = made.runs.find(
      (each) => each.jobId === job.id && each.run === (sight === "works" ? job.currentRun : job.publishedRun),
    );
    return [{ job, sight, run }];
  });

  it("count the jobs that the user can see, and nothing else", async () => {
    const answer = await dashboardFor(subject);
    const running = seen.filter(({ sight, job }) => sight === "works" && job.state === "Running");
    const real = seen.filter(({ job }) => job.isSample !== true);
    const counted = real.length === 0 ? seen : real;
    expect(valueOf(answer, "jobs")).toEqual({
      total: counted.length,
      running: counted.filter((each) => running.includes(each)).length,
      published: counted.filter(({ job }) => job.publishedRun !== null).length,
      samples: seen.length - counted.length,
    });
    const money = valueOf(answer, "money");
    expect(money.suppliers).toBe(counted.reduce((sum, { run }) => sum + (run?.suppliersCount ?? 0), 0));
    expect(money.samples).toBe(real.length === 0 ? 0 : seen.filter(({ job, run }) => job.isSample && run).length);
    for (const { currency, spendMinor } of money.byCurrency) {
      const own = counted.filter(({ job }) => job.currency === currency);
      expect([currency, spendMinor]).toEqual([
        currency,
        String(own.reduce((sum, { run }) => sum + Number(run?.spendMinor ?? 0), 0)),
      ]);
    }
    const spent = new Set(counted.filter(({ run }) => Number(run?.spendMinor ?? 0) > 0).map(({ job }) => job.currency));
    expect(new Set(money.byCurrency.map(({ currency }) => currency))).toEqual(spent);
    expect(valueOf(answer, "running").length).toBe(Math.min(20, running.length));
    const ids = new Set(seen.map(({ job }) => job.id));
    expect(valueOf(answer, "recent").filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(valueOf(answer, "recent")).toHaveLength(Math.min(8, seen.length));
  });

  it("equal the lists that they open", async () => {
    const answer = await dashboardFor(subject);
    const list = await (
      await callAs(subject, "POST", "/api/v1/jobs/get", { body: page })
    ).json<{
      totalCount: number;
      collection: { suppliersCount: number; isSample: boolean }[];
    }>();
    const { total, samples } = valueOf(answer, "jobs");
    expect(total + samples).toBe(list.totalCount);
    const real = list.collection.filter(({ isSample }) => !isSample);
    const listed = real.length === 0 ? list.collection : real;
    expect(listed).toHaveLength(total);
    expect(valueOf(answer, "money").suppliers).toBe(listed.reduce((sum, row) => sum + row.suppliersCount, 0));
    const filters = { filterItems: [{ propertyName: "stage", itemComparisonOperator: "Equal", itemValue: "Active" }] };
    const campaigns = await callAs(subject, "POST", "/api/v1/campaign-workflows/get", { body: { ...page, filters } });
    const { totalCount } = await campaigns.json<{ totalCount: number }>();
    const expected = made.campaigns.filter(({ jobId, stage, run }) => {
      const of = seen.find(({ job }) => job.id === jobId);
      const isPublished = run === null || run === undefined;
      return stage === "Active" && of !== undefined && (of.sight === "works" || isPublished);
    });
    expect(valueOf(answer, "campaigns")?.active).toBe(totalCount);
    expect(totalCount).toBe(expected.length);
  });
});

it("adds several currencies up at the reference rates, and names their year", async () => {
  const { spend, byCurrency } = valueOf(await dashboardFor("sasha-sysadmin"), "money");
  expect(byCurrency.length).toBeGreaterThan(1);
  const rate = (currency: string) => referenceRates[currency] ?? Number.NaN;
  const expected = byCurrency.reduce((sum, each) => {
    const major = Number(each.spendMinor) / 10 ** each.minorDigits;
    return sum + (major / rate(each.currency)) * rate(spend?.currency ?? "");
  }, 0);
  expect(Number(spend?.spendMinor) / 10 ** (spend?.minorDigits ?? 0) / expected).toBeCloseTo(1, 6);
  expect(spend?.ratesOf).toBe(2024);
});

it("counts failed commands as the list of errors does", async () => {
  const queue = queueOf(testEnv);
  const theirs = made.jobs.find((job) => sightOf(made, "nora-neighbour", job) === "works")?.id ?? "";
  const foreign = made.jobs.find((job) => sightOf(made, "nora-neighbour", job) === null)?.id ?? "";
  await queue.enqueue([commandOf(theirs, "Zebra"), commandOf(foreign, "Zebra")]);
  await expect.poll(() => queue.listCounts(null).then(({ error }) => error), { timeout: 20_000 }).toBe(2);
  const errors = async (subject: string) => valueOf(await dashboardFor(subject), "queue")?.errors;
  expect([await errors("sasha-sysadmin"), await errors("nora-neighbour"), await errors("clara-client")]).toEqual([
    2, 1, 0,
  ]);
  const list = await callAs("nora-neighbour", "POST", "/api/v1/proq/error-commands", { body: page });
  expect((await list.json<{ totalCount: number }>()).totalCount).toBe(1);
});

it("refuses who has no permission for it", async () => {
  expect((await callAs("uri-unapproved", "GET", "/api/v1/dashboard")).status).toBe(403);
  expect((await callAs("matilda-jobmatcheddataonlyuploadaccessor", "GET", "/api/v1/dashboard")).status).toBe(403);
});

it.each(Object.keys(partReaders) as DashboardPart[])("leaves the other parts when %s fails", async (broken) => {
  const person = await loadSeededPerson("sasha-sysadmin");
  const fail = () => Promise.reject(new Error("D1 did not answer"));
  const answer = await dashboardOf({ ...partReaders, [broken]: fail }, { env: testEnv, db, person });
  const failed = Object.entries(answer).filter(([, { state }]) => state === "failed");
  expect(failed.map(([part]) => part)).toEqual([broken]);
});
