/** Jobs in the making: seen by their maker alone, jobs from their import on, gone when no one uses them. */
import { eq } from "drizzle-orm";
import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, it } from "vitest";
import type { JobDraft } from "@paygauge/api-types/entities/job-drafts";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { limits } from "@paygauge/api-types/limits";
import { openDatabase } from "../../store/database.ts";
import { buyers, jobs, rememberedMappings, uploads } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { call, check, runToEnd, send, until } from "../uploads/upload-calls.fixture.ts";

const db = openDatabase(testEnv.DB);
const paged = { pageNumber: 1, pageSize: 200 };
const facts = { issuerId: "issuer-harbour", kind: "advanced", currency: "GBP", buyerCountry: "GBR" };
const period = { periodFrom: "2026-04-01", periodTo: "2026-06-30" };
const ledger = (supplier: string) =>
  new Uint8Array(
    new TextEncoder().encode(
      `Supplier,Amount,Payment Date\n${supplier},1200.50,2026-04-13\n${supplier},99.50,2026-05-14\nBolt Ltd,700.00,2026-06-15\n`,
    ),
  );

const begin = async (part: object = {}) =>
  (await call<{ id: string }>("POST", "/job-drafts", { ...facts, ...part })).id;
/** What the file leaves open, as a user answers it. */
const answers = { currency: "GBP" };
/** A draft with a checked file. */
async function drafted(supplier: string): Promise<string> {
  const id = await begin();
  await check(await send(id, `${supplier}.csv`, ledger(supplier)), { answers });
  return id;
}
const importing = (id: string, part: object = {}, who = "sasha-sysadmin") =>
  callAs(who, "POST", `/api/v1/jobs/${id}/draft/import`, {
    body: { name: "Northgate, spring", buyer: { name: "Northgate Retail" }, ...period, ...part },
  });
const buyerOf = async (id: string) => (await call<Job>("GET", `/jobs/${id}`)).buyerId;

beforeAll(() => seedOrigin());

it("is seen by its maker alone, and makes buyer and job when it is imported", async () => {
  const id = await drafted("Quill and Ink");
  const [mine] = await call<JobDraft[]>("GET", "/job-drafts");
  expect(mine).toMatchObject({ id, fileName: "Quill and Ink.csv" });
  expect(await call<Job>("GET", `/jobs/${id}`)).toMatchObject({ isDraft: true, state: "Draft", mayEdit: true });
  const lists = [
    await call("POST", "/jobs/get", paged),
    await call("POST", "/buyers/get", paged),
    await call("GET", "/buyers?issuerId=issuer-harbour"),
  ];
  expect(JSON.stringify(lists)).not.toContain(id);
  for (const who of ["dana-developer", "clara-client"])
    for (const path of ["", "/uploads", "/progress"])
      expect([who, path, (await callAs(who, "GET", `/api/v1/jobs/${id}${path}`)).status]).toEqual([who, path, 404]);
  expect((await importing(id, {}, "dana-developer")).status).toBe(404);

  expect((await importing(id)).status).toBe(200);
  expect((await runToEnd(id)).quality).toMatchObject({ rows: 3, accepted: 3 });
  expect(await call<Job>("GET", `/jobs/${id}`)).toMatchObject({
    isDraft: false,
    name: "Northgate, spring",
    buyerName: "Northgate Retail",
    ...period,
  });
  expect(JSON.stringify(await call("POST", "/jobs/get", paged))).toContain(id);
  expect(JSON.stringify(await call("GET", "/buyers?issuerId=issuer-harbour"))).toContain("Northgate Retail");
  expect(JSON.stringify(await call("GET", "/job-drafts"))).not.toContain(id);
  const again = await importing(id);
  expect([again.status, await again.json()]).toMatchObject([409, { code: "DRAFT_OVER" }]);
});

it("names every buyer whose file had the same headings, and reads by a layout that one alone had", async () => {
  const id = await begin();
  const upload = await send(id, "Acme Ltd.csv", ledger("Acme Ltd"));
  const [northgate] = await db.select().from(buyers).where(eq(buyers.name, "Northgate Retail"));
  expect([upload.inspection?.headingBuyers, upload.mappingRemembered]).toEqual([[northgate?.id], true]);
  expect(await buyerOf(id)).toBe(id);
  await check(upload, { answers });
  expect((await importing(id, { buyer: { id: "buyer-calder-county" } })).status).toBe(200);
  await runToEnd(id);
  expect(await buyerOf(id)).toBe("buyer-calder-county");
  expect(await db.select().from(buyers).where(eq(buyers.id, id))).toEqual([]);
  const third = await send(await begin(), "third.csv", ledger("Dale Ltd"));
  expect(third.inspection?.headingBuyers).toEqual(["buyer-calder-county", northgate?.id]);
  expect(third.mappingRemembered).toBe(false);
});

it("hands how its file was read to the buyer that it was of", async () => {
  await db.delete(rememberedMappings);
  const id = await drafted("Crown Ltd");
  expect(await buyerOf(id)).toBe(id);
  expect((await importing(id, { buyer: { id: "buyer-calder-county" } })).status).toBe(200);
  expect((await db.select().from(rememberedMappings)).map(({ buyerId }) => buyerId)).toEqual(["buyer-calder-county"]);
  await runToEnd(id);
});

it("asks for a currency that nothing proves, once for each buyer", async () => {
  const id = await begin();
  const upload = await check(await send(id, "unproved.csv", ledger("Yew Ltd")));
  const buyer = { buyer: { name: "Yew Retail" } };
  const refused = await importing(id, buyer);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: "CURRENCY_OPEN", detail: expect.stringContaining("unproved.csv") },
  ]);
  await check(upload, { answers });
  expect((await importing(id, buyer)).status).toBe(200);
  await runToEnd(id);
  const [yew] = await db.select().from(buyers).where(eq(buyers.name, "Yew Retail"));
  expect(yew?.currency).toBe("GBP");

  const next = await begin();
  await check(await send(next, "next.csv", ledger("Ash Ltd")));
  expect((await importing(next, { buyer: { id: yew?.id } })).status).toBe(200);
  await runToEnd(next);
});

it("refuses with a sentence what makes no job", async () => {
  const id = await drafted("Dove Ltd");
  const refusal = async (answer: Response) => [answer.status, (await answer.json<{ code: string }>()).code];
  expect(await refusal(await importing(id, { buyer: { name: "Northgate Retail" } }))).toEqual([422, "INVALID"]);
  expect(await refusal(await importing(id, { buyer: { id: "buyer-nowhere" } }))).toEqual([422, "INVALID"]);
  expect(await refusal(await importing(id, { buyer: null }))).toEqual([422, "INVALID"]);
  expect(await refusal(await importing(id, { periodFrom: null, periodTo: null }))).toEqual([409, "PERIOD_OPEN"]);
  expect(await refusal(await callAs("sasha-sysadmin", "POST", `/api/v1/jobs/${id}/import`))).toEqual([
    409,
    "DRAFT_UNNAMED",
  ]);
  const save = (body: object) =>
    callAs("sasha-sysadmin", "PUT", `/api/v1/jobs/${id}/draft`, { body: { ...facts, ...period, ...body } });
  expect(await refusal(await save({ issuerId: "issuer-nowhere" }))).toEqual([404, "NOT_FOUND"]);
  expect(await refusal(await save({ currency: "XXQ" }))).toEqual([422, "INVALID"]);
  expect(await refusal(await save({ periodFrom: null }))).toEqual([422, "INVALID"]);
  expect((await save({ currency: "EUR" })).status).toBe(200);
  expect(await call<Job>("GET", `/jobs/${id}`)).toMatchObject({ currency: "EUR", ...period });
});

it("is erased with its file when it is discarded, or not used for its days", async () => {
  const queue = queueOf(testEnv);
  const isGone = (id: string) =>
    until(
      async () => (await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id))).length,
      (left) => left === 0,
    );
  const discarded = await drafted("Elm Ltd");
  await call("DELETE", `/jobs/${discarded}/draft`);
  expect((await callAs("sasha-sysadmin", "GET", `/api/v1/jobs/${discarded}`)).status).toBe(404);
  await isGone(discarded);
  expect((await testEnv.FILES.list({ prefix: `uploads/${discarded}/` })).objects).toEqual([]);

  const unused = await drafted("Fir Ltd");
  const due = () =>
    runInDurableObject(queue, (_, { storage: { sql } }) => {
      sql.exec("UPDATE commands SET not_before = 0 WHERE id LIKE ? AND state <> 'Completed'", `unused-${unused}-%`);
    });
  const commands = () =>
    runInDurableObject(queue, (_, { storage: { sql } }) =>
      sql.exec("SELECT id, state FROM commands WHERE id LIKE ?", `unused-${unused}-%`).toArray(),
    );
  await due();
  await queue.setRunning(true);
  // In use: its days begin again.
  await until(commands, (found) => found.length === 2);
  expect(await db.select().from(uploads).where(eq(uploads.jobId, unused))).toHaveLength(1);
  const long = new Date(Date.now() - (limits.draftsKeptDays + 1) * 86_400_000).toISOString();
  await db.update(jobs).set({ updatedOn: long }).where(eq(jobs.id, unused));
  await db.update(uploads).set({ updatedOn: long }).where(eq(uploads.jobId, unused));
  await due();
  await queue.setRunning(true);
  await isGone(unused);
  expect(await db.select().from(buyers).where(eq(buyers.id, unused))).toEqual([]);
});
