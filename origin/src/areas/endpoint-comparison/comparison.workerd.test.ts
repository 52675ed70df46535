/** Answers as two users, compared by the product as they would be asked by these users. */
import { runInDurableObject } from "cloudflare:test";
import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import {
  recomputedComparisons,
  type Comparison,
  type IgnoreRule,
  type RecomputationOfJob,
} from "@paygauge/api-types/entities/endpoint-comparison";
import { jobObjectOf } from "../../job/job-stub.ts";
import { isThrowAway } from "../../job/recompute/is-throw-away.ts";
import { Recomputation } from "../../job/recompute/recomputation.ts";
import { throwAwayName } from "../../maintenance/recompute-job.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import { audit, jobNeeds, jobRuns, jobTotals, uploadCorrections, uploads } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { check, importJob, newJob, runToEnd, send, until } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/endpoint-comparison";
const [dana, sasha, nora] = ["user-dana-developer", "user-sasha-sysadmin", "user-nora-neighbour"];
const ledger = () =>
  Uint8Array.from(
    new TextEncoder().encode("Supplier,Amount,Date\nAcme Ltd,10.00,2025-01-02\nBeta Ltd,2.00,2025-01-03"),
  );

let jobId = "";
beforeAll(async () => {
  await seedOrigin();
  jobId = await newJob("Compared");
  await check(await send(jobId, "compared.csv", ledger()));
  await importJob(jobId);
}, 120_000);

const ask = (method: string, path: string, body?: object, as = "dana-developer") =>
  callAs(as, method, `${root}${path}`, body === undefined ? {} : { body });
async function compared(callId: string, left: string, right: string): Promise<Comparison> {
  const answer = await ask("POST", "/compare", { callId, jobId, left: { userId: left }, right: { userId: right } });
  expect([callId, answer.status]).toEqual([callId, 200]);
  return answer.json<Comparison>();
}

it("finds no difference between two users who see the same of a job", async () => {
  for (const callId of ["jobSummary", "jobSuppliers", "useCases", "jobRun", "jobRates"]) {
    const { total, fields, left, right, isWhole } = await compared(callId, dana, sasha);
    expect([callId, total, left.status, right.status, isWhole]).toEqual([callId, 0, 200, 200, true]);
    expect(fields).toBeGreaterThan(0);
  }
});

it("answers as each user, with their own refusals, and leaves its line under who compares", async () => {
  const { left, right, differences } = await compared("jobSuppliers", dana, nora);
  const own = await callAs("nora-neighbour", "POST", `/api/v1/jobs/${jobId}/suppliers/get`, {
    body: { pageNumber: 1, pageSize: 5 },
  });
  expect([left.status, right.status]).toEqual([200, own.status]);
  expect(differences.some(({ pointer }) => pointer === "/status")).toBe(true);
  const [line] = await db
    .select()
    .from(audit)
    .where(eq(audit.action, "compareEndpoint"))
    .orderBy(desc(audit.sequence))
    .limit(1);
  expect(line).toMatchObject({ username: "dana.developer", entityId: jobId });
  expect(line?.note).toContain(nora);
});

it("compares permissions of two users", async () => {
  const { total, differences } = await compared("userPermissions", dana, sasha);
  expect(total).toBeGreaterThan(3);
  expect(JSON.stringify(differences)).toContain("DevArea_CRUD");
});

it("ignores what a rule names, for as long as there is the rule", async () => {
  const before = await compared("userPermissions", dana, sasha);
  const rule = { callId: "userPermissions", pattern: "/**", why: "A test." };
  expect((await ask("POST", "/ignore-rules", { ...rule, pattern: "name" })).status).toBe(422);
  const { id } = await (await ask("POST", "/ignore-rules", rule)).json<{ id: string }>();
  const rules = await (await ask("GET", "/ignore-rules")).json<IgnoreRule[]>();
  expect(rules).toMatchObject([{ id, why: "A test.", author: "Dana Developer" }]);
  const after = await compared("userPermissions", dana, sasha);
  expect([after.total, after.ignored]).toEqual([0, before.total]);
  expect((await ask("DELETE", `/ignore-rules/${id}`)).status).toBe(200);
  expect((await ask("DELETE", `/ignore-rules/${id}`)).status).toBe(404);
  expect((await compared("userPermissions", dana, sasha)).total).toBe(before.total);
});

const recomputed = async () => (await ask("GET", `/jobs/${jobId}/recomputed`)).json<RecomputationOfJob>();
async function recompute(): Promise<RecomputationOfJob> {
  const answer = await ask("POST", `/jobs/${jobId}/recomputed`, {});
  expect(answer.status).toBe(200);
  return until(recomputed, (found) => found.recomputed?.state !== "Waiting");
}
const sides = (more: object) => ({ jobId, left: { userId: dana, run: "latest" }, right: { userId: dana, ...more } });
const ofRun = async (callId: string, more: object) => {
  const answer = await ask("POST", "/compare", { callId, ...sides(more) });
  expect([callId, answer.status]).toEqual([callId, 200]);
  return answer.json<Comparison>();
};

it("computes a run again with the same versions, and finds no difference", { timeout: 60_000 }, async () => {
  expect(await recomputed()).toEqual({ recomputed: null });
  expect(await (await ask("GET", "/candidate")).json()).toEqual({ host: null });
  expect((await ask("POST", "/compare", { callId: "jobSummary", ...sides({ from: "recomputed" }) })).status).toBe(409);
  const before = await db.select().from(jobRuns).where(eq(jobRuns.jobId, jobId));
  const totals = await db.select().from(jobTotals).where(eq(jobTotals.jobId, jobId));
  const needs = await db.select().from(jobNeeds).where(eq(jobNeeds.jobId, jobId));
  const { recomputed: made } = await recompute();
  expect(made).toMatchObject({ state: "Done", message: null, runNumber: 1, perspective: "latest", step: null });
  for (const callId of recomputedComparisons) {
    const { total, fields, left, right, differences } = await ofRun(callId, { from: "recomputed" });
    expect([callId, left.status, right.status, total, differences]).toEqual([callId, 200, 200, 0, []]);
    expect(fields).toBeGreaterThan(5);
  }
  const [drop] = await queueOf(testEnv).commandsById([`${made?.id ?? ""}-drop`]);
  expect([drop?.state, drop?.scheduledTime?.slice(0, 10)]).toEqual(["Pending", made?.until.slice(0, 10)]);
  // The catalogue is as before.
  expect(await db.select().from(jobRuns).where(eq(jobRuns.jobId, jobId))).toEqual(before);
  expect(await db.select().from(jobTotals).where(eq(jobTotals.jobId, jobId))).toEqual(totals);
  expect(await db.select().from(jobNeeds).where(eq(jobNeeds.jobId, jobId))).toEqual(needs);
  expect((await ask("POST", "/compare", { callId: "useCases", ...sides({ from: "recomputed" }) })).status).toBe(422);
});

it("begins no second slice while one is worked on", { timeout: 60_000 }, async () => {
  const [row] = await db.select().from(jobRuns).where(eq(jobRuns.jobId, jobId));
  const source = await jobObjectOf(testEnv, jobId).recompute({ ask: "source", run: row?.run ?? "" });
  if (source === null || !("payload" in source)) throw new Error("The run has no source.");
  const object = jobObjectOf(testEnv, throwAwayName("taken-over"));
  await object.recompute({ ask: "begin", source });
  await runInDurableObject(object, async (_, { storage }) => {
    const recomputation = new Recomputation(testEnv, storage);
    const [first, second] = [recomputation.answer({ ask: "slice" }), recomputation.answer({ ask: "slice" })];
    expect(second).toBe(first);
    expect(await first).toMatchObject({ step: "Group", failure: null });
    expect(await recomputation.answer({ ask: "slice" })).toMatchObject({ step: "Match" });
  });
  await object.erase();
});

it("finds what differs from the run, with its cause", { timeout: 60_000 }, async () => {
  const { recomputed: made } = await recomputed();
  await runInDurableObject(jobObjectOf(testEnv, throwAwayName(made?.id ?? "")), (_, { storage }) => {
    storage.sql.exec("UPDATE supplier SET spendMinor = spendMinor + 1 WHERE ordinal = 0");
  });
  const found = await ofRun("jobSuppliers", { from: "recomputed" });
  expect(found.differences.map(({ pointer }) => pointer.replace(/\/collection\/[^/]*/, "/collection/*"))).toContain(
    "/collection/*/spendMinor",
  );
  expect(found.causes).toEqual([]);
  const [upload] = await db.select().from(uploads).where(eq(uploads.jobId, jobId));
  await db.insert(uploadCorrections).values({
    id: "correction-compared",
    uploadId: upload?.id ?? "",
    seq: 1,
    row: null,
    column: 1,
    columnName: "Amount",
    from: "10.00",
    to: "12.00",
    author: "Dana",
    at: new Date().toISOString(),
  });
  await recompute();
  const corrected = await ofRun("jobSuppliers", { from: "recomputed" });
  expect(corrected.total).toBeGreaterThan(0);
  expect(corrected.causes).toMatchObject([{ code: "causeCorrections", args: { count: 1 } }]);
  const users = await compared("userPermissions", dana, sasha);
  expect(users.causes).toMatchObject([{ code: "causeUsers" }]);
  await db.delete(uploadCorrections).where(eq(uploadCorrections.id, "correction-compared"));
});

it(
  "erases what was computed again when it is canceled, and when another takes its place",
  { timeout: 60_000 },
  async () => {
    const isEmpty = (id: string) =>
      runInDurableObject(jobObjectOf(testEnv, throwAwayName(id)), (_, { storage }) => !isThrowAway(storage.sql));
    const { recomputed: first } = await recompute();
    await queueOf(testEnv).setRunning(false);
    const { id } = await (await ask("POST", `/jobs/${jobId}/recomputed`, {})).json<{ id: string }>();
    expect((await recomputed()).recomputed).toMatchObject({ id, state: "Waiting" });
    expect((await ask("POST", `/recomputed/${id}/cancel`)).status).toBe(200);
    expect((await ask("POST", `/recomputed/${id}/cancel`)).status).toBe(409);
    expect((await ask("POST", "/recomputed/none/cancel")).status).toBe(404);
    await queueOf(testEnv).setRunning(true);
    await until(
      () => isEmpty(first?.id ?? ""),
      (isGone) => isGone,
    );
    expect(await isEmpty(id)).toBe(true);
    expect((await recomputed()).recomputed).toMatchObject({ state: "Canceled" });
    expect((await ask("POST", "/compare", { callId: "jobSummary", ...sides({ from: "recomputed" }) })).status).toBe(
      409,
    );
    expect((await ask("POST", "/compare", { callId: "jobSummary", ...sides({ from: "candidate" }) })).status).toBe(409);
  },
);

it("computes again with what campaigns had agreed when the run was matched", { timeout: 60_000 }, async () => {
  const vendors = vendorsOf(testEnv, "issuer-harbour");
  const agree = (suppliers: readonly string[]) =>
    vendors.putOutcomes({
      jobId: "another-job",
      campaignId: "campaign-agreed",
      campaign: "Autumn",
      number: suppliers.length + 1,
      outcomes: suppliers.map((name) => ({
        supplierKey: name,
        status: "Succeeded",
        method: "vcard",
        on: "2026-11-02",
        reason: "",
        label: { name, country: "GBR", taxId: "", companyNumber: "" },
      })),
    });
  const isEqual = async () => {
    await recompute();
    for (const callId of ["jobSummary", "jobSuppliers"]) {
      const { differences } = await ofRun(callId, { from: "recomputed" });
      expect([callId, differences]).toEqual([callId, []]);
    }
  };
  const acme = async () => {
    const body = { pageNumber: 1, pageSize: 1, orderBy: "name" };
    const answer = await callAs("dana-developer", "POST", `/api/v1/jobs/${jobId}/suppliers/get`, { body });
    return (await answer.json<{ collection: { cardCapability: string }[] }>()).collection[0]?.cardCapability;
  };
  // Agreed since the run was matched.
  await agree(["Acme Ltd"]);
  const before = await acme();
  await isEqual();
  await callAs("dana-developer", "POST", `/api/v1/jobs/${jobId}/rescore`);
  await runToEnd(jobId);
  expect(await acme()).not.toBe(before);
  await isEqual();
  // Undone since.
  await agree([]);
  await isEqual();
});

it("is for staff, of declared reads and of jobs and users that there are", async () => {
  const body = { callId: "jobSummary", jobId, left: { userId: dana }, right: { userId: sasha } };
  const statusOf = async (change: object, as?: string) =>
    (await ask("POST", "/compare", { ...body, ...change }, as)).status;
  expect(await statusOf({}, "sasha-sysadmin")).toBe(403);
  expect(await statusOf({ callId: "deleteJob" })).toBe(422);
  expect(await statusOf({ callId: "chatConversation" })).toBe(422);
  expect(await statusOf({ jobId: "job-of-nobody" })).toBe(404);
  expect(await statusOf({ jobId: undefined })).toBe(404);
  expect(await statusOf({ left: { userId: "user-of-nobody" } })).toBe(404);
});
