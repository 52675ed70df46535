/** Answers as two users, compared by the product as they would be asked by these users. */
import { desc, eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Comparison, IgnoreRule } from "@paygauge/api-types/entities/endpoint-comparison";
import { openDatabase } from "../../store/database.ts";
import { audit } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { check, importJob, newJob, send } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const root = "/api/v1/endpoint-comparison";
const [dana, sasha, nora] = ["user-dana-developer", "user-sasha-sysadmin", "user-nora-neighbour"];
const ledger = () =>
  Uint8Array.from(
    new TextEncoder().encode("Supplier,Amount,Date\nAcme Ltd,10.00,2025-01-02\nBeta Ltd,2.00,2025-01-03"),
  );

let jobId = "";
beforeAll(async () => {
  await seedOrigin();
  jobId = await newJob("Compared");
  await check(await send(jobId, "compared.csv", ledger()));
  await importJob(jobId);
}, 120_000);

const ask = (method: string, path: string, body?: object, as = "dana-developer") =>
  callAs(as, method, `${root}${path}`, body === undefined ? {} : { body });
async function compared(callId: string, left: string, right: string): Promise<Comparison> {
  const answer = await ask("POST", "/compare", { callId, jobId, left: { userId: left }, right: { userId: right } });
  expect([callId, answer.status]).toEqual([callId, 200]);
  return answer.json<Comparison>();
}

it("finds no difference between two users who see the same of a job", async () => {
  for (const callId of ["jobSummary", "jobSuppliers", "useCases", "jobRun", "jobRates"]) {
    const { total, fields, left, right, isWhole } = await compared(callId, dana, sasha);
    expect([callId, total, left.status, right.status, isWhole]).toEqual([callId, 0, 200, 200, true]);
    expect(fields).toBeGreaterThan(0);
  }
});

it("answers as each user, with their own refusals, and leaves its line under who compares", async () => {
  const { left, right, differences } = await compared("jobSuppliers", dana, nora);
  const own = await callAs("nora-neighbour", "POST", `/api/v1/jobs/${jobId}/suppliers/get`, {
    body: { pageNumber: 1, pageSize: 5 },
  });
  expect([left.status, right.status]).toEqual([200, own.status]);
  expect(differences.some(({ pointer }) => pointer === "/status")).toBe(true);
  const [line] = await db
    .select()
    .from(audit)
    .where(eq(audit.action, "compareEndpoint"))
    .orderBy(desc(audit.sequence))
    .limit(1);
  expect(line).toMatchObject({ username: "dana.developer", entityId: jobId });
  expect(line?.note).toContain(nora);
});

it("compares permissions of two users", async () => {
  const { total, differences } = await compared("userPermissions", dana, sasha);
  expect(total).toBeGreaterThan(3);
  expect(JSON.stringify(differences)).toContain("DevArea_CRUD");
});

it("ignores what a rule names, for as long as there is the rule", async () => {
  const before = await compared("userPermissions", dana, sasha);
  const rule = { callId: "userPermissions", pattern: "/**", why: "A test." };
  expect((await ask("POST", "/ignore-rules", { ...rule, pattern: "name" })).status).toBe(422);
  const { id } = await (await ask("POST", "/ignore-rules", rule)).json<{ id: string }>();
  const rules = await (await ask("GET", "/ignore-rules")).json<IgnoreRule[]>();
  expect(rules).toMatchObject([{ id, why: "A test.", author: "Dana Developer" }]);
  const after = await compared("userPermissions", dana, sasha);
  expect([after.total, after.ignored]).toEqual([0, before.total]);
  expect((await ask("DELETE", `/ignore-rules/${id}`)).status).toBe(200);
  expect((await ask("DELETE", `/ignore-rules/${id}`)).status).toBe(404);
  expect((await compared("userPermissions", dana, sasha)).total).toBe(before.total);
});

it("is for staff, of declared reads and of jobs and users that there are", async () => {
  const body = { callId: "jobSummary", jobId, left: { userId: dana }, right: { userId: sasha } };
  const statusOf = async (change: object, as?: string) =>
    (await ask("POST", "/compare", { ...body, ...change }, as)).status;
  expect(await statusOf({}, "sasha-sysadmin")).toBe(403);
  expect(await statusOf({ callId: "deleteJob" })).toBe(422);
  expect(await statusOf({ callId: "chatConversation" })).toBe(422);
  expect(await statusOf({ jobId: "job-of-nobody" })).toBe(404);
  expect(await statusOf({ jobId: undefined })).toBe(404);
  expect(await statusOf({ left: { userId: "user-of-nobody" } })).toBe(404);
});
