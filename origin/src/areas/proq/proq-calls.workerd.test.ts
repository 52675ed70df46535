import { beforeAll, describe, expect, it, vi } from "vitest";
import * as v from "valibot";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { forgetPeople } from "../../identity/person.ts";
import { publishFence } from "../../locks/fencing.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import type { EnqueueCommand } from "../../proq/contract.ts";
import { commandOf, runningJob } from "../../proq/queued-job.fixture.ts";
import { openDatabase } from "../../store/database.ts";
import { audit, directGrants, jobs } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { eq } from "drizzle-orm";

const db = openDatabase(testEnv.DB);
const queue = queueOf(testEnv);
const root = "/api/v1/proq";

const command = (jobId: string, step: string, more: Partial<EnqueueCommand> = {}) =>
  commandOf(jobId, step, { processingGroup: `job:${jobId}`, ...more });

async function ask(id: keyof typeof calls, subject: string, path: string, body?: unknown) {
  const call: Call = calls[id];
  const response = await callAs(subject, call.method, path, body === undefined ? {} : { body });
  const text = await response.text();
  const { answer } = call;
  if (response.status === 200 && typeof answer === "object") v.parse(answer, JSON.parse(text));
  return { status: response.status, body: JSON.parse(text) };
}
const page = { pageNumber: 1, pageSize: 25 };
const theo = "theo-tester";
const dana = "dana-developer";
const isla = "isla-issuer";
const namesOf = (body: { collection: { id: string; jobName: string }[] }) =>
  body.collection.map(({ id, jobName }) => [id, jobName]);

beforeAll(async () => {
  await seedOrigin();
  await db
    .insert(jobs)
    .values([
      runningJob("one", "Northgate FY26", "user-petra-jobmanager"),
      runningJob("two", "Isla's own", "user-isla-issuer"),
    ]);
  await db.insert(directGrants).values({ userId: "user-isla-issuer", permission: "QuickView_ProQ_VIEW" });
  forgetPeople(testEnv.DB);
  expect((await ask("toggleQueueService", dana, `${root}/service`, { isRunning: false })).status).toBe(200);
  await queue.enqueue([
    command("one", "Ingest"),
    command("one", "Group", { prerequisite: "run-one:Ingest" }),
    command("two", "Ingest"),
  ]);
});

describe("reading the queue", () => {
  it("answers every call of the monitor in its agreed shape", async () => {
    const { body } = await ask("proqMonitoringData", theo, `${root}/get-proqmonitoring-data`);
    expect(body).toMatchObject({ queueCounts: { queuedCommandsCount: 3 }, isRunning: false, inProgressCount: 0 });
    const ofOne = await ask("proqMonitoringData", theo, `${root}/get-proqmonitoring-data?jobId=one`);
    expect(ofOne.body.queueCounts.queuedCommandsCount).toBe(2);
    expect((await ask("proqStatusDetails", theo, `${root}/proq-status-details`)).body).toEqual({
      queuedCommandCount: 3,
      isRunning: false,
    });
    expect((await ask("proqCommandTypes", theo, `${root}/get-proq-command-types`)).body).toEqual([
      "Paygauge.Analysis.GroupCommand",
      "Paygauge.Analysis.IngestCommand",
    ]);
    expect((await ask("proqBackoffStrategyData", theo, `${root}/get-proq-backoff-strategy-data`)).body).toMatchObject({
      minDelay: 1000,
      maxDelay: 30_000,
      coefficient: 2,
    });
    expect((await ask("proqThroughput", theo, `${root}/throughput`)).body).toHaveLength(60);
  });

  it("pages with names of jobs, filtered by them too", async () => {
    const all = await ask("queuedCommands", theo, `${root}/queued-commands`, page);
    expect(namesOf(all.body)).toEqual([
      ["run-one:Ingest", "Northgate FY26"],
      ["run-one:Group", "Northgate FY26"],
      ["run-two:Ingest", "Isla's own"],
    ]);
    const filterItems = [
      { propertyName: "jobName", itemComparisonOperator: "StartsWith", itemValue: "north" },
      { propertyName: "state", itemComparisonOperator: "NotEqual", itemValue: "Blocked" },
    ];
    const named = await ask("queuedCommands", theo, `${root}/queued-commands`, { ...page, filters: { filterItems } });
    expect(namesOf(named.body)).toEqual([["run-one:Ingest", "Northgate FY26"]]);
    expect((await ask("errorCommands", theo, `${root}/error-commands`, page)).body.totalCount).toBe(0);
    expect((await ask("completedCommands", theo, `${root}/completed-commands`, page)).body.totalCount).toBe(0);
  });

  it("refuses what cannot be filtered by, with a sentence", async () => {
    const filterItems = [{ propertyName: "nothing", itemComparisonOperator: "Equal", itemValue: "1" }];
    const refused = await ask("queuedCommands", theo, `${root}/queued-commands`, { ...page, filters: { filterItems } });
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatch(/can’t be filtered or sorted/);
    const number = [{ propertyName: "priority", itemComparisonOperator: "Equal", itemValue: "high" }];
    const body = { ...page, filters: { filterItems: number } };
    expect((await ask("queuedCommands", theo, `${root}/queued-commands`, body)).status).toBe(422);
  });

  it("shows one command whole, and what it waits for", async () => {
    const { body } = await ask("queuedCommand", theo, `${root}/commands/run-one:Group`);
    expect(body).toMatchObject({ id: "run-one:Group", jobName: "Northgate FY26", state: "Blocked" });
    const chain = await ask("commandChain", theo, `${root}/commands/run-one:Group/chain`);
    expect(chain.body).toMatchObject({ blockingId: "run-one:Ingest" });
    expect((await ask("queuedCommand", theo, `${root}/commands/nobody`)).status).toBe(404);
  });

  it("shows the steps of imports", async () => {
    const filterItems = [{ propertyName: "state", itemComparisonOperator: "Equal", itemValue: "Running" }];
    const body = { ...page, orderBy: "name", filters: { filterItems } };
    const answer = await ask("proqWorkflows", theo, `${root}/workflows`, body);
    const [islas, northgate] = answer.body.collection;
    expect([islas.name, northgate.name]).toEqual(["Isla's own", "Northgate FY26"]);
    const states = northgate.steps.map((each: { step: string; state: string }) => [each.step, each.state]);
    expect(states).toContainEqual(["Ingest", "Pending"]);
    expect(states).toContainEqual(["Group", "Blocked"]);
    expect(states).toContainEqual(["Score", null]);
  });
});

describe("who sees what", () => {
  it("shows users of issuers the commands of their own jobs alone", async () => {
    const ids = (body: { id: string }[]) => body.map(({ id }) => id);
    expect(ids((await ask("proqCommandsInfo", isla, `${root}/proq-commands-info`)).body)).toEqual(["run-two:Ingest"]);
    expect((await ask("queuedCommandsCount", isla, `${root}/queued-commands-count`)).body).toEqual([
      { name: "Paygauge.Analysis.IngestCommand", count: 1 },
    ]);
    expect((await ask("proqStatusDetails", isla, `${root}/proq-status-details`)).body.queuedCommandCount).toBe(1);
    const quick = `${root}/queued-commands-quick-view`;
    expect(ids((await ask("queuedCommandsQuickView", isla, `${quick}/two`)).body)).toEqual(["run-two:Ingest"]);
    expect((await ask("queuedCommandsQuickView", isla, `${quick}/one`)).status).toBe(404);
    expect((await ask("checkQueuedCommands", isla, `${root}/two/check-queued-commands`)).body).toBe(true);
    expect((await ask("checkQueuedCommands", isla, `${root}/one/check-queued-commands`)).status).toBe(404);
  });

  it("hides Blocked commands in quick views", async () => {
    const { body } = await ask("queuedCommandsQuickView", theo, `${root}/queued-commands-quick-view/one`);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(["run-one:Ingest"]);
  });

  it("wants the permission of each button", async () => {
    const petra = "petra-jobmanager";
    expect((await ask("queuedCommands", petra, `${root}/queued-commands`, page)).status).toBe(403);
    expect((await ask("retryCommand", petra, `${root}/run-one:Ingest/retry`)).status).toBe(403);
    expect((await ask("toggleQueueService", theo, `${root}/service`, { isRunning: true })).status).toBe(403);
  });
});

describe("setting it right", () => {
  const stateOf = async (id: string) => (await queue.get(id))?.state;
  const jobState = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0]?.state;

  it("retries and cancels one command, and its job follows", async () => {
    expect((await ask("toggleQueueService", dana, `${root}/service`, { isRunning: true })).body.isRunning).toBe(true);
    await vi.waitFor(async () => expect(await stateOf("run-one:Ingest")).toBe("Error"), 10_000);
    await ask("toggleQueueService", dana, `${root}/service`, { isRunning: false });
    await db.update(jobs).set({ state: "Failed", failureMessage: "It stopped." }).where(eq(jobs.id, "one"));
    const retried = await ask("retryCommand", theo, `${root}/run-one:Ingest/retry`);
    expect(retried.body).toMatchObject({ success: true, count: 1 });
    expect([await stateOf("run-one:Ingest"), await jobState("one")]).toEqual(["Pending", "Running"]);
    const again = await ask("retryCommand", theo, `${root}/run-one:Ingest/retry`);
    expect([again.status, again.body.code]).toEqual([409, "COMMAND_SETTLED"]);
    expect((await ask("cancelCommand", theo, `${root}/run-one:Ingest/cancel`)).status).toBe(200);
    expect([await stateOf("run-one:Ingest"), await jobState("one")]).toEqual(["Canceled", "Canceled"]);
    const rows = await db.select().from(audit).where(eq(audit.entityId, "run-one:Ingest"));
    expect(rows.map((row) => row.note)).toEqual(["retried", "canceled"]);
  });

  it("changes all that match only where no more match than was agreed to", async () => {
    await vi.waitFor(async () => expect(await stateOf("run-two:Ingest")).toBe("Error"), 10_000);
    const body = { list: "error", request: {}, expectedCount: 1 };
    await queue.enqueue([command("two", "Match"), command("two", "Score")]);
    const over = { list: "queued", request: {}, expectedCount: 1 };
    const refused = await ask("cancelMatchingCommands", theo, `${root}/cancel-matching`, over);
    expect([refused.status, refused.body.code]).toEqual([409, "COUNT_CHANGED"]);
    expect(await stateOf("run-two:Match")).toBe("Pending");
    const retried = await ask("retryMatchingCommands", theo, `${root}/retry-matching`, body);
    expect(retried.body).toMatchObject({ count: 1 });
    expect(await stateOf("run-two:Ingest")).toBe("Pending");
  });

  it("stops nothing of an import for a cancel that the import's lock refuses", async () => {
    await db.update(jobs).set({ state: "Running", run: "run-two" }).where(eq(jobs.id, "two"));
    await queue.enqueue([command("two", "Alike")]);
    const lockOf = async () => {
      const body = { entityType: "job", entityId: "two", userId: "user-theo-tester" };
      const taken = await callAs(theo, "POST", "/api/v1/concurrency/force-set-exclusive-write-access", { body });
      return (await taken.json<{ status: { fencingToken: number } }>()).status.fencingToken;
    };
    // The lock changes hands after its token was looked at: only the catalogue knows of the newer one.
    await publishFence(testEnv, db, "job", "two", (await lockOf()) + 1);
    expect((await ask("cancelJob", theo, "/api/v1/jobs/two/cancel")).status).toBe(409);
    expect([await stateOf("run-two:Alike"), await jobState("two")]).toEqual(["Pending", "Running"]);
    expect((await ask("cancelJob", dana, "/api/v1/jobs/two/cancel")).status).toBe(200);
    expect([await stateOf("run-two:Alike"), await jobState("two")]).toEqual(["Canceled", "Canceled"]);
  });
});
