/** Insights across jobs against plain sums over the jobs that each of sixteen seeded users can see, drawn from a seed. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { GlobalInsights } from "@paygauge/api-types/entities/global-insights";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import type { SlicerChoice } from "@paygauge/api-types/entities/insights";
import type { SeededPerson } from "@paygauge/api-types/seeded-people";
import { forgetPeople } from "../identity/person.ts";
import { axes } from "../job/cubes/axes.ts";
import { CubeSums } from "../job/cubes/build-cubes.ts";
import { AxisTexts, cubePageOf } from "../job/cubes/cube-page.ts";
import { measureNames } from "../job/cubes/cube.ts";
import { comboOf } from "../job/cubes/slicer-combos.ts";
import { now, openDatabase } from "../store/database.ts";
import { directGrants, jobAssignments, jobRuns, jobs } from "../store/schema.ts";
import { callAs, seedOrigin } from "../support/call-origin.ts";
import { runsInSight, sightArguments, sixteenUsers, userIdOf } from "../support/sixteen-users.fixture.ts";
import { testEnv } from "../support/test-env.ts";
import { noScores } from "../vendors/vendor-rows.fixture.ts";
import { vendorsOf } from "../vendors/vendors-stub.ts";
import type { CubeName, NamedCube } from "./roll-up-store.ts";

const db = openDatabase(testEnv.DB);
const issuers = ["issuer-harbour", "issuer-northstar"] as const;
const countries = ["GBR", "FRA", "USA", ""];

const supplier = fc.record({
  company: fc.integer({ min: 1, max: 20 }),
  country: fc.constantFrom(...countries),
  spendMinor: fc.integer({ min: -500_000, max: 5_000_000 }),
  invoices: fc.integer({ min: 0, max: 90 }),
  cardAccepting: fc.constantFrom(0, 1),
  vcAccepting: fc.constantFrom("YES" as const, "NO" as const, "UNMATCHED" as const),
});
type Supplier = typeof supplier extends fc.Arbitrary<infer T> ? T : never;
const job = fc.record({
  issuerId: fc.constantFrom(...issuers),
  owner: fc.constantFrom(...sixteenUsers),
  assigned: fc.uniqueArray(fc.constantFrom(...sixteenUsers), { maxLength: 5, selector: ({ subject }) => subject }),
  runs: fc.array(fc.uniqueArray(supplier, { minLength: 1, maxLength: 12, selector: ({ company }) => company }), {
    minLength: 1,
    maxLength: 2,
  }),
  isPublished: fc.boolean(),
});
type Job = typeof job extends fc.Arbitrary<infer T> ? T : never;

/** Suppliers by run. */
const stored = new Map<string, { readonly issuerId: string; readonly suppliers: readonly Supplier[] }>();

const slicersOf = ({ cardAccepting, vcAccepting }: Supplier) => ({
  cardAccepting,
  vcAccepting,
  detailLevel: 0,
  stpCapable: 0,
  cardCapability: cardAccepting === 1 ? "McAcceptors" : "NoMcAcceptance",
});
const textsOf = ({ country }: Supplier): string[] =>
  axes.map((_, axis) => (axis === 0 ? country : "\u0001\u0001\u0001"));

function cubesOf(suppliers: readonly Supplier[]): NamedCube[] {
  const texts = new AxisTexts();
  const sums = new CubeSums();
  const page = cubePageOf(
    suppliers.map((each) => ({
      ...slicersOf(each),
      figures: [each.spendMinor, 0, 0, each.invoices, each.spendMinor, 0, 0],
      texts: textsOf(each),
      levels: capabilities.map(() => scoreLevels[0]),
      methods: {},
    })),
    texts,
  );
  sums.add(page);
  return [...sums.cubes(texts)].map(({ name, cube }) => ({
    name: name satisfies CubeName,
    cube: { ...cube, width: measureNames.length, figures: narrowed(cube.figures, cube.width) },
  }));
}

function narrowed(figures: Float64Array, width: number): Float64Array {
  return figures.filter((_, at) => at % width < measureNames.length);
}

async function store({ issuerId, owner, assigned, runs, isPublished }: Job, at: number): Promise<void> {
  const jobId = `across-${at}`;
  const nameOf = (number: number): string => `${jobId}-run-${number}`;
  await db.insert(jobs).values({
    id: jobId,
    name: `Across ${at}`,
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
  });
  for (const person of assigned)
    await db.insert(jobAssignments).values({ jobId, userId: userIdOf(person), assignedOn: now() });
  const vendors = vendorsOf(testEnv, issuerId);
  for (const [number, suppliers] of runs.entries()) {
    const head = { jobId, run: nameOf(number), currency: "GBP", minorDigits: 2, measuredOn: "2026-01-31" };
    stored.set(head.run, { issuerId, suppliers });
    const rows = suppliers.map((each) => ({
      supplierKey: `s${each.company}`,
      name: `Company ${each.company} Ltd`,
      city: "",
      // One company, whichever country a ledger states.
      country: "GBR",
      mcc: "",
      taxId: `GB${10_000 + each.company}`,
      companyNumber: "",
      entryId: "",
      matched: false,
      cardAccepting: each.cardAccepting === 1,
      vcAccepting: each.vcAccepting,
      stpCapable: false,
      detailLevel: 0,
      scores: noScores,
      paymentMethods: "",
      lastCardDay: 0,
      spendMinor: each.spendMinor,
      invoices: each.invoices,
      payments: 0,
      traits: { texts: textsOf(each), combo: comboOf(slicersOf(each)) },
    }));
    await vendors.putChunk(issuerId, head, 0, rows);
    // A roll-up that arrives twice counts once.
    await vendors.putRollUp(head, cubesOf(suppliers), now());
    await vendors.putRollUp(head, cubesOf(suppliers), now());
    await vendors.finishPart(
      issuerId,
      head,
      1,
      runs.map((_, each) => nameOf(each)),
    );
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
  }
}

type Figures = [jobs: number, suppliers: number, organizations: number, spend: number, invoices: number];

function passes(each: Supplier, slicers: SlicerChoice): boolean {
  const card = slicers.SlicerCardAccepting ?? [];
  const vc = slicers.SlicerVcAccepting ?? [];
  const isCard = card.length === 0 || card.includes(each.cardAccepting === 1 ? "matched" : "unmatched");
  return isCard && (vc.length === 0 || vc.includes(each.vcAccepting));
}

/** Bars by country, added up in the plainest way. */
async function expectedFor(person: SeededPerson, slicers: SlicerChoice): Promise<Record<string, Figures>> {
  const found = await testEnv.DB.prepare(`${runsInSight("across-")} SELECT run FROM mine WHERE run IS NOT NULL`)
    .bind(...sightArguments(person))
    .all<{ run: string }>();
  const runs = found.results.flatMap(({ run }) => stored.get(run) ?? []);
  const bars: Record<string, Figures> = {};
  const largest = new Map<string, Supplier>();
  for (const { issuerId, suppliers } of runs) {
    const seen = new Set<string>();
    for (const each of suppliers) {
      const company = `${issuerId} ${each.company}`;
      const known = largest.get(company);
      if (known === undefined || each.spendMinor > known.spendMinor) largest.set(company, each);
      if (!passes(each, slicers)) continue;
      const bar = (bars[each.country] ??= [0, 0, 0, 0, 0]);
      if (!seen.has(each.country)) bar[0] += 1;
      seen.add(each.country);
      bar[1] += 1;
      bar[3] += each.spendMinor;
      bar[4] += each.invoices;
    }
  }
  for (const each of largest.values()) if (passes(each, slicers)) (bars[each.country] ??= [0, 0, 0, 0, 0])[2] += 1;
  return bars;
}

const choices: readonly SlicerChoice[] = [
  {},
  { SlicerVcAccepting: ["YES"] },
  { SlicerCardAccepting: ["matched"], SlicerVcAccepting: ["NO", "UNMATCHED"] },
];

async function compare(person: SeededPerson): Promise<number> {
  let most = 0;
  for (const slicers of choices) {
    const body = { dimension: "Countries", slicers };
    const answer = await callAs(person.subject, "POST", "/api/v1/global-insights/insights", { body });
    const wanted = await expectedFor(person, slicers);
    if (answer.status !== 200) {
      expect([401, 403]).toContain(answer.status);
      expect(wanted).toEqual({});
      continue;
    }
    const { bars, jobsWaiting } = await answer.json<GlobalInsights>();
    const shown = bars.map(({ key, jobs: count, suppliers, organizations, spendMinor, invoices }) => [
      key,
      [count, suppliers, organizations, spendMinor, invoices],
    ]);
    expect([person.username, slicers, jobsWaiting, Object.fromEntries(shown)]).toEqual([
      person.username,
      slicers,
      0,
      wanted,
    ]);
    most = Math.max(most, bars.length);
  }
  return most;
}

beforeAll(async () => {
  await seedOrigin();
  for (const person of sixteenUsers.filter(({ roles }) => roles.length > 0))
    await db
      .insert(directGrants)
      .values({ userId: userIdOf(person), permission: "GlobalInsightsView" })
      .onConflictDoNothing();
  for (const [at, each] of fc.sample(job, { numRuns: 40, seed: 43 }).entries()) await store(each, at);
  forgetPeople(testEnv.DB);
}, 120_000);

describe("sixteen users", () => {
  it("see sums of the jobs that they can see, and of no others", async () => {
    const counts: number[] = [];
    for (const person of sixteenUsers) counts.push(await compare(person));
    // The sample has users who see bars and users who see none.
    expect(Math.max(...counts)).toBe(countries.length);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(0);
  });

  it("see what today's rights allow: jobs that were unpublished, deleted or taken away count no longer", async () => {
    await testEnv.DB.exec("UPDATE jobs SET published_run = NULL WHERE id LIKE 'across-%1'");
    await testEnv.DB.exec("UPDATE jobs SET deleted_on = '2026-01-01T00:00:00.000Z' WHERE id LIKE 'across-%2'");
    await testEnv.DB.exec("DELETE FROM job_assignments WHERE job_id LIKE 'across-%4'");
    forgetPeople(testEnv.DB);
    for (const person of sixteenUsers) await compare(person);
  });

  it("see nothing of a job that was erased", async () => {
    for (const issuerId of issuers) await vendorsOf(testEnv, issuerId).dropJob(issuerId, "across-3");
    await testEnv.DB.exec("UPDATE jobs SET deleted_on = '2026-01-01T00:00:00.000Z' WHERE id = 'across-3'");
    for (const person of sixteenUsers) await compare(person);
  });
});
