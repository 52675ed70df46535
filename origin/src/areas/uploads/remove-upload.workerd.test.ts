/** Removing a file gives the results back that there were before it, and says first what users have added since. */
import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { UploadRemoval } from "@paygauge/api-types/entities/upload-removal";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import {
  client,
  digestOfRun,
  grantClient,
  importFile,
  jobOf,
  jobWithRun,
  ledgerOf,
  publish,
  rescore,
  suppliersAs,
  wholeRuns,
} from "../../job/runs/published-job.fixture.ts";
import { forgetPeople } from "../../identity/person.ts";
import { openDatabase } from "../../store/database.ts";
import { directGrants, jobRuns, uploadCorrections } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, runToEnd, until } from "./upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const staff = "sasha-sysadmin";
/** Works on the job, and may not publish. */
const manager = "petra-jobmanager";

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
  // Of another tenant, and may create jobs there.
  await db.insert(directGrants).values({ userId: "user-nora-neighbour", permission: "JobCreate" });
  forgetPeople(testEnv.DB);
});

async function fileOf(jobId: string, fileName: string): Promise<Upload> {
  const file = (await call<Upload[]>("GET", `/jobs/${jobId}/uploads`)).find((each) => each.fileName === fileName);
  if (!file) throw new Error(`The job has no ${fileName}.`);
  return file;
}
const pathOf = ({ jobId, id }: Upload) => `/jobs/${jobId}/uploads/${id}/removal`;

async function remove(upload: Upload, as = staff): Promise<UploadRemoval> {
  const told = await callAs(as, "GET", `/api/v1${pathOf(upload)}`);
  const removal = await told.json<UploadRemoval>();
  const { confirmation } = removal;
  const answer = await callAs(as, "POST", `/api/v1${pathOf(upload)}`, { body: { confirmation } });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  return removal;
}

const summaryOf = (jobId: string) => call<JobSummary>("GET", `/jobs/${jobId}/summary`);

it("reads the run before the file again, to the unit, with everything that was shown first", async () => {
  const jobId = await jobWithRun("Removed again");
  const run = (await jobOf(jobId)).latest?.run ?? "";
  const before = {
    summary: await summaryOf(jobId),
    suppliers: await suppliersAs(staff, jobId),
    digest: await digestOfRun(jobId, run),
  };
  await importFile(jobId, "more.csv", ledgerOf(7, 14));
  expect(await summaryOf(jobId)).not.toEqual(before.summary);
  const more = await fileOf(jobId, "more.csv");
  const { supplierKey = "", name } = before.suppliers[0] ?? {};
  const band = { kind: "set", capability: "stp", level: "Low", reason: "They said so." };
  await call("POST", `/jobs/${jobId}/suppliers/${supplierKey}/band`, band);
  await call("POST", `/jobs/${jobId}/suppliers/${supplierKey}/notes`, { text: "Ask them in spring." });
  const [into, other] = before.suppliers.map((each) => each.supplierKey);
  await call("POST", `/jobs/${jobId}/group-decisions`, { kind: "merge", into, supplierKeys: [other] });
  await call("POST", `/jobs/${jobId}/use-cases`, { name: "Ours", method: "vcard", criteria: { filterItems: [] } });
  const correction = { row: 2, column: 1, from: "Supplier A Trading", to: "Supplier A" };
  await call("POST", `/jobs/${jobId}/uploads/${more.id}/corrections`, correction);

  const removal = await call<UploadRemoval>("GET", pathOf(more));
  expect(removal).toMatchObject({
    fileName: "more.csv",
    outcome: "earlier",
    present: { number: 2, suppliersCount: 14 },
    earlier: { number: 1, suppliersCount: 12 },
    published: "unaffected",
    counts: { correction: 1, match: 0, group: 1, band: 1, note: 1, useCase: 1 },
  });
  expect(removal.added.map(({ kind, about }) => [kind, about])).toEqual(
    expect.arrayContaining([
      ["band", name],
      ["useCase", "Ours"],
      ["correction", "Supplier, 2: Supplier A Trading → Supplier A"],
    ]),
  );
  // Something else was added meanwhile: it is asked again.
  await call("POST", `/jobs/${jobId}/suppliers/${supplierKey}/notes`, { text: "And in autumn." });
  const stale = await callAs(staff, "POST", `/api/v1${pathOf(more)}`, {
    body: { confirmation: removal.confirmation },
  });
  expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining("REMOVAL_CHANGED")]);
  expect((await jobOf(jobId)).latest?.number).toBe(2);

  await remove(more);
  expect(await jobOf(jobId)).toMatchObject({ state: "Ready", latest: { run, number: 1 }, suppliersCount: 12 });
  expect([await summaryOf(jobId), await suppliersAs(staff, jobId)]).toEqual([before.summary, before.suppliers]);
  // What is rolled up for other pages comes back behind the answer.
  await until(
    () => digestOfRun(jobId, run),
    (digest) => digest === before.digest,
  );
  expect(await testEnv.FILES.head(`uploads/${jobId}/${more.id}`)).toBeNull();
  expect(await db.select().from(uploadCorrections).where(eq(uploadCorrections.uploadId, more.id))).toEqual([]);

  // The next re-score reads the file that is left, with what users decided: the merge leaves eleven.
  await rescore(jobId);
  expect(await suppliersAs(staff, jobId)).toHaveLength(11);
  expect((await summaryOf(jobId)).quality.files.map(({ fileName }) => fileName)).toEqual(["ledger.csv"]);
});

it("gives what was published before it back to clients, where the user may publish", async () => {
  const jobId = await jobWithRun("Published with it", ledgerOf(100, 4));
  const first = await publish(jobId);
  const read = await suppliersAs(client.subject, jobId);
  await importFile(jobId, "more.csv", ledgerOf(7, 6));
  await publish(jobId);
  await importFile(jobId, "third.csv", ledgerOf(9, 8));
  // Those who may not publish leave what is published as it is, and are notified.
  const third = await publish(jobId);
  expect(await remove(await fileOf(jobId, "third.csv"), manager)).toMatchObject({
    published: "stays",
    publishedNumber: 3,
  });
  expect(await jobOf(jobId)).toMatchObject({ latest: { number: 2 }, published: { run: third } });
  expect(await suppliersAs(client.subject, jobId)).toHaveLength(8);
  expect(await remove(await fileOf(jobId, "more.csv"))).toMatchObject({
    outcome: "earlier",
    published: "earlier",
    publishedNumber: 1,
  });
  expect(await jobOf(jobId)).toMatchObject({ latest: { run: first }, published: { run: first } });
  expect(await suppliersAs(client.subject, jobId)).toEqual(read);
  const { publications } = await call<{ publications: unknown[] }>("GET", `/jobs/${jobId}/details`);
  expect(publications[0]).toMatchObject({ isPublished: true, run: 1, username: "sasha.sysadmin" });
});

it("imports the other files again where the rows of that run are released, with the versions that made it", async () => {
  const jobId = await jobWithRun("Let go", ledgerOf(100, 3));
  const run = (await jobOf(jobId)).latest?.run ?? "";
  const before = { totals: (await summaryOf(jobId)).totals, suppliers: await suppliersAs(staff, jobId) };
  await importFile(jobId, "more.csv", ledgerOf(7, 5));
  for (let times = 0; times < 3; times += 1) await rescore(jobId);
  expect(await wholeRuns(jobId)).not.toContain(run);
  const told = await remove(await fileOf(jobId, "more.csv"));
  expect(told).toMatchObject({ outcome: "again", earlier: null });
  await runToEnd(jobId);
  expect((await summaryOf(jobId)).totals).toEqual(before.totals);
  expect(await suppliersAs(staff, jobId)).toEqual(before.suppliers);
  const made = await db.select().from(jobRuns).where(eq(jobRuns.jobId, jobId));
  const versions = made.map(({ scoringRulesetVersion, directoryVersion }) => [scoringRulesetVersion, directoryVersion]);
  expect(new Set(versions.map(String)).size).toBe(1);
});

it("leaves no results of the only file, and none go unasked or at another tenant's word", async () => {
  const jobId = await jobWithRun("Only one", ledgerOf(100, 3));
  await publish(jobId);
  const only = await fileOf(jobId, "ledger.csv");
  const unasked = await callAs(staff, "DELETE", `/api/v1/jobs/${jobId}/uploads/${only.id}`);
  expect([unasked.status, await unasked.text()]).toEqual([409, expect.stringContaining("UPLOAD_IN_RESULTS")]);
  const asked = async (person: string, method: "GET" | "POST") => {
    const body = method === "POST" ? { body: { confirmation: "x" } } : {};
    return (await callAs(person, method, `/api/v1${pathOf(only)}`, body)).status;
  };
  expect([await asked("nora-neighbour", "GET"), await asked("nora-neighbour", "POST")]).toEqual([404, 404]);
  expect([await asked(client.subject, "GET"), await asked(client.subject, "POST")]).toEqual([404, 403]);
  expect(await remove(only)).toMatchObject({ outcome: "none", published: "none" });
  const job = await call<Job>("GET", `/jobs/${jobId}`);
  expect(job).toMatchObject({ state: "Draft", latest: null, published: null });
  expect((await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}`)).status).toBe(404);
});
