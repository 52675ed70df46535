/**
 * Every kind of command delivered twice: the lease passes at once, so that the queue hands the command over again while
 * the first delivery is in progress; a completion comes late; and the work is done a second time from its beginning, as
 * after a death between the effect and the mark that it was applied. The remainder is that of a job with one delivery.
 */
import { gzipSync } from "node:zlib";
import { runInDurableObject } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { pipelineSteps, type PipelineStep, type Upload } from "@paygauge/api-types/entities/jobs";
import { sampleLedger } from "../seed/samples/ledger.ts";
import {
  beginCheck,
  call,
  check,
  confirmPeriod,
  importJob,
  newJob,
  runToEnd,
  send,
  sendFile,
  until,
  uploadOf,
} from "../areas/uploads/upload-calls.fixture.ts";
import { queueOf } from "../proq/queue-stub.ts";
import { openDatabase } from "../store/database.ts";
import { jobs, uploads } from "../store/schema.ts";
import { seedOrigin } from "../support/call-origin.ts";
import { testEnv } from "../support/test-env.ts";
import { commandTypes } from "./commands.ts";
import { jobObjectOf } from "./job-stub.ts";
import { pipeline } from "./pipeline.ts";
import type { StepContext } from "../commands/step.ts";

const db = openDatabase(testEnv.DB);
const queue = () => queueOf(testEnv);
const file = () => new Uint8Array(gzipSync(sampleLedger()));

/** A job whose commands are delivered twice. */
interface Twice {
  readonly jobId: string;
  uploadId: string;
}

/** How a command of each kind comes into the queue; null: the one before it in the table brings it along. */
const begin: Readonly<Record<PipelineStep, ((twice: Twice) => Promise<void>) | null>> = {
  Unpack: async (twice) => {
    twice.uploadId = await sendFile(twice.jobId, "ledger.csv.gz", file());
  },
  Inspect: null,
  Check: async ({ jobId, uploadId }) => beginCheck(await uploadOf(jobId, uploadId)),
  Ingest: async ({ jobId }) => {
    await confirmPeriod(jobId);
    await call("POST", `/jobs/${jobId}/import`);
  },
  Group: null,
  Match: null,
  Score: null,
  Publishable: null,
  Alike: null,
  Export: async ({ jobId }) => {
    await call("POST", `/jobs/${jobId}/exports`, { request: {}, columns: [], format: "xlsx" });
  },
};

beforeAll(() => seedOrigin());

interface QueueRow extends Record<string, SqlStorageValue> {
  id: string;
  state: string;
  token: number;
  attempt: number;
  payload: string;
}

/** The newest command of this kind of the job, as the queue has it. */
async function commandOf(jobId: string, step: PipelineStep): Promise<QueueRow> {
  return runInDurableObject(queue(), (_, { storage }) =>
    storage.sql
      .exec<QueueRow>(
        "SELECT id, state, token, attempt, payload FROM commands WHERE job_id = ? AND command_type = ? ORDER BY sequence DESC LIMIT 1",
        jobId,
        commandTypes[step],
      )
      .one(),
  );
}

/** Claims the command, lets its lease pass and claims it again, before either hand-over has left the queue. */
async function claimTwice(id: string): Promise<void> {
  await runInDurableObject(queue(), (proq, { storage }) => {
    proq.setRunning(true);
    storage.sql.exec("UPDATE commands SET lease_until = 0 WHERE id = ?", id);
    proq.alarm();
    proq.setRunning(false);
  });
}

/** Does the step's work once more from its beginning, as if no part of it had been noted. */
async function workAgain(jobId: string, step: PipelineStep, command: QueueRow): Promise<void> {
  await runInDurableObject(jobObjectOf(testEnv, jobId), async (_, { storage }) => {
    let cursor: unknown = null;
    const work = pipeline()[step];
    const context = (): StepContext => ({
      env: testEnv,
      storage,
      sql: storage.sql,
      commandId: command.id,
      payload: JSON.parse(command.payload),
      cursor,
      more: (next, _progress, effect) => {
        storage.transactionSync(() => effect?.());
        cursor = structuredClone(next);
        return "more";
      },
      finish: (_progress, effect) => {
        storage.transactionSync(() => effect?.());
        return "done";
      },
      part: (effect) => storage.transactionSync(effect),
      tick: async () => {},
    });
    while ((await work(context())) === "more");
  });
}

async function deliverTwice(twice: Twice, step: PipelineStep): Promise<void> {
  const { jobId } = twice;
  await queue().setRunning(false);
  await begin[step]?.(twice);
  const { id } = await commandOf(jobId, step);
  await claimTwice(id);
  const done = await until(
    () => commandOf(jobId, step),
    ({ state }) => state === "Completed" || state === "Error",
  );
  expect(done, `${step} was claimed twice and completed once`).toMatchObject({
    state: "Completed",
    token: 2,
    attempt: 2,
  });
  expect(await queue().complete(id, 1), "the completion of the claim whose lease passed").toBe("lost");
  const { payload } = done;
  const again = { commandId: id, token: 3, commandType: commandTypes[step], payload, attempt: 3 };
  expect(await jobObjectOf(testEnv, jobId).startCommand(again)).toEqual({ state: "applied" });
  await workAgain(jobId, step, done);
}

/** Everything that a job left, wherever it lies, without ids and moments. */
async function leftBy(jobId: string, uploadId: string): Promise<Record<string, string[]>> {
  const [job] = await db.select({ run: jobs.run }).from(jobs).where(eq(jobs.id, jobId));
  const plain = (value: unknown): string =>
    JSON.stringify(value, (_key, each: unknown) => (each instanceof ArrayBuffer ? [...new Uint8Array(each)] : each))
      .replaceAll(job?.run ?? "no run", "RUN")
      .replaceAll(jobId, "JOB")
      .replaceAll(uploadId, "UPLOAD")
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "MOMENT");
  const left: Record<string, string[]> = {};
  await runInDurableObject(jobObjectOf(testEnv, jobId), (_, { storage }) => {
    const tables = storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
      )
      .toArray();
    for (const { name } of tables.filter((table) => !table.name.startsWith("command")))
      left[name] = storage.sql.exec(`SELECT * FROM ${name}`).toArray().map(plain).toSorted();
  });
  for (const table of ["job_totals", "job_runs"]) {
    const { results } = await testEnv.DB.prepare(`SELECT * FROM ${table} WHERE job_id = ?`).bind(jobId).all();
    left[table] = results.map(plain).toSorted();
  }
  const rows = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.jobId, jobId)));
  left["uploads"] = rows.map(({ commandId: _commandId, r2UploadId: _r2UploadId, version: _version, ...row }) =>
    plain(row),
  );
  const { objects } = await testEnv.FILES.list({ prefix: `uploads/${jobId}` });
  left["files"] = objects.map(({ key, size }) => plain([key, size])).toSorted();
  return left;
}

/** What comes after the analysis is done too. */
async function allDone(jobId: string): Promise<void> {
  await until(
    () => queue().hasQueued(jobId),
    (isOpen) => !isOpen,
  );
}

async function onceThrough(name: string): Promise<{ jobId: string; upload: Upload }> {
  const jobId = await newJob(name);
  const upload = await check(await send(jobId, "ledger.csv.gz", file()));
  await importJob(jobId);
  await allDone(jobId);
  return { jobId, upload };
}

it("has one effect, for every kind of command that there is", async () => {
  // The first job of the buyer confirms a mapping that the next ones find: those are alike.
  await onceThrough("first");
  const once = await onceThrough("twice");
  const expected = await leftBy(once.jobId, once.upload.id);
  expect(expected["supplier"]?.length).toBeGreaterThan(50);
  expect(expected["job_totals"]?.length).toBeGreaterThan(50);
  const twice: Twice = { jobId: await newJob("twice"), uploadId: "" };
  expect(Object.keys(begin), "every kind of the table has its case").toEqual(Object.keys(commandTypes));
  for (const step of pipelineSteps.filter((each) => Object.hasOwn(begin, each))) await deliverTwice(twice, step);
  await queue().setRunning(true);
  await runToEnd(twice.jobId);
  await allDone(twice.jobId);
  const found = await leftBy(twice.jobId, twice.uploadId);
  expect(Object.keys(found)).toEqual(Object.keys(expected));
  for (const [place, rows] of Object.entries(expected)) expect(found[place], place).toEqual(rows);
});

it("stays with the newest claim when an older delivery arrives late", async () => {
  const jobId = await newJob("late delivery");
  const object = jobObjectOf(testEnv, jobId);
  const command = { commandId: "late", commandType: "Paygauge.Analysis.NoneCommand", payload: "{}" };
  await runInDurableObject(object, async (instance, { storage }) => {
    await instance.startCommand({ ...command, token: 2, attempt: 2 });
    await instance.startCommand({ ...command, token: 1, attempt: 1 });
    expect(storage.sql.exec("SELECT token, attempt, isCurrent FROM command").toArray()).toEqual([
      { token: 2, attempt: 2, isCurrent: 1 },
    ]);
  });
});
