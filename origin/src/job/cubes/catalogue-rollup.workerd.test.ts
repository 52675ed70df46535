/** The last step of an import: cubes, roll-up, and the dimension Jobs as users of different sight read it. */
import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { insights, type Insights } from "@paygauge/api-types/entities/insights";
import * as v from "valibot";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { now, openDatabase } from "../../store/database.ts";
import { jobRuns, jobs, jobTotals } from "../../store/schema.ts";
import { commandTypes } from "../commands.ts";
import { industryColumns } from "../dimensions/industry-columns.ts";
import { jobObjectOf } from "../job-stub.ts";
import { migrateJob } from "../job-tables.ts";
import { readWholeRun } from "../runs/run-store.ts";
import { publishableStep } from "../steps/publishable-step.ts";
import type { StepContext } from "../../commands/step.ts";
import { putRows } from "../supplier-store.ts";
import { RunCubes } from "./run-cubes.ts";

const db = openDatabase(testEnv.DB);
const people = { staff: "petra-jobmanager", harbour: "cara-campaigner" };

async function addJob(id: string, currency: string, run: string): Promise<void> {
  await db.insert(jobs).values({
    id,
    name: `Job ${id}`,
    kind: "advanced",
    issuerId: "issuer-harbour",
    buyerId: "buyer-wharfside",
    ownerUserId: "user-petra-jobmanager",
    currency,
    buyerCountry: "GBR",
    capabilities: ["stp"],
    run,
    state: "Running",
    createdOn: now(),
    updatedOn: now(),
  });
}

interface Supplier {
  readonly name: string;
  readonly spendMinor: number;
  readonly payeeClass?: string;
  readonly vcAccepting?: string;
}

function store(sql: SqlStorage, run: string, suppliers: readonly Supplier[]): void {
  const columns = ["run", "ordinal", "supplierKey", "name", "country", "city", "mcc", "payeeClass", "variants"];
  putRows(
    sql,
    "supplier",
    [...columns, "spendMinor", "vcAccepting"],
    suppliers.map(({ name, spendMinor, payeeClass = "Supplier", vcAccepting = "NO" }, at) => [
      run,
      at,
      `k${at}`,
      name,
      "GBR",
      "",
      "",
      payeeClass,
      1,
      spendMinor,
      vcAccepting,
    ]),
  );
  putRows(
    sql,
    "supplier_base",
    ["run", "ordinal", "supplierKey", "spendMinor", "identityJson", "totalsJson", "variantIdsJson"],
    suppliers.map(({ spendMinor }, at) => [run, at, `k${at}`, spendMinor, "{}", '{"methods":{}}', "[]"]),
  );
}

/** Runs the step to its end in the job's own object, killed once before each of its slices is kept. */
async function publish(jobId: string, currency: string, run: string, suppliers: readonly Supplier[]): Promise<number> {
  const payload = {
    run,
    job: {
      jobId,
      kind: "advanced",
      currency,
      fallbackCountry: "GBR",
      buyerCountry: "GBR",
      buyerId: "buyer-wharfside",
      periodFrom: null,
      periodTo: null,
    },
    files: [],
    directoryVersion: 0,
    confidenceRulesetVersion: 1,
    scoringRulesetVersion: 1,
    issuer: { scheme: "Mastercard", capabilities: ["stp"], lockboxes: [] },
  };
  const object = jobObjectOf(testEnv, jobId);
  const slices = await runInDurableObject(object, async (_, { storage }) => {
    store(storage.sql, run, suppliers);
    let cursor: unknown = null;
    let done = 0;
    const context = (keep: boolean): StepContext => ({
      env: testEnv,
      storage,
      sql: storage.sql,
      commandId: `publish:${run}`,
      payload,
      cursor,
      more: (next) => {
        if (keep) cursor = structuredClone(next);
        return "more";
      },
      finish: () => "done",
      part: (effect) => storage.transactionSync(effect),
      tick: async () => {},
    });
    for (let outcome = "more"; outcome === "more"; done += 1) {
      await publishableStep(context(false));
      outcome = await publishableStep(context(true));
    }
    return done;
  });
  // What the queue says when it has recorded the end of the step.
  const ended = { commandId: `publish:${run}`, commandType: commandTypes.Publishable, outcome: "done" } as const;
  sequence += 1;
  await object.commandsEnded([{ sequence, ...ended, targetEntityId: jobId, jobId, batchId: run, message: null }]);
  return slices;
}
let sequence = 0;

async function ask(subject: string, jobId: string, slicers: object = {}): Promise<Insights> {
  const answer = await callAs(subject, "POST", `/api/v1/jobs/${jobId}/insights`, {
    body: { dimension: "Jobs", slicers },
  });
  expect(answer.status).toBe(200);
  return v.parse(insights, await answer.json());
}

beforeAll(async () => {
  await seedOrigin();
  for (const [id, currency] of [
    ["a", "GBP"],
    ["b", "GBP"],
    ["c", "EUR"],
  ] as const)
    await addJob(id, currency, `run-${id}`);
  await publish("a", "GBP", "run-a", [
    { name: "Alpha Ltd", spendMinor: 500, vcAccepting: "YES" },
    { name: "Beta", spendMinor: -200 },
    { name: "A person", spendMinor: 70, payeeClass: "Employee" },
  ]);
  await publish("b", "GBP", "run-b", [{ name: "ALPHA LIMITED", spendMinor: 9000, vcAccepting: "YES" }]);
  await publish("c", "EUR", "run-c", [{ name: "Gamma", spendMinor: 1 }]);
});

test("the run is current, with its cubes, and the catalogue has it", async () => {
  await runInDurableObject(jobObjectOf(testEnv, "a"), (_, { storage }) => {
    expect(readWholeRun(storage.sql, "run-a")).toMatchObject({ number: 1, ledger: "", payload: { run: "run-a" } });
    expect(new RunCubes(storage, "run-a").totals({})).toMatchObject({ suppliers: 3, spendMinor: 370 });
  });
  const [job] = await db.select().from(jobs).where(eq(jobs.id, "a"));
  expect(job).toMatchObject({ state: "Ready", currentRun: "run-a", publishedRun: null });
  const [run] = await db.select().from(jobRuns).where(eq(jobRuns.jobId, "a"));
  expect(run).toMatchObject({ run: "run-a", number: 1, currency: "GBP", suppliersCount: 3, spendMinor: "370" });
});

test("the dimension Jobs: bars of this currency by spend, under the slicers, and the remainder out", async () => {
  const all = await ask(people.staff, "a");
  expect(all.bars.map(({ key, label, suppliers, spendMinor }) => [key, label, suppliers, spendMinor])).toEqual([
    ["b", "Job b", 1, 9000],
    ["a", "Job a", 3, 370],
  ]);
  expect(all.whole).toMatchObject({ suppliers: 4, spendMinor: 9370 });
  expect(all.selection).toMatchObject({ suppliers: 3, spendMinor: 370 });
  expect(all.jobsLeftOut).toEqual({ otherCurrency: 1, beyondLimit: 0 });
  const sliced = await ask(people.staff, "a", { SlicerVcAccepting: ["YES"] });
  expect(sliced.bars.map(({ key, spendMinor }) => [key, spendMinor])).toEqual([
    ["b", 9000],
    ["a", 500],
  ]);
});

test("a second run takes the place of the first, of any size, and no part of the first stays", async () => {
  await db.update(jobs).set({ run: "run-b2", state: "Running" }).where(eq(jobs.id, "b"));
  const many = Array.from({ length: 4001 }, (_, at) => ({ name: `Supplier ${at}`, spendMinor: 1 }));
  // The cubes with their totals, then the run's record.
  expect(await publish("b", "GBP", "run-b2", many)).toBe(2);
  const totals = await db.select().from(jobTotals).where(eq(jobTotals.jobId, "b"));
  expect(new Set(totals.map(({ run }) => run))).toEqual(new Set(["run-b2"]));
  const { bars } = await ask(people.staff, "a");
  expect(bars.map(({ key, spendMinor }) => [key, spendMinor])).toEqual([
    ["b", many.length],
    ["a", 370],
  ]);
});

test("a user sees bars of the jobs in sight only", async () => {
  expect((await ask(people.harbour, "a")).bars.map(({ key }) => key)).toEqual(["b", "a"]);
  await db.update(jobs).set({ issuerId: "issuer-northstar" }).where(eq(jobs.id, "b"));
  const after = await ask(people.harbour, "a");
  expect(after.bars.map(({ key }) => key)).toEqual(["a"]);
  expect(after.whole.suppliers).toBe(3);
  expect((await ask(people.staff, "a")).bars.map(({ key }) => key)).toEqual(["b", "a"]);
});

test("a job that is deleted takes its roll-up with it", async () => {
  await db.delete(jobs).where(eq(jobs.id, "c"));
  for (const table of [jobRuns, jobTotals])
    expect(await db.select().from(table).where(eq(table.jobId, "c"))).toEqual([]);
});

test("a job of the earlier schema gets its industries and its cubes at the first question", async () => {
  await runInDurableObject(jobObjectOf(testEnv, "old"), (_, { storage }) => {
    const { sql } = storage;
    store(sql, "r", [{ name: "Alpha", spendMinor: 5 }]);
    const codes = { sic: "7372", unspsc: "", naics: "541511" };
    sql.exec("UPDATE supplier_base SET identityJson = ?", JSON.stringify(codes));
    for (const column of Object.keys(industryColumns(codes))) sql.exec(`ALTER TABLE supplier DROP COLUMN ${column}`);
    sql.exec("DROP TABLE cube");
    sql.exec("UPDATE meta SET value = '1' WHERE key = 'schemaVersion'");
    migrateJob(sql);
    expect(new RunCubes(storage, "r").bars("SicIndustryCode", {})).toMatchObject([
      { key: industryColumns(codes).sicIndustryCode, suppliers: 1, spendMinor: 5 },
    ]);
  });
});
