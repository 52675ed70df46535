import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { permissionsOf } from "@paygauge/api-types/access/roles";
import { needKinds, needsYou, settledNeeds, type Need, type NeedsYou } from "@paygauge/api-types/entities/needs";
import { forgetPeople } from "../../identity/person.ts";
import { locksOf } from "../../locks/entity-locks.ts";
import { openDatabase } from "../../store/database.ts";
import { jobNeeds, jobs, uploads } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { loadSeededPerson } from "../../support/seeded-person.ts";
import { testEnv } from "../../support/test-env.ts";
import { and, eq } from "drizzle-orm";
import { generate, insertGenerated, personOf, sightOf, sixteen } from "./dashboard.fixture.ts";
import { inOrder, needReaders, needsOf } from "./needs/needs-of.ts";

const db = openDatabase(testEnv.DB);
const made = generate(7, 60);
/** Long ago: nothing leaves by its age. */
const longAgo = new Date(Date.now() - 400 * 86_400_000).toISOString();
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  await seedOrigin();
  for (const table of ["job_campaigns", "job_totals", "job_runs", "job_assignments", "uploads", "job_needs"])
    await testEnv.DB.prepare(`DELETE FROM ${table}`).run();
  await testEnv.DB.prepare("UPDATE jobs SET deleted_on = '2026-01-01T00:00:00.000Z'").run();
  await insertGenerated(db, made);
  for (const [at, job] of made.jobs.entries()) {
    await db.insert(uploads).values({
      id: `upload-${job.id}`,
      jobId: job.id,
      fileName: "ledger.csv",
      size: 1,
      partSize: 1,
      r2Key: `key-${job.id}`,
      state: at % 5 === 0 ? "Inspected" : "Checked",
      createdBy: "user-dana-developer",
      check: JSON.stringify({ rejected: at % 3, accepted: 10 }),
      createdOn: longAgo,
      updatedOn: longAgo,
    });
    for (const kind of ["duplicates", "payees", "followUp"] as const)
      if (at % 2 === 0)
        await db.insert(jobNeeds).values({
          jobId: job.id,
          kind,
          itemId: kind === "followUp" ? `campaign-${job.id}` : "",
          fromDay: kind === "followUp" ? dayFrom(at % 4 === 0 ? 1 : -1) : "",
          count: 1 + at,
          amountMinor: 100,
          since: longAgo,
          number: 1,
        });
  }
  forgetPeople(testEnv.DB);
});

async function needsFor(subject: string): Promise<NeedsYou> {
  const answer = await callAs(subject, "GET", "/api/v1/needs-you");
  expect(answer.status).toBe(200);
  return v.parse(needsYou, await answer.json());
}
const idsOf = (rows: readonly Need[]) => rows.map(({ id }) => id).toSorted();

/** What waits for a user, read off the generated rows. */
function expected(subject: string): string[] {
  const person = personOf(subject);
  const holds = permissionsOf(person.roles, person.directGrants);
  const userId = `user-${subject}`;
  const ids: string[] = [];
  for (const [at, job] of made.jobs.entries()) {
    const isDraftOfOwn = job.isDraft === true && job.ownerUserId === userId && holds.has("JobCreate");
    const isAlive = job.deletedOn === null && job.isSample !== true;
    const works = sightOf(made, subject, job) === "works";
    const manages = person.issuers.some(
      ({ key, userRole }) => userRole === "Manager" && `issuer-${key}` === job.issuerId,
    );
    const isNear = holds.has("AllJobs_VIEW") || job.ownerUserId === userId || manages;
    const mayEdit = isNear && holds.has("JobCreate") && holds.has("JobSummaryUpload_VIEW");
    if (!isAlive || !person.approved) continue;
    if ((works || isDraftOfOwn) && mayEdit && at % 5 !== 0 && at % 3 > 0 && job.state === "Draft")
      ids.push(`fixRows:upload-${job.id}`);
    if (!works) continue;
    if (job.state === "Failed" && job.ownerUserId === userId && mayEdit) ids.push(`failed:${job.id}`);
    const isNewer = job.publishedRun !== null && job.publishedRun !== job.currentRun;
    if (holds.has("Job_PUBLISH") && job.state === "Ready" && isNewer) ids.push(`publish:${job.id}`);
    const mayDecide = holds.has("Job_EDIT") && holds.has("JobSuppliers_VIEW");
    if (at % 2 === 0 && job.state === "Ready" && mayDecide) ids.push(`duplicates:${job.id}`, `payees:${job.id}`);
    if (at % 4 === 2 && holds.has("Campaigns_CRUD")) ids.push(`followUp:${job.id}:campaign-${job.id}`);
  }
  if (holds.has("User_APPROVE") && holds.has("UserManagement_VIEW")) ids.push("approveUsers:all");
  return ids.toSorted();
}

it.each(sixteen.filter((subject) => subject !== "uri-unapproved"))(
  "tells %s what waits in the jobs that they work on, however old, and nothing else",
  async (subject) => {
    const { rows, later, failed } = await needsFor(subject);
    expect(idsOf(rows)).toEqual(expected(subject));
    expect([later, failed]).toEqual([[], []]);
  },
);

it("has every kind in the generated rows, except the lock, alerts and files of magic links, which have their own tests", () => {
  const kinds = new Set(sixteen.flatMap(expected).map((id) => id.slice(0, id.indexOf(":"))));
  expect(needKinds.filter((kind) => !kinds.has(kind))).toEqual(["lockRequest", "systemAlert", "linkFile"]);
});

it("puts first what blocks others, then the most money at stake, then the oldest", async () => {
  const { rows } = await needsFor("dana-developer");
  expect(rows.map(({ id }) => id)).toEqual(inOrder(rows.toReversed()).map(({ id }) => id));
  const isFirst = ({ kind }: Need) => kind === "approveUsers";
  const rest = rows.filter((row) => !isFirst(row));
  expect(rows.slice(0, rows.length - rest.length).every(isFirst)).toBe(true);
  for (const currency of new Set(rest.flatMap(({ money }) => money?.currency ?? []))) {
    const amounts = rest.flatMap(({ money }) => (money?.currency === currency ? [money.minor] : []));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  }
  const firstUnknown = rest.findIndex(({ money }) => money === null);
  const unknown = rest.slice(firstUnknown);
  expect(unknown.every(({ money }) => money === null)).toBe(true);
  expect(unknown.map(({ since }) => since)).toEqual(unknown.map(({ since }) => since).toSorted());
});

describe("Later", () => {
  const who = "dana-developer";
  const postpone = (need: Need, until = dayFrom(3)) =>
    callAs(who, "POST", "/api/v1/needs-you/later", {
      body: { needId: need.id, fingerprint: need.fingerprint, until },
    });
  const firstOf = async (kind: string): Promise<Need> => {
    const found = (await needsFor(who)).rows.find((row) => row.kind === kind);
    if (!found) throw new Error(`Nothing of ${kind} waits.`);
    return found;
  };

  it("hides a row of one user until its day, and brings it back on request", async () => {
    const need = await firstOf("fixRows");
    expect((await postpone(need)).status).toBe(200);
    const mine = await needsFor(who);
    expect(idsOf(mine.rows)).not.toContain(need.id);
    expect(mine.later.map(({ id, until }) => [id, until])).toEqual([[need.id, dayFrom(3)]]);
    expect(idsOf((await needsFor("petra-jobmanager")).rows)).toContain(need.id);
    await testEnv.DB.prepare("UPDATE postponed_needs SET until = ?").bind(dayFrom(0)).run();
    expect(idsOf((await needsFor(who)).rows)).toContain(need.id);
    expect((await postpone(need)).status).toBe(200);
    const back = `/api/v1/needs-you/later?${new URLSearchParams({ needId: need.id }).toString()}`;
    expect((await callAs(who, "DELETE", back)).status).toBe(200);
    expect(idsOf((await needsFor(who)).rows)).toContain(need.id);
    expect((await callAs(who, "DELETE", back)).status).toBe(409);
  });

  it("brings a row back with new activity", async () => {
    const need = await firstOf("duplicates");
    expect((await postpone(need)).status).toBe(200);
    const isRow = and(eq(jobNeeds.jobId, need.job?.id ?? ""), eq(jobNeeds.kind, "duplicates"));
    await db.update(jobNeeds).set({ count: 99 }).where(isRow);
    expect((await needsFor(who)).rows.find(({ id }) => id === need.id)?.count).toBe(99);
  });

  it("refuses a day that is over or too far, and what does not wait", async () => {
    const need = await firstOf("failed").catch(() => firstOf("fixRows"));
    expect((await postpone(need, dayFrom(0))).status).toBe(422);
    expect((await postpone(need, dayFrom(91))).status).toBe(422);
    expect((await postpone({ ...need, id: "publish:nothing" })).status).toBe(409);
    expect((await postpone({ ...need, id: "a b" })).status).toBe(422);
  });
});

it("asks the holder of a lock, until they grant or deny it", async () => {
  const job = made.jobs.find((each) => sightOf(made, "petra-jobmanager", each) === "works");
  const lock = { entityType: "job", entityId: job?.id ?? "" };
  const call = (subject: string, name: string, more: object = {}) =>
    callAs(subject, "POST", `/api/v1/concurrency/${name}`, { body: { ...lock, userId: `user-${subject}`, ...more } });
  await call("petra-jobmanager", "try-set-exclusive-write-access");
  await call("dana-developer", "request-exclusive-write-access");
  const asked = async () => (await needsFor("petra-jobmanager")).rows.filter(({ kind }) => kind === "lockRequest");
  expect(await asked()).toMatchObject([
    { subject: "Dana Developer", lock: { ...lock, entityName: job?.name, userId: "user-dana-developer" } },
  ]);
  expect((await needsFor("dana-developer")).rows.filter(({ kind }) => kind === "lockRequest")).toEqual([]);
  const deny = new URLSearchParams({ ...lock, userId: "user-dana-developer" }).toString();
  await callAs("petra-jobmanager", "POST", `/api/v1/concurrency/deny-exclusive-write-access?${deny}`);
  expect(await asked()).toEqual([]);
  await call("dana-developer", "request-exclusive-write-access");
  expect(await asked()).toHaveLength(1);
  await call("petra-jobmanager", "try-set-entity-active-user", { leaving: true });
  expect(await asked()).toEqual([]);
  expect((await locksOf(testEnv, "job").status(lock.entityId, "user-dana-developer")).exclusiveWriteAccess).toBe(true);
});

it("says who settled a row, to those who work on its job alone", async () => {
  const need = (await needsFor("sasha-sysadmin")).rows.find(({ kind }) => kind === "publish");
  const jobId = need?.job?.id ?? "";
  await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${jobId}/unpublish`);
  expect(idsOf((await needsFor("dana-developer")).rows)).not.toContain(need?.id);
  const ask = async (subject: string) => {
    const answer = await callAs(subject, "GET", `/api/v1/needs-you/settled?ids=publish:${jobId},publish:gone`);
    return v.parse(settledNeeds, await answer.json());
  };
  const [first, second] = await ask("dana-developer");
  expect(first).toMatchObject({ by: "Sasha Sysadmin", at: expect.stringMatching(/^\d{4}-/) });
  expect(second).toEqual({ needId: "publish:gone", by: null, at: null });
  const stranger =
    made.jobs.find(({ id }) => id === jobId)?.issuerId === "issuer-northstar" ? "cara-campaigner" : "nora-neighbour";
  const owns = made.jobs.find(({ id }) => id === jobId)?.ownerUserId === `user-${stranger}`;
  if (!owns) expect((await ask(stranger))[0]).toMatchObject({ by: null, at: null });
});

it("names the one published job of a client who sees no other", async () => {
  const { firstJob } = await needsFor("clara-client");
  const seen = made.jobs.filter((job) => sightOf(made, "clara-client", job) !== null);
  const [only] = seen;
  const isOnly = seen.length === 1 && sightOf(made, "clara-client", only ?? ({} as never)) === "reads";
  expect(firstJob?.id ?? null).toBe(isOnly ? only?.id : null);
  await db.update(jobs).set({ deletedOn: longAgo }).where(eq(jobs.isSample, true));
  await testEnv.DB.prepare("DELETE FROM job_assignments WHERE user_id = 'user-bea-brandtwo'").run();
  await testEnv.DB.prepare(
    "UPDATE jobs SET owner_user_id = 'user-dana-developer' WHERE owner_user_id = 'user-bea-brandtwo'",
  ).run();
  expect((await needsFor("bea-brandtwo")).firstJob).toBe(null);
  const job = made.jobs.find(
    (each) => each.publishedRun !== null && each.deletedOn === null && !each.isDraft && !each.isSample,
  );
  await testEnv.DB.prepare("INSERT INTO job_assignments VALUES (?, 'user-bea-brandtwo', ?)")
    .bind(job?.id, longAgo)
    .run();
  await testEnv.DB.prepare("UPDATE jobs SET published_run = 'run-1' WHERE id = ?").bind(job?.id).run();
  expect((await needsFor("bea-brandtwo")).firstJob).toMatchObject({ id: job?.id, name: job?.name });
});

it.each(needKinds)("leaves the other kinds when %s cannot be read", async (broken) => {
  const person = await loadSeededPerson("dana-developer");
  const asking = { env: testEnv, db, person };
  const whole = await needsOf(needReaders, asking);
  const answer = await needsOf({ ...needReaders, [broken]: () => Promise.reject(new Error("no answer")) }, asking);
  expect(answer.failed).toEqual([broken]);
  expect(idsOf(answer.rows)).toEqual(idsOf(whole.rows.filter(({ kind }) => kind !== broken)));
});
