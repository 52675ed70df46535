/** Who can open a job: by name, with their parts, who has opened it, and how access is given. */
import { beforeAll, expect, it } from "vitest";
import type { AnswerOf } from "@paygauge/api-types/endpoints";
import { client, jobWithRun, publish } from "../../job/runs/published-job.fixture.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { call } from "../uploads/upload-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
});

const audienceOf = (jobId: string) => call<AnswerOf<"jobAudience">>("GET", `/jobs/${jobId}/audience`);
async function readerOf(jobId: string, userId: string) {
  const found = (await audienceOf(jobId)).readers.find(({ id }) => id === userId);
  if (found === undefined) throw new Error("No such reader.");
  return found;
}
it("lists who is assigned and who manages, each once, with the parts that their roles and grants open", async () => {
  const jobId = await jobWithRun("Read");
  const { readers, total, mayAssign } = await audienceOf(jobId);
  expect([readers.length, mayAssign]).toEqual([total, true]);
  expect(new Set(readers.map(({ id }) => id)).size).toBe(readers.length);
  const clara = await readerOf(jobId, client.userId);
  expect(clara).toMatchObject({ displayName: "Clara Client", connection: "DirectAssignment", opened: null });
  expect(clara.access).toBe("OncePublished");
  await publish(jobId);
  expect((await readerOf(jobId, client.userId)).access).toBe("Now");
});

it("gives access to one part, which a client then opens, and refuses those who may not give it", async () => {
  const jobId = await jobWithRun("Given");
  await publish(jobId);
  const before = await readerOf(jobId, client.userId);
  const [part] = before.mayGive;
  if (part === undefined) throw new Error("The client opens every part already.");
  expect(before.parts).not.toContain(part);
  const body = { userId: client.userId, part };
  const path = `/api/v1/jobs/${jobId}/audience/parts`;
  expect((await callAs(client.subject, "POST", path, { body })).status).toBe(403);
  expect((await callAs("sasha-sysadmin", "POST", path, { body })).status).toBe(200);
  const after = await readerOf(jobId, client.userId);
  expect(after.parts).toContain(part);
  expect(after.mayGive).not.toContain(part);
});

it("counts an opening once per user, run and day, of readers alone, and by presence", async () => {
  const jobId = await jobWithRun("Opened");
  await publish(jobId);
  expect((await readerOf(jobId, client.userId)).opened).toBeNull();
  const body = { entityType: "job", entityId: jobId, userId: client.userId, viewing: true };
  for (let times = 0; times < 2; times += 1)
    expect(
      (await callAs(client.subject, "POST", "/api/v1/concurrency/try-set-entity-active-user", { body })).status,
    ).toBe(200);
  const { opened } = await readerOf(jobId, client.userId);
  expect(opened).toEqual({ days: 1, lastOn: new Date().toISOString().slice(0, 10) });
  await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/summary`);
  expect((await readerOf(jobId, client.userId)).opened).toEqual(opened);
});

it("is shown only to users who can publish", async () => {
  const jobId = await jobWithRun("Not shown");
  await publish(jobId);
  expect((await callAs(client.subject, "GET", `/api/v1/jobs/${jobId}/audience`)).status).toBe(403);
});
