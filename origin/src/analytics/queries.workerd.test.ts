/** Limits, refusals and ranges of analytics queries. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { inArray } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import {
  analyticsLimits,
  type AnalyticsAnswer,
  type AnalyticsQuery,
} from "@paygauge/api-types/entities/analytics-queries";
import { seededPeople } from "@paygauge/api-types/seeded-people";
import { finishedRun, runningJob } from "../proq/queued-job.fixture.ts";
import { openDatabase } from "../store/database.ts";
import { issuers, jobRuns, jobs as jobTable } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { packRows, type VendorRow } from "../vendors/part-columns.ts";
import { noScores, vendorRow } from "../vendors/vendor-rows.fixture.ts";
import { vendorsOf } from "../vendors/vendors-stub.ts";
import { MergedGroups } from "./merge-groups.ts";
import { QueryRefused } from "./refused.ts";
import type { SeenJobRow } from "./scope.ts";

const subjectOf = (username: string): string => seededPeople.find((each) => each.username === username)?.subject ?? "";
const developer = subjectOf("dana.developer");

const counting: AnalyticsQuery = {
  dataset: "suppliersByJob",
  measures: [{ as: "count" }],
  dimensions: [],
  filters: [],
  sort: [],
  limit: analyticsLimits.rows,
};

async function run(subject: string, query: object): Promise<AnalyticsAnswer> {
  const answer = await callAs(subject, "POST", "/api/v1/analytics-queries/run", { body: { ...counting, ...query } });
  expect(answer.status).toBe(200);
  return answer.json();
}

const statusOf = async (subject: string, query: object): Promise<number> =>
  (await callAs(subject, "POST", "/api/v1/analytics-queries/run", { body: { ...counting, ...query } })).status;

const jobOf = (jobId: string, more: Partial<SeenJobRow> = {}): SeenJobRow => ({
  jobId,
  run: "run",
  job: jobId,
  buyer: "Wharfside",
  issuer: "Harbour",
  currency: "GBP",
  scale: 100,
  chosen: "|stp|",
  ...more,
});

/** Stores a run of an issuer's job supplier by supplier. */
async function store(issuerId: string, jobId: string, suppliers: readonly VendorRow[]) {
  const vendors = vendorsOf(testEnv, issuerId);
  const head = { jobId, run: "run", currency: "GBP", minorDigits: 2, measuredOn: "2026-01-31" };
  await vendors.putChunk(issuerId, head, 0, suppliers);
  await vendors.finishPart(issuerId, head, 1, ["run"]);
  return vendors;
}

const chunkRows = 500;

/** Stores many suppliers packed, as an earlier release left them: the first is of vendor 1, the second of vendor 2. */
const storePacked = (issuerId: string, jobId: string, rows: number) =>
  runInDurableObject(vendorsOf(testEnv, issuerId), (_, { storage: { sql } }) => {
    const numbers = Array.from({ length: rows }, (_each, at) => at + 1);
    const list = JSON.stringify(numbers);
    sql.exec("INSERT OR IGNORE INTO vendor (vendor, vendorId) SELECT value, 'v' || value FROM json_each(?)", list);
    sql.exec(
      `INSERT OR IGNORE INTO label SELECT value, 'digest ' || value, 'Name ' || value, '', '', '', '', '', '', '', value
       FROM json_each(?)`,
      list,
    );
    sql.exec("INSERT INTO part VALUES (?, 'run', 'GBP', 2, '2026-01-31', ?, 1)", jobId, rows);
    for (let from = 0; from < rows; from += chunkRows) {
      const labels = numbers.slice(from, from + chunkRows);
      const packed = packRows(
        labels.map((label) => vendorRow(`s${label}`)),
        labels,
      );
      sql.exec(
        "INSERT INTO part_chunk VALUES (?, 'run', ?, ?, ?, '[]')",
        jobId,
        from / chunkRows,
        labels.length,
        packed,
      );
    }
  });

/** Asks an object as often as it takes. */
async function ask(issuerId: string, query: AnalyticsQuery, jobs: readonly SeenJobRow[]) {
  const vendors = vendorsOf(testEnv, issuerId);
  const progress: number[] = [];
  for (;;) {
    const answer = await vendors.queryGroups({ query, jobs });
    if (!("preparing" in answer)) return { answer, progress };
    progress.push(answer.preparing.done);
  }
}

beforeAll(() => seedOrigin());

it.each([
  [{ dimensions: [{ field: "email" }] }, "unknownField"],
  [{ dimensions: [{ field: "constructor" }] }, "unknownField"],
  [{ dimensions: [{ field: "spend" }] }, "moneyGroup"],
  [{ dimensions: [{ field: "city", by: "month" }] }, "wrongDatePart"],
  [{ measures: [{ field: "city", as: "sum" }] }, "wrongAggregate"],
  [{ measures: [{ as: "sum" }] }, "wrongAggregate"],
  [{ sort: ["d0"] }, "unknownSort"],
  [{ filters: [{ propertyName: "spend", itemComparisonOperator: "Equal", itemValue: "much" }] }, "wrongValue"],
  [
    { filters: [{ propertyName: "periodEnd", itemComparisonOperator: "Equal", itemValue: "2025-02-30" }] },
    "wrongValue",
  ],
  [{ filters: [{ propertyName: "spend", itemComparisonOperator: "LessThan" }] }, "noValue"],
])("refuses %o as %s, whether or not there is a job", async (query, code) => {
  expect(await run(developer, query)).toMatchObject({ state: "refused", code });
});

it("compares with days relative to the day on which it runs, and with intervals", async () => {
  const on = (operator: string, itemValue: string) =>
    run(developer, {
      dataset: "audit",
      filters: [{ propertyName: "on", itemComparisonOperator: operator, itemValue }],
    });
  const all = await run(developer, { dataset: "audit" });
  const every = all.state === "answered" ? Number(all.rows[0]?.[0]) : 0;
  expect(every).toBeGreaterThan(0);
  const today = new Date().toISOString().slice(0, 10);
  for (const [operator, value, count] of [
    ["Equal", "@last7Days", every],
    ["Equal", "@thisMonth", every],
    ["Equal", "@lastYear", 0],
    ["NotEqual", "@last30Days", 0],
    ["GreaterThan", "@lastMonth", every],
    ["GreaterThanOrEqual", "@last7Days", every],
    ["LessThan", "@thisYear", 0],
    ["LessThanOrEqual", "@lastMonth", 0],
    ["Equal", `${today}/${today}`, every],
    ["Equal", "2001-01-01/2001-12-31", 0],
  ] as const)
    expect([operator, value, await on(operator, value)]).toMatchObject([operator, value, { rows: [[count]] }]);
  for (const value of ["@soon", "@toString", "2026-01-01/", "2026-01-01/2026-02-30", "a/b/c"])
    expect([value, await on("Equal", value)]).toMatchObject([value, { state: "refused", code: "wrongValue" }]);
});

it.each(["suppliersByJob", "vendors"])("refuses the 51st issuer of %s, and says what to narrow", async (dataset) => {
  const db = openDatabase(testEnv.DB);
  const ids = Array.from({ length: analyticsLimits.objects + 1 }, (_, at) => `${dataset}-many-${at}`);
  for (const id of ids) {
    const issuer = {
      name: id,
      issuerKey: id,
      scheme: "Mastercard",
      language: "en-GB",
      fallbackCountryIso3: "GBR",
    } as const;
    const lists = { capabilities: [], virtualLockboxes: [], inputDataOptions: [], keyAliases: [], emailDomains: [] };
    const moment = "2026-02-01T00:00:00.000Z";
    await db.insert(issuers).values({ id, ...issuer, ...lists, createdOn: moment, updatedOn: moment });
    const job = { ...runningJob(id, "Of many issuers", `user-${developer}`), issuerId: id, currentRun: "run" };
    await db.insert(jobTable).values(job);
    await db.insert(jobRuns).values(finishedRun(id));
  }
  try {
    const args = { issuers: analyticsLimits.objects + 1, most: analyticsLimits.objects };
    const filter = (propertyName: string, itemValue: string) => ({
      propertyName,
      itemComparisonOperator: "Equal",
      itemValue,
    });
    const many = [filter("job", "Of many issuers")];
    const ofJobs = dataset === "vendors" ? [] : many;
    const refused = await run(developer, { dataset, filters: ofJobs });
    expect(refused).toMatchObject({ state: "refused", code: "tooManyIssuers" });
    if (dataset === "suppliersByJob") expect(refused).toMatchObject({ args });
    const one = await run(developer, { dataset, filters: [...ofJobs, filter("issuer", ids[0] ?? "")] });
    expect(one).toMatchObject({ state: "answered", rows: [[0]] });
  } finally {
    await db.update(jobTable).set({ deletedOn: "2026-02-01T00:00:00.000Z" }).where(inArray(jobTable.id, ids));
  }
});

it("refuses more measures, dimensions, filters, sorts or rows than the limits", async () => {
  const filter = { propertyName: "city", itemComparisonOperator: "Equal", itemValue: "York" };
  const times = <T>(many: number, each: T): T[] => Array.from({ length: many }, () => each);
  for (const [most, queryOf] of [
    [analyticsLimits.measures, (many: number) => ({ measures: times(many, { as: "count" }) })],
    [analyticsLimits.dimensions, (many: number) => ({ dimensions: times(many, { field: "city" }) })],
    [analyticsLimits.filters, (many: number) => ({ filters: times(many, filter) })],
    [analyticsLimits.sorts, (many: number) => ({ sort: times(many, "m0") })],
    [analyticsLimits.rows, (many: number) => ({ limit: many })],
  ] as const)
    expect([await statusOf(developer, queryOf(most)), await statusOf(developer, queryOf(most + 1))]).toEqual([
      200, 422,
    ]);
});

it("needs each dataset's own permission, and staff for commands and the log", async () => {
  const manager = subjectOf("tina.twoissuers");
  expect(await statusOf(manager, { dataset: "audit" })).toBe(403);
  expect(await statusOf(developer, { dataset: "audit" })).toBe(200);
  expect(await statusOf(developer, { dataset: "commands" })).toBe(200);
  expect(await statusOf(subjectOf("petra.jobmanager"), { dataset: "commands" })).toBe(403);
});

it("counts writes of the log and commands of the queue", async () => {
  const log = await run(developer, { dataset: "audit", dimensions: [{ field: "on", by: "month" }] });
  expect(log.state).toBe("answered");
  const queued = await run(developer, { dataset: "commands", dimensions: [{ field: "state" }, { field: "queuedOn" }] });
  expect(queued).toMatchObject({ state: "answered", jobs: null, issuers: null });
  const campaigns = await run(developer, {
    dataset: "campaigns",
    measures: [{ field: "value", as: "sum" }],
    dimensions: [{ field: "currency" }, { field: "stage" }],
  });
  expect(campaigns).toMatchObject({ state: "answered", rows: [], groups: 0 });
});

it("sorts after the groups of all objects are merged: 11th in each of 50 objects, first in all", () => {
  const query: AnalyticsQuery = {
    ...counting,
    measures: [{ field: "invoices", as: "sum" }],
    dimensions: [{ field: "city" }],
    sort: ["-m0"],
    limit: 10,
  };
  const merged = new MergedGroups(query);
  for (let object = 0; object < analyticsLimits.objects; object += 1)
    merged.add([...Array.from({ length: 10 }, (_, at) => [`Only in ${object}, ${at}`, 100 + at]), ["Everywhere", 99]]);
  const { rows, groups, totals } = merged.finish();
  expect(rows[0]).toEqual(["Everywhere", 99 * analyticsLimits.objects]);
  expect([rows.length, groups]).toEqual([10, 501]);
  // Of all groups, not of those that are shown.
  expect(totals).toEqual([50 * (99 + 1045)]);
});

it("refuses the 10,001st group, and says how many there may be", () => {
  const merged = new MergedGroups({ ...counting, dimensions: [{ field: "supplier" }] });
  const groups = Array.from({ length: analyticsLimits.rows }, (_, at) => [`Supplier ${at}`, 1]);
  merged.add(groups);
  expect(() => merged.add([["One more", 1]])).toThrow(QueryRefused);
});

it("adds no currencies up, and shows each by itself", () => {
  const query: AnalyticsQuery = { ...counting, measures: [{ field: "spend", as: "sum" }] };
  const mixed = new MergedGroups(query);
  mixed.add([["GBP", 100]]);
  mixed.add([["EUR", 100]]);
  expect(() => mixed.finish()).toThrow("currencies");
  const apart = new MergedGroups({ ...query, dimensions: [{ field: "currency" }] });
  apart.add([
    ["GBP", 100],
    ["EUR", 100],
  ]);
  expect(apart.finish()).toMatchObject({
    rows: [
      ["EUR", 100],
      ["GBP", 100],
    ],
    totals: [null],
    currency: null,
  });
});

it("reads 45,000 suppliers in ranges, and as many vendors, each once", async () => {
  const issuerId = "issuer-ranges";
  await storePacked(issuerId, "job-a", 25_000);
  await storePacked(issuerId, "job-b", 20_000);
  const jobs = [jobOf("job-a"), jobOf("job-b")];
  const query: AnalyticsQuery = { ...counting, measures: [{ as: "count" }, { field: "spend", as: "sum" }] };
  const suppliers = await ask(issuerId, query, jobs);
  expect(suppliers.answer).toMatchObject({ groups: [["GBP", 45_000, 4_500_000]], scanned: 45_000, jobs: 2 });
  const vendors = await ask(
    issuerId,
    { ...query, dataset: "vendors", measures: [...query.measures, { field: "jobs", as: "max" }] },
    jobs,
  );
  expect(vendors.answer).toMatchObject({ groups: [["GBP", 25_000, 4_500_000, 2]] });
  // Another user, who sees one of the jobs.
  const own = await ask(issuerId, { ...query, dataset: "vendors" }, [jobOf("job-b")]);
  expect(own.answer).toMatchObject({ groups: [["GBP", 20_000, 2_000_000]] });
});

it("answers other calls between ranges", async () => {
  const issuerId = "issuer-between";
  await storePacked(issuerId, "job-a", 40_000);
  const asked = ask(issuerId, counting, [jobOf("job-a")]);
  let isDone = false;
  void asked.then(() => (isDone = true));
  await vendorsOf(testEnv, issuerId).agreedWith([]);
  expect(isDone).toBe(false);
  expect((await asked).answer).toMatchObject({ groups: [[40_000]] });
});

it("refuses more rows than one query reads of an object, before any is read", async () => {
  const issuerId = "issuer-large";
  await storePacked(issuerId, "job-a", 500);
  await runInDurableObject(vendorsOf(testEnv, issuerId), (_, { storage: { sql } }) => {
    sql.exec("UPDATE part_chunk SET rows = ?", analyticsLimits.scanned + 1);
  });
  const { answer } = await ask(issuerId, counting, [jobOf("job-a")]);
  expect(answer).toEqual({
    refused: { code: "tooManyRows", args: { rows: analyticsLimits.scanned + 1, most: analyticsLimits.scanned } },
  });
});

it("shows no level of a capability that a job hasn't chosen", async () => {
  const issuerId = "issuer-levels";
  await store(issuerId, "job-a", [vendorRow("s1", { scores: { ...noScores, stp: "High", vcard: "High" } })]);
  const query: AnalyticsQuery = { ...counting, dimensions: [{ field: "stpScore" }, { field: "vcardScore" }] };
  expect((await ask(issuerId, query, [jobOf("job-a")])).answer).toMatchObject({ groups: [["High", null, 1]] });
  const filters = [{ propertyName: "vcardScore", itemComparisonOperator: "Equal" as const, itemValue: "High" }];
  expect((await ask(issuerId, { ...query, filters }, [jobOf("job-a")])).answer).toMatchObject({ groups: [] });
});

it("says how many jobs' suppliers are not added yet", async () => {
  const db = openDatabase(testEnv.DB);
  await db.insert(jobTable).values({ ...runningJob("waits", "Waits", "user-dana-developer"), currentRun: "run" });
  await db.insert(jobRuns).values(finishedRun("waits"));
  expect(await run(developer, {})).toMatchObject({ rows: [[0]], jobs: 0, jobsWaiting: 1 });
  expect(await run(developer, { dataset: "jobs" })).toMatchObject({ rows: [[1]], jobs: 1, jobsWaiting: 0 });
});

it("says how far the suppliers of earlier runs are copied", async () => {
  const issuerId = "issuer-progress";
  await storePacked(issuerId, "job-a", 110_000);
  const { answer, progress } = await ask(issuerId, counting, [jobOf("job-a")]);
  expect(progress).toEqual([100_000]);
  expect(answer).toMatchObject({ groups: [[110_000]] });
});

it("follows merges, new runs and deleted jobs", async () => {
  const issuerId = "issuer-follows";
  const suppliers = [0, 1, 2].map((at) => vendorRow(`s${at}`, { name: `Follow ${at}`, taxId: `GB${at + 900_000}` }));
  const vendors = await store(issuerId, "job-a", suppliers);
  const query: AnalyticsQuery = { ...counting, dataset: "vendors", dimensions: [{ field: "vendor" }] };
  const jobs = [jobOf("job-a")];
  expect((await ask(issuerId, query, jobs)).answer).toMatchObject({
    groups: [
      ["Follow 0", 1],
      ["Follow 1", 1],
      ["Follow 2", 1],
    ],
  });
  const page = await vendors.ask({ runs: jobs, factors: { GBP: 1 }, take: 10 });
  if ("refusal" in page) throw new Error("The vendors were refused.");
  const [into, from] = page.rows.map(({ vendorId }) => vendorId);
  await vendors.merge({ into: into ?? "", from: from ?? "" }, { authorId: "u", author: "U", at: "2026-01-01" }, "");
  const merged = (await ask(issuerId, query, jobs)).answer;
  expect("groups" in merged && merged.groups.length).toBe(2);
  // The object forgets what it knew.
  await evictDurableObject(vendors);
  expect((await ask(issuerId, query, jobs)).answer).toEqual(merged);
  await vendors.dropJob(issuerId, "job-a");
  expect((await ask(issuerId, query, jobs)).answer).toMatchObject({ groups: [], jobs: 0 });
});
