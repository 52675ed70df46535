import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { operators } from "@paygauge/api-types/entities/paging";
import type { JobLogLine } from "@paygauge/api-types/entities/job-logs";
import { openDatabase } from "../../store/database.ts";
import { directGrants, jobAssignments, jobs } from "../../store/schema.ts";
import { forgetPeople } from "../../identity/person.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { call, check, importJob, newJob, send, sendFile, until } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const file = () =>
  new Uint8Array(new TextEncoder().encode("Supplier,Amount,Date\nAcme Ltd,1.50,2025-01-01\nOther Ltd,2.50,2025-01-02"));
let jobId = "";

interface Listed {
  readonly collection: readonly JobLogLine[];
  readonly totalCount: number;
  readonly unfilteredCount: number;
}
async function logs(body: object = {}, as?: string): Promise<Listed> {
  const asked = { pageNumber: 1, pageSize: 200, ...body };
  if (as === undefined) return call<Listed>("POST", `/jobs/${jobId}/logs/get`, asked);
  return (await callAs(as, "POST", `/api/v1/jobs/${jobId}/logs/get`, { body: asked })).json();
}
const where = (propertyName: string, itemComparisonOperator: string, itemValue: string) => ({
  filters: { filterItems: [{ propertyName, itemComparisonOperator, itemValue }] },
});
const actions = ({ collection }: Listed) => collection.map(({ action }) => action);

beforeAll(async () => {
  await seedOrigin();
  jobId = await newJob("Logged");
  await check(await send(jobId, "a.csv", file()));
  await importJob(jobId);
  await until(
    () => queueOf(testEnv).hasQueued(jobId),
    (isOpen) => !isOpen,
  );
});

it("has the job's changes, those of its files, and its commands as one list, the newest first", async () => {
  const all = await logs();
  expect(actions(all)).toEqual(
    expect.arrayContaining(["createJob", "createUpload", "putPart", "checkUpload", "importJob"]),
  );
  const commands = all.collection.filter(({ kind }) => kind === "Command");
  expect(commands.length).toBeGreaterThanOrEqual(7);
  expect(new Set(commands.map(({ state }) => state))).toEqual(new Set(["Completed"]));
  expect(commands.every(({ durationMs, username }) => durationMs !== null && username === null)).toBe(true);
  const [begun] = all.collection.filter(({ action }) => action === "importJob");
  expect(begun).toMatchObject({ username: "sasha.sysadmin", displayName: "Sasha Sysadmin" });
  const times = all.collection.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const foreign = await newJob("Another");
  await sendFile(foreign, "b.csv", file());
  expect((await logs()).totalCount, "another job's lines are not among them").toBe(all.totalCount);
  expect(all.collection.some(({ entityId }) => entityId === foreign)).toBe(false);
});

it("an import and the commands that it began have one correlation id", async () => {
  const [begun] = (await logs(where("action", "Equal", "importJob"))).collection;
  const together = await logs(where("correlationId", "Equal", begun?.correlationId ?? ""));
  expect(together.collection.filter(({ kind }) => kind === "Command")).toHaveLength(6);
  expect(actions(together)).toContain("importJob");
});

it("filters with all nine operators over both kinds", async () => {
  const { collection, totalCount } = await logs();
  const all = collection.map(({ action }) => action);
  const test: Record<(typeof operators)[number], (action: string) => boolean> = {
    Equal: (action) => action === "importJob",
    NotEqual: (action) => action !== "importJob",
    GreaterThan: (action) => action > "importJob",
    GreaterThanOrEqual: (action) => action >= "importJob",
    LessThan: (action) => action < "importJob",
    LessThanOrEqual: (action) => action <= "importJob",
    Contains: (action) => action.toLowerCase().includes("importjob"),
    StartsWith: (action) => action.toLowerCase().startsWith("importjob"),
    EndsWith: (action) => action.toLowerCase().endsWith("importjob"),
  };
  for (const operator of operators) {
    const found = await logs(where("action", operator, "importJob"));
    expect(actions(found).toSorted(), operator).toEqual(all.filter(test[operator]).toSorted());
    expect(found.unfilteredCount).toBe(totalCount);
  }
  const slow = await logs(where("durationMs", "GreaterThanOrEqual", "0"));
  expect(slow.collection.every(({ kind }) => kind === "Command")).toBe(true);
  expect(slow.totalCount).toBeGreaterThan(0);
});

it("shows who reads what is published alone no command, and no change since; others' jobs no one", async () => {
  const member = "isla-issuer";
  const status = async (as: string) =>
    (await callAs(as, "POST", `/api/v1/jobs/${jobId}/logs/get`, { body: { pageNumber: 1, pageSize: 25 } })).status;
  expect(await status(member)).toBe(403);
  for (const userId of ["user-isla-issuer", "user-nora-neighbour"])
    await db.insert(directGrants).values({ userId, permission: "JobLogs_VIEW" });
  const publishedOn = new Date().toISOString();
  await db.insert(jobAssignments).values({ jobId, userId: "user-isla-issuer", assignedOn: publishedOn });
  forgetPeople(testEnv.DB);
  expect(await status("nora-neighbour")).toBe(404);
  expect(await status(member)).toBe(404);
  const [row] = await db.select({ run: jobs.currentRun }).from(jobs).where(eq(jobs.id, jobId));
  await db
    .update(jobs)
    .set({ publishedRun: row?.run ?? "", publishedOn })
    .where(eq(jobs.id, jobId));
  await call("POST", `/jobs/${jobId}/rescore`);
  const seen = await logs({}, member);
  expect(seen.collection.every(({ kind }) => kind !== "Command")).toBe(true);
  expect(actions(seen)).toContain("importJob");
  expect(actions(seen)).not.toContain("rescoreJob");
  expect(actions(await logs())).toContain("rescoreJob");
});
