/** One batch of maintenance changes each of its jobs once, or says why it is left as it is. */
import { and, eq } from "drizzle-orm";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type {
  BatchPreview,
  MaintainedJob,
  MaintenanceAct,
  OneMaintenanceBatch,
} from "@paygauge/api-types/entities/job-maintenance";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { PagedResult } from "@paygauge/api-types/entities/paging";
import { openDatabase } from "../../store/database.ts";
import { audit, jobRuns, jobs, maintenanceActRows, maintenanceBatches } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { locksOf } from "../../locks/entity-locks.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, runToEnd, send, until } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const who = "dana-developer";
const root = "/api/v1/job-maintenance";
const file = () =>
  Uint8Array.from(
    new TextEncoder().encode(
      ["Supplier,Amount,Date", "Acme Ltd,10.00,2025-01-02", "Beta Ltd,20.00,2025-01-03"].join("\n"),
    ),
  );

async function ask<T>(method: string, path: string, body?: unknown, as = who): Promise<T> {
  const answer = await callAs(as, method, `${root}${path}`, body === undefined ? {} : { body });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 400)}`);
  return JSON.parse(text);
}
const statusOf = async (method: string, path: string, body?: unknown, as = who) =>
  (await callAs(as, method, `${root}${path}`, body === undefined ? {} : { body })).status;

const preview = (act: MaintenanceAct, jobIds: readonly string[]) =>
  ask<BatchPreview>("POST", "/preview", { act, jobIds });
const batchOf = (id: string) => ask<OneMaintenanceBatch>("GET", `/batches/${id}`);
const ended = (id: string) =>
  until(
    () => batchOf(id),
    ({ waiting }) => waiting === 0,
  );

/** What the user who prepared the jobs holds still ends with their lease. */
const release = (jobIds: readonly string[]) =>
  Promise.all(jobIds.map((jobId) => locksOf(testEnv, "job").passed(jobId, "user-sasha-sysadmin")));

/** What a re-score must carry: a finished simulation of the same set. */
async function simulated(jobIds: readonly string[], digest: string): Promise<{ readonly simulationId: string }> {
  const { id } = await ask<{ id: string }>("POST", "/batches", { act: "simulate", jobIds, digest });
  await ended(id);
  return { simulationId: id };
}

/** Previews and confirms one act of these jobs, and waits until no job waits. */
async function make(act: MaintenanceAct, jobIds: readonly string[], more: object = {}): Promise<OneMaintenanceBatch> {
  const { digest } = await preview(act, jobIds);
  const shown = act === "score" ? await simulated(jobIds, digest) : {};
  const { id } = await ask<{ id: string }>("POST", "/batches", { act, jobIds, digest, ...shown, ...more });
  return ended(id);
}
const states = ({ acts }: OneMaintenanceBatch) => Object.fromEntries(acts.map(({ jobId, state }) => [jobId, state]));
const rowOf = async (jobId: string) => {
  const filters = {
    filterItems: [{ propertyName: "name", itemComparisonOperator: "StartsWith", itemValue: "Upkeep" }],
  };
  const page = await ask<PagedResult<MaintainedJob>>("POST", "/get", { filters, pageNumber: 1, pageSize: 50 });
  return page.collection.find(({ id }) => id === jobId);
};
const jobOf = async (jobId: string) => (await db.select().from(jobs).where(eq(jobs.id, jobId)))[0];

async function analysed(name: string): Promise<string> {
  const jobId = await newJob(name);
  await check(await send(jobId, "upkeep.csv", file()));
  await importJob(jobId);
  return jobId;
}

let [one, two, empty] = ["", "", ""];
beforeAll(async () => {
  await seedOrigin();
  [one, two] = await Promise.all([analysed("Upkeep one"), analysed("Upkeep two")]);
  empty = await newJob("Upkeep without a file");
  await release([one, two, empty]);
}, 120_000);

describe("the list", () => {
  it("says run, rulesets, object and files of each job", async () => {
    const row = await rowOf(one);
    expect(row).toMatchObject({ state: "Ready", runNumber: 1, suppliersCount: 2, filesCount: 1, failure: null });
    expect(row?.objectBytes).toBeGreaterThan(10_000);
    expect(row?.filesBytes).toBe(file().length);
    expect(await rowOf(empty)).toMatchObject({ state: "Draft", runNumber: null, behind: 0, objectBytes: null });
    const [run] = await db.select().from(jobRuns).where(eq(jobRuns.jobId, one));
    const before = { behind: row?.behind ?? 0, scoringBehind: row?.scoringBehind ?? 0 };
    await db.update(jobRuns).set({ confidenceRulesetVersion: 0 }).where(eq(jobRuns.jobId, one));
    expect((await rowOf(one))?.behind).toBeGreaterThan(before.behind);
    expect((await rowOf(one))?.scoringBehind).toBe(before.scoringBehind);
    const { confidenceRulesetVersion } = run ?? { confidenceRulesetVersion: 0 };
    await db.update(jobRuns).set({ confidenceRulesetVersion }).where(eq(jobRuns.jobId, one));
    const figures = await ask<{ jobs: number; objectBytes: number }>("GET", "/figures");
    expect(figures.jobs).toBeGreaterThanOrEqual(3);
    expect(figures.objectBytes).toBeGreaterThanOrEqual(row?.objectBytes ?? 0);
  });

  it("names why a run failed", async () => {
    await db.update(jobs).set({ state: "Running" }).where(eq(jobs.id, empty));
    await db.update(jobs).set({ state: "Failed", failureMessage: "It broke." }).where(eq(jobs.id, empty));
    expect((await rowOf(empty))?.failure).toEqual({ message: "It broke.", step: null, commandId: null });
    await db.update(jobs).set({ state: "Draft", failureMessage: null }).where(eq(jobs.id, empty));
  });

  it("is for those who hold its permission", async () => {
    const page = { pageNumber: 1, pageSize: 5 };
    expect(await statusOf("POST", "/get", page, "sasha-sysadmin")).toBe(403);
    expect(await statusOf("POST", "/get", page, "theo-tester")).toBe(200);
    expect(await statusOf("POST", "/preview", { act: "score", jobIds: [one] }, "theo-tester")).toBe(403);
  });
});

describe("a batch", () => {
  it("scores again what can be, and refuses the others alone", { timeout: 120_000 }, async () => {
    const before = await jobOf(one);
    const seen = await preview("score", [one, two, empty, "job-of-nobody"]);
    expect(seen.jobs.map(({ jobId }) => jobId)).toEqual([one, two]);
    expect(seen.refused.map(({ jobId }) => jobId)).toEqual([empty, "job-of-nobody"]);
    const batch = await make("score", [one, two, empty, "job-of-nobody"]);
    expect(states(batch)).toEqual({ [one]: "Done", [two]: "Done", [empty]: "Refused" });
    await Promise.all([runToEnd(one), runToEnd(two)]);
    expect((await jobOf(one))?.currentRun).not.toBe(before?.currentRun);
    expect((await batchOf(batch.id)).acts.map(({ isRunDone }) => isRunDone)).toEqual([true, true, null]);
    const lines = await db.select().from(audit).where(eq(audit.correlationId, batch.id));
    expect(lines.map(({ action, username }) => [action, username])).toEqual([
      ["rescoreJob", "dana.developer"],
      ["rescoreJob", "dana.developer"],
    ]);
  });

  it("refuses alone a job that runs, is gone or has other rulesets by then", { timeout: 60_000 }, async () => {
    const [gone, runs, sound] = await Promise.all(["gone", "runs", "sound"].map((name) => analysed(`Upkeep ${name}`)));
    const jobIds = [gone, runs, sound].map(String);
    await release(jobIds);
    const { digest } = await preview("unpublish", jobIds);
    expect(await statusOf("POST", "/batches", { act: "unpublish", jobIds, digest })).toBe(409);
    const owners = await preview("owner", jobIds);
    const scored = await preview("score", jobIds);
    const shown = await simulated(jobIds, scored.digest);
    await queueOf(testEnv).setRunning(false);
    const batches = await Promise.all([
      ask<{ id: string }>("POST", "/batches", { act: "score", jobIds, digest: scored.digest, ...shown }),
      ask<{ id: string }>("POST", "/batches", {
        act: "owner",
        jobIds,
        digest: owners.digest,
        ownerUserId: "user-petra-jobmanager",
      }),
    ]);
    await db
      .update(jobs)
      .set({ deletedOn: new Date().toISOString() })
      .where(eq(jobs.id, String(gone)));
    await db
      .update(jobs)
      .set({ state: "Running" })
      .where(eq(jobs.id, String(runs)));
    await queueOf(testEnv).setRunning(true);
    const [score, owner] = await Promise.all(batches.map(({ id }) => ended(id)));
    const reasons = (batch: OneMaintenanceBatch | undefined) =>
      Object.fromEntries(
        batch?.acts.map(({ jobId, message }) => [jobId, typeof message === "object" ? message?.code : message]) ?? [],
      );
    expect(reasons(score)).toEqual({
      [String(gone)]: "notFound",
      [String(runs)]: "workedOn",
      [String(sound)]: undefined,
    });
    expect(reasons(owner)).toEqual({
      [String(gone)]: "notFound",
      [String(runs)]: undefined,
      [String(sound)]: undefined,
    });
    await runToEnd(String(sound));
  });

  it("scores nothing with other rulesets than were shown", async () => {
    const { digest } = await preview("score", [two]);
    const shown = await simulated([two], digest);
    await queueOf(testEnv).setRunning(false);
    const { id } = await ask<{ id: string }>("POST", "/batches", { act: "score", jobIds: [two], digest, ...shown });
    await db.update(maintenanceBatches).set({ scoringVersion: 4711 }).where(eq(maintenanceBatches.id, id));
    await queueOf(testEnv).setRunning(true);
    expect((await ended(id)).acts).toMatchObject([{ state: "Refused", message: { code: "maintenanceRulesets" } }]);
  });

  it("is refused where a job has changed since the preview", async () => {
    const jobIds = [one];
    const { digest } = await preview("unpublish", jobIds);
    expect(await statusOf("POST", "/batches", { act: "unpublish", jobIds, digest })).toBe(409);
    const seen = await preview("score", jobIds);
    await db.update(jobs).set({ version: 77 }).where(eq(jobs.id, one));
    expect(await statusOf("POST", "/batches", { act: "score", jobIds, digest: seen.digest })).toBe(409);
  });

  it("scores only what was simulated before, with the ruleset of that time", { timeout: 60_000 }, async () => {
    const jobIds = [await analysed("Upkeep simulated"), empty];
    await release(jobIds);
    const run = (await jobOf(jobIds[0] ?? ""))?.currentRun;
    const codeOf = async (body: object) => {
      const answer = await callAs(who, "POST", `${root}/batches`, { body: { act: "score", jobIds, ...body } });
      return [answer.status, (await answer.json<{ code?: string }>()).code];
    };
    const { digest, simulationId } = await preview("score", jobIds);
    expect(simulationId).toBeNull();
    expect(await codeOf({ digest })).toEqual([409, "NOT_SIMULATED"]);
    const { simulationId: id } = await simulated(jobIds, digest);
    const none = { up: 0, down: 0, newlyHighMinor: 0, currency: "GBP", minorDigits: 2 };
    const { acts } = await batchOf(id);
    expect(acts.map(({ state, simulated: counted }) => [state, counted])).toEqual([
      ["Done", none],
      ["Refused", null],
    ]);
    expect((await jobOf(jobIds[0] ?? ""))?.currentRun).toBe(run);
    expect((await preview("score", jobIds)).simulationId).toBe(id);
    // Of another user, of fewer jobs, of other rulesets, and one that is not finished.
    const other = await ask<BatchPreview>("POST", "/preview", { act: "score", jobIds }, "sasha-sysadmin").catch(
      () => null,
    );
    expect(other?.simulationId ?? null).toBeNull();
    const fewer = await preview("score", jobIds.slice(0, 1));
    expect(fewer.simulationId).toBeNull();
    const body = { jobIds: jobIds.slice(0, 1), digest: fewer.digest, simulationId: id };
    expect(await codeOf(body)).toEqual([409, "NOT_SIMULATED"]);
    const isThis = eq(maintenanceBatches.id, id);
    const [stored] = await db.select().from(maintenanceBatches).where(isThis);
    await db.update(maintenanceBatches).set({ scoringVersion: 4711 }).where(isThis);
    expect(await codeOf({ digest, simulationId: id })).toEqual([409, "NOT_SIMULATED"]);
    await db
      .update(maintenanceBatches)
      .set({ scoringVersion: stored?.scoringVersion ?? 0 })
      .where(isThis);
    const isFirst = and(eq(maintenanceActRows.batchId, id), eq(maintenanceActRows.jobId, jobIds[0] ?? ""));
    for (const state of ["Waiting", "Canceled"] as const) {
      await db.update(maintenanceActRows).set({ state }).where(isFirst);
      expect(await codeOf({ digest, simulationId: id })).toEqual([409, "NOT_SIMULATED"]);
    }
    await db.update(maintenanceActRows).set({ state: "Done" }).where(isFirst);
    // The set that was simulated is scored; after it, another simulation is asked for.
    const scored = { act: "score", jobIds, digest, simulationId: id };
    await ended((await ask<{ id: string }>("POST", "/batches", scored)).id);
    await runToEnd(jobIds[0] ?? "");
    expect((await preview("score", jobIds)).simulationId).toBeNull();
    expect(await codeOf({ digest, simulationId: id })).toEqual([409, "SET_CHANGED"]);
  });

  it("unpublishes, and publishes nothing by itself", { timeout: 60_000 }, async () => {
    const { latest, publicationNumber: publication } = await call<Job>("GET", `/jobs/${one}`);
    const answer = await callAs(who, "POST", `/api/v1/jobs/${one}/publish`, {
      body: { run: latest?.run ?? "", publication },
    });
    expect(answer.status).toBe(200);
    const published = (await jobOf(one))?.publishedRun;
    await make("score", [one]);
    await runToEnd(one);
    expect((await jobOf(one))?.publishedRun).toBe(published);
    expect((await rowOf(one))?.publication).toBe("NewerRunWaits");
    expect(states(await make("unpublish", [one, two]))).toEqual({ [one]: "Done", [two]: "Refused" });
    expect((await jobOf(one))?.publishedRun).toBeNull();
  });

  it("waits for a lock, and takes it once it is free", { timeout: 60_000 }, async () => {
    const locks = locksOf(testEnv, "job");
    const petra = { userId: "user-petra-jobmanager", names: "Petra Jobmanager", emailAddress: "petra@harbour.example" };
    await locks.take(two, petra);
    const seen = await preview("score", [two]);
    expect(seen.locked).toMatchObject([{ name: "Upkeep two", holder: "Petra Jobmanager" }]);
    const body = { act: "score", jobIds: [two], digest: seen.digest, ...(await simulated([two], seen.digest)) };
    const { id } = await ask<{ id: string }>("POST", "/batches", body);
    const waits = await until(
      () => batchOf(id),
      ({ acts: [act] }) => act?.message !== null,
    );
    expect(waits.acts[0]).toMatchObject({ state: "Waiting", message: { code: "maintenanceWaits" } });
    await locks.passed(two, petra.userId);
    // The next pass has a time of its own.
    await ask("POST", `/batches/${id}/cancel`);
    expect(states(await batchOf(id))).toEqual({ [two]: "Canceled" });
    expect(await statusOf("POST", `/batches/${id}/cancel`)).toBe(409);
    expect(states(await make("score", [two]))).toEqual({ [two]: "Done" });
    expect((await locks.status(two, petra.userId)).holder).toBeNull();
    await runToEnd(two);
  });

  it("deletes after its number was typed, restores, and gives another owner", { timeout: 60_000 }, async () => {
    const jobIds = [one, two];
    const { digest } = await preview("delete", jobIds);
    const body = { act: "delete", jobIds, digest };
    expect(await statusOf("POST", "/batches", body)).toBe(422);
    expect(await statusOf("POST", "/batches", { ...body, confirmed: 3 })).toBe(422);
    expect(states(await make("delete", jobIds, { confirmed: 2 }))).toEqual({ [one]: "Done", [two]: "Done" });
    expect(await rowOf(one)).toBeUndefined();
    expect(states(await make("restore", jobIds))).toEqual({ [one]: "Done", [two]: "Done" });
    const owner = "user-petra-jobmanager";
    expect(
      await statusOf("POST", "/batches", { act: "owner", jobIds, digest: (await preview("owner", jobIds)).digest }),
    ).toBe(422);
    await make("owner", jobIds, { ownerUserId: owner });
    expect((await jobOf(two))?.ownerUserId).toBe(owner);
    const refused = await make("owner", [one], { ownerUserId: "user-nora-neighbour" });
    expect(refused.acts).toMatchObject([{ state: "Refused", message: { code: "ownerNotEligible" } }]);
  });

  it("removes runs that are old, and frees their room", { timeout: 60_000 }, async () => {
    const kept = await jobObjectOf(testEnv, one).runsKept();
    const current = (await jobOf(one))?.currentRun;
    const old = kept.filter(({ run, isWhole }) => isWhole && run !== current).map(({ run }) => run);
    expect(old.length).toBeGreaterThan(0);
    expect((await preview("removeRuns", [one])).refused).toMatchObject([{ message: { code: "noOldRuns" } }]);
    for (const run of old)
      await db.update(jobRuns).set({ finishedOn: "2020-01-01T00:00:00.000Z" }).where(eq(jobRuns.run, run));
    const seen = await preview("removeRuns", [one]);
    expect(seen.oldRuns).toBe(old.length);
    expect(seen.freedBytes).toBeGreaterThan(0);
    expect(seen.jobs).toMatchObject([{ jobId: one, oldRuns: old.length, freedBytes: seen.freedBytes }]);
    const bytes = (await rowOf(one))?.objectBytes ?? 0;
    expect(states(await make("removeRuns", [one]))).toEqual({ [one]: "Done" });
    expect((await rowOf(one))?.objectBytes).toBeLessThan(bytes);
    const [line] = await db
      .select()
      .from(audit)
      .where(and(eq(audit.action, "removeOldRuns"), eq(audit.entityId, one)));
    expect(line?.note).toMatch(new RegExp(`^${old.length} old runs removed, [1-9]\\d* bytes freed$`));
    const left = await jobObjectOf(testEnv, one).runsKept();
    expect(left.filter(({ isWhole }) => isWhole).map(({ run }) => run)).toEqual([current]);
  });

  it("removes neither the published run nor one that a report rests on", { timeout: 60_000 }, async () => {
    const jobId = await analysed("Upkeep reported");
    const runs: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      runs.push((await jobOf(jobId))?.currentRun ?? "");
      if (at === 0) {
        const { latest, publicationNumber: publication } = await call<Job>("GET", `/jobs/${jobId}`);
        await call("POST", `/jobs/${jobId}/publish`, { run: latest?.run ?? "", publication });
      }
      await release([jobId]);
      await make("score", [jobId]);
      await runToEnd(jobId);
    }
    const [published, reported, idle] = runs;
    await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) => {
      const frame = JSON.stringify({ run: reported });
      storage.sql.exec(
        "INSERT INTO report_version (reportType, version, state, commandId, frameJson, layoutJson, runNumber) VALUES ('insights', 99, 'Frozen', 'upkeep', ?, '{}', 2)",
        frame,
      );
    });
    await db.update(jobRuns).set({ finishedOn: "2020-01-01T00:00:00.000Z" }).where(eq(jobRuns.jobId, jobId));
    expect((await preview("removeRuns", [jobId])).oldRuns).toBe(1);
    expect(states(await make("removeRuns", [jobId]))).toEqual({ [jobId]: "Done" });
    const whole = (await jobObjectOf(testEnv, jobId).runsKept()).filter(({ isWhole }) => isWhole);
    const left = new Set(whole.map(({ run }) => run));
    expect([published, reported, idle].map((run) => left.has(run ?? ""))).toEqual([true, true, false]);
  });
});
