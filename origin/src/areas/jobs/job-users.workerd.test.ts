import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { forgetPeople } from "../../identity/person.ts";
import { now, openDatabase } from "../../store/database.ts";
import { buyers, directGrants, jobLinkUsers, jobs, userIssuers, users } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
const manager = "petra-jobmanager";
const member = "isla-issuer";
const jobId = "job-with-users";
const paged = { pageNumber: 1, pageSize: 25 };

interface Listed {
  readonly collection: readonly Record<string, unknown>[];
  readonly totalCount: number;
  readonly unfilteredCount: number;
}
const listed = async (path: string, body: object = {}, as = manager): Promise<Listed> =>
  (await callAs(as, "POST", `/api/v1/jobs/${jobId}/users/${path}`, { body: { ...paged, ...body } })).json();
const assign = async (isAssigned: boolean, userId = "user-isla-issuer", as = manager) =>
  callAs(as, "PUT", "/api/v1/job-artifacts/update-job-artifact-user-assignment", {
    body: { jobArtifactId: jobId, userId, isAssigned },
  });
const publish = (run: string | null) => db.update(jobs).set({ publishedRun: run }).where(eq(jobs.id, jobId));
const filter = (propertyName: string, itemComparisonOperator: string, itemValue: string) => ({
  filters: { filterItems: [{ propertyName, itemComparisonOperator, itemValue }] },
});

beforeAll(async () => {
  await seedOrigin();
  const dates = { createdOn: now(), updatedOn: now() };
  await db
    .insert(buyers)
    .values({ id: "buyer-of-users", issuerId: "issuer-harbour", name: "B", country: "GBR", ...dates });
  await db.insert(jobs).values({
    id: jobId,
    name: "With users",
    kind: "base",
    issuerId: "issuer-harbour",
    buyerId: "buyer-of-users",
    ownerUserId: "user-petra-jobmanager",
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: ["stp"],
    ...dates,
  });
});

/** What the member sees of the job: its page, and whether their list has it. */
async function seen(): Promise<readonly [number, boolean]> {
  const page = await callAs(member, "GET", `/api/v1/jobs/${jobId}`);
  const list = await callAs(member, "POST", "/api/v1/jobs/get", { body: { ...paged, search: "With users" } });
  const { totalCount } = await list.json<Listed>();
  return [page.status, totalCount === 1];
}

it("a Member sees the job from the next call on and loses it as fast", async () => {
  await publish("run-1");
  expect(await seen()).toEqual([404, false]);
  expect((await assign(true)).status).toBe(200);
  expect(await seen()).toEqual([200, true]);
  expect((await assign(false)).status).toBe(200);
  expect(await seen()).toEqual([404, false]);
  await publish(null);
  expect((await assign(true)).status).toBe(200);
  expect(await seen(), "not before it is published").toEqual([404, false]);
  await publish("run-1");
  expect(await seen()).toEqual([200, true]);
  await publish(null);
  await assign(false);
});

it("lists the owner, the issuer's Managers and direct assignments, each with what the connection opens", async () => {
  await assign(true);
  const { collection } = await listed("get");
  const ways = collection.map(
    ({ username, connection, access }) => `${String(username)} ${String(connection)} ${String(access)}`,
  );
  expect(ways).toContain("petra.jobmanager Owner Now");
  expect(ways).toContain("cara.campaigner IssuerManager Now");
  expect(ways).toContain("isla.issuer DirectAssignment OncePublished");
  expect(ways.join(), "people of other issuers").not.toContain("nora.neighbour");
  await publish("run-1");
  const direct = await listed("get", filter("connection", "Equal", "DirectAssignment"));
  expect(direct.collection).toMatchObject([{ username: "isla.issuer", access: "Now" }]);
  expect(direct.unfilteredCount).toBe(collection.length);
  await db.update(users).set({ isDeactivated: true }).where(eq(users.id, "user-isla-issuer"));
  const [inactive] = (await listed("get", filter("username", "StartsWith", "isla"))).collection;
  expect(inactive).toMatchObject({ access: "NotActive" });
  await db.update(users).set({ isDeactivated: false }).where(eq(users.id, "user-isla-issuer"));
  await publish(null);
  await assign(false);
});

it("finds by search who could be assigned, 25 a page, and says who is", async () => {
  const dates = { createdOn: now(), updatedOn: now() };
  for (let at = 0; at < 30; at += 1) {
    const id = `many-${String(at).padStart(2, "0")}`;
    const names = { displayName: id, username: id, email: `${id}@example.org`, idProviderName: "test" };
    await db.insert(users).values({ id, idpIssuer: "test", idpSubject: id, ...names, ...dates, approved: true });
    await db.insert(userIssuers).values({ userId: id, issuerId: "issuer-harbour", userRole: "Member" });
  }
  const found = await listed("assigned/get", { search: "many-" });
  expect([found.collection.length, found.totalCount]).toEqual([25, 30]);
  expect(found.collection[0]).toMatchObject({ username: "many-00", isAssigned: false, mayChange: true, access: null });
  await assign(true, "many-29");
  const first = await listed("assigned/get", { search: "many-", orderBy: "-isAssigned", secondaryOrderBy: "username" });
  expect(first.collection[0]).toMatchObject({ username: "many-29", isAssigned: true, access: "OncePublished" });
  const assigned = await listed("assigned/get", filter("isAssigned", "Equal", "true"));
  expect(assigned.collection.map(({ username }) => username)).toEqual(["many-29"]);
  const offered = await listed("assigned/get", { search: "petra" });
  expect(offered.totalCount, "its owner has it already").toBe(0);
  await assign(false, "many-29");
});

it("names who came by its magic link, with that connection, and opens nothing to them but uploads", async () => {
  // As the links themselves will write it: here no one makes any.
  await db.insert(jobLinkUsers).values({ jobId, userId: "user-clara-client", cameOn: "2026-11-02T08:00:00.000Z" });
  const byLink = await listed("get", filter("connection", "Equal", "MagicLinkUser"));
  expect(byLink.collection).toMatchObject([
    {
      username: "clara.client",
      connection: "MagicLinkUser",
      access: "UploadOnly",
      assignedOn: "2026-11-02T08:00:00.000Z",
      key: "user-clara-client MagicLinkUser",
    },
  ]);
  expect(byLink.unfilteredCount).toBeGreaterThan(1);
  const artifact = await callAs(manager, "GET", `/api/v1/job-artifacts/${jobId}/admin`);
  expect(await artifact.text()).toContain('{"username":"clara.client","connection":"MagicLinkUser"}');
  // The row isn't a sight of the job: a session by the link alone has that, for uploads.
  await publish("run-1");
  expect((await callAs("clara-client", "GET", `/api/v1/jobs/${jobId}`)).status).toBe(404);
  await db.delete(jobLinkUsers);
});

it("answers only who sees the job and may look at its users; without assigning, only who is assigned", async () => {
  const look = async (as: string) =>
    (await callAs(as, "POST", `/api/v1/jobs/${jobId}/users/get`, { body: paged })).status;
  expect(await look(member), "no permission").toBe(403);
  const grant = (userId: string) => db.insert(directGrants).values({ userId, permission: "JobUsers_VIEW" });
  await Promise.all(["user-isla-issuer", "user-nora-neighbour"].map(grant));
  forgetPeople(testEnv.DB);
  expect(await look("nora-neighbour"), "another issuer's").toBe(404);
  expect(await look(member), "not theirs yet").toBe(404);
  await publish("run-1");
  await assign(true);
  expect(await look(member)).toBe(200);
  const { collection } = await listed("assigned/get", {}, member);
  expect(collection).toMatchObject([{ username: "isla.issuer", isAssigned: true, mayChange: false }]);
});
