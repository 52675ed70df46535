import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { DeletedJob } from "@paygauge/api-types/entities/deleted-jobs";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { limits } from "@paygauge/api-types/limits";
import { forgetPeople } from "../../identity/person.ts";
import { eraseJob } from "../../job/erase-job.ts";
import { jobObjectOf } from "../../job/job-stub.ts";
import { keptUntil, purgeCommandId } from "../../job/commands.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import { audit, directGrants, jobLinkUsers, jobs } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { storesHolding } from "../../support/store-digests.ts";
import { testEnv } from "../../support/test-env.ts";
import { makeVersion, publishVersion, versionsOf } from "../reports/report-calls.fixture.ts";
import { call, check, importJob, newJob, send, until } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const queue = () => queueOf(testEnv);
const name = "Quillfeather portfolio";
const supplier = "Zanzibarian Supplies";
const file = () =>
  Uint8Array.from(
    new TextEncoder().encode(
      ["Supplier,Amount,Date", `${supplier} Ltd,10.00,2025-01-02`, "Other Ltd,20.00,2025-01-03"].join("\n"),
    ),
  );
const paged = { pageNumber: 1, pageSize: 25 };
const dayMs = 86_400_000;

let jobId = "";
const answerAs = async (who: string, method: string, path: string, body?: object) =>
  callAs(who, method, `/api/v1${path}`, body === undefined ? {} : { body });
const statusOf = async (who: string, path = `/jobs/${jobId}`) => (await answerAs(who, "GET", path)).status;
const deleted = () => call<{ collection: DeletedJob[]; totalCount: number }>("POST", "/deleted-jobs/get", paged);
const restore = (who = "sasha-sysadmin") => answerAs(who, "POST", `/deleted-jobs/${jobId}/restore`);
const deletedOn = async () => (await db.select().from(jobs).where(eq(jobs.id, jobId)))[0]?.deletedOn ?? "";

/** Everything that users see of the job: its header, files, runs, use cases, assignments and exports. */
async function everything(): Promise<readonly unknown[]> {
  const { version: _moves, ...header } = await call<Job & { version: number }>("GET", `/jobs/${jobId}`);
  const parts = ["uploads", "details", "use-cases"].map((part) => call<unknown>("GET", `/jobs/${jobId}/${part}`));
  const assigned = call<unknown>("POST", `/jobs/${jobId}/users/get`, paged);
  const suppliers = call<unknown>("POST", `/jobs/${jobId}/suppliers/get`, paged);
  return [
    header,
    ...(await Promise.all([...parts, versionsOf(jobId), assigned, suppliers, call<unknown>("GET", "/exports")])),
  ];
}

/** A store whose process is killed at its next use of `method`. */
function brokenAt<Store extends object>(store: Store, method: keyof Store): Store {
  return new Proxy(store, {
    get(target, part) {
      if (part === method)
        return () => {
          throw new Error("killed");
        };
      const value: unknown = Reflect.get(target, part);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** The days of the deleted job are over: its row and the moment of its command are set back, and the queue looks. */
async function letDaysPass(): Promise<void> {
  const before = await deletedOn();
  const long = new Date(Date.parse(before) - (limits.deletedJobsKeptDays + 1) * dayMs).toISOString();
  await db.update(jobs).set({ deletedOn: long }).where(eq(jobs.id, jobId));
  await runInDurableObject(queue(), (_, { storage: { sql } }) => {
    sql.exec("UPDATE commands SET not_before = 0 WHERE id = ?", purgeCommandId(jobId, before));
  });
  await queue().setRunning(true);
}

beforeAll(async () => {
  await seedOrigin();
  jobId = await newJob(name);
  await check(await send(jobId, "quill.csv", file()));
  await importJob(jobId);
  const { collection } = await call<{ collection: { supplierKey: string }[] }>(
    "POST",
    `/jobs/${jobId}/suppliers/get`,
    paged,
  );
  const [{ supplierKey: key } = { supplierKey: "" }] = collection;
  const one = `/jobs/${jobId}/suppliers/${encodeURIComponent(key)}`;
  await call("POST", `${one}/notes`, { text: `${supplier} was asked.` });
  await call("POST", `${one}/band`, { kind: "set", capability: "stp", level: "High", reason: "Agreed." });
  await call("POST", `/jobs/${jobId}/use-cases`, { name: "All", method: "vcard", criteria: { filterItems: [] } });
  await publishVersion(jobId, (await makeVersion(jobId, "insights", `${supplier} is in it`)).version);
  const { latest, publicationNumber: publication } = await call<Job>("GET", `/jobs/${jobId}`);
  await call("POST", `/jobs/${jobId}/publish`, { run: latest?.run ?? "", publication });
  const assignment = { jobArtifactId: jobId, userId: "user-clara-client", isAssigned: true };
  await call("PUT", "/job-artifacts/update-job-artifact-user-assignment", assignment);
  await db.insert(jobLinkUsers).values({ jobId, userId: "user-clara-client", cameOn: "2026-11-02T08:00:00.000Z" });
  const { id } = await call<{ id: string }>("POST", `/jobs/${jobId}/exports`, {
    request: {},
    columns: [],
    format: "csv",
  });
  await until(
    async () => queue().get(id),
    (command) => command?.state === "Completed",
  );
  await call("PUT", `/drafts/job/${jobId}`, { values: { name: `${supplier} draft` } });
  await call("POST", "/views", { grid: "jobs", name: "Of it", query: `f=id:Equal:${jobId}`, issuerId: null });
});

it("is gone for every user at once, and comes back with everything", async () => {
  const before = await everything();
  expect(await statusOf("clara-client")).toBe(200);
  await call("DELETE", `/jobs/${jobId}`);
  for (const who of ["sasha-sysadmin", "clara-client"]) expect(await statusOf(who)).toBe(404);
  expect(JSON.stringify(await call("POST", "/jobs/get", paged))).not.toContain(jobId);
  for (const path of [`/search?text=${encodeURIComponent(name)}`, "/exports", "/jobs/running"])
    expect(JSON.stringify(await call("GET", path))).not.toContain(jobId);
  expect(await statusOf("sasha-sysadmin", `/jobs/${jobId}/use-cases`)).toBe(404);

  const { collection, totalCount } = await deleted();
  const on = await deletedOn();
  expect(totalCount).toBe(1);
  expect(collection[0]).toMatchObject({ id: jobId, name, deletedOn: on, erasedOn: keptUntil(on) });
  expect(Date.parse(keptUntil(on)) - Date.parse(on)).toBe(30 * dayMs);
  const command = await queue().get(purgeCommandId(jobId, on));
  expect(command).toMatchObject({ state: "Pending", scheduledTime: keptUntil(on) });
  // Canceled in the queue's monitor it would leave the job unseen permanently: only restoring takes it back.
  const inMonitor = `/proq/${encodeURIComponent(purgeCommandId(jobId, on))}/cancel`;
  const kept = await answerAs("dana-developer", "POST", inMonitor);
  expect([kept.status, await kept.text()]).toEqual([409, expect.stringContaining("purgeStays")]);
  const ofAll = { pageNumber: 1, pageSize: 100 };
  await queue().changeMatching("cancel", { list: "queued", request: ofAll, scope: null }, 1000);
  expect((await queue().get(purgeCommandId(jobId, on)))?.state).toBe("Pending");

  expect((await restore("clara-client")).status).toBe(403);
  expect((await restore()).status).toBe(200);
  expect(await everything()).toEqual(before);
  expect(await statusOf("clara-client")).toBe(200);
  expect((await deleted()).totalCount).toBe(0);
  expect((await restore()).status).toBe(404);
  // Restoring canceled the purge; one that runs all the same erases nothing.
  expect((await queue().get(purgeCommandId(jobId, on)))?.state).toBe("Canceled");
  await runInDurableObject(queue(), (_, { storage: { sql } }) => {
    sql.exec("UPDATE commands SET not_before = 0 WHERE id = ?", purgeCommandId(jobId, on));
  });
  await queue().retry(purgeCommandId(jobId, on));
  await until(
    async () => queue().get(purgeCommandId(jobId, on)),
    (each) => each?.state === "Completed",
  );
  expect(await everything()).toEqual(before);
});

it("is not there for another tenant, who can neither list nor restore it", async () => {
  for (const permission of ["Job_DELETE", "AnalysisJobList_VIEW"] as const)
    await db.insert(directGrants).values({ userId: "user-nora-neighbour", permission }).onConflictDoNothing();
  forgetPeople(testEnv.DB);
  await call("DELETE", `/jobs/${jobId}`);
  const listed = await answerAs("nora-neighbour", "POST", "/deleted-jobs/get", paged);
  expect([listed.status, (await listed.json<{ totalCount: number }>()).totalCount]).toEqual([200, 0]);
  expect((await restore("nora-neighbour")).status).toBe(404);
  expect(await deletedOn()).not.toBe("");
  expect((await restore()).status).toBe(200);
});

it("S72: is deleted and restored only by those who may work on it; a reader with the grant may not", async () => {
  for (const permission of ["Job_DELETE", "AnalysisJobList_VIEW"] as const)
    await db.insert(directGrants).values({ userId: "user-clara-client", permission }).onConflictDoNothing();
  forgetPeople(testEnv.DB);
  expect(await statusOf("clara-client")).toBe(200);
  expect((await answerAs("clara-client", "DELETE", `/jobs/${jobId}`)).status).toBe(404);
  expect(await deletedOn()).toBe("");
  await call("DELETE", `/jobs/${jobId}`);
  const listed = await answerAs("clara-client", "POST", "/deleted-jobs/get", paged);
  expect((await listed.json<{ totalCount: number }>()).totalCount).toBe(0);
  expect((await restore("clara-client")).status).toBe(404);
  expect((await restore()).status).toBe(200);
});

it("ends at the next start where the purge is killed between two stores", async () => {
  const killed = await newJob("Killed halfway");
  await check(await send(killed, "half.csv", file()));
  await importJob(killed);
  await call("DELETE", `/jobs/${killed}`);
  const rowOf = async () => (await db.select().from(jobs).where(eq(jobs.id, killed)))[0];
  const on = (await rowOf())?.deletedOn ?? "";
  const long = new Date(Date.parse(on) - (limits.deletedJobsKeptDays + 1) * dayMs).toISOString();
  await db.update(jobs).set({ deletedOn: long }).where(eq(jobs.id, killed));
  // The files go first, then the rows: what erases is killed behind each store in turn, by one that throws there.
  const stores = { ...testEnv, DB: brokenAt(testEnv.DB, "batch") };
  await expect(eraseJob(stores, killed, "killed-1")).rejects.toThrow("killed");
  const files = await testEnv.FILES.list({ prefix: `uploads/${killed}/` });
  expect([files.objects, (await rowOf())?.id]).toEqual([[], killed]);
  const locks = { ...testEnv, LOCKS: brokenAt(testEnv.LOCKS, "get") };
  await expect(eraseJob(locks, killed, "killed-2")).rejects.toThrow("killed");
  expect([await rowOf(), (await storesHolding([killed])).length > 1]).toEqual([undefined, true]);
  // The remainder is the command's, which the object's next alarm begins again.
  await evictDurableObject(jobObjectOf(testEnv, killed));
  await runInDurableObject(queue(), (_, { storage: { sql } }) => {
    sql.exec("UPDATE commands SET not_before = 0 WHERE id = ?", purgeCommandId(killed, on));
  });
  await queue().setRunning(true);
  await until(
    () => storesHolding([killed]),
    (found) => found.join() === "catalogue audit",
  );
  const theirs = and(eq(audit.entityId, killed), eq(audit.note, "erased"));
  expect(await db.select().from(audit).where(theirs)).toHaveLength(1);
});

it("leaves nothing in any store once its days are over, but lines of the audit log with its id", async () => {
  const holding = await storesHolding([jobId, name, supplier]);
  expect(holding.length).toBeGreaterThan(15);
  // Bodies of a version: three languages, two classes of readers; and what comparisons ask.
  expect(holding.filter((each) => each.startsWith(`file reports/${jobId}/`))).toHaveLength(7);
  await call("DELETE", `/jobs/${jobId}`);
  const on = await deletedOn();
  await letDaysPass();
  await until(
    async () => [await queue().get(purgeCommandId(jobId, on)), await deletedOn()],
    ([command, row]) => command === null && row === "",
  );
  await until(
    () => storesHolding([name, supplier]),
    (found) => found.length === 0,
  );
  expect(await storesHolding([jobId])).toEqual(["catalogue audit"]);
  const theirs = and(eq(audit.entityId, jobId), eq(audit.action, "deleteJob"));
  const notes = (await db.select({ note: audit.note }).from(audit).where(theirs)).map(({ note }) => note);
  expect(notes).toEqual(["deleted", "deleted", "deleted", "deleted", "erased"]);
  expect((await restore()).status).toBe(404);
});
