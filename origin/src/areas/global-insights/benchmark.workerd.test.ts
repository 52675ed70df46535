/** A buyer against its peers: who shares, who sees what, and months that are computed once. */
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { benchmark, type BenchmarkMetric } from "@paygauge/api-types/entities/benchmarks";
import { issuerFull } from "@paygauge/api-types/entities/issuers";
import { monthOf, monthStatements, type MemberRow } from "../../benchmarks/member-rows.ts";
import { takeMonth } from "../../benchmarks/take-month.ts";
import { healthOf, type SystemHealth } from "../../health/health-object.ts";
import { forgetPeople } from "../../identity/person.ts";
import { comboOf } from "../../job/cubes/slicer-combos.ts";
import { now, openDatabase } from "../../store/database.ts";
import {
  benchmarkMembers,
  buyers,
  directGrants,
  jobAssignments,
  jobRuns,
  jobs,
  jobTotals,
} from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const nora = "nora-neighbour";
const staff = "sasha-sysadmin";
const client = "clara-client";

const accepted = { cardAccepting: 1, vcAccepting: "YES", detailLevel: 3, stpCapable: 1, cardCapability: "StpEnabled" };
const refused = {
  cardAccepting: 0,
  vcAccepting: "UNMATCHED",
  detailLevel: 0,
  stpCapable: 0,
  cardCapability: "NoMcAcceptance",
};

/** A buyer with a published job of two million dollars, of which a part is spend with suppliers that accept cards. */
async function addBuyer(issuer: string, name: string, cardShare: number, part: object = {}): Promise<void> {
  const buyerId = `buyer-${name}`;
  const times = { createdOn: now(), updatedOn: now() };
  await db.insert(buyers).values({
    id: buyerId,
    name,
    issuerId: `issuer-${issuer}`,
    country: "USA",
    industryCode: "9711",
    ...times,
    ...part,
  });
  const ids = { jobId: `job-${name}`, run: `run-${name}` };
  await db.insert(jobs).values({
    id: ids.jobId,
    name: `Job of ${name}`,
    kind: "advanced",
    buyerId,
    issuerId: `issuer-${issuer}`,
    ownerUserId: `user-${staff}`,
    buyerCountry: "USA",
    currency: "USD",
    capabilities: ["stp"],
    currentRun: ids.run,
    publishedRun: ids.run,
    ...times,
  });
  await db.insert(jobRuns).values({
    ...ids,
    number: 1,
    finishedOn: now(),
    kind: "advanced",
    currency: "USD",
    suppliersCount: 20,
    spendMinor: "200000000",
    firstDay: "2025-01-01",
    lastDay: "2025-12-31",
    confidenceRulesetVersion: 1,
    scoringRulesetVersion: 1,
  });
  const none = { pos: 0, posMinor: 0, invoices: 0, invoicesMinor: 0 };
  for (const [row, share] of [
    [accepted, cardShare],
    [refused, 1 - cardShare],
  ] as const) {
    const spendMinor = Math.round(200_000_000 * share);
    const counted = { suppliers: 10, spendMinor, payments: 100, paymentsMinor: spendMinor };
    await db.insert(jobTotals).values({ ...ids, dimension: "", barKey: String(comboOf(row)), ...counted, ...none });
  }
}

async function setSharing(issuer: string, sharesBenchmarks: boolean): Promise<void> {
  const answer = await callAs(staff, "GET", `/api/v1/issuers/issuer-${issuer}/full`);
  const { id, version, name, issuerKey, scheme, language, currency, ...rest } = v.parse(
    issuerFull,
    await answer.json(),
  );
  const { sendMagicLinks, brandingId, fallbackCountryIso3, issuerKeyAliases, issuerEmailDomains } = rest;
  const facts = { id, version, name, issuerKey, scheme, language, currency, sendMagicLinks, brandingId };
  const lists = { fallbackCountryIso3, issuerKeyAliases, issuerEmailDomains };
  const profiles = {
    analysisDataDownloadProfileId: null,
    matchedDataOnlyDownloadProfileId: null,
    onboardingDataDownloadProfileId: null,
  };
  const body = { ...facts, ...lists, ...profiles, sharesBenchmarks };
  const saved = await callAs(staff, "PUT", "/api/v1/issuers", { body });
  expect(saved.status).toBe(200);
}

const send = (as: string, body: object) => callAs(as, "POST", "/api/v1/global-insights/benchmark", { body });
const ask = async (as: string, buyer: string) =>
  v.parse(benchmark, await (await send(as, { buyerId: `buyer-${buyer}` })).json());
async function figure(as: string, buyer: string, metric: BenchmarkMetric = "cardShare") {
  const { metrics } = await ask(as, buyer);
  return metrics.find((each) => each.metric === metric);
}
const take = (month: string) => takeMonth(testEnv.DB, Date.parse(`${month}-15T08:00:00Z`));

const harbour = [0.11, 0.22, 0.33, 0.44, 0.56, 0.66, 0.77];
const iris = [0.3, 0.35, 0.4, 0.45, 0.5, 0.6];

beforeAll(async () => {
  await seedOrigin();
  await addBuyer("northstar", "own", 0.5);
  for (const [at, part] of harbour.entries()) await addBuyer("harbour", `h${at}`, part);
  for (const [at, part] of iris.entries()) await addBuyer("iris", `i${at}`, part);
  await db.insert(directGrants).values([
    { userId: `user-${nora}`, permission: "GlobalInsightsView" },
    { userId: `user-${client}`, permission: "GlobalInsightsView" },
  ]);
  await db.insert(jobAssignments).values({ jobId: "job-h0", userId: `user-${client}`, assignedOn: now() });
  forgetPeople(testEnv.DB);
});

it("has the buyer's own figures before any month is computed", async () => {
  expect(await ask(nora, "own")).toMatchObject({
    month: null,
    isShared: false,
    group: { industry: "97", country: "USA", sizeBand: 1 },
    needs: [],
    currency: "USD",
  });
  expect(await figure(nora, "own")).toEqual({ metric: "cardShare", own: 0.5, peers: null });
  expect(await figure(nora, "own", "averagePayment")).toMatchObject({ own: 1_000_000 });
  expect(await figure(nora, "own", "suppliersPerMillion")).toMatchObject({ own: 10 });
  expect(await figure(nora, "own", "averageInvoice")).toMatchObject({ own: null });
});

it("compares within an issuer that doesn't share, and shows nothing that its manager could subtract", async () => {
  expect(await take("2026-01")).toBe(1 + harbour.length + iris.length);
  expect(await figure(nora, "own")).toMatchObject({ peers: null });
  expect(await figure(client, "h0")).toMatchObject({ own: 0.11, peers: { buyers: 6, median: 0.5 } });
});

it("shows opt-ins with the next month, and nothing of issuers that don't share", async () => {
  await setSharing("northstar", true);
  await setSharing("harbour", true);
  expect([await take("2026-01"), await figure(nora, "own")]).toMatchObject([null, { peers: null }]);
  expect(await take("2026-02")).toBe(14);
  // The median of the seven of the other issuer that shares.
  expect(await figure(nora, "own")).toMatchObject({ peers: { buyers: 7, median: 0.44, quartiles: null } });
  expect(await ask(nora, "own")).toMatchObject({ month: "2026-02", isShared: true });
});

it("is the same for the rest of the month, whichever buyers join", async () => {
  const before = await ask(nora, "own");
  await setSharing("iris", true);
  await addBuyer("harbour", "late", 0.99);
  expect(await ask(nora, "own")).toEqual(before);
});

it("has quartiles of ten buyers or more, of two digits, without a name", async () => {
  await take("2026-03");
  const answer = await ask(nora, "own");
  // Six new buyers and one that waited: quartiles of 14, between their places.
  expect(answer.metrics[0]).toMatchObject({ peers: { buyers: 14, median: 0.45, quartiles: [0.34, 0.59] } });
  expect(JSON.stringify(answer)).not.toMatch(/buyer-[hi]\d|Job of/);
  const old = await db.select().from(benchmarkMembers);
  expect(old.filter(({ month, spend }) => month !== "2026-03" && spend !== null)).toEqual([]);
});

it("takes out what a user can see otherwise: staff have no peers, a client with all but its own", async () => {
  expect((await ask(staff, "own")).metrics.every(({ peers }) => peers === null)).toBe(true);
  expect(await figure(client, "h0")).toMatchObject({ peers: { buyers: 14 } });
});

it("shows nothing while fewer than five have come or gone", async () => {
  const known = await db.select().from(benchmarkMembers);
  const march = known.filter(({ month }) => month === "2026-03");
  const write = (month: string, rows: readonly MemberRow[]) => {
    const figures = rows.map((row, at) => ({ ...row, month, spend: 100, cardSpend: 30 + at }));
    return testEnv.DB.batch(monthStatements(testEnv.DB, month, figures));
  };
  await write(
    "2026-04",
    march.filter(({ buyerId }) => buyerId !== "buyer-h3"),
  );
  expect(await ask(nora, "own")).toMatchObject({ month: "2026-04", isShared: true });
  expect(await figure(nora, "own")).toMatchObject({ peers: null });
  // The members of March again.
  await write("2026-05", march);
  expect(await figure(nora, "own")).toMatchObject({ peers: { buyers: 14 } });
});

it("is computed by the scheduled run of the health check, once a day at most", async () => {
  await db.delete(benchmarkMembers);
  await runInDurableObject(healthOf(testEnv), (object: SystemHealth) => object.alarm());
  const month = monthOf(Date.now());
  expect(await ask(nora, "own")).toMatchObject({ month, isShared: true });
  await db.delete(benchmarkMembers);
  await runInDurableObject(healthOf(testEnv), (object: SystemHealth) => object.alarm());
  expect(await ask(nora, "own")).toMatchObject({ month: null });
});

it("refuses a buyer that the user doesn't see, and a user without the permission", async () => {
  expect((await send(nora, { buyerId: "buyer-h0" })).status).toBe(404);
  expect((await send(nora, { buyerId: "nobody" })).status).toBe(404);
  expect((await send("isla-issuer", {})).status).toBe(403);
});
