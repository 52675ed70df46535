import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { jobDetails, type JobDetails } from "@paygauge/api-types/entities/job-details";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { SupplierRow } from "@paygauge/api-types/entities/suppliers";
import { forgetPeople } from "../../identity/person.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { openDatabase } from "../../store/database.ts";
import { audit, directGrants, jobAssignments } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, check, importJob, newJob, runToEnd, send, until } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const text =
  "Supplier,Amount,Date,Payment method\nAcme Ltd,1.50,2025-01-01,Cheque\nOther Ltd,2.50,2025-01-02,Cheque\nThird Ltd,x,2025-01-02,Cheque";
const bytes = () => new Uint8Array(new TextEncoder().encode(text));
const member = "isla-issuer";
let jobId = "";

const details = async (as = "sasha-sysadmin"): Promise<JobDetails> =>
  v.parse(jobDetails, await (await callAs(as, "GET", `/api/v1/jobs/${jobId}/details`)).json());
const idle = () =>
  until(
    () => queueOf(testEnv).hasQueued(jobId),
    (isOpen) => !isOpen,
  );

beforeAll(async () => {
  await seedOrigin();
  jobId = await newJob("Detailed");
  await check(await send(jobId, "a.csv", bytes()));
  await importJob(jobId);
  await idle();
});

it("lists the files with size, digest, rows and who, and gives each back byte for byte", async () => {
  const { files } = await details();
  const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes()))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  expect(files).toMatchObject([
    { fileName: "a.csv", size: text.length, digest, accepted: 2, rejected: 1, uploadedBy: "Sasha Sysadmin" },
  ]);
  const path = `/api/v1/jobs/${jobId}/uploads/${files?.[0]?.id ?? ""}/file`;
  const file = await callAs("sasha-sysadmin", "GET", path);
  expect(await file.text()).toBe(text);
  expect(file.headers.get("content-disposition")).toContain('filename="a.csv"');
  expect((await callAs(member, "GET", path)).status).toBe(403);
});

it("lists each run with the duration of its steps, and what was published by whom", async () => {
  const { runs } = await details();
  expect(runs.map(({ number }) => number)).toEqual([1]);
  expect(runs[0]?.steps.map(({ step }) => step)).toEqual(["Ingest", "Group", "Match", "Score", "Publishable", "Alike"]);
  expect(runs[0]?.steps.every(({ durationMs }) => durationMs !== null && durationMs >= 0)).toBe(true);
  expect((await details()).publications).toEqual([]);
  await call("POST", `/jobs/${jobId}/publish`, { run: runs[0]?.run, publication: 0 });
  await call("POST", `/jobs/${jobId}/unpublish`);
  expect((await details()).publications).toMatchObject([
    { isPublished: false, run: null, username: "sasha.sysadmin" },
    { isPublished: true, run: 1, username: "sasha.sysadmin" },
  ]);
});

it("is renamed by who may, under the lock, with a line of audit", async () => {
  const rename = (as: string, name: string) => callAs(as, "PATCH", `/api/v1/jobs/${jobId}/name`, { body: { name } });
  expect((await rename("petra-jobmanager", "Mine")).status, "JobName_UPDATE begins at sysAdmin").toBe(403);
  const empty = await rename("sasha-sysadmin", "  ");
  expect([empty.status, await empty.json()]).toMatchObject([422, { errors: { name: expect.any(String) } }]);
  expect((await rename("sasha-sysadmin", "Detailed anew")).status).toBe(200);
  expect(await call<Job>("GET", `/jobs/${jobId}`)).toMatchObject({ name: "Detailed anew" });
  expect(await db.select().from(audit).where(eq(audit.action, "renameJob"))).toMatchObject([{ entityId: jobId }]);
});

it("recommends what is selected and nothing else: the job is scored again, and refuses what its issuer has not", async () => {
  const recommended = async () => {
    const body = { pageNumber: 1, pageSize: 10 };
    const { collection } = await call<{ collection: SupplierRow[] }>("POST", `/jobs/${jobId}/suppliers/get`, body);
    return collection.map(({ recommendedMethod }) => recommendedMethod);
  };
  const select = (capabilities: readonly string[]) =>
    callAs("sasha-sysadmin", "PUT", `/api/v1/jobs/${jobId}/capabilities`, { body: { capabilities } });
  expect((await call<Job>("GET", `/jobs/${jobId}`)).capabilities).toEqual(["stp", "vcard"]);
  expect(await recommended(), "nothing matched: no card is recommended").toEqual([null, null]);
  expect((await select([])).status).toBe(422);
  const foreign = (await details()).selectable.includes("optima") ? "nothing" : "optima";
  expect((await select(["stp", foreign])).status).toBe(422);
  const answer = await select(["instantPay"]);
  expect([answer.status, await answer.json()]).toMatchObject([200, { messageRef: { code: "capabilitiesScored" } }]);
  await runToEnd(jobId);
  const after = await call<Job>("GET", `/jobs/${jobId}`);
  expect([after.capabilities, after.latest?.number]).toEqual([["instantPay"], 2]);
  expect(await recommended()).toEqual(["instantPay", "instantPay"]);
  await idle();
});

it("shows who reads what is published that run alone, and neither files nor who published it", async () => {
  for (const permission of ["JobDetails_VIEW", "JobConsultantUpload_VIEW", "JobName_UPDATE"] as const)
    await db.insert(directGrants).values({ userId: "user-isla-issuer", permission });
  await db.insert(jobAssignments).values({ jobId, userId: "user-isla-issuer", assignedOn: new Date().toISOString() });
  forgetPeople(testEnv.DB);
  expect((await callAs(member, "GET", `/api/v1/jobs/${jobId}/details`)).status).toBe(404);
  const [newest] = (await details()).runs;
  const { publicationNumber } = await call<Job>("GET", `/jobs/${jobId}`);
  await call("POST", `/jobs/${jobId}/publish`, { run: newest?.run, publication: publicationNumber });
  const seen = await details(member);
  expect(seen).toMatchObject({ files: null, runs: [{ number: 2, steps: [] }], mayRename: false, maySelect: false });
  expect(seen.publications).toMatchObject([{ isPublished: true, run: 2, username: null }]);
});
