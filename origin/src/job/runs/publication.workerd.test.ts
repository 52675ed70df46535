/** Publishing pins a run: what members and clients read stays as published, whatever happens to the job since. */
import { beforeAll, describe, expect, it } from "vitest";
import type { JobListItem } from "@paygauge/api-types/entities/jobs";
import type { SupplierDetail } from "@paygauge/api-types/entities/suppliers";
import { queueOf } from "../../proq/queue-stub.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { call, runToEnd, until } from "../../areas/uploads/upload-calls.fixture.ts";
import {
  client,
  digestOfRun,
  grantClient,
  importFile,
  jobOf,
  jobWithRun,
  ledgerOf,
  mergeAndRescore,
  publish,
  rescore,
  suppliersAs,
  wholeRuns,
} from "./published-job.fixture.ts";

const staff = "sasha-sysadmin";
const asClient = (method: string, path: string, body?: unknown) =>
  callAs(client.subject, method, `/api/v1${path}`, body === undefined ? {} : { body });
const codeOf = async (answer: Response) => [answer.status, (await answer.json<{ code?: string }>()).code];

beforeAll(async () => {
  await seedOrigin();
  await grantClient();
});

async function listed(subject: string, jobId: string): Promise<Partial<JobListItem>> {
  const body = { pageNumber: 1, pageSize: 100 };
  const answer = await callAs(subject, "POST", "/api/v1/jobs/get", { body });
  const { collection } = await answer.json<{ collection: JobListItem[] }>();
  const { state, publication, suppliersCount } = collection.find(({ id }) => id === jobId) ?? {};
  return { state, publication, suppliersCount } as Partial<JobListItem>;
}

describe("publishing pins a run", () => {
  it("that clients read through re-scores, merges, imports and re-readings, until the next publish", async () => {
    const jobId = await jobWithRun("pinned");
    expect(await codeOf(await asClient("GET", `/jobs/${jobId}/summary`))).toEqual([404, "NOT_FOUND"]);
    expect(await listed(staff, jobId)).toEqual({ state: "Ready", publication: "NotPublished", suppliersCount: 12 });
    const first = await publish(jobId);
    const published = await suppliersAs(client.subject, jobId);
    const [one] = published;
    const detail = `/jobs/${jobId}/suppliers/${one?.supplierKey}`;
    const told = await (await asClient("GET", detail)).text();
    const digest = await digestOfRun(jobId, first);
    expect(published).toHaveLength(12);
    await mergeAndRescore(jobId);
    expect(await suppliersAs(staff, jobId)).toHaveLength(11);
    expect(await listed(staff, jobId)).toEqual({ state: "Ready", publication: "NewerRunWaits", suppliersCount: 11 });
    expect(await listed(client.subject, jobId)).toEqual({
      state: "Ready",
      publication: "Published",
      suppliersCount: 12,
    });
    // Another file: what the published run's ledger said lies aside.
    await importFile(jobId, "more.csv", ledgerOf(7, 3));
    expect(await suppliersAs(client.subject, jobId)).toEqual(published);
    expect(await suppliersAs(staff, jobId, "?run=published")).toEqual(published);
    expect(await (await asClient("GET", detail)).text()).toBe(told);
    expect(await digestOfRun(jobId, first)).toBe(digest);
    const months = JSON.parse(told) as SupplierDetail;
    expect(months.months).toHaveLength(12);
    expect(months.variants).toHaveLength(1);
    const second = await publish(jobId);
    expect(second).not.toBe(first);
    expect(await suppliersAs(client.subject, jobId)).toEqual(await suppliersAs(staff, jobId));
    expect(await listed(staff, jobId)).toMatchObject({ publication: "Published" });
  });

  it("and keeps it next to the three newest, whose elders keep their headline", async () => {
    const jobId = await jobWithRun("kept", ledgerOf(100, 4));
    const first = await publish(jobId);
    for (let times = 0; times < 5; times += 1) await rescore(jobId);
    const { latest } = await jobOf(jobId);
    expect(latest?.number).toBe(6);
    const kept = await wholeRuns(jobId);
    expect(kept).toHaveLength(4);
    expect(kept[0]).toBe(first);
    expect(await suppliersAs(client.subject, jobId)).toHaveLength(4);
    await publish(jobId);
    await rescore(jobId);
    expect(await wholeRuns(jobId)).not.toContain(first);
    expect(await suppliersAs(client.subject, jobId)).toHaveLength(4);
  });

  it("shows clients no part of the newest, nor of what is in progress", async () => {
    const jobId = await jobWithRun("hidden", ledgerOf(100, 4));
    await publish(jobId);
    expect(await codeOf(await asClient("GET", `/jobs/${jobId}/summary?run=latest`))).toEqual([404, "NOT_FOUND"]);
    await queueOf(testEnv).setRunning(false);
    await call("POST", `/jobs/${jobId}/rescore`);
    expect(await (await asClient("GET", `/jobs/${jobId}/progress`)).json()).toMatchObject({
      state: "Ready",
      steps: [],
    });
    expect(await (await asClient("GET", "/jobs/running")).json()).toEqual([]);
    expect(await (await asClient("GET", `/jobs/${jobId}`)).json()).toMatchObject({ state: "Ready", latest: null });
    expect(await listed(client.subject, jobId)).toMatchObject({ state: "Ready" });
    expect(await listed(staff, jobId)).toMatchObject({ state: "Running" });
    const sought = { pageNumber: 1, pageSize: 10, filters: { filterItems: [item("state", "Running")] } };
    const found = await (await asClient("POST", "/jobs/get", sought)).json<{ totalCount: number }>();
    expect(found.totalCount, "what is not shown is not found").toBe(0);
    await queueOf(testEnv).setRunning(true);
    await runToEnd(jobId);
  });

  it("takes it away from the next call on when it is unpublished", async () => {
    const jobId = await jobWithRun("withdrawn", ledgerOf(100, 4));
    await publish(jobId);
    expect((await asClient("GET", `/jobs/${jobId}/summary`)).status).toBe(200);
    await call("POST", `/jobs/${jobId}/unpublish`);
    expect((await asClient("GET", `/jobs/${jobId}/summary`)).status).toBe(404);
    expect((await asClient("GET", `/jobs/${jobId}`)).status).toBe(404);
    const again = await callAs(staff, "POST", `/api/v1/jobs/${jobId}/unpublish`);
    expect(await codeOf(again)).toEqual([409, "NOT_PUBLISHED"]);
    expect((await callAs(staff, "GET", `/api/v1/jobs/${jobId}/summary?run=published`)).status).toBe(404);
  });
});

const item = (propertyName: string, itemValue: string) => ({
  propertyName,
  itemComparisonOperator: "Equal",
  itemValue,
});

describe("of two at once", () => {
  it("publishers of one base, one publishes and the other learns that it has moved", async () => {
    const jobId = await jobWithRun("two publishers", ledgerOf(100, 4));
    const { latest, publicationNumber: publication } = await jobOf(jobId);
    const body = { run: latest?.run, publication };
    const answers = await Promise.all(
      [1, 2, 3].map(() => callAs(staff, "POST", `/api/v1/jobs/${jobId}/publish`, { body })),
    );
    const codes = (await Promise.all(answers.map(codeOf))).map(([status, code]) => `${status} ${code}`);
    expect(codes.filter((code) => code.startsWith("200"))).toHaveLength(1);
    // The write lock went from one to the next, or the publication had moved.
    for (const code of codes) expect(code).toMatch(/^200|^409 (PUBLICATION_MOVED|LOCK_LOST)$/);
    expect((await jobOf(jobId)).publicationNumber).toBe(1);
    expect(await suppliersAs(client.subject, jobId)).toHaveLength(4);
  });

  it("anyone who confirms a run that is not the newest any more is notified, and nothing is published", async () => {
    const jobId = await jobWithRun("moved run", ledgerOf(100, 4));
    const { latest, publicationNumber: publication } = await jobOf(jobId);
    await rescore(jobId);
    const body = { run: latest?.run, publication };
    const answer = await callAs(staff, "POST", `/api/v1/jobs/${jobId}/publish`, { body });
    expect(await codeOf(answer)).toEqual([409, "PUBLICATION_MOVED"]);
    expect((await jobOf(jobId)).published).toBeNull();
  });

  it("a publisher and a run that ends, clients read one whole run", async () => {
    const jobId = await jobWithRun("ending", ledgerOf(100, 6));
    await publish(jobId);
    for (let times = 0; times < 4; times += 1) {
      await call("POST", `/jobs/${jobId}/rescore`);
      const { latest, publicationNumber: publication } = await jobOf(jobId);
      const body = { run: latest?.run, publication };
      const send = () => callAs(staff, "POST", `/api/v1/jobs/${jobId}/publish`, { body });
      // Again and again until the run has ended: one of them meets its end.
      const answers: (number | string | undefined)[][] = [];
      await until(
        async () => {
          answers.push(await codeOf(await send()));
          expect(await suppliersAs(client.subject, jobId)).toHaveLength(6);
          return (await jobOf(jobId)).state;
        },
        (state) => state === "Ready",
      );
      for (const [status, code] of answers.slice(1)) expect([status, code]).toEqual([409, "PUBLICATION_MOVED"]);
      await runToEnd(jobId);
      const { published } = await jobOf(jobId);
      expect(await wholeRuns(jobId)).toContain(published?.run);
    }
  });
});
