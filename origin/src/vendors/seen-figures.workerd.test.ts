/** Every figure of vendors against SQL over the jobs that each of sixteen seeded users can see, drawn from a seed. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { VendorDetail, VendorPage } from "@paygauge/api-types/entities/vendors";
import type { SeededPerson } from "@paygauge/api-types/seeded-people";
import { forgetPeople } from "../identity/person.ts";
import { now, openDatabase } from "../store/database.ts";
import { directGrants, jobAssignments, jobRuns, jobs } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { runsInSight, sightArguments, sixteenUsers, userIdOf } from "../support/sixteen-users.fixture.ts";
import { testEnv } from "../support/test-env.ts";
import type { VendorRow } from "./part-columns.ts";
import { noScores } from "./vendor-rows.fixture.ts";
import { vendorsOf } from "./vendors-stub.ts";

const db = openDatabase(testEnv.DB);
const issuers = ["issuer-harbour", "issuer-northstar"] as const;
const companies = 24;

const people = sixteenUsers;

const supplier = fc.record({
  company: fc.integer({ min: 1, max: companies }),
  spendMinor: fc.integer({ min: -500_000, max: 5_000_000 }),
  invoices: fc.integer({ min: 0, max: 90 }),
  payments: fc.integer({ min: 0, max: 90 }),
  lastCardDay: fc.oneof(fc.constant(0), fc.integer({ min: 19_000, max: 20_500 })),
});
const run = fc.uniqueArray(supplier, { minLength: 1, maxLength: 12, selector: ({ company }) => company });
const job = fc.record({
  issuerId: fc.constantFrom(...issuers),
  owner: fc.constantFrom(...people),
  assigned: fc.uniqueArray(fc.constantFrom(...people), { maxLength: 5, selector: ({ subject }) => subject }),
  runs: fc.array(run, { minLength: 1, maxLength: 2 }),
  isPublished: fc.boolean(),
  isDeleted: fc.nat({ max: 9 }).map((drawn) => drawn === 0),
  ended: fc.array(fc.constantFrom("Succeeded" as const, "Failed" as const, "Abandoned" as const), { maxLength: 2 }),
});
type Job = typeof job extends fc.Arbitrary<infer T> ? T : never;
type Supplier = Job["runs"][number][number];

const rowOf = ({ company, ...figures }: Supplier): VendorRow => ({
  supplierKey: `s${company}`,
  name: `Company ${company} Ltd`,
  city: "",
  country: "GBR",
  mcc: "",
  taxId: `GB${10_000 + company}`,
  companyNumber: "",
  entryId: "",
  matched: false,
  cardAccepting: false,
  vcAccepting: "UNMATCHED",
  stpCapable: false,
  detailLevel: 0,
  scores: noScores,
  paymentMethods: "",
  ...figures,
});

const exec = (sql: string, ...values: readonly unknown[]) => testEnv.DB.prepare(sql).bind(...values);

/** Stores a job in the catalogue, its runs with the issuer's vendors, and its figures in a plain table. */
async function store({ issuerId, owner, assigned, runs, isPublished, isDeleted, ended }: Job, at: number) {
  const jobId = `seen-${at}`;
  const nameOf = (number: number): string => `${jobId}-run-${number}`;
  await db.insert(jobs).values({
    id: jobId,
    name: `Seen ${at}`,
    kind: "advanced",
    buyerId: "buyer-wharfside",
    issuerId,
    ownerUserId: userIdOf(owner),
    buyerCountry: "GBR",
    currency: "GBP",
    capabilities: ["stp"],
    createdOn: now(),
    updatedOn: now(),
    currentRun: nameOf(runs.length - 1),
    publishedRun: isPublished ? nameOf(0) : null,
    deletedOn: isDeleted ? now() : null,
  });
  for (const person of assigned)
    await db.insert(jobAssignments).values({ jobId, userId: userIdOf(person), assignedOn: now() });
  const vendors = vendorsOf(testEnv, issuerId);
  const names = runs.map((_, number) => nameOf(number));
  for (const [number, suppliers] of runs.entries()) {
    const head = { jobId, run: nameOf(number), currency: "GBP", minorDigits: 2, measuredOn: "2026-01-31" };
    await vendors.putChunk(issuerId, head, 0, suppliers.map(rowOf));
    await vendors.finishPart(issuerId, head, 1, names);
    await db.insert(jobRuns).values({
      jobId,
      run: head.run,
      number: number + 1,
      finishedOn: now(),
      kind: "advanced",
      currency: "GBP",
      suppliersCount: suppliers.length,
      spendMinor: "0",
      confidenceRulesetVersion: 1,
      scoringRulesetVersion: 1,
    });
    await testEnv.DB.batch(
      suppliers.map(({ company, spendMinor, invoices, payments, lastCardDay }) =>
        exec(
          "INSERT INTO seen_supplier VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          jobId,
          head.run,
          issuerId,
          company,
          spendMinor,
          invoices,
          payments,
          lastCardDay,
        ),
      ),
    );
  }
  const [first] = runs[runs.length - 1] ?? [];
  if (first === undefined || ended.length === 0) return;
  for (const [number, status] of ended.entries()) {
    const label = { name: "", country: "", taxId: "", companyNumber: "" };
    const outcome = { supplierKey: `s${first.company}`, status, method: "", on: "2026-02-01", reason: "", label };
    const campaignId = `${jobId}-c${number}`;
    await vendors.putOutcomes({ jobId, campaignId, campaign: "C", number: 1, outcomes: [outcome] });
    await exec("INSERT INTO seen_outcome VALUES (?, ?, ?)", jobId, first.company, status).run();
  }
}

const inSight = runsInSight("seen-");

interface Expected {
  readonly issuerId: string;
  readonly company: number;
  readonly jobs: number;
  readonly spendMinor: number;
  readonly invoices: number;
  readonly payments: number;
  readonly lastDay: number;
  readonly outcomes: number;
  readonly succeeded: number;
}

async function expectedFor(person: SeededPerson): Promise<Expected[]> {
  const outcomes = (condition: string) =>
    `(SELECT count(*) FROM seen_outcome o JOIN mine n ON n.id = o.job JOIN seen_supplier t ON t.job = n.id AND t.run = n.run
      AND t.company = o.company WHERE o.company = s.company AND t.issuer = s.issuer ${condition})`;
  const found = await exec(
    `${inSight} SELECT s.issuer AS issuerId, s.company, count(DISTINCT s.job) AS jobs, sum(s.spend) AS spendMinor,
     sum(s.invoices) AS invoices, sum(s.payments) AS payments, max(s.day) AS lastDay,
     ${outcomes("")} AS outcomes, ${outcomes("AND o.status = 'Succeeded'")} AS succeeded
     FROM mine JOIN seen_supplier s ON s.job = mine.id AND s.run = mine.run
     GROUP BY s.issuer, s.company ORDER BY s.issuer, s.company`,
    ...sightArguments(person),
  ).all<Expected & Record<string, unknown>>();
  return found.results;
}

async function jobsInSight(person: SeededPerson): Promise<number> {
  const found = exec(`${inSight} SELECT count(*) AS n FROM mine WHERE run IS NOT NULL`, ...sightArguments(person));
  return (await found.first<number>("n")) ?? 0;
}

const asPage = async ({ subject }: SeededPerson): Promise<VendorPage | number> => {
  const body = { pageNumber: 1, pageSize: 200 };
  const answer = await callAs(subject, "POST", "/api/v1/vendors/get", { body });
  return answer.status === 200 ? answer.json() : answer.status;
};

const dayOf = (iso: string | null): number => (iso === null ? 0 : Date.parse(`${iso}T00:00:00Z`) / 86_400_000);
const shown = (page: VendorPage): Expected[] =>
  page.collection
    .map(({ issuerId, name, jobs: count, spendMinor, invoices, payments, lastOnCard, outcomes, succeeded }) => ({
      issuerId,
      company: Number(/\d+/.exec(name)?.[0]),
      jobs: count,
      spendMinor,
      invoices,
      payments,
      lastDay: dayOf(lastOnCard),
      outcomes,
      succeeded,
    }))
    .toSorted((a, b) => (a.issuerId === b.issuerId ? a.company - b.company : a.issuerId < b.issuerId ? -1 : 1));

async function compare(person: SeededPerson): Promise<number> {
  const [page, wanted, inJobs] = [await asPage(person), await expectedFor(person), await jobsInSight(person)];
  if (typeof page === "number") {
    // Refused before any figure: not approved, or without a role.
    expect([401, 403]).toContain(page);
    expect(wanted).toEqual([]);
    return 0;
  }
  expect([person.username, shown(page)]).toEqual([person.username, wanted]);
  const sum = (of: (row: Expected) => number) => wanted.reduce((total, row) => total + of(row), 0);
  expect([page.jobs, page.unfilteredCount, page.jobsWaiting]).toEqual([inJobs, wanted.length, 0]);
  expect(page.totals).toEqual({
    spendMinor: sum(({ spendMinor }) => spendMinor),
    invoices: sum(({ invoices }) => invoices),
    payments: sum(({ payments }) => payments),
  });
  return wanted.length;
}

/** Each row's page has the same figures, and a line for each job. */
async function compareDetails(person: SeededPerson, all: ReadonlySet<string>): Promise<void> {
  const page = await asPage(person);
  const rows = typeof page === "number" ? [] : page.collection;
  for (const row of rows.slice(0, 3)) {
    const answer = await callAs(person.subject, "GET", `/api/v1/vendors/${row.vendorId}`);
    const detail = await answer.json<VendorDetail>();
    expect([detail.jobs, detail.spendMinor, detail.outcomes]).toEqual([row.jobs, row.spendMinor, row.outcomes]);
    expect(detail.jobRows).toHaveLength(row.jobs);
    expect(detail.outcomeRows).toHaveLength(row.outcomes);
  }
  const seen = new Set(rows.map(({ vendorId }) => vendorId));
  const unseen = [...all].find((vendorId) => !seen.has(vendorId));
  if (unseen === undefined) return;
  const refused = await callAs(person.subject, "GET", `/api/v1/vendors/${unseen}`);
  expect([404, 401, 403]).toContain(refused.status);
}

beforeAll(async () => {
  await seedOrigin();
  await exec(
    "CREATE TABLE seen_supplier (job TEXT, run TEXT, issuer TEXT, company INTEGER, spend INTEGER, invoices INTEGER, payments INTEGER, day INTEGER)",
  ).run();
  await exec("CREATE TABLE seen_outcome (job TEXT, company INTEGER, status TEXT)").run();
  // One without a role stays without a permission.
  for (const person of people.filter(({ roles }) => roles.length > 0))
    await db
      .insert(directGrants)
      .values({ userId: userIdOf(person), permission: "VendorLookup" })
      .onConflictDoNothing();
  const drawn = fc.sample(job, { numRuns: 40, seed: 41 });
  for (const [at, each] of drawn.entries()) await store(each, at);
  forgetPeople(testEnv.DB);
}, 120_000);

describe("sixteen users", () => {
  it("see figures of the jobs that they can see, and of no others", async () => {
    const counts: number[] = [];
    for (const person of people) counts.push(await compare(person));
    // The sample has users who see much, little and nothing.
    expect(Math.max(...counts)).toBeGreaterThan(30);
    expect(counts.filter((count) => count > 0 && count < companies).length).toBeGreaterThan(2);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(0);
  });

  it("see the same on the pages of vendors, and a 404 on those of others", async () => {
    const [staff] = people;
    const page = staff && (await asPage(staff));
    const all = new Set(typeof page === "object" ? page.collection.map(({ vendorId }) => vendorId) : []);
    expect(all.size).toBeGreaterThan(30);
    for (const person of people) await compareDetails(person, all);
  });

  it("see what today's rights allow: jobs that were unpublished, deleted or assigned to others count no longer", async () => {
    await exec("UPDATE jobs SET published_run = NULL WHERE id LIKE 'seen-%1'").run();
    await exec("UPDATE jobs SET deleted_on = ? WHERE id LIKE 'seen-%2'", now()).run();
    await exec("UPDATE jobs SET deleted_on = NULL WHERE id LIKE 'seen-%3'").run();
    await exec("DELETE FROM job_assignments WHERE job_id LIKE 'seen-%4'").run();
    forgetPeople(testEnv.DB);
    for (const person of people) await compare(person);
  });
});
