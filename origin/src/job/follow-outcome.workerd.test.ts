/** A job, its uploads and its exports become what their commands came to, with no one looking. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { mayBecome, uploadMachine, type UploadState } from "@paygauge/api-types/states";
import { call, check, confirmPeriod, newJob, send, until } from "../areas/uploads/upload-calls.fixture.ts";
import { runCommandId } from "../areas/jobs/job-run.ts";
import type { CommandOutcome, Outcome } from "../proq/contract.ts";
import { openDatabase } from "../store/database.ts";
import { jobs } from "../store/schema.ts";
import { seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { commandTypes } from "./commands.ts";
import { brokenOff, importStanding } from "./follow-outcome.ts";
import { jobObjectOf } from "./job-stub.ts";
import { migrateJob } from "./job-tables.ts";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";

const db = openDatabase(testEnv.DB);
const bytes = new Uint8Array(new TextEncoder().encode("Supplier,Amount,Date\nA,10.00,2025-01-01\nB,5.00,2025-01-02\n"));

beforeAll(() => seedOrigin());

/** The job's row, read past every call. */
async function rowOf(jobId: string) {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!row) throw new Error("The job has no row.");
  return row;
}

const known = (jobId: string) =>
  runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) =>
    storage.sql.exec("SELECT commandId, outcome FROM command_outcome ORDER BY sequence").toArray(),
  );

/** A job whose import has started, its file gone: Ingest fails. */
async function failing(name: string): Promise<string> {
  const jobId = await newJob(name);
  const upload = await check(await send(jobId, "a.csv", bytes));
  await testEnv.FILES.delete(`uploads/${jobId}/${upload.id}`);
  await confirmPeriod(jobId);
  await call("POST", `/jobs/${jobId}/import`);
  return jobId;
}

const outcomeOf = (jobId: string, run: string, sequence: number, outcome: Outcome): CommandOutcome => ({
  sequence,
  commandId: runCommandId(run, "Ingest"),
  commandType: commandTypes.Ingest,
  targetEntityId: jobId,
  jobId,
  batchId: run,
  outcome,
  message: outcome === "failed" ? "It stopped." : null,
});

describe("an import", () => {
  it("stays Ready when the last step of one from an earlier release ends", async () => {
    const jobId = await newJob("from before");
    await check(await send(jobId, "a.csv", bytes));
    await confirmPeriod(jobId);
    await call("POST", `/jobs/${jobId}/import`);
    const run = (
      await until(
        () => rowOf(jobId),
        ({ state }) => state === "Ready",
      )
    ).run;
    const stub = jobObjectOf(testEnv, jobId);
    // An earlier release told no one how its commands ended: the object knows of those it has done itself.
    await runInDurableObject(stub, (_object, { storage: { sql } }) => {
      sql.exec("DROP TABLE command_outcome");
      sql.exec("UPDATE meta SET value = '4' WHERE key = 'schemaVersion'");
      migrateJob(sql);
    });
    const last = { ...outcomeOf(jobId, run ?? "", 1_000_000, "done"), commandId: runCommandId(run ?? "", "Alike") };
    await stub.commandsEnded([{ ...last, commandType: commandTypes.Alike }]);
    expect((await rowOf(jobId)).state).toBe("Ready");
  });

  it("is Ready when its results are shown, and Failed when a step fails", async () => {
    const jobId = await newJob("settles");
    await check(await send(jobId, "a.csv", bytes));
    await confirmPeriod(jobId);
    await call("POST", `/jobs/${jobId}/import`);
    await until(
      () => rowOf(jobId),
      ({ state }) => state === "Ready",
    );
    const failed = await failing("fails");
    const row = await until(
      () => rowOf(failed),
      ({ state }) => state !== "Running",
    );
    expect(row.state).toBe("Failed");
    expect(row.failureMessage).toBe(encodedMessage("fileGone"));
  });

  it("follows each outcome once: an outcome that is sent again after a resume changes nothing", async () => {
    const jobId = await newJob("told twice");
    const run = "run-told-twice";
    await db.update(jobs).set({ state: "Running", run }).where(eq(jobs.id, jobId));
    const object = jobObjectOf(testEnv, jobId);
    const failed = outcomeOf(jobId, run, 1_000_001, "failed");
    await object.commandsEnded([failed]);
    expect(await rowOf(jobId)).toMatchObject({ state: "Failed", failureMessage: "It stopped." });
    await object.commandsEnded([outcomeOf(jobId, run, 1_000_002, "again")]);
    expect(await rowOf(jobId)).toMatchObject({ state: "Running", failureMessage: null });
    // By an earlier life of the queue, to a later one of the object.
    await evictDurableObject(object);
    await object.commandsEnded([failed]);
    expect((await rowOf(jobId)).state).toBe("Running");
    // And where the object died after the catalogue was written, before it noted that it had been.
    await runInDurableObject(object, (_, { storage }) => void storage.sql.exec("DELETE FROM command_outcome"));
    await object.commandsEnded([failed]);
    expect((await rowOf(jobId)).state).toBe("Running");
  });

  it("is not changed by commands of an import before it", async () => {
    const jobId = await newJob("newer");
    await db.update(jobs).set({ state: "Running", run: "newer" }).where(eq(jobs.id, jobId));
    await jobObjectOf(testEnv, jobId).commandsEnded([outcomeOf(jobId, "older", 1_000_003, "failed")]);
    expect((await rowOf(jobId)).state).toBe("Running");
  });

  it("leaves nothing in the object of a job that is deleted", async () => {
    const jobId = await newJob("deleted");
    await db.delete(jobs).where(eq(jobs.id, jobId));
    await jobObjectOf(testEnv, jobId).commandsEnded([outcomeOf(jobId, "gone", 1_000_004, "canceled")]);
    expect(await known(jobId)).toEqual([]);
  });
});

test("an import has the state of its commands", () => {
  const of = (step: "Ingest" | "Publishable" | "Alike", outcome: Outcome) => ({
    commandType: commandTypes[step],
    outcome,
    message: null,
  });
  expect(importStanding([of("Ingest", "done"), of("Publishable", "again")]).state).toBe("Running");
  expect(importStanding([of("Ingest", "failed"), of("Publishable", "canceled")]).state).toBe("Failed");
  expect(importStanding([of("Ingest", "again"), of("Publishable", "canceled")]).state).toBe("Canceled");
  // What comes after the results takes nothing from them.
  expect(importStanding([of("Publishable", "done"), of("Alike", "failed")]).state).toBe("Ready");
});

test("an upload whose command broke off becomes what its state may become", () => {
  for (const [from, ends] of Object.entries(brokenOff) as [UploadState, Readonly<Record<string, UploadState>>][])
    for (const to of Object.values(ends))
      expect([from, to, mayBecome(uploadMachine, from, to)]).toEqual([from, to, true]);
});
