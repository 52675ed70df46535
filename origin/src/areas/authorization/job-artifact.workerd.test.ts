import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { jobArtifactAdmin } from "@paygauge/api-types/entities/job-artifacts";
import { now, openDatabase } from "../../store/database.ts";
import { audit, buyers, jobs } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const root = "/api/v1/job-artifacts";
const admin = "sasha-sysadmin";
const db = openDatabase(testEnv.DB);
let jobId = "";

const params = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    name: "Told by parameters",
    kind: "base",
    issuerId: "issuer-harbour",
    buyerId: "buyer-of-parameters",
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: "stp,vcard",
    ...more,
  }).toString();
const create = (as: string, more?: Record<string, string>) => callAs(as, "POST", `${root}?${params(more)}`);
const look = async (as: string) => callAs(as, "GET", `${root}/${jobId}/admin`);
const give = (userId: string, as = admin) => callAs(as, "PATCH", `${root}/${jobId}/owner`, { body: { userId } });

beforeAll(async () => {
  await seedOrigin();
  const buyer = { id: "buyer-of-parameters", issuerId: "issuer-harbour", name: "Of parameters", country: "GBR" };
  await db.insert(buyers).values({ ...buyer, createdOn: now(), updatedOn: now() });
  const made = await create("petra-jobmanager");
  expect(made.status).toBe(200);
  jobId = (await made.json<{ id: string }>()).id;
});

it("a job is made by parameters as it is by a body, once and with one line of audit", async () => {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  expect(row).toMatchObject({ name: "Told by parameters", ownerUserId: "user-petra-jobmanager" });
  expect(row?.capabilities).toEqual(["stp", "vcard"]);
  expect(await db.select().from(audit).where(eq(audit.entityId, jobId))).toHaveLength(1);
});

it("what cannot be a job is refused next to the parameter, and who may not create is refused", async () => {
  const wrong = await create("petra-jobmanager", { capabilities: "", currency: "pounds" });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { errors: { capabilities: "Choose at least one capability.", currency: expect.any(String) } },
  ]);
  expect((await create("isla-issuer")).status).toBe(403);
});

it("its administration says whose it is and who reaches it by which way", async () => {
  await callAs("petra-jobmanager", "PUT", `${root}/update-job-artifact-user-assignment`, {
    body: { jobArtifactId: jobId, userId: "user-clara-client", isAssigned: true },
  });
  const told = v.parse(jobArtifactAdmin, await (await look("petra-jobmanager")).json());
  expect(told).toMatchObject({
    owner: { id: "user-petra-jobmanager", role: "ptcoJobManager" },
    issuerName: "Harbour Payments",
    isPublished: false,
  });
  const ways = told.authorizedEndUsers.map(({ username, connection }) => `${username} ${connection}`);
  expect(ways).toContain("petra.jobmanager Owner");
  expect(ways).toContain("clara.client DirectAssignment");
  expect(ways).toContain("cara.campaigner IssuerManager");
  expect((await look("nora-neighbour")).status).not.toBe(200);
});

it("its owner changes to a user who may own it, and to no one else", async () => {
  expect((await give("user-cara-campaigner", "petra-jobmanager")).status).toBe(403);
  const neighbour = await give("user-nora-neighbour");
  expect([neighbour.status, await neighbour.json()]).toMatchObject([422, { messageRef: { code: "ownerNotEligible" } }]);
  const given = await give("user-cara-campaigner");
  expect([given.status, await given.json()]).toMatchObject([200, { messageRef: { code: "ownerNow" } }]);
  const told = v.parse(jobArtifactAdmin, await (await look(admin)).json());
  expect(told.owner).toMatchObject({ username: "cara.campaigner", role: "campaignManager" });
});

it("S23: anyone who leaves an issuer loses at once the jobs that were assigned to them there, and no others", async () => {
  const clara = "user-clara-client";
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) throw new Error("The job is missing.");
  await db.insert(jobs).values({ ...job, id: "job-of-northstar", issuerId: "issuer-northstar" });
  await db.update(jobs).set({ publishedRun: "run" });
  const seen = async () =>
    Promise.all(
      [jobId, "job-of-northstar"].map(async (id) => (await callAs("clara-client", "GET", `/api/v1/jobs/${id}`)).status),
    );
  const place = async (issuerId: string, userRole: string | null) => {
    const body = { id: clara, issuerId, userRole };
    expect((await callAs(admin, "PUT", "/api/v1/users/user-set-issuer", { body })).status).toBe(200);
  };
  await place("issuer-northstar", "Member");
  for (const jobArtifactId of [jobId, "job-of-northstar"]) {
    const body = { jobArtifactId, userId: clara, isAssigned: true };
    expect((await callAs(admin, "PUT", `${root}/update-job-artifact-user-assignment`, { body })).status).toBe(200);
  }
  expect(await seen()).toEqual([200, 200]);
  await place("issuer-harbour", null);
  expect(await seen()).toEqual([404, 200]);
  await place("issuer-harbour", "Member");
  expect(await seen(), "back in the issuer, without the jobs").toEqual([404, 200]);
});
