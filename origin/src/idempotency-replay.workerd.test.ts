import { beforeAll, expect, it } from "vitest";
import { bodyTypeOf, isOfOrigin } from "@paygauge/api-types/endpoints/call";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { callOrigin, seedOrigin, subOf } from "./support/call-origin.ts";
import { testEnv } from "./support/test-env.ts";

/** Writes that are made; each is sent four times: once, and three times again. */
const requests = 40;
let issuerId = "";

const create = (key: string, name: string): Promise<Response> =>
  callOrigin("POST", "/api/v1/buyers", {
    as: { sub: subOf("dana-developer") },
    headers: { "idempotency-key": key },
    body: { issuerId, name, country: "GBR" },
  });
const rows = async (sql: string): Promise<number> => (await testEnv.DB.prepare(sql).first<{ n: number }>())?.n ?? -1;
const buyersMade = () => rows("SELECT count(*) n FROM buyers WHERE name LIKE 'Replayed %'");
const linesMade = () => rows("SELECT count(*) n FROM audit WHERE action = 'createBuyer'");

beforeAll(async () => {
  await seedOrigin();
  issuerId = (await testEnv.DB.prepare("SELECT id FROM issuers").first<{ id: string }>())?.id ?? "";
});

it("R6: a write sent four times, a fifth of them at once, has one effect and identical answers", async () => {
  for (let at = 0; at < requests; at += 1) {
    const send = async () => {
      const answer = await create(`replay-${at}`, `Replayed ${at}`);
      return `${answer.status} ${await answer.text()}`;
    };
    const isAtOnce = at % 5 === 0;
    const answers: string[] = [];
    if (isAtOnce) answers.push(...(await Promise.all([send(), send(), send(), send()])));
    else for (let turn = 0; turn < 4; turn += 1) answers.push(await send());
    expect(answers[0]).toMatch(/^200 /);
    expect(new Set(answers).size, `request ${at}`).toBe(1);
  }
  expect([await buyersMade(), await linesMade()]).toEqual([requests, requests]);
});

it("R6: the same key with another body is 422 and changes nothing", async () => {
  const before = [await buyersMade(), await linesMade()];
  for (let at = 0; at < requests; at += 10) {
    const answer = await create(`replay-${at}`, `Replayed otherwise ${at}`);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  }
  expect([await buyersMade(), await linesMade()]).toEqual(before);
});

it("R6: every released write keeps its key; a part of an upload, the same however often it comes, needs none", () => {
  const writes = compiledCalls.filter(({ call }) => call.effect === "write" && isOfOrigin(call));
  expect(writes.length).toBeGreaterThan(60);
  const without = writes.filter(({ call }) => bodyTypeOf(call) === "binary" || call.answer === "download");
  expect(without.map(({ call, path }) => `${call.method} ${path}`)).toEqual([
    "PUT /api/v1/link-upload/parts/:partNumber",
    "PUT /api/v1/issuers/:id/card-statements/imports/:importId/parts/:partNumber",
    "PUT /api/v1/jobs/:jobId/uploads/:uploadId/parts/:partNumber",
    "PUT /api/v1/video-resources/:videoResourceId/uploads/:uploadId/parts/:partNumber",
    "PUT /api/v1/table-imports/:importId/parts/:partNumber",
  ]);
});

it("R6: the key of a refused write may be used for the corrected one, and then for no other", async () => {
  const before = await buyersMade();
  expect((await create("replay-corrected", "")).status).toBe(422);
  const other = await callOrigin("POST", "/api/v1/buyers", {
    as: { sub: subOf("dana-developer") },
    headers: { "idempotency-key": "replay-corrected" },
    body: { issuerId: "of nobody", name: "Replayed nowhere", country: "GBR" },
  });
  expect(other.status).toBeGreaterThanOrEqual(400);
  const answers = [];
  for (let turn = 0; turn < 3; turn += 1)
    answers.push(await (await create("replay-corrected", "Replayed right")).text());
  expect(new Set(answers).size).toBe(1);
  expect((await create("replay-corrected", "Replayed wrong")).status).toBe(422);
  expect(await buyersMade()).toBe(before + 1);
});

it("R6: a key lives for 24 hours and is new afterwards", async () => {
  const name = "replay-of-a-day";
  const life = "SELECT unixepoch(expires_on) - unixepoch('now') n FROM idempotency_keys WHERE key = 'replay-of-a-day'";
  const first = await (await create(name, "Replayed for a day")).text();
  expect(Math.abs((await rows(life)) - 24 * 3600)).toBeLessThan(60);
  const before = await buyersMade();
  await testEnv.DB.prepare(`UPDATE idempotency_keys SET expires_on = ? WHERE key = ?`)
    .bind(new Date(Date.now() + 60_000).toISOString(), name)
    .run();
  expect(await (await create(name, "Replayed for a day")).text()).toBe(first);
  await testEnv.DB.prepare(`UPDATE idempotency_keys SET expires_on = ? WHERE key = ?`)
    .bind(new Date(Date.now() - 1).toISOString(), name)
    .run();
  const later = await create(name, "Replayed the next day");
  expect([later.status, (await later.text()) === first]).toEqual([200, false]);
  expect(await buyersMade()).toBe(before + 1);
});
