import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { identityHeader } from "@paygauge/api-types/entities/identity";
import { handlers } from "../../handlers.ts";
import { mount } from "../../mount.ts";
import { openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { callOrigin, seedOrigin, signIdentity, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { newJob } from "../uploads/upload-calls.fixture.ts";

const path = "/api/v1/reset-all-jobs";
const sub = subOf("dana-developer");
const origin = mount(handlers);
const jobCount = () => openDatabase(testEnv.DB).$count(jobs);

beforeAll(() => seedOrigin());

/** The call in a deployment of another name, by a session of that deployment. */
async function statusIn(environment: string, method: "GET" | "POST"): Promise<number> {
  const headers = new Headers({ [identityHeader]: await signIdentity({ sub, env: environment }) });
  if (method === "POST") headers.set("content-type", "application/json");
  const url = `http://origin.internal${path}`;
  const sent = { method: "POST", headers, body: JSON.stringify({ environment }) };
  const request = method === "GET" ? new Request(url, { headers }) : new Request(url, sent);
  const context = createExecutionContext();
  const { status } = await origin.fetch(request, { ...testEnv, ENVIRONMENT: environment }, context);
  await waitOnExecutionContext(context);
  return status;
}

test("where the environment isn't exactly local or test, there is no such call, and no job is touched", async () => {
  const before = await jobCount();
  for (const environment of ["production", "Local", "test ", "staging", "testing"])
    for (const method of ["GET", "POST"] as const)
      expect([environment, method, await statusIn(environment, method)]).toEqual([environment, method, 404]);
  expect(await statusIn("test", "GET")).toBe(200);
  expect(await jobCount()).toBe(before);
});

test("another name is refused with a sentence, and no other role has the call", async () => {
  const before = await jobCount();
  for (const environment of ["", "LOCAL", "local ", "production"]) {
    const answer = await callOrigin("POST", path, { as: { sub }, body: { environment } });
    expect([environment, answer.status]).toEqual([environment, 422]);
    expect(await answer.text()).toContain("Type the name of this environment exactly as it is shown.");
  }
  const tester = { sub: subOf("theo-tester") };
  expect((await callOrigin("POST", path, { as: tester, body: { environment: "local" } })).status).toBe(403);
  expect(await jobCount()).toBe(before);
});

test("a second reset, while the jobs of the first are being erased, is refused with a sentence", async () => {
  const id = await newJob("Being erased");
  await openDatabase(testEnv.DB).update(jobs).set({ deletedOn: "2020-01-01T00:00:00.000Z" });
  const answer = await callOrigin("POST", path, { as: { sub }, body: { environment: "local" } });
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining("A reset is already in progress"),
  ]);
  await openDatabase(testEnv.DB).delete(jobs).where(eq(jobs.id, id));
});
